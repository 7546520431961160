#include "realize/stated/conflict.h"

#include "facts/order_consequences.h"
#include "realize/stated/contradiction.h"
#include "realize/stated/forced.h"
#include "realize/stated/levenberg.h"
#include "realize/stated/possible.h"
#include "realize/stated/said_equations.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <set>

namespace porism::realize {
namespace {

using Set = std::vector<std::size_t>;

Set together(Set set, std::span<const std::size_t> more) {
    set.insert(set.end(), more.begin(), more.end());
    std::ranges::sort(set);
    return set;
}

/// What of `among` conflicts with the background; `grown`: the background has become larger since it was asked for.
Set explain(const Set& background, bool grown, std::span<const std::size_t> among, const Satisfiable& satisfiable) {
    if (grown && !satisfiable(background)) return {};
    if (among.size() == 1) return {among.front()};
    const auto first = among.first(among.size() / 2), second = among.subspan(among.size() / 2);
    const Set later = explain(together(background, first), true, second, satisfiable);
    const Set earlier = explain(together(background, later), !later.empty(), first, satisfiable);
    return together(earlier, later);
}

/// Searches of its own that a set has, besides the one in which it was found to fail; one that is rigid has more.
constexpr std::uint64_t more_searches = 4, rigid_searches = 12;
/// The most variables of a set that is held for impossible because all trials fail, and of one that leaves a figure no
/// freedom: its figures are single ones among many places where steps end. And by how much they must fail.
constexpr std::size_t most_failing_variables = 26, most_rigid_variables = 12;
/// From more variables of the latter on all searches must end where it fails by about the same: else there are more
/// such places than they found.
constexpr std::size_t few_rigid_variables = 10;
constexpr double about_the_same = 1.25;
/// Shifts, turns and the size, which no figure needs to fix.
constexpr std::size_t motions_of_all = 4;
constexpr double clearly = 1e-5;

std::vector<facts::Statement> statements_of(const ConstraintSystem& system, std::span<const std::size_t> some) {
    std::vector<facts::Statement> statements;
    for (const std::size_t one : some) statements.push_back(system.stated()[one].statement);
    return statements;
}

/// Asks a solver about sets of statements.
class Judge {
public:
    Judge(const ConstraintSystem& system, const ConstraintSolver& solver, const Work& work, const Control& control)
        : system_(system), solver_(solver), work_(work), control_(control) {}

    bool over() const { return work_.over() || control_.stopped(); }
    /// Whether a search finds a figure, be it one in which points fall together, or all but one.
    bool has_figure(std::span<const std::size_t> some, std::uint64_t searches) const {
        for (std::uint64_t draw = 0; draw < searches && !over(); ++draw) {
            const Found found = solver_.solve(some, draw);
            if (found.values || !found.coincident.empty() || found.tight) return true;
            if (found.impossible) return false;
        }
        return false;
    }
    /// How many searches it takes to say that a set has no figure.
    std::uint64_t searches_for(std::span<const std::size_t> some) const {
        return needs_likeness(some) ? rigid_searches : more_searches;
    }
    bool surely_has_none(std::span<const std::size_t> some) const {
        const bool telling = trials_tell(some);
        double least = std::numeric_limits<double>::infinity(), most = 0;
        const std::uint64_t draws = searches_for(some);
        for (std::uint64_t draw = 1; draw <= draws; ++draw) {
            const Found found = solver_.solve(some, draw);
            if (found.impossible) return true;
            if (over() || found.values || !found.coincident.empty() || found.tight || !telling) return false;
            if (!found.left) continue;
            least = std::min(least, found.left->residual);
            most = std::max(most, found.left->residual);
            if (least < clearly) return false;
        }
        return most <= about_the_same * least || !needs_likeness(some);
    }

private:
    struct Size {
        std::size_t variables = 0;
        bool rigid = false; ///< what is stated leaves no freedom
    };
    Size size_of(std::span<const std::size_t> some) const {
        std::set<std::size_t> variables;
        std::size_t equations = 0;
        for (const std::size_t statement : some) {
            equations += system_.is_order(statement) ? 0 : system_.equations_of(statement);
            for (const std::size_t group : system_.groups_of(statement))
                variables.insert(system_.groups()[group].begin(), system_.groups()[group].end());
        }
        return {variables.size(), equations + motions_of_all >= variables.size()};
    }
    /// Whether there would be a figure among trials, if there was one.
    bool trials_tell(std::span<const std::size_t> some) const {
        const Size size = size_of(some);
        return size.variables <= (size.rigid ? most_rigid_variables : most_failing_variables) &&
               is_moderate(statements_of(system_, some));
    }
    bool needs_likeness(std::span<const std::size_t> some) const {
        const Size size = size_of(some);
        return size.rigid && size.variables > few_rigid_variables;
    }

