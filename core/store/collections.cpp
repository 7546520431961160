#include "base/text.h"
#include "store/impl.h"

namespace porism::store {

Result<RecordId> Store::add_collection(const std::string& name, const std::string& note) {
    return impl_->write([&]() -> Result<RecordId> {
        const std::string wanted(trim(name));
        if (wanted.empty()) return fail("bad_name", "a collection has no name", "give it one");
        SQLite::Statement query(impl_->database, "SELECT 1 FROM collection WHERE name = ?");
        query.bind(1, wanted);
        if (query.executeStep())
            return fail("name_taken", "there is already a collection \"" + wanted + '"', "choose another name");
        SQLite::Statement statement(impl_->database, "INSERT INTO collection (name, note, created) VALUES (?, ?, ?)");
        statement.bind(1, wanted);
        statement.bind(2, note);
        statement.bind(3, impl_->now());
        statement.exec();
        return impl_->database.getLastInsertRowid();
    });
}

Result<std::vector<corpus::Collection>> Store::collections() const {
    return guarded(impl_->path, [&]() -> Result<std::vector<corpus::Collection>> {
        SQLite::Statement query(
            impl_->database,
            "SELECT c.id, c.name, c.note, (SELECT count(*) FROM member m JOIN problem p ON p.id = m.problem "
            "WHERE m.collection = c.id AND p.removed IS NULL) FROM collection c ORDER BY c.name");
        std::vector<corpus::Collection> found;
        while (query.executeStep())
            found.push_back({query.getColumn(0).getInt64(), query.getColumn(1).getString(),
                             query.getColumn(2).getString(), static_cast<std::size_t>(query.getColumn(3).getInt64())});
        return found;
    });
}

Status Store::put_into(RecordId collection, RecordId problem) {
    return impl_->write([&]() -> Status {
        if (auto ok = check_row(impl_->database, "collection", collection); !ok) return ok;
        if (auto ok = check_row(impl_->database, "problem", problem); !ok) return ok;
        SQLite::Statement statement(
            impl_->database, "INSERT OR IGNORE INTO member (collection, problem, position) VALUES (?1, ?2, (SELECT "
                             "coalesce(max(position), 0) + 1 FROM member WHERE collection = ?1))");
        statement.bind(1, collection);
        statement.bind(2, problem);
        statement.exec();
        return {};
    });
}

Status Store::take_out(RecordId collection, RecordId problem) {
    return impl_->write([&]() -> Status {
        if (auto ok = check_row(impl_->database, "collection", collection); !ok) return ok;
        SQLite::Statement statement(impl_->database, "DELETE FROM member WHERE collection = ? AND problem = ?");
        statement.bind(1, collection);
        statement.bind(2, problem);
        statement.exec();
        return {};
    });
}

} // namespace porism::store
