// What helps with a damaged library: a copy that SQLite is made to open.
#pragma once

#include "base/result.h"

#include <SQLiteCpp/Database.h>
#include <memory>
#include <string>

namespace porism::store {

/// A folder that goes away with its owner.
class CopyFolder {
public:
    static Result<std::unique_ptr<CopyFolder>> make();
    CopyFolder(const CopyFolder&) = delete;
    CopyFolder& operator=(const CopyFolder&) = delete;
    ~CopyFolder();
    const std::string& path() const { return path_; }

private:
    explicit CopyFolder(std::string path) : path_(std::move(path)) {}
    std::string path_;
};

/// The library and its log copied into the folder, and opened there although parts may be missing. The original is
/// only read. Errors: `store_unreadable`. Throws SQLite::Exception.
Result<SQLite::Database> open_copy(const std::string& library, const CopyFolder& folder);

} // namespace porism::store
