// Errors are values with a reason, a place and a mend.
//
// Every function that can fail for a reason outside the program returns Result<T>: the value, or an Error that says
// what is wrong, where, and what would be right. A broken invariant is an assertion instead; exceptions stop at a
// module's edge.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace porism {

/// A position in something a user wrote. Lines and columns count from 1; 0 means not known.
struct Place {
    std::string source; ///< file name as the user gave it, "-" for standard input, empty for text typed in the studio
    int line = 0;
    int column = 0;
    friend bool operator==(const Place&, const Place&) = default;
};

/// Who can mend it: decides the exit status of the command line (bad input 2, internal 3, interrupted 130).
enum class ErrorKind { bad_input, unavailable, limit, interrupted, internal };

struct Error {
    ErrorKind kind = ErrorKind::bad_input;
    std::string code; ///< stable, snake_case, for tests and filters: "unknown_construction"
    std::string what; ///< one clause in plain words, no final stop: "there is no construction called \"foott\""
    std::string mend; ///< what would be right, may be empty: "did you mean foot?"
    std::optional<Place> place = {};
    std::string pointer = {}; ///< of the value within a JSON document (RFC 6901): "/scene/actions/1"; else empty
    std::vector<std::size_t> actions = {}; ///< of a scene, that are to blame together, ascending: `conflict`

    Error& at(Place where) {
        place = std::move(where);
        return *this;
    }
};

/// `file:line:column: error: pointer: what; mend`, leaving out what is not known.
std::string to_string(const Error& error);

template<class T>
using Result = tl::expected<T, Error>;

/// Success without a value.
using Status = Result<void>;

/// `return fail("code", "what", "mend");`
inline tl::unexpected<Error> fail(std::string code, std::string what, std::string mend = {}) {
    return tl::unexpected<Error>(
        Error{ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend), std::nullopt});
}
inline tl::unexpected<Error> fail(Error error) {
    return tl::unexpected<Error>(std::move(error));
}

} // namespace porism
