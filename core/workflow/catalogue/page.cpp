#include "workflow/catalogue/page.h"

#include "workflow/files.h"

#include <fmt/format.h>

namespace porism::workflow {
namespace {

std::string index_of(const Page& page) {
    std::string text;
    for (const PageGroup& group : page.groups) {
        std::string names;
        for (const std::string& row : group.rows)
            names += fmt::format("{}[{}](#{})", names.empty() ? "" : ", ", row, row);
        text += fmt::format("- **{}**: {}\n", group.name, names);
    }
    return text + "\n";
}

std::string text_of(const Page& page, const std::string& row, const PageSection& section) {
    return fmt::format("### {}\n\n{}\n\n![{}]({}/{}.svg)\n\n{}\n", row, section.title, section.title, page.table, row,
                       section.text);
}

} // namespace

void PageText::line(std::string_view label, const std::string& words) {
    if (!words.empty()) text += fmt::format("- *{}:* {}\n", label, words);
}

void PageText::code(std::string_view label, const std::vector<std::string>& items) {
    std::string words;
    for (const std::string& item : items) words += (words.empty() ? "`" : ", `") + item + "`";
    line(label, words);
}

Status write_page(const std::string& folder, const Page& page, const Control& control) {
    if (auto made = make_folder(folder + "/" + page.table); !made) return made;
    std::string text = page.head + index_of(page);
    for (const PageGroup& group : page.groups) {
        text += fmt::format("## {}\n\n", group.name);
        for (const std::string& row : group.rows) {
            if (control.stopped())
                return fail(Error{ErrorKind::interrupted, "interrupted", "stopped while writing a page", {}, {}});
            const auto section = page.section(row);
            if (!section) return fail(section.error());
            const auto written = write_file(fmt::format("{}/{}/{}.svg", folder, page.table, row), section->picture);
            if (!written) return written;
            text += text_of(page, row, *section);
        }
    }
    return write_file(fmt::format("{}/{}.md", folder, page.table), text);
}

} // namespace porism::workflow
