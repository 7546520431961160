// What the parts of Store share.
#pragma once

#include "store/errors.h"
#include "store/salvage.h"
#include "store/store.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

namespace porism::store {

struct Store::Impl {
    std::string path;
    Options options;
    bool read_only = false;
    std::unique_ptr<CopyFolder> copy; ///< of a damaged library, in which `database` lies
    SQLite::Database database;

    std::string now() const;

    /// Runs `work` in a transaction that is kept if it returns a value and undone if it returns an error or SQLite
    /// throws.
    template<class Work>
    auto write(Work&& work) -> std::invoke_result_t<Work> {
        if (read_only) return fail(read_only_error(path));
        return guarded(path, [&]() -> std::invoke_result_t<Work> {
            SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
            auto result = work();
            if (result) transaction.commit();
            return result;
        });
    }
};

/// `no_such_problem`, `no_such_collection`, unless the table has the row. Throws SQLite::Exception.
Status check_row(const SQLite::Database& database, const char* table, RecordId id);
/// Writes the tags of a problem anew. Throws SQLite::Exception.
void write_tags(SQLite::Database& database, RecordId id, const std::vector<std::string>& tags);
/// What was found of the givens of a problem no longer holds. Throws SQLite::Exception.
void forget_givens(SQLite::Database& database, RecordId id);

/// Lines of a text without an empty last one, and back.
std::vector<std::string> lines_of(const std::string& text);

} // namespace porism::store
