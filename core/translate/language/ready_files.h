// The files of resources/languages, compiled in (cmake/PorismModule.cmake).
#pragma once

#include <span>
#include <string_view>

namespace porism::translate {

struct ReadyFile {
    std::string_view name, text;
};
std::span<const ReadyFile> ready_files();

} // namespace porism::translate
