#include "store/impl.h"
#include "store/log.h"
#include "store/migrations.h"
#include "store/salvage.h"

#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <sqlite3.h>
#include <unistd.h>

namespace porism::store {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view sqlite_magic{"SQLite format 3\0", 16};

/// What lies at the path, before SQLite looks at it.
enum class Found { nothing, empty, sqlite };

Result<Found> look_at(const std::string& path) {
    std::error_code failure;
    const auto status = fs::status(path, failure);
    if (!fs::exists(status)) return Found::nothing;
    if (!fs::is_regular_file(status)) return fail(not_a_store(path, "it is not a file"));
    std::ifstream in(path, std::ios::binary);
    std::array<char, 16> head{};
    in.read(head.data(), head.size());
    if (!in.is_open())
        return fail(Error{ErrorKind::unavailable, "store_unreadable", '"' + path + "\" cannot be read",
                          "check its rights", Place{path, 0, 0}});
    if (in.gcount() == 0) return Found::empty;
    if (!looks_like_store({head.data(), static_cast<std::size_t>(in.gcount())}))
        return fail(not_a_store(path, "its content is something else"));
    return Found::sqlite;
}

/// Write-ahead logging needs files beside the library, so the folder must be writable too.
bool may_write(const std::string& path, Found found) {
    const fs::path folder = fs::path(path).parent_path();
    if (::access(folder.empty() ? "." : folder.c_str(), W_OK) != 0) return false;
    return found == Found::nothing || ::access(path.c_str(), W_OK) == 0;
}

/// A file: address that keeps SQLite from needing files beside a library in a folder that cannot be written.
std::string immutable_address(const std::string& path) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string address = "file:";
    for (const char c : fs::absolute(path).string()) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = std::isalnum(byte) != 0 || c == '/' || c == '.' || c == '-' || c == '_';
        if (plain)
            address += c;
        else
            address += {'%', digits[byte >> 4U], digits[byte & 0xFU]};
    }
    return address + "?immutable=1";
}

std::int64_t number(const SQLite::Database& database, const char* query) {
    SQLite::Statement statement(database, query);
    return statement.executeStep() ? statement.getColumn(0).getInt64() : 0;
}

SQLite::Database open_to_read(const std::string& path, int timeout) {
    try {
        SQLite::Database database(path, SQLite::OPEN_READONLY, timeout);
        number(database, "SELECT count(*) FROM sqlite_master");
        return database;
    } catch (const SQLite::Exception& exception) {
        const int code = exception.getErrorCode() & 0xFF;
        // Without the right to make the log's files SQLite cannot even read, unless it is told that nobody writes.
        if (code != SQLITE_CANTOPEN && code != SQLITE_READONLY) throw;
        return {immutable_address(path), SQLite::OPEN_READONLY | SQLite::OPEN_URI, timeout};
    }
}

/// Whether the file is ours, and of a version that this program can work with.
Status check_identity(const SQLite::Database& database, const std::string& path, bool read_only, bool may_be_new) {
    const bool bare = number(database, "SELECT count(*) FROM sqlite_master") == 0;
    const std::int64_t id = number(database, "PRAGMA application_id");
    if (may_be_new && bare && id == 0) return {};
    if (bare && id == 0) return fail(not_a_store(path, "nothing was ever kept in it"));
    if (id != application_id) return fail(not_a_store(path, "another program made this database"));
    const int version = version_of(database), newest = newest_version();
    if (version > newest)
        return fail("newer_version",
                    '"' + path + "\" was written by a newer version of Porism: the library has version " +
                        std::to_string(version) + ", this program knows versions up to " + std::to_string(newest),
                    "open it with the newer program");
    if (read_only && version < newest)
        return fail("older_version",
                    '"' + path +
                        "\" was written by an older version of Porism and cannot be brought up to date where it is",
                    "copy it to a place that may be written");
    return {};
}

void prepare_to_write(SQLite::Database& database, const Options& options) {
    database.exec("PRAGMA journal_mode = WAL");
    // Each commit reaches the disk: an acknowledged save outlives a power cut too.
    database.exec("PRAGMA synchronous = FULL");
    if (options.max_pages > 0) database.exec("PRAGMA max_page_count = " + std::to_string(options.max_pages));
    migrate(database);
}

