// Files of the source tree for tests, and the examples inside the documentation. Free of any test framework.
#pragma once

#include "source_tree/source_tree.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace porism::test {

/// The bytes of a file, its path relative to the source tree; empty when there is none.
inline std::string read_file(const std::string& path) {
    std::ifstream in(in_source(path), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

/// The fenced blocks of a language ("json") in a Markdown file, without their fences.
inline std::vector<std::string> fenced_blocks(const std::string& path, std::string_view language) {
    const std::string text = read_file(path);
    const std::string open = "```" + std::string(language) + "\n";
    std::vector<std::string> blocks;
    for (std::size_t at = text.find(open); at != std::string::npos; at = text.find(open, at)) {
        const std::size_t start = at + open.size();
        const std::size_t end = text.find("```", start);
        if (end == std::string::npos) break;
        blocks.push_back(text.substr(start, end - start));
        at = end;
    }
    return blocks;
}

} // namespace porism::test
