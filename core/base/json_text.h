// Where values stand in the text of a JSON document.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace porism {

/// The offset of the first character of the value at a JSON pointer (RFC 6901) in `text`, which is well-formed JSON of
/// bounded depth; of the last value on the way where the pointer leads on to what is not there. Linear in the text.
std::size_t offset_of(std::string_view text, std::string_view pointer);

/// The offsets of the elements of the list at a pointer, in order; none where there is no list. Linear in the text.
std::vector<std::size_t> element_offsets(std::string_view text, std::string_view pointer);

struct RepeatedMember {
    std::string name;
    std::size_t offset; ///< of the second time that it is written
};

/// The first member in `text`, well-formed JSON of bounded depth, that its object has already.
std::optional<RepeatedMember> repeated_member(std::string_view text);

/// A name as a token of a JSON pointer.
std::string pointer_token(std::string_view name);

} // namespace porism