/// A file that is not even a database holds nothing.
bool holds_problems(const std::string& path) {
    try {
        const SQLite::Database database(path, SQLite::OPEN_READONLY);
        return database.tableExists("problem") && number(database, "SELECT count(*) FROM problem") > 0;
    } catch (const SQLite::Exception&) {
        return false;
    }
}

/// Takes away a library that could not be made; not one in which another program has kept something meanwhile.
void remove_unfinished(const std::string& path) {
    if (holds_problems(path)) return;
    for (const char* part : {"", "-wal", "-shm", "-journal"}) {
        std::error_code ignored;
        fs::remove(path + part, ignored);
    }
}

} // namespace

bool looks_like_store(std::string_view bytes) {
    return bytes.substr(0, sqlite_magic.size()) == sqlite_magic;
}

Result<Store> Store::open(const std::string& path, Mode mode, Options options) {
    const bool is_new = mode == Mode::create && !fs::exists(path);
    auto store = open_found(path, mode, std::move(options));
    if (!store && !store.error().place) store.error().at(Place{path, 0, 0});
    if (!store && is_new && store.error().code != "store_busy") remove_unfinished(path);
    return store;
}

Result<Store> Store::open_found(const std::string& path, Mode mode, Options options) {
    const auto found = look_at(path);
    if (!found) return fail(found.error());
    if (*found == Found::nothing && mode != Mode::create)
        return fail(
            Error{ErrorKind::bad_input, "store_missing", "there is no library \"" + path + '"', "", Place{path, 0, 0}});
    if (*found == Found::empty && mode != Mode::create) return fail(not_a_store(path, "the file is empty"));
    if (mode == Mode::salvage) return open_salvage(path, std::move(options));
    if (auto sound = check_log(path); !sound) return fail(std::move(sound.error()));
    const bool read_only = mode == Mode::read_only || (*found != Found::nothing && !may_write(path, *found));

    return guarded(path, [&]() -> Result<Store> {
        const int timeout = options.busy_timeout_ms;
        auto database = read_only ? open_to_read(path, timeout)
                                  : SQLite::Database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, timeout);
        if (auto ok = check_identity(database, path, read_only, mode == Mode::create && !read_only); !ok)
            return fail(ok.error());
        database.exec("PRAGMA foreign_keys = ON");
        if (!read_only) prepare_to_write(database, options);
        return Store(std::make_unique<Impl>(path, std::move(options), read_only, nullptr, std::move(database)));
    });
}

Result<Store> Store::open_salvage(const std::string& path, Options options) {
    auto folder = CopyFolder::make();
    if (!folder) return fail(std::move(folder.error()));
    return guarded(path, [&]() -> Result<Store> {
        auto database = open_copy(path, **folder);
        if (!database) return fail(std::move(database.error()));
        if (auto ok = check_identity(*database, path, true, false); !ok) return fail(ok.error());
        return Store(std::make_unique<Impl>(path, std::move(options), true, std::move(*folder), std::move(*database)));
    });
}

Store::Store(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

const std::string& Store::path() const {
    return impl_->path;
}
bool Store::read_only() const {
    return impl_->read_only;
}

Status Store::check() const {
    return guarded(impl_->path, [&]() -> Status {
        SQLite::Statement query(impl_->database, "PRAGMA integrity_check(1)");
        const std::string found = query.executeStep() ? query.getColumn(0).getString() : "no answer";
        if (found != "ok")
            return fail(Error{ErrorKind::unavailable, "store_corrupt", '"' + impl_->path + "\" is damaged: " + found,
                              salvage_mend, Place{impl_->path, 0, 0}});
        SQLite::Statement links(impl_->database, "PRAGMA foreign_key_check");
        if (links.executeStep())
            return fail(Error{ErrorKind::unavailable, "store_corrupt",
                              '"' + impl_->path + "\" is damaged: a row refers to one that is not there", "",
                              Place{impl_->path, 0, 0}});
        return {};
    });
}

} // namespace porism::store
