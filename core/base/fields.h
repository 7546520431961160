// Reading members of JSON objects strictly: shared by every JSON form of the project.
#pragma once

#include "base/json.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace porism {

/// The version that the forms of this program have. A form that a later program wrote has a greater one.
inline constexpr int form_version = 1;

/// The error of what stands at `path` in a value ("scene", "actions/1"), seen from that value: the path is put in front
/// of its pointer, and a place inside the text of a string is dropped.
Error in_member(std::string_view path, Error error);
/// "actions/1": the path of an element of a list.
std::string element(std::string_view list, std::size_t index);

/// The member "version" of an object, a `kind` ("path"). Errors: `json_not_object`, `json_missing`, `json_type` (not a
/// positive whole number), `newer_version`.
Status check_version(const Json& json, std::string_view kind);

/// An object whose member "porism" is `kind`, in a version that this program reads, without members that are not known.
/// Errors: those of `check_version`; `wrong_kind`, `json_unknown_key`.
Status check_envelope(const Json& json, std::string_view kind, std::initializer_list<std::string_view> known);

/// Absent leaves `out` alone; a wrong type is an error (`json_type`) that names the member.
Status read_text(const Json& json, std::string_view key, std::string& out);
Status read_flag(const Json& json, std::string_view key, bool& out);
Status read_count(const Json& json, std::string_view key, std::size_t& out);
/// Whole numbers from 0.
Status read_counts(const Json& json, std::string_view key, std::vector<std::size_t>& out);
/// The list under the key; an empty one where it is absent.
Result<Json> read_list(const Json& json, std::string_view key);
/// The list of strings under the key; an empty one where it is absent.
Result<std::vector<std::string>> read_strings(const Json& json, std::string_view key);
/// Branches by action: whole numbers from 0.
Result<std::vector<int>> read_branches(const Json& json, std::string_view key);

} // namespace porism
