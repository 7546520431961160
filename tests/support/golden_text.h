// Golden texts: what the program is expected to write, kept in tests/golden/. Free of any test framework.
#pragma once

#include "source_tree/source_tree.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

namespace porism::test {

/// Compares `actual` with the file `path` (relative to tests/golden/); newlines count, line endings are \n.
/// Returns an empty string where they agree, otherwise what differs first, for a person to read.
/// With PORISM_ACCEPT_GOLDEN=1 in the environment it writes `actual` to the file instead and returns an empty string.
inline std::string golden_difference(std::string_view path, std::string_view actual) {
    const auto file = std::filesystem::path(in_source("tests/golden")) / path;
    const char* accept = std::getenv("PORISM_ACCEPT_GOLDEN");
    if (accept != nullptr && std::string_view(accept) == "1") {
        std::filesystem::create_directories(file.parent_path());
        std::ofstream out(file, std::ios::binary);
        out << actual;
        out.close();
        return out ? std::string() : "cannot write " + file.string();
    }
    constexpr std::string_view mend = "; packaging/accept-goldens.sh accepts what the program writes now";
    std::ifstream in(file, std::ios::binary);
    if (!in) return "there is no golden " + file.string() + std::string(mend);
    const std::string expected{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    if (expected == actual) return {};

    std::istringstream expected_lines(expected);
    std::istringstream actual_lines{std::string(actual)};
    std::string was, is;
    for (int line = 1;; ++line) {
        const bool more_expected = static_cast<bool>(std::getline(expected_lines, was));
        const bool more_actual = static_cast<bool>(std::getline(actual_lines, is));
        if (more_expected && more_actual && was == is) continue;
        std::ostringstream message;
        message << file.string() << ':' << line << ": the golden differs" << mend;
        message << "\n  golden: " << (more_expected ? was : "(no such line, or no newline at the end)");
        message << "\n  now:    " << (more_actual ? is : "(no such line, or no newline at the end)");
        return message.str();
    }
}

} // namespace porism::test
