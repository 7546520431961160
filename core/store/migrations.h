// The schema of a library, step by step. A step that was ever released is never changed; a change is a new step at the
// end.
#pragma once

#include <SQLiteCpp/Database.h>
#include <cstdint>
#include <span>

namespace porism::store {

/// "Pori" in the header of the file: tells a library from other SQLite files.
inline constexpr std::int64_t application_id = 0x506F7269;

/// SQL of step i brings a file from version i to version i + 1.
std::span<const char* const> migrations();
/// The version that this program writes.
int newest_version();
/// `PRAGMA user_version`: how many steps the file has been through.
int version_of(const SQLite::Database& database);
/// Runs the missing steps, each in a transaction of its own, so that a killed program leaves a whole version behind.
/// Throws SQLite::Exception.
void migrate(SQLite::Database& database);

} // namespace porism::store