    const ConstraintSystem& system_;
    const ConstraintSolver& solver_;
    const Work& work_;
    const Control& control_;
};

bool each_can_be_blamed(const Judge& judge, const Set& blamed) {
    return std::ranges::all_of(blamed, [&](std::size_t one) {
        Set rest = blamed;
        std::erase(rest, one);
        return rest.empty() || judge.has_figure(rest, more_searches);
    });
}

/// That fails in every trial, where each set of which it is told has so many searches.
Set failing_set(const Judge& judge, std::span<const std::size_t> statements, std::uint64_t searches) {
    Set blamed =
        conflict_among(statements, [&](auto some) { return judge.over() || judge.has_figure(some, searches); });
    return !judge.over() && !blamed.empty() && judge.surely_has_none(blamed) ? blamed : Set();
}

/// Of statements those that tell lengths which no polygon has, or none of a told perimeter: an irreducible set. Empty
/// where there are none.
Set broken_lengths(const ConstraintSystem& system, std::span<const std::size_t> statements) {
    std::vector<ToldLength> lengths;
    Set tells;
    for (const std::size_t statement : statements)
        if (const auto length = told_length_of(system.stated()[statement].statement)) {
            lengths.push_back(*length);
            tells.push_back(statement);
        }
    Set broken;
    for (const std::size_t number : broken_polygon(lengths)) broken.push_back(tells[number]);
    for (std::size_t i = 0; i < statements.size() && broken.empty(); ++i) {
        const auto perimeter = told_perimeter_of(system.stated()[statements[i]].statement);
        if (!perimeter) continue;
        for (const std::size_t number : too_long_for(*perimeter, lengths)) broken.push_back(tells[number]);
        if (!broken.empty()) broken.push_back(statements[i]);
    }
    std::ranges::sort(broken);
    return broken;
}

/// Of statements equations that contradict each other, whatever the figure is.
Set broken_equations(const ConstraintSystem& system, std::span<const std::size_t> statements) {
    std::vector<facts::Relation> equations;
    Set told, broken;
    for (const std::size_t statement : statements)
        if (const facts::Relation* relation = system.stated()[statement].statement.relation()) {
            equations.push_back(*relation);
            told.push_back(statement);
        }
    for (const std::size_t number : contradicting(equations)) broken.push_back(told[number]);
    return broken;
}

/// Of statements comparisons that contradict each other, or the theorems of order in triangles.
Set broken_order(const ConstraintSystem& system, std::span<const std::size_t> statements) {
    const auto compares = [&](std::size_t one) { return system.row(one).compares(); };
    if (std::ranges::none_of(statements, compares)) return {};
    Set broken;
    for (const std::size_t number : facts::impossible_in_order(statements_of(system, statements)))
        broken.push_back(statements[number]);
    return broken;
}

/// Whether equations that follow from statements contradict each other, their numbers being meant as they are written.
bool contradict_exactly(const ConstraintSystem& system, std::span<const std::size_t> statements) {
    std::vector<facts::Relation> equations;
    for (const std::size_t statement : statements)
        std::ranges::move(equations_said(system.stated()[statement].statement), std::back_inserter(equations));
    std::ranges::move(angle_sums(equations), std::back_inserter(equations));
    return !contradicting(equations, digits_of_double).empty();
}

/// Of statements without a figure those that contradict each other by less than steps tell: an irreducible set. Empty
/// where there are none, and where there are too many to look.
Set broken_exactly(const ConstraintSystem& system, std::span<const std::size_t> statements) {
    constexpr std::size_t most = 64;
    if (statements.size() > most || !contradict_exactly(system, statements)) return {};
    return conflict_among(statements, [&](auto some) { return !contradict_exactly(system, some); });
}

} // namespace

std::vector<std::size_t> never_together(const ConstraintSystem& system, std::span<const std::size_t> statements) {
    for (const auto broken_by : {broken_lengths, broken_equations, broken_order})
        if (Set broken = broken_by(system, statements); !broken.empty()) return broken;
    return {};
}

std::vector<std::size_t> shown_conflict(const ConstraintSystem& system, const Start& start, std::uint64_t seed,
                                        std::span<const std::size_t> statements, Work& work, const Control& control) {
    if (Set broken = never_together(system, statements); !broken.empty()) return broken;
    if (Set broken = broken_exactly(system, statements); !broken.empty()) return broken;
    const ConstraintSolver solver(system, start, seed, work, control);
    const Judge judge(system, solver, work, control);
    const auto shown = [&](const Set& found) {
        return !found.empty() && each_can_be_blamed(judge, found) && !judge.over();
    };
    for (const std::uint64_t searches : {std::uint64_t{1}, more_searches})
        if (Set failing = failing_set(judge, statements, searches); shown(failing)) return failing;
    Set forced = forced_failure(system, start, seed, statements, work, control);
    const bool none =
        is_moderate(statements_of(system, forced)) && !judge.has_figure(forced, judge.searches_for(forced));
    return none && shown(forced) ? forced : Set();
}

std::vector<std::size_t> conflict_near(const ConstraintSystem& system, std::span<const std::size_t> statements,
                                       const Values& values, Work& work, const Control& control) {
    std::vector<std::size_t> variables;
    for (const auto& group : system.groups()) variables.insert(variables.end(), group.begin(), group.end());
    const auto over = [&] { return work.over() || control.stopped(); };
    const auto holds_near = [&](std::span<const std::size_t> some) {
        Values moved = values;
        return over() || (fit(system, some, variables, moved, work, Collapse::costs) &&
                          all_hold(system, some, system.points(system.registers(moved)), moved));
    };
    if (holds_near(statements)) return {};
    Set apart = conflict_among(statements, holds_near);
    return over() ? Set() : apart;
}

std::vector<std::size_t> conflict_among(std::span<const std::size_t> statements, const Satisfiable& satisfiable) {
    if (statements.empty()) return {};
    return explain({}, false, statements, satisfiable);
}

} // namespace porism::realize
