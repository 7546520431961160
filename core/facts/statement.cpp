#include "facts/statement.h"

#include "base/hash.h"
#include "facts/comparison.h"
#include "facts/normal_form.h"

#include <algorithm>

namespace porism::facts {
namespace {

std::optional<Draft> draft_of(Predicate predicate, std::span<const PointId> points,
                              std::optional<numbers::Rational> constant) {
    if (points.size() > max_arity) return std::nullopt;
    Draft draft{predicate, static_cast<std::uint8_t>(points.size()), {}, std::move(constant)};
    std::ranges::copy(points, draft.points.begin());
    return draft;
}

} // namespace

std::optional<Statement> make(Predicate predicate, std::span<const PointId> points,
                              std::optional<numbers::Rational> constant) {
    auto draft = draft_of(predicate, points, std::move(constant));
    if (!draft || normalise(*draft) != Outcome::normal) return std::nullopt;
    Statement statement;
    statement.predicate_ = draft->predicate;
    statement.count_ = draft->count;
    statement.points_ = draft->points;
    if (draft->constant) {
        auto rest = boost::intrusive_ptr(new Statement::Rest);
        rest->constant = std::move(draft->constant);
        statement.rest_ = std::move(rest);
    }
    return statement;
}

std::optional<Statement> make(Predicate predicate, std::initializer_list<std::size_t> points,
                              std::optional<numbers::Rational> constant) {
    std::array<PointId, max_arity> ids;
    if (points.size() > max_arity) return std::nullopt;
    std::ranges::transform(points, ids.begin(), [](std::size_t i) { return PointId(i); });
    return make(predicate, std::span<const PointId>(ids.data(), points.size()), std::move(constant));
}

Statement make(Relation relation) {
    return Statement::of_quantities(Predicate::relation, std::move(relation));
}

std::optional<Statement> make(Predicate comparison, const Polynomial& difference) {
    const ComparisonRow* row = comparison_row(comparison);
    auto relation = Relation::of(difference);
    if (row == nullptr || !relation) return std::nullopt;
    const bool turned = difference.rbegin()->second < 0; // a relation has the other sign then
    return Statement::of_quantities(turned ? row->turned : comparison, *std::move(relation));
}

Statement Statement::of_quantities(Predicate predicate, Relation compared) {
    Statement statement;
    statement.predicate_ = predicate;
    auto rest = boost::intrusive_ptr(new Statement::Rest);
    rest->relation = std::move(compared);
    statement.rest_ = std::move(rest);
    return statement;
}

std::optional<Statement> renamed(const Statement& statement, std::span<const PointId> points) {
    if (const Relation* relation = statement.relation()) {
        auto other = renamed(*relation, points);
        return other ? std::optional(make(*std::move(other))) : std::nullopt;
    }
    if (const Relation* difference = statement.compared()) {
        const auto other = renamed(difference->polynomial(), points);
        return other ? make(statement.predicate(), *other) : std::nullopt;
    }
    std::vector<PointId> others;
    for (const PointId point : statement.points()) others.push_back(points[point.index()]);
    return make(statement.predicate(), others, statement.constant());
}

bool is_trivial(Predicate predicate, std::span<const PointId> points) {
    auto draft = draft_of(predicate, points, std::nullopt);
    return draft && normalise(*draft) == Outcome::trivial;
}

std::optional<Statement> instantiate(const Pattern& pattern, std::span<const PointId> binding,
                                     std::span<const numbers::Rational> values) {
    if (pattern.relation) return renamed(make(*pattern.relation), binding);
    std::array<PointId, max_arity> points;
    if (pattern.slots.size() > max_arity) return std::nullopt;
    for (std::size_t i = 0; i < pattern.slots.size(); ++i) points[i] = binding[pattern.slots[i]];
    return make(pattern.predicate, std::span<const PointId>(points.data(), pattern.slots.size()),
                pattern.value ? std::optional(values[*pattern.value]) : pattern.constant);
}

bool operator==(const Statement& a, const Statement& b) {
    if (a.predicate_ != b.predicate_ || !std::ranges::equal(a.points(), b.points())) return false;
    if (a.rest_ == b.rest_) return true;
    return a.rest_ && b.rest_ && a.rest_->constant == b.rest_->constant && a.rest_->relation == b.rest_->relation;
}

std::uint64_t Statement::hash() const {
    if (const Relation* of_quantities = compared())
        return of_quantities->hash() + static_cast<std::uint64_t>(predicate_) - predicate_count;
    const std::string_view bytes(reinterpret_cast<const char*>(points_.data()), count_ * sizeof(PointId));
    const std::uint64_t of_points = hash64(bytes, static_cast<std::uint64_t>(predicate_));
    return constant() ? hash64(constant()->get_str(), of_points) : of_points;
}

std::strong_ordering operator<=>(const Statement& a, const Statement& b) {
    if (const auto order = a.predicate_ <=> b.predicate_; order != 0) return order;
    const auto order = std::lexicographical_compare_three_way(a.points().begin(), a.points().end(), b.points().begin(),
                                                              b.points().end());
    if (order == 0 && a.compared() != nullptr) return *a.compared() <=> *b.compared();
    if (order != 0 || !a.constant()) return order;
    return cmp(*a.constant(), *b.constant()) <=> 0;
}

} // namespace porism::facts
