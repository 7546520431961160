#include "store/errors.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <sqlite3.h>

namespace porism::store {
namespace {

struct Meaning {
    int primary;
    const char* code;
    const char* what; ///< behind the file's name
    const char* mend;
};

constexpr std::array<Meaning, 8> meanings{{
    {SQLITE_FULL, "disk_full", "cannot grow: the disk is full",
     "free some space and save again; what was saved before is safe"},
    {SQLITE_BUSY, "store_busy", "is in use by another program", "close that program or try again"},
    {SQLITE_LOCKED, "store_busy", "is in use by another program", "close that program or try again"},
    {SQLITE_READONLY, "store_read_only", "may not be written",
     "save into another library, or change the file's rights"},
    {SQLITE_PERM, "store_read_only", "may not be written", "save into another library, or change the file's rights"},
    {SQLITE_CANTOPEN, "store_unreadable", "cannot be opened",
     "check that the folder exists and may be read and written"},
    {SQLITE_CORRUPT, "store_corrupt", "is damaged", salvage_mend},
    {SQLITE_NOTADB, "not_a_store", "is not a Porism library", ""},
}};

} // namespace

Error error_of(const SQLite::Exception& exception, const std::string& path) {
    const std::string file = '"' + path + '"';
    const Place place{path, 0, 0};
    const int primary = exception.getErrorCode() & 0xFF;
    // A write into the shared memory of a full disk is reported as an input or output error.
    const bool full =
        primary == SQLITE_IOERR && (errno == ENOSPC || exception.getExtendedErrorCode() == SQLITE_IOERR_SHMSIZE);
    const auto* found = std::find_if(meanings.begin(), meanings.end(), [&](const Meaning& meaning) {
        return meaning.primary == (full ? SQLITE_FULL : primary);
    });
    const ErrorKind kind = primary == SQLITE_NOTADB ? ErrorKind::bad_input : ErrorKind::unavailable;
    if (found == meanings.end()) return Error{kind, "store_failed", file + ": " + exception.what(), "", place};
    return Error{kind, found->code, file + ' ' + found->what, found->mend, place};
}

Error not_a_store(const std::string& path, const std::string& reason) {
    return Error{ErrorKind::bad_input, "not_a_store", '"' + path + "\" is not a Porism library: " + reason,
                 "libraries end in .porism", Place{path, 0, 0}};
}

Error read_only_error(const std::string& path) {
    return Error{ErrorKind::unavailable, "store_read_only", '"' + path + "\" may not be written",
                 "save into another library, or change the file's rights", Place{path, 0, 0}};
}

} // namespace porism::store
