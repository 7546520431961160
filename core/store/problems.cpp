#include "base/text.h"
#include "problem/json.h"
#include "store/impl.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <set>

namespace porism::store {
namespace {

/// Values of the columns that are written, in the order of the statements below.
struct Columns {
    corpus::SampleRow row;
    std::string body;
};

Columns columns_of(const corpus::Sample& sample) {
    problem::Problem bare = sample.problem;
    bare.picture.reset();
    return {corpus::row_of(sample), to_text(problem::to_json(bare))};
}

/// Binds the columns to parameters 1 to 11.
void bind(SQLite::Statement& statement, const Columns& columns, const corpus::Sample& sample) {
    const corpus::SampleRow& row = columns.row;
    statement.bind(1, row.identity);
    statement.bind(2, row.title);
    statement.bind(3, join(row.goals, "\n"));
    statement.bind(4, join(row.theorems, "\n"));
    statement.bind(5, std::string(problem::name_of(row.outcome)));
    statement.bind(6, static_cast<std::int64_t>(row.points));
    statement.bind(7, static_cast<std::int64_t>(row.length));
    statement.bind(8, static_cast<std::int64_t>(row.raw_length));
    statement.bind(9, columns.body);
    if (sample.problem.picture) statement.bind(10, *sample.problem.picture);
    statement.bind(11, sample.document);
}

void write_goals(SQLite::Database& database, RecordId id, const scene::Goals& goals) {
    SQLite::Statement clear(database, "DELETE FROM goal WHERE problem = ?");
    clear.bind(1, id);
    clear.exec();
    std::set<std::string> predicates;
    for (const auto& goal : goals) predicates.emplace(facts::row(goal.predicate()).name);
    SQLite::Statement insert(database, "INSERT INTO goal (problem, predicate) VALUES (?, ?)");
    for (const auto& predicate : predicates) {
        insert.bind(1, id);
        insert.bind(2, predicate);
        insert.exec();
        insert.reset();
    }
}

RecordId insert(SQLite::Database& database, const corpus::Sample& sample, const Columns& columns,
                const std::string& now) {
    SQLite::Statement statement(database,
                                "INSERT INTO problem (identity, title, goals, theorems, outcome, points, length, "
                                "raw_length, body, picture, document, created, modified) "
                                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    bind(statement, columns, sample);
    statement.bind(12, now);
    statement.bind(13, now);
    statement.exec();
    const RecordId id = database.getLastInsertRowid();
    write_goals(database, id, sample.problem.goals);
    write_tags(database, id, sample.tags);
    return id;
}

std::vector<RecordId> of_identity(const SQLite::Database& database, const std::string& identity) {
    SQLite::Statement query(database, "SELECT id FROM problem WHERE identity = ? AND removed IS NULL ORDER BY id");
    query.bind(1, identity);
    std::vector<RecordId> out;
    while (query.executeStep()) out.push_back(query.getColumn(0).getInt64());
    return out;
}

std::string identity_of(const SQLite::Database& database, RecordId id) {
    SQLite::Statement query(database, "SELECT identity FROM problem WHERE id = ?");
    query.bind(1, id);
    return query.executeStep() ? query.getColumn(0).getString() : std::string();
}

Status set_removed(SQLite::Database& database, RecordId id, const std::optional<std::string>& when) {
    if (auto ok = check_row(database, "problem", id); !ok) return ok;
    SQLite::Statement statement(database, "UPDATE problem SET removed = ? WHERE id = ?");
    if (when) statement.bind(1, *when);
    statement.bind(2, id);
    statement.exec();
    return {};
}

using Tags = std::vector<std::string>;

Result<Tags> tags_of(const SQLite::Database& database, RecordId id) {
    SQLite::Statement query(database, "SELECT name FROM tag WHERE problem = ? ORDER BY name");
    query.bind(1, id);
    Tags tags;
    while (query.executeStep()) tags.push_back(query.getColumn(0).getString());
    return tags;
}

} // namespace

std::string Store::Impl::now() const {
    if (options.now) return options.now();
    const auto time = std::chrono::system_clock::now();
    const auto seconds = std::chrono::system_clock::to_time_t(time);
    const auto milliseconds =
        std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count() % 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<char, 32> buffer{};
    const std::size_t length = std::strftime(buffer.data(), buffer.size(), "%Y-%m-%dT%H:%M:%S", &parts);
    std::snprintf(buffer.data() + length, buffer.size() - length, ".%03dZ", static_cast<int>(milliseconds));
    return buffer.data();
}

Status check_row(const SQLite::Database& database, const char* table, RecordId id) {
    SQLite::Statement query(database, std::string("SELECT 1 FROM ") + table + " WHERE id = ?");
    query.bind(1, id);
    if (query.executeStep()) return {};
    return fail(std::string("no_such_") + table,
                std::string("there is no ") + table + " " + std::to_string(id) + " in the library");
}

void write_tags(SQLite::Database& database, RecordId id, const std::vector<std::string>& tags) {
    SQLite::Statement clear(database, "DELETE FROM tag WHERE problem = ?");
    clear.bind(1, id);
    clear.exec();
    SQLite::Statement insert_tag(database, "INSERT OR IGNORE INTO tag (problem, name) VALUES (?, ?)");
    for (const auto& tag : tags) {
        if (trim(tag).empty()) continue;
        insert_tag.bind(1, id);
        insert_tag.bind(2, std::string(trim(tag)));
        insert_tag.exec();
        insert_tag.reset();
    }
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (const auto line : split(text, '\n'))
        if (!line.empty()) lines.emplace_back(line);
    return lines;
}

Result<RecordId> Store::add(const corpus::Sample& sample) {
    const Columns columns = columns_of(sample);
    return impl_->write([&]() -> Result<RecordId> { return insert(impl_->database, sample, columns, impl_->now()); });
}

Result<std::vector<Imported>> Store::import(std::span<const corpus::Sample> samples, const Same& same) {
    return impl_->write([&]() -> Result<std::vector<Imported>> {
        std::vector<Imported> imported;
        for (const auto& sample : samples) {
            const Columns columns = columns_of(sample);
            const auto known = of_identity(impl_->database, columns.row.identity);
            const auto found = std::ranges::find_if(known, [&](RecordId id) {
                if (!same) return true;
                const auto kept = get(id);
                return kept && same(*kept, sample);
            });
            if (found != known.end())
                imported.push_back({*found, true});
            else
                imported.push_back({insert(impl_->database, sample, columns, impl_->now()), false});
        }
        return imported;
    });
}

Status Store::update(RecordId id, const corpus::Sample& sample) {
    const Columns columns = columns_of(sample);
    return impl_->write([&]() -> Status {
        if (auto ok = check_row(impl_->database, "problem", id); !ok) return ok;
        if (identity_of(impl_->database, id) != columns.row.identity) forget_givens(impl_->database, id);
        SQLite::Statement statement(impl_->database,
                                    "UPDATE problem SET identity = ?, title = ?, goals = ?, theorems = ?, outcome = ?, "
                                    "points = ?, length = ?, raw_length = ?, body = ?, picture = ?, document = ?, "
                                    "modified = ? WHERE id = ?");
        bind(statement, columns, sample);
        statement.bind(12, impl_->now());
        statement.bind(13, id);
        statement.exec();
        write_goals(impl_->database, id, sample.problem.goals);
        write_tags(impl_->database, id, sample.tags);
        return {};
    });
}

Result<corpus::Sample> Store::get(RecordId id) const {
    return guarded(impl_->path, [&]() -> Result<corpus::Sample> {
        if (auto ok = check_row(impl_->database, "problem", id); !ok) return fail(ok.error());
        SQLite::Statement query(impl_->database,
                                "SELECT body, picture, document, created, modified FROM problem WHERE id = ?");
        query.bind(1, id);
        query.executeStep();
        const auto body = parse_json(query.getColumn(0).getString());
        auto problem = body ? problem::problem_from_json(*body) : fail(body.error());
        if (!problem) {
            Error error = problem.error();
            error.what = "problem " + std::to_string(id) + " of \"" + impl_->path + "\": " + error.what;
            error.place = Place{impl_->path, 0, 0};
            return fail(std::move(error));
        }
        auto tags = guarded(impl_->path, [&] { return tags_of(impl_->database, id); });
        // Where a damaged library is read, tags that are lost do not cost the problem too.
        if (!tags && !impl_->copy) return fail(tags.error());
        corpus::Sample sample{*std::move(problem), query.getColumn(2).getString(), std::move(tags).value_or(Tags{}),
                              query.getColumn(3).getString(), query.getColumn(4).getString()};
        if (!query.isColumnNull(1)) sample.problem.picture = query.getColumn(1).getString();
        return sample;
    });
}

Status Store::remove(RecordId id) {
    return impl_->write([&] { return set_removed(impl_->database, id, impl_->now()); });
}

Status Store::restore(RecordId id) {
    return impl_->write([&] { return set_removed(impl_->database, id, std::nullopt); });
}

Status Store::set_tags(RecordId id, const std::vector<std::string>& tags) {
    return impl_->write([&]() -> Status {
        if (auto ok = check_row(impl_->database, "problem", id); !ok) return ok;
        write_tags(impl_->database, id, tags);
        return {};
    });
}

} // namespace porism::store
