#include "store/migrations.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <array>
#include <string>

namespace porism::store {
namespace {

constexpr std::array<const char*, 3> steps{
    // 1: problems, what is listed of them beside the JSON, tags, collections.
    R"(
    CREATE TABLE problem (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        identity TEXT NOT NULL,      -- same scene and goals, same identity
        title TEXT NOT NULL,
        goals TEXT NOT NULL,         -- a line each
        theorems TEXT NOT NULL,      -- names of rules, a line each
        outcome TEXT NOT NULL,       -- accepted, rejected, undecided
        points INTEGER NOT NULL,
        length INTEGER NOT NULL,
        raw_length INTEGER NOT NULL,
        body TEXT NOT NULL,          -- the problem's JSON without its picture
        picture TEXT,                -- SVG
        document TEXT NOT NULL,      -- the document's JSON, or empty
        created TEXT NOT NULL,
        modified TEXT NOT NULL,
        removed TEXT                 -- when it was put into the trash
    );
    CREATE TABLE goal (
        problem INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
        predicate TEXT NOT NULL,
        PRIMARY KEY (problem, predicate)
    ) WITHOUT ROWID;
    CREATE TABLE tag (
        problem INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        PRIMARY KEY (problem, name)
    ) WITHOUT ROWID;
    CREATE TABLE collection (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL UNIQUE,
        note TEXT NOT NULL,
        created TEXT NOT NULL
    );
    CREATE TABLE member (
        collection INTEGER NOT NULL REFERENCES collection(id) ON DELETE CASCADE,
        problem INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        PRIMARY KEY (collection, problem)
    ) WITHOUT ROWID;
    )",
    // 2: what lists and duplicate searches look for.
    R"(
    CREATE INDEX problem_identity ON problem (identity);
    CREATE INDEX problem_modified ON problem (modified DESC, id DESC);
    CREATE INDEX goal_predicate ON goal (predicate);
    CREATE INDEX tag_name ON tag (name);
    CREATE INDEX member_position ON member (collection, position);
    )",
    // 3: which givens the goals of a problem need.
    R"(
    ALTER TABLE problem ADD COLUMN givens_looked_at TEXT; -- when; null where nobody did
    CREATE TABLE given (
        problem INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        need TEXT NOT NULL,          -- missing, needed, undecided, redundant
        given TEXT NOT NULL,
        goal TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (problem, position)
    ) WITHOUT ROWID;
    CREATE INDEX given_need ON given (need, problem);
    )",
};

} // namespace

std::span<const char* const> migrations() {
    return steps;
}
int newest_version() {
    return static_cast<int>(steps.size());
}

int version_of(const SQLite::Database& database) {
    SQLite::Statement query(database, "PRAGMA user_version");
    return query.executeStep() ? query.getColumn(0).getInt() : 0;
}

void migrate(SQLite::Database& database) {
    while (version_of(database) < newest_version()) {
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        // Another program may have run the step while this one waited for its turn.
        const int version = version_of(database);
        if (version >= newest_version()) return;
        database.exec(steps[static_cast<std::size_t>(version)]);
        database.exec("PRAGMA application_id = " + std::to_string(application_id));
        database.exec("PRAGMA user_version = " + std::to_string(version + 1));
        transaction.commit();
    }
}

} // namespace porism::store
