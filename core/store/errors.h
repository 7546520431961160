// SQLite's failures as errors in words. Its exceptions end here.
#pragma once

#include "base/result.h"

#include <SQLiteCpp/Exception.h>
#include <cerrno>
#include <string>
#include <type_traits>
#include <utility>

namespace porism::store {

/// What the failure means for a person, with the file's name.
Error error_of(const SQLite::Exception& exception, const std::string& path);
Error not_a_store(const std::string& path, const std::string& reason);
Error read_only_error(const std::string& path);

/// What helps where a library is damaged.
inline constexpr const char* salvage_mend =
    "porism store import NEW.porism OLD.porism takes over what is still readable";

/// Runs `work`, which returns a Result, and turns what SQLite throws into an error.
template<class Work>
auto guarded(const std::string& path, Work&& work) -> std::invoke_result_t<Work> {
    errno = 0;
    try {
        return std::forward<Work>(work)();
    } catch (const SQLite::Exception& exception) {
        return fail(error_of(exception, path));
    }
}

} // namespace porism::store
