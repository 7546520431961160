// A page of documentation that the program writes from one of its tables: an index by groups, then a section a row with
// a picture.
#pragma once

#include "base/result.h"
#include "base/stop.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// Lines of Markdown.
struct PageText {
    std::string text;

    /// "- *label:* words"; nothing where there are no words.
    void line(std::string_view label, const std::string& words);
    /// The same with each item as code: "- *label:* `a`, `b`".
    void code(std::string_view label, const std::vector<std::string>& items);
};

struct PageGroup {
    std::string name;
    std::vector<std::string> rows; ///< stable names: of the section, its anchor and its picture
};

struct PageSection {
    std::string title;
    std::string text;    ///< Markdown below title and picture
    std::string picture; ///< SVG text
};

struct Page {
    std::string table; ///< "constructions": the name of the file and of the folder of the pictures
    std::string head;  ///< Markdown above the index
    std::vector<PageGroup> groups;
    std::function<Result<PageSection>(const std::string& row)> section;
};

/// Writes `folder`/TABLE.md and for each row `folder`/TABLE/ROW.svg. Errors: those of files.h and of
/// the sections, and `interrupted`: what was written of pictures stays.
Status write_page(const std::string& folder, const Page& page, const Control& control = {});

} // namespace porism::workflow
