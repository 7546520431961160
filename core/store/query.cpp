#include "base/text.h"
#include "store/impl.h"

#include <cctype>
#include <variant>

namespace porism::store {
namespace {

using Value = std::variant<std::string, std::int64_t>;

/// A WHERE clause that grows with its values.
struct Query {
    std::string conditions = "1";
    std::vector<Value> values;

    void require(const std::string& condition, std::initializer_list<Value> given) {
        conditions += " AND (" + condition + ')';
        values.insert(values.end(), given.begin(), given.end());
    }
    void bind(SQLite::Statement& statement) const {
        for (std::size_t i = 0; i < values.size(); ++i)
            std::visit([&](const auto& value) { statement.bind(static_cast<int>(i) + 1, value); }, values[i]);
    }
};

/// A pattern for LIKE ... ESCAPE '\' that finds the word anywhere.
std::string anywhere(std::string_view word) {
    std::string pattern = "%";
    for (const char c : word) {
        if (c == '%' || c == '_' || c == '\\') pattern += '\\';
        pattern += c;
    }
    return pattern + '%';
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : text) {
        if (std::isspace(static_cast<unsigned char>(c)) == 0) {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::exchange(word, {}));
        }
    }
    if (!word.empty()) words.push_back(std::move(word));
    return words;
}

Query query_of(const Filter& filter) {
    Query query;
    query.require(filter.trash ? "p.removed IS NOT NULL" : "p.removed IS NULL", {});
    for (const auto& word : words_of(filter.text)) {
        const std::string pattern = anywhere(word);
        query.require(
            "p.title LIKE ? ESCAPE '\\' OR p.goals LIKE ? ESCAPE '\\' OR p.theorems LIKE ? ESCAPE '\\' OR EXISTS "
            "(SELECT 1 FROM tag WHERE problem = p.id AND name LIKE ? ESCAPE '\\')",
            {pattern, pattern, pattern, pattern});
    }
    if (!filter.predicate.empty())
        query.require("EXISTS (SELECT 1 FROM goal WHERE problem = p.id AND predicate = ?)", {filter.predicate});
    if (filter.min_length) query.require("p.length >= ?", {static_cast<std::int64_t>(*filter.min_length)});
    if (filter.max_length) query.require("p.length <= ?", {static_cast<std::int64_t>(*filter.max_length)});
    if (filter.outcome) query.require("p.outcome = ?", {std::string(problem::name_of(*filter.outcome))});
    if (!filter.tag.empty())
        query.require("EXISTS (SELECT 1 FROM tag WHERE problem = p.id AND name = ?)", {filter.tag});
    if (!filter.need.empty())
        query.require("EXISTS (SELECT 1 FROM given WHERE problem = p.id AND need = ?)", {filter.need});
    if (!filter.identity.empty()) query.require("p.identity = ?", {filter.identity});
    if (filter.id) query.require("p.id = ?", {*filter.id});
    if (filter.collection) query.require("m.collection = ?", {*filter.collection});
    return query;
}

std::string from(const Filter& filter) {
    return std::string(" FROM problem p") + (filter.collection ? " JOIN member m ON m.problem = p.id" : "");
}

corpus::SampleRow row_of(SQLite::Statement& query) {
    corpus::SampleRow row;
    row.id = query.getColumn(0).getInt64();
    row.identity = query.getColumn(1).getString();
    row.title = query.getColumn(2).getString();
    row.goals = lines_of(query.getColumn(3).getString());
    row.theorems = lines_of(query.getColumn(4).getString());
    row.outcome = problem::outcome_by_name(query.getColumn(5).getString()).value_or(problem::Outcome::undecided);
    row.points = static_cast<std::size_t>(query.getColumn(6).getInt64());
    row.length = static_cast<std::size_t>(query.getColumn(7).getInt64());
    row.raw_length = static_cast<std::size_t>(query.getColumn(8).getInt64());
    row.created = query.getColumn(9).getString();
    row.modified = query.getColumn(10).getString();
    row.removed = query.getColumn(11).getString();
    row.tags = lines_of(query.getColumn(12).getString());
    return row;
}

} // namespace

Result<std::vector<corpus::SampleRow>> Store::list(const Filter& filter) const {
    return guarded(impl_->path, [&]() -> Result<std::vector<corpus::SampleRow>> {
        const Query conditions = query_of(filter);
        std::string text = "SELECT p.id, p.identity, p.title, p.goals, p.theorems, p.outcome, p.points, p.length, "
                           "p.raw_length, p.created, p.modified, p.removed, (SELECT group_concat(name, char(10)) FROM "
                           "(SELECT name FROM tag WHERE problem = p.id ORDER BY name))" +
                           from(filter) + " WHERE " + conditions.conditions +
                           (filter.collection ? " ORDER BY m.position" : " ORDER BY p.modified DESC, p.id DESC");
        if (filter.limit > 0 || filter.offset > 0)
            text += " LIMIT " + (filter.limit > 0 ? std::to_string(filter.limit) : std::string("-1")) + " OFFSET " +
                    std::to_string(filter.offset);
        SQLite::Statement query(impl_->database, text);
        conditions.bind(query);
        std::vector<corpus::SampleRow> rows;
        while (query.executeStep()) rows.push_back(row_of(query));
        return rows;
    });
}

Result<std::size_t> Store::count(const Filter& filter) const {
    return guarded(impl_->path, [&]() -> Result<std::size_t> {
        const Query conditions = query_of(filter);
        SQLite::Statement query(impl_->database, "SELECT count(*)" + from(filter) + " WHERE " + conditions.conditions);
        conditions.bind(query);
        query.executeStep();
        return static_cast<std::size_t>(query.getColumn(0).getInt64());
    });
}

Result<std::vector<std::string>> Store::tags() const {
    return guarded(impl_->path, [&]() -> Result<std::vector<std::string>> {
        SQLite::Statement query(impl_->database,
                                "SELECT DISTINCT t.name FROM tag t JOIN problem p ON p.id = t.problem WHERE "
                                "p.removed IS NULL ORDER BY t.name");
        std::vector<std::string> names;
        while (query.executeStep()) names.push_back(query.getColumn(0).getString());
        return names;
    });
}

} // namespace porism::store
