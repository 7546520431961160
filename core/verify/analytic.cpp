#include "verify/analytic.h"

#include "base/digits.h"
#include "facts/comparison.h"
#include "facts/truth.h"
#include "realize/exact/exact_picture.h"
#include "realize/exact/existence.h"
#include "realize/stated/stated_in.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <fmt/format.h>
#include <iterator>

namespace porism::verify {
namespace {

using facts::Statement;
using problem::Check;
using problem::CheckState;
using realize::Existence;
using realize::Redundant;

constexpr std::array analytic_check_rows = {
    NumericCheck{
        "figure_certified",
        "how far at most a drawn point is from its place in a figure that is proved to exist, as a part of the "
        "picture"},
    NumericCheck{"redundant_holds",
                 "by how much an equation fails at least that the others fix to first order, as a part of the picture"},
    NumericCheck{"order_certified", "order conditions that are proved to hold, of so many"},
};

/// What an equation fails by that the others fix to first order, where the shape is that of the picture to the last
/// digits of doubles alone: the square of these. One of another shape may satisfy it; what fails by more contradicts.
constexpr double by_the_shape = 1e-20;

Check check(std::string_view name) {
    Check out;
    out.stage = problem::analytic_stage;
    out.name = name;
    return out;
}

class Certificate {
public:
    Certificate(const scene::Scene& scene, const diagram::Diagram& diagram, const Prover& prover,
                const Control& control)
        : scene_(scene), diagram_(diagram), found_(realize::certify_existence(scene, diagram, control)) {
        std::vector<std::size_t> actions;
        for (const Redundant& one : found_.redundant) actions.push_back(one.action);
        if (prover && !actions.empty()) proved_ = prover(diagram, actions);
        if (!is_open()) return;
        std::vector<Statement> asked = conditions();
        std::ranges::move(said_as_equations(), std::back_inserter(asked));
        exact_ = realize::exists_exactly(scene, diagram, asked, {}, control);
    }

    std::vector<Check> all() const {
        std::vector<Check> out{figure()};
        for (const Redundant& one : found_.redundant) out.push_back(redundant(one));
        out.push_back(order());
        return out;
    }

private:
    const Statement& stated_by(const Redundant& one) const { return *scene_.actions()[one.action].states; }
    std::string said(const Statement& statement) const { return facts::to_string(statement, scene_.names()); }

    bool is_proved(const Redundant& one) const {
        return !one.excluded && std::ranges::find(proved_, stated_by(one)) != proved_.end();
    }
    CheckState state_of(const Redundant& one) const {
        if (one.excluded && found_.rigid) return CheckState::failed;
        return is_proved(one) || is_exact() ? CheckState::passed : CheckState::undecided;
    }

    /// Whether intervals and proofs leave something open of what is stated.
    bool is_open() const {
        const auto fails = [&](const Redundant& one) { return one.excluded && found_.rigid; };
        if (!diagram_.solution || std::ranges::any_of(found_.redundant, fails)) return false;
        return !found_.certified ||
               std::ranges::any_of(found_.redundant, [&](const Redundant& one) { return !is_proved(one); });
    }
    /// Whether exact numbers have a figure of all that is stated, in the order of the picture.
    bool is_exact() const { return exact_.decision == numbers::Decision::yes; }
    std::string exact_figure() const {
        return fmt::format("in an exact figure (over numbers of degree {}) with its points in this order",
                           exact_.degree);
    }

    Check redundant(const Redundant& one) const {
        Check out = check("redundant_holds");
        out.action = one.action;
        out.state = state_of(one);
        out.value = one.off;
        out.limit = found_.rigid ? 0 : by_the_shape;
        out.message = said(stated_by(one));
        if (out.state == CheckState::failed) {
            out.message += fmt::format(" fails where all else holds, by {} of the picture", in_digits(one.off, 2));
            out.mend = "change it, or take it out";
        } else if (out.state == CheckState::passed) {
            out.message += is_proved(one) ? " follows from what else is stated, by a proof"
                                          : " holds with all else that is stated " + exact_figure();
        } else if (one.excluded) {
            out.message += fmt::format(" fails by {} of the picture in the figure nearby in which all else holds; "
                                       "one of another shape may satisfy it",
                                       in_digits(one.off, 2));
        } else {
            out.message += " is fixed by what else is stated: that it holds exactly is not proved";
        }
        return out;
    }

