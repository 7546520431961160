// What every fuzzer asks of an error, and how a broken property stops it.
#pragma once

#include "base/result.h"
#include "base/text.h"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace porism::fuzz {

inline void require(bool holds, const char* property, std::string_view detail = {}) {
    if (holds) return;
    std::fprintf(stderr, "broken property: %s\n%s\n", property, std::string(detail).c_str());
    std::abort();
}

/// An error says what is wrong and what would be right, in a message that can be shown whatever was read.
inline void require_helpful(const Error& error) {
    require(!error.code.empty(), "an error has a code", error.what);
    require(!error.what.empty(), "an error says what is wrong", error.code);
    require(!error.mend.empty(), "an error says what would be right", error.what);
    require(to_string(error).size() < 2048, "an error can be read at a glance", error.what);
}

/// And where.
inline void require_placed(const Error& error) {
    require_helpful(error);
    require(error.place && error.place->line > 0 && error.place->column > 0, "an error has line and column",
            to_string(error));
}

} // namespace porism::fuzz
