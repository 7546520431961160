#include "workflow/verify/told_orders.h"

#include "facts/comparison.h"
#include "facts/solving.h"
#include "translate/say.h"

#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>
#include <vector>

namespace porism::workflow {
namespace {

using facts::Statement;

/// What is greater than zero, or where it is not strict no less.
struct Bound {
    facts::Polynomial amount;
    bool strict;
    std::string text;
};

/// "∠ABC < 90" of an acute angle; a comparison as it is.
Statement as_comparison(const Statement& order) {
    static const std::vector<std::string> corners{"a", "b", "c"};
    if (order.compared() != nullptr || order.points().size() != corners.size()) return order;
    for (const char* const text : {"angle(a,b,c) < 90", "angle(a,b,c) > 90"}) {
        const auto comparison = facts::parse_comparison(text, corners);
        const auto here = comparison ? facts::renamed(*comparison, order.points()) : std::nullopt;
        if (here && facts::order_said(*here) == order) return *here;
    }
    return order;
}

std::optional<Bound> bound_of(const Statement& order, std::span<const std::string> names) {
    const Statement comparison = as_comparison(order);
    const facts::ComparisonRow* row = facts::comparison_row(comparison.predicate());
    if (row == nullptr || row->side == 0) return std::nullopt;
    const facts::Polynomial& difference = comparison.compared()->polynomial();
    return Bound{row->side > 0 ? difference : facts::Polynomial() - difference, !row->closed,
                 translate::say(order, names)};
}

std::vector<Bound> told_bounds(const Analysis& analysis) {
    std::vector<Bound> out;
    for (const scene::Action& action : analysis.scene.actions()) {
        auto bound = action.states ? bound_of(*action.states, analysis.scene.names()) : std::nullopt;
        if (bound && out.size() < most_told_orders) out.push_back(*std::move(bound));
    }
    return out;
}

/// Whether what is left of a bound without others is a number that is great enough.
bool is_covered(const facts::Polynomial& left, bool needs_more) {
    const auto relation = facts::Relation::of(left);
    if (!relation) return !needs_more;
    const auto sign = relation->points().empty() ? facts::sign_of_numbers(left) : std::nullopt;
    return sign && (*sign > 0 || (*sign == 0 && !needs_more));
}

class Sum {
public:
    Sum(const Bound& wanted, std::span<const Bound> told) : wanted_(wanted), told_(told) {}

    /// The texts of those that make the sum; empty where none do.
    std::vector<std::string> found() {
        chosen_.clear();
        if (!add(wanted_.amount, wanted_.strict, 0)) chosen_.clear();
        return std::move(chosen_);
    }

private:
    bool add(const facts::Polynomial& left, bool needs_more, std::size_t from) {
        constexpr std::size_t most = 3;
        if (!chosen_.empty() && is_covered(left, needs_more)) return true;
        if (chosen_.size() == most) return false;
        for (std::size_t i = from; i < told_.size(); ++i) {
            chosen_.push_back(told_[i].text);
            if (add(left - told_[i].amount, needs_more && !told_[i].strict, i + 1)) return true;
            chosen_.pop_back();
        }
        return false;
    }

    const Bound& wanted_;
    std::span<const Bound> told_;
    std::vector<std::string> chosen_;
};

} // namespace

std::optional<std::string> follows_from_told(const Analysis& analysis, const Statement& comparison) {
    const auto wanted = bound_of(comparison, analysis.scene.names());
    if (!wanted) return std::nullopt;
    const auto told = told_bounds(analysis);
    const auto texts = Sum(*wanted, told).found();
    if (texts.empty()) return std::nullopt;
    return fmt::format("{} {} given", fmt::join(texts, " and "), texts.size() > 1 ? "are" : "is");
}

} // namespace porism::workflow
