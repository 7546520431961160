// Reading members of JSON objects strictly: shared by the JSON forms of this module.
#pragma once

#include "base/json.h"

#include <initializer_list>
#include <string_view>
#include <vector>

namespace porism::problem {

/// An object of the kind `kind` in a version that this program reads, without members that are not known.
Status check_envelope(const Json& json, std::string_view kind, std::initializer_list<std::string_view> known);

/// Absent leaves `out` alone; a wrong type is an error that names the member.
Status read_text(const Json& json, std::string_view key, std::string& out);
Status read_flag(const Json& json, std::string_view key, bool& out);
Status read_count(const Json& json, std::string_view key, std::size_t& out);
/// The list under the key; an empty one where it is absent.
Result<Json> read_list(const Json& json, std::string_view key);
/// Branches by action: whole numbers from 0.
Result<std::vector<int>> read_branches(const Json& json, std::string_view key);

} // namespace porism::problem
