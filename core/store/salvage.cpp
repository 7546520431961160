#include "store/salvage.h"

#include "store/impl.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <stdlib.h>

namespace porism::store {
namespace {

namespace fs = std::filesystem;

/// A problem takes more than this in a file, so a damaged number cannot make the search endless.
constexpr std::int64_t smallest_problem = 64;

tl::unexpected<Error> copy_failed(const std::string& path, const std::error_code& reason) {
    return fail(Error{ErrorKind::unavailable, "store_unreadable",
                      '"' + path + "\" is damaged and cannot be copied to be read: " + reason.message(),
                      "check its rights, and the room for temporary files", Place{path, 0, 0}});
}

/// The first column of the first row; nothing where it cannot be read.
std::optional<std::int64_t> number_if_readable(const SQLite::Database& database, const char* query) {
    try {
        SQLite::Statement row(database, query);
        if (row.executeStep()) return row.getColumn(0).getInt64();
    } catch (const SQLite::Exception&) {
        return std::nullopt;
    }
    return std::nullopt;
}

/// The greatest number that the table can be seen to reach, from either end.
std::int64_t greatest_seen(const SQLite::Database& database) {
    std::int64_t greatest = 0;
    for (const char* query : {"SELECT seq FROM sqlite_sequence WHERE name = 'problem'",
                              "SELECT id FROM problem NOT INDEXED ORDER BY id DESC LIMIT 1"})
        greatest = std::max(greatest, number_if_readable(database, query).value_or(0));
    try {
        SQLite::Statement rows(database, "SELECT id FROM problem NOT INDEXED ORDER BY id");
        while (rows.executeStep()) greatest = std::max(greatest, rows.getColumn(0).getInt64());
    } catch (const SQLite::Exception&) {
        return greatest;
    }
    return greatest;
}

bool may_be_kept(const SQLite::Database& database, RecordId id) {
    try {
        SQLite::Statement row(database, "SELECT 1 FROM problem WHERE id = ? AND removed IS NULL");
        row.bind(1, id);
        return row.executeStep();
    } catch (const SQLite::Exception&) {
        return true;
    }
}

} // namespace

Result<std::unique_ptr<CopyFolder>> CopyFolder::make() {
    std::error_code trouble;
    std::string name = (fs::temp_directory_path(trouble) / "porism-XXXXXX").string();
    if (trouble || ::mkdtemp(name.data()) == nullptr)
        return copy_failed(name, trouble ? trouble : std::error_code(errno, std::generic_category()));
    return std::unique_ptr<CopyFolder>(new CopyFolder(std::move(name)));
}

CopyFolder::~CopyFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

Result<SQLite::Database> open_copy(const std::string& library, const CopyFolder& folder) {
    const std::string copy = folder.path() + "/copy.porism";
    std::error_code trouble;
    fs::copy_file(library, copy, trouble);
    if (!trouble && fs::exists(library + "-wal", trouble)) fs::copy_file(library + "-wal", copy + "-wal", trouble);
    if (trouble) return copy_failed(library, trouble);
    SQLite::Database database(copy, SQLite::OPEN_READWRITE);
    // Without it SQLite opens nothing that is shorter than its header says.
    database.exec("PRAGMA writable_schema = ON");
    return database;
}

std::vector<RecordId> Store::reachable() const {
    std::error_code ignored;
    const auto bytes = static_cast<std::int64_t>(fs::file_size(impl_->path, ignored));
    const std::int64_t last = std::min(greatest_seen(impl_->database), bytes / smallest_problem);
    std::vector<RecordId> ids;
    for (RecordId id = 1; id <= last; ++id)
        if (may_be_kept(impl_->database, id)) ids.push_back(id);
    return ids;
}

} // namespace porism::store
