#include "store/givens.h"

#include "store/impl.h"

#include <algorithm>

namespace porism::store {
namespace {

std::size_t rank_of(const std::string& need) {
    return static_cast<std::size_t>(std::ranges::find(need_words, need) - need_words.begin());
}

/// By given: the worst of what it is for the goals.
using Worst = std::map<std::string, std::size_t>;

void note(Worst& worst, const std::string& given, const std::string& need) {
    const auto [at, first] = worst.try_emplace(given, rank_of(need));
    if (!first) at->second = std::min(at->second, rank_of(need));
}

GivenCounts counted(const Worst& worst) {
    GivenCounts out;
    for (const auto& [given, rank] : worst)
        if (rank < need_words.size()) ++out.by_need[rank];
    return out;
}

void set_looked_at(SQLite::Database& database, RecordId id, const std::optional<std::string>& when) {
    SQLite::Statement statement(database, "UPDATE problem SET givens_looked_at = ? WHERE id = ?");
    if (when) statement.bind(1, *when);
    statement.bind(2, id);
    statement.exec();
}

void insert_givens(SQLite::Database& database, RecordId id, std::span<const KeptGiven> givens) {
    SQLite::Statement insert(
        database, "INSERT INTO given (problem, position, need, given, goal, text) VALUES (?, ?, ?, ?, ?, ?)");
    for (std::size_t i = 0; i < givens.size(); ++i) {
        insert.bind(1, id);
        insert.bind(2, static_cast<std::int64_t>(i));
        insert.bind(3, givens[i].need);
        insert.bind(4, givens[i].given);
        insert.bind(5, givens[i].goal);
        insert.bind(6, givens[i].text);
        insert.exec();
        insert.reset();
    }
}

} // namespace

GivenCounts counts_of(std::span<const KeptGiven> givens) {
    Worst worst;
    for (const KeptGiven& given : givens) note(worst, given.given, given.need);
    return counted(worst);
}

void forget_givens(SQLite::Database& database, RecordId id) {
    SQLite::Statement clear(database, "DELETE FROM given WHERE problem = ?");
    clear.bind(1, id);
    clear.exec();
    set_looked_at(database, id, std::nullopt);
}

Status Store::set_givens(RecordId id, std::span<const KeptGiven> givens) {
    for (const KeptGiven& given : givens)
        if (rank_of(given.need) == need_words.size())
            return fail("bad_need", '"' + given.need + "\" is no word for a given", "write missing, needed, ...");
    return impl_->write([&]() -> Status {
        if (auto ok = check_row(impl_->database, "problem", id); !ok) return ok;
        forget_givens(impl_->database, id);
        insert_givens(impl_->database, id, givens);
        set_looked_at(impl_->database, id, impl_->now());
        return {};
    });
}

Result<std::optional<std::vector<KeptGiven>>> Store::givens(RecordId id) const {
    using Givens = std::optional<std::vector<KeptGiven>>;
    return guarded(impl_->path, [&]() -> Result<Givens> {
        if (auto ok = check_row(impl_->database, "problem", id); !ok) return fail(ok.error());
        SQLite::Statement looked(impl_->database, "SELECT givens_looked_at FROM problem WHERE id = ?");
        looked.bind(1, id);
        if (!looked.executeStep() || looked.isColumnNull(0)) return Givens{};
        SQLite::Statement query(impl_->database,
                                "SELECT need, given, goal, text FROM given WHERE problem = ? ORDER BY position");
        query.bind(1, id);
        Givens out{std::vector<KeptGiven>{}};
        while (query.executeStep())
            out->push_back({query.getColumn(0).getString(), query.getColumn(1).getString(),
                            query.getColumn(2).getString(), query.getColumn(3).getString()});
        return out;
    });
}

Result<std::map<RecordId, GivenCounts>> Store::given_counts() const {
    using Counts = std::map<RecordId, GivenCounts>;
    return guarded(impl_->path, [&]() -> Result<Counts> {
        Counts out;
        SQLite::Statement looked(impl_->database, "SELECT id FROM problem WHERE givens_looked_at IS NOT NULL");
        while (looked.executeStep()) out[looked.getColumn(0).getInt64()];
        std::map<RecordId, Worst> worst;
        SQLite::Statement query(impl_->database, "SELECT problem, given, need FROM given");
        while (query.executeStep())
            note(worst[query.getColumn(0).getInt64()], query.getColumn(1).getString(), query.getColumn(2).getString());
        for (const auto& [id, of_problem] : worst) out[id] = counted(of_problem);
        return out;
    });
}

} // namespace porism::store