    Check figure() const {
        Check out = check("figure_certified");
        out.limit = certified_radius;
        out.state = CheckState::undecided;
        if (!found_.certified && is_exact()) {
            out.state = CheckState::passed;
            out.message = "all that is stated holds " + exact_figure();
            return out;
        }
        if (!found_.certified) {
            out.message = "that a true figure lies near the picture is not proved: " + found_.reason;
            return out;
        }
        assert(std::isfinite(found_.radius));
        out.value = found_.radius;
        const std::string lies = fmt::format("a figure lies within {:.2g} of the picture", found_.radius);
        const auto fails = std::ranges::find(found_.redundant, CheckState::failed,
                                             [&](const Redundant& one) { return state_of(one); });
        const auto open = std::ranges::count(found_.redundant, CheckState::undecided,
                                             [&](const Redundant& one) { return state_of(one); });
        if (fails != found_.redundant.end()) {
            out.state = CheckState::failed;
            out.message = lies + " in which all else holds, and there " + said(stated_by(*fails)) + " is false";
            out.mend = "change it, or take it out";
        } else if (open > 0) {
            out.message = lies + fmt::format(" in which {} independent equations hold; {} more {} not proved to",
                                             found_.equations, open, open == 1 ? "is" : "are");
        } else if (found_.radius > certified_radius) {
            out.message = lies + ", which is too far to be the one that is drawn";
        } else {
            out.state = CheckState::passed;
            out.message = lies + (found_.equations == 0 ? ", as its constructions give it"
                                                        : fmt::format(", by {} equations", found_.equations));
        }
        return out;
    }

    /// Comparisons that are equations in every figure, of which the certificate is.
    std::vector<Statement> said_as_equations() const {
        std::vector<Statement> out;
        const realize::EqualComparisons equal = realize::equal_comparisons(scene_);
        for (const auto* const actions : {&equal.equations, &equal.implied})
            for (const std::size_t action : *actions) out.push_back(*scene_.actions()[action].states);
        return out;
    }

    /// What is to hold besides the equations.
    std::vector<Statement> conditions() const {
        std::vector<Statement> out;
        const std::vector<Statement> equations = said_as_equations();
        const auto add = [&](const Statement& statement) {
            const bool is_equation = std::ranges::find(equations, statement) != equations.end();
            if (facts::row(statement.predicate()).order && !is_equation && !diagram_.speaks_of_merged(statement))
                out.push_back(statement);
        };
        for (const diagram::Given& one : diagram_.guarantees) add(one.statement);
        for (const scene::Action& action : scene_.actions()) {
            if (action.states)
                if (const auto also = facts::said_besides(*action.states)) add(*also);
            for (const scene::Use& use : action.uses)
                for (const auto patterns : {&scene::Construction::needs, &scene::Construction::required})
                    for (const Statement& need :
                         scene::instantiate(scene::construction(use.construction).*patterns, action.outputs, use))
                        add(need);
        }
        for (std::uint32_t i = 0; i < diagram_.point_count(); ++i)
            for (std::uint32_t j = 0; j < i; ++j)
                if (const auto apart = facts::make(facts::Predicate::diff, std::array{PointId{j}, PointId{i}}))
                    add(*apart);
        return out;
    }

    /// A comparison that may be an equation, and is one in the picture: in a figure that is certified to lie near it
    /// may fail by less than that, and hold in another one.
    bool is_at_its_limit(const Statement& statement) const {
        const facts::ComparisonRow* row = facts::comparison_row(statement.predicate());
        const diagram::Picture& picture = diagram_.scene_picture;
        return row != nullptr && row->closed && facts::seen(statement, picture.points, {}, picture.letters);
    }

    Check order() const {
        Check out = check("order_certified");
        if (is_exact()) {
            out.state = CheckState::passed;
            out.value = out.limit = static_cast<double>(conditions().size());
            out.message = fmt::format("all {} order conditions hold {}", conditions().size(), exact_figure());
            return out;
        }
        if (!found_.certified) {
            out.message = "no figure is certified";
            return out;
        }
        const std::vector<Statement> asked = conditions();
        std::size_t held = 0;
        std::optional<Statement> open, broken;
        for (const Statement& one : asked) {
            const auto decision = facts::decide_order(one, std::span(found_.points));
            const bool fails = decision == numbers::Decision::no && !is_at_its_limit(one);
            if (decision == numbers::Decision::yes)
                ++held;
            else if (auto& first = fails ? broken : open; !first)
                first = one;
        }
        out.value = static_cast<double>(held);
        out.limit = static_cast<double>(asked.size());
        if (broken) {
            out.state = CheckState::failed;
            out.message = said(*broken) + " is false in the true figure";
        } else if (open) {
            out.state = CheckState::undecided;
            out.message = "that " + said(*open) + " is not decided";
        } else {
            out.state = CheckState::passed;
            out.message = fmt::format("all {} order conditions hold in the true figure", asked.size());
        }
        return out;
    }

    const scene::Scene& scene_;
    const diagram::Diagram& diagram_;
    Existence found_;
    std::vector<Statement> proved_;
    realize::ExactAnswer exact_; ///< of all that is stated and all that order asks
};

} // namespace

std::span<const NumericCheck> analytic_checks() {
    return analytic_check_rows;
}

std::vector<Check> check_analytically(const scene::Scene& scene, const diagram::Diagram& diagram, const Prover& prover,
                                      const Control& control) {
    return Certificate(scene, diagram, prover, control).all();
}

} // namespace porism::verify
