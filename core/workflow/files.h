// Files in and out: bounded reading, and writing that leaves either the old file or the whole new one.
#pragma once

#include "base/result.h"
#include "base/stop.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace porism::workflow {

inline constexpr std::size_t max_input_bytes = 10U << 20U;

/// The bytes of a file, or of standard input for "-". Errors: `file_missing`, `file_unreadable`, `file_is_folder`,
/// `file_too_large` (over `limit`), `interrupted` (standard input did not end before a stop).
Result<std::string> read_input(const std::string& path, const Control& control = {},
                               std::size_t limit = max_input_bytes);

/// Writes beside `path`, flushes to the disk and renames over it, so that a killed program or a full disk leaves no
/// half file. Errors are of kind `unavailable`: `folder_missing`, `not_writable`, `disk_full`, `write_failed`; nothing
/// is left behind.
Status write_file(const std::string& path, std::string_view bytes);

/// `output_is_input` where writing `path` would overwrite the file that was read, under whatever name.
Status check_output(const std::string& path, const std::string& input);

/// Makes a folder and those above it. Errors as for `write_file`, and `not_a_folder`.
Status make_folder(const std::string& path);

/// What a file is called without its folders and its ending: "figure" for "pictures/figure.json", "stdin" for "-".
std::string stem_of(const std::string& path);

} // namespace porism::workflow
