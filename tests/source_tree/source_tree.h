// Where the files of the source tree are, for tests. Its path is compiled into one source alone, so that a compiler
// cache serves every checkout.
#pragma once

#include <string>
#include <string_view>

namespace porism::test {

/// The path of a file or folder, given relative to the source tree ("resources/examples").
std::string in_source(std::string_view path);

} // namespace porism::test
