#include "workflow/solve/denials.h"

#include "facts/comparison.h"

#include <array>
#include <span>
#include <string_view>

namespace porism::workflow {
namespace {

using facts::Predicate;

/// `points`: which of the condition's points, by their digits.
struct Denial {
    Predicate condition, denial;
    std::string_view points;
};

constexpr std::array of_conditions = [] {
    using enum Predicate;
    return std::array{
        Denial{same_side_of, apart_by, "0123"},
        Denial{same_side_of, coll, "023"},
        Denial{same_side_of, coll, "123"},
        Denial{apart_by, same_side_of, "0123"},
        Denial{apart_by, coll, "023"},
        Denial{apart_by, coll, "123"},
        Denial{sameclock, sameclock, "012354"},
        Denial{sameclock, coll, "012"},
        Denial{sameclock, coll, "345"},
        Denial{sameside, nsameside, "012345"},
        Denial{nsameside, sameside, "012345"},
        Denial{acute_angle, obtuse_angle, "012"},
        Denial{acute_angle, perp, "0112"},
        Denial{obtuse_angle, acute_angle, "012"},
        Denial{obtuse_angle, obtuse_angle, "120"}, // of points on a line another one lies between
        Denial{obtuse_angle, obtuse_angle, "201"},
        Denial{obtuse_angle, perp, "0112"},
        Denial{ncoll, coll, "012"},
        Denial{npara, para, "0123"},
        Denial{nperp, perp, "0123"},
        Denial{ncong, cong, "0123"},
        Denial{ncyclic, cyclic, "0123"},
    };
}();
/// Of the one of two directions, at right angles to each other, that is meant.
constexpr std::array of_branches = [] {
    using enum Predicate;
    return std::array{
        Denial{para, perp, "0123"},
        Denial{perp, para, "0123"},
        Denial{coll, perp, "0102"},
    };
}();

std::vector<facts::Statement> denied(const facts::Statement& meant, std::span<const Denial> rows) {
    std::vector<facts::Statement> out;
    for (const Denial& row : rows) {
        if (row.condition != meant.predicate()) continue;
        std::vector<PointId> points;
        for (const char digit : row.points) points.push_back(meant[static_cast<std::size_t>(digit - '0')]);
        if (auto denial = facts::make(row.denial, points)) out.push_back(*std::move(denial));
    }
    return out;
}

} // namespace

bool keeps_apart(const verify::ProofVerdict::Condition& condition) {
    using enum Predicate;
    const Predicate predicate = condition.statement.predicate();
    return !condition.branch() && (predicate == diff || predicate == ncoll);
}

std::vector<facts::Statement> denials(const verify::ProofVerdict::Condition& condition) {
    const auto branch = condition.branch();
    return branch ? denied(branch->conclusion, of_branches) : denials(condition.statement);
}

std::vector<facts::Statement> denials(const facts::Statement& order) {
    const facts::ComparisonRow* comparison = facts::comparison_row(order.predicate());
    return comparison ? std::vector{facts::opposite(*comparison, *order.compared())} : denied(order, of_conditions);
}

} // namespace porism::workflow
