#include "verify/numeric.h"

#include "facts/truth.h"
#include "realize/stated/possible.h"
#include "scene/catalogue.h"
#include "scene/drawn.h"
#include "verify/asked.h"
#include "verify/sense.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace porism::verify {
namespace {

using facts::Statement;
using problem::Check;
using problem::CheckState;
using PicturePoints = std::span<const geometry::Point<double>>;

constexpr geometry::Tolerance tolerance;

constexpr std::array numeric_check_rows = {
    NumericCheck{"figure_exists", "every action has a real result, and no two points fall together by accident"},
    NumericCheck{"precondition_holds",
                 "the least clearance, or the greatest residual, of what an action asks of its inputs, relative"},
    NumericCheck{"definition_holds", "the greatest residual of what an action gives, relative"},
    NumericCheck{"guarantee_holds", "the least clearance of the order statements that an action guarantees, relative"},
    NumericCheck{
        "no_coincidence",
        "the least distance from an action's points to all earlier ones, as a part of the diameter, or of the least "
        "length that is stated of one of the two; a point that is an earlier one in every picture does not count"},
    NumericCheck{"not_degenerate",
                 "the height of the scene picture over its longest direction, as a part of the diameter"},
    NumericCheck{"enough_pictures", "independent pictures besides the scene's own"},
    NumericCheck{"goal_holds", "the greatest residual of the goal, relative"},
    NumericCheck{"equation_holds", "the greatest failure of an equation that is asked about, relative"},
    NumericCheck{"value_seen", "the value that is asked for, if all pictures show the same; angles in degrees"},
};

double distance(const geometry::Point<double>& a, const geometry::Point<double>& b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

double diameter(PicturePoints points) {
    double out = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t j = i + 1; j < points.size(); ++j) out = std::max(out, distance(points[i], points[j]));
    return out;
}

/// The greatest distance of a point from the line through the two that are farthest apart, over their distance.
double height_ratio(PicturePoints points) {
    std::size_t a = 0, b = 0;
    double longest = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t j = i + 1; j < points.size(); ++j)
            if (const double d = distance(points[i], points[j]); d > longest) {
                longest = d;
                a = i;
                b = j;
            }
    double height = 0;
    for (const auto& p : points) {
        const double area =
            (points[b].x - points[a].x) * (p.y - points[a].y) - (points[b].y - points[a].y) * (p.x - points[a].x);
        height = std::max(height, std::abs(area));
    }
    return longest > 0 ? height / (longest * longest) : 0;
}

/// All measurements of one figure, over all its pictures.
class Measures {
public:
    Measures(const scene::Scene& scene, const diagram::Diagram& diagram)
        : scene_(scene), diagram_(diagram), pictures_(diagram.pictures()) {
        std::vector<Statement> stated;
        for (const scene::Action& action : scene.actions())
            if (action.states) stated.push_back(*action.states);
        least_told_ = realize::least_told(realize::told_lengths(stated), scene.point_count());
        for (const PicturePoints points : pictures_) sizes_.push_back(diameter(points));
    }

    /// Residual for an equality (small is good), clearance for an order statement (large is good), in the worst
    /// picture.
    double worst(const Statement& statement) const {
        const bool order = facts::row(statement.predicate()).order;
        double out = order ? std::numeric_limits<double>::infinity() : 0;
        for (std::size_t i = 0; i < pictures_.size(); ++i) {
            const diagram::Picture& from = i == 0 ? diagram_.scene_picture : diagram_.generic[i - 1];
            const double value = facts::relative_residual(statement, pictures_[i], from.letters);
            if (std::isnan(value)) return value;
            out = order ? std::min(out, value) : std::max(out, std::abs(value));
        }
        return out;
    }

    void statements(std::vector<Check>& out, const char* name, std::size_t action,
                    std::vector<facts::Pattern> scene::Construction::*patterns) const {
        const auto& stated = scene_.actions()[action].states;
        if (stated && patterns == &scene::Construction::gives) out.push_back(given_check(name, *stated, action));
        for (const scene::Use& use : scene_.actions()[action].uses) {
            const auto& row = scene::construction(use.construction);
            for (const Statement& statement : scene::instantiate(row.*patterns, scene_.actions()[action].outputs, use))
                if (patterns != &scene::Construction::guarantees || !diagram_.speaks_of_merged(statement))
                    out.push_back(row.places == scene::Places::locus ? sensible_check(name, statement, action)
                                                                     : statement_check(name, statement, action));
        }
    }

    Check statement_check(const char* name, const Statement& statement, std::optional<std::size_t> action) const {
        const bool order = facts::row(statement.predicate()).order;
        const double value = worst(statement);
        const double clear = facts::clear_limit(statement, tolerance);
        Check out{"numeric", name, CheckState::passed, action, value, order ? clear : tolerance.equal, {}, {}};
        const std::string said = facts::to_string(statement, scene_.names());
        const bool seen = order ? value >= clear : value <= tolerance.equal;
        const bool fails = order ? value <= -clear : value >= clear;
        out.state = seen ? CheckState::passed : fails ? CheckState::failed : CheckState::undecided;
        out.message = said + (seen    ? " is seen in all pictures"
                              : fails ? " is false in a picture"
                                      : " is too near to tell");
        return but_not_flat(std::move(out), said, facts::proviso(statement));
    }

    Check given_check(const char* name, const Statement& given, std::size_t action) const {
        return but_not_flat(statement_check(name, given, action), facts::to_string(given, scene_.names()),
                            facts::said_besides(given));
    }

    /// Of a statement that says this besides.
    Check but_not_flat(Check out, const std::string& said, const std::optional<Statement>& besides) const {
        if (out.state != CheckState::passed || !besides || worst(*besides) > tolerance.equal) return out;
        out.state = CheckState::failed;
        out.message = said + " is false: its points lie on one line";
        out.mend = "choose points that are not on one line";
        return out;
    }

    /// Residuals vanish where a pair is one point, and the statement says nothing there.
    Check sensible_check(const char* name, const Statement& statement, std::optional<std::size_t> action) const {
        Check out = statement_check(name, statement, action);
        const auto why = why_senseless(diagram_, statement);
        if (!why) return out;
        out.state = CheckState::failed;
        out.value = out.limit = std::nullopt;
        out.message = facts::to_string(statement, scene_.names()) + " does not hold: " + *why;
        out.mend = "change what the points are put on, so that they are two";
        return out;
    }

    Check coincidence(std::size_t action) const {
        Check out{"numeric",
                  "no_coincidence",
                  CheckState::passed,
                  action,
                  1.0,
                  tolerance.apart,
                  "its points differ from all others",
                  {}};
        std::vector<PointId> outputs;
        for (const PointId point : scene_.actions()[action].outputs)
            if (const auto earlier = diagram_.merged_into(point))
                out.message = scene_.names()[point.index()] + " is the point " + scene_.names()[earlier->index()] +
                              " in every picture";
            else
                outputs.push_back(point);
        for (std::size_t i = 0; i < pictures_.size(); ++i)
            for (const PointId point : outputs)
                for (std::size_t other = 0; other < point.index(); ++other)
                    nearest(out, pictures_[i], sizes_[i], point.index(), other);
        if (*out.value < tolerance.apart) out.state = CheckState::failed;
        return out;
    }

    Check degeneracy() const {
        const double here = height_ratio(pictures_.front());
        double elsewhere = 0;
        for (std::size_t i = 1; i < pictures_.size(); ++i) elsewhere = std::max(elsewhere, height_ratio(pictures_[i]));
        Check out{"numeric", "not_degenerate", CheckState::passed,        {},
                  here,      legible_part,     "the picture is not flat", {}};
        if (here >= legible_part) return out;
        if (elsewhere < legible_part) {
            out.message = elsewhere < flat_part ? "all points lie on one line in every picture, as the scene says"
                                                : "the figure is as low as this in every picture, as the scene says";
            return out;
        }
        if (!scene::is_drawn(scene_)) {
            out.value = elsewhere;
            out.message = "the figure is not flat, though the first picture of it is thin";
            return out;
        }
        out.state = CheckState::failed;
        out.message = "the picture is flat although the scene is not";
        out.mend = "move the free points apart";
        return out;
    }

    Check picture_count() const {
        const auto count = static_cast<int>(diagram_.generic.size());
        Check out{"numeric", "enough_pictures", CheckState::passed, {}, count, wanted_pictures, {}, {}};
        out.message = std::to_string(count) + " independent pictures";
        if (count >= wanted_pictures) return out;
        if (diagram_.has_one_shape()) {
            out.limit = 0;
            out.message += "; the figure has one shape only";
        } else {
            out.state = CheckState::undecided;
        }
        return out;
    }

private:
    void nearest(Check& out, PicturePoints points, double size, std::size_t point, std::size_t other) const {
        size = std::min({size, least_told_[point], least_told_[other]});
        const double part = size > 0 ? distance(points[point], points[other]) / size : 0;
        if (part >= *out.value) return;
        out.value = part;
        if (part >= tolerance.apart) return;
        out.message = scene_.names()[point] + " lies too near to " + scene_.names()[other] + " to be told from it";
        out.mend = "move a free point, or leave one of the two out";
    }

    const scene::Scene& scene_;
    const diagram::Diagram& diagram_;
    std::vector<PicturePoints> pictures_;
    std::vector<double> least_told_; ///< by point
    std::vector<double> sizes_;      ///< by picture
};

/// Whether there is no figure, and not only none that the program can draw.
bool is_impossible(const Error& error) {
    constexpr std::array<std::string_view, 3> limits = {"coordinates_too_large", "coordinates_too_remote",
                                                        "number_out_of_range"};
    return error.kind == ErrorKind::bad_input && std::ranges::find(limits, error.code) == limits.end();
}

} // namespace

std::vector<NumericCheck> numeric_checks() {
    return {numeric_check_rows.begin(), numeric_check_rows.end()};
}

std::vector<Check> check_figure(const scene::Scene& scene, const scene::Goals& goals, const diagram::Diagram& diagram) {
    std::vector<Check> out;
    const Measures measures(scene, diagram);
    for (std::size_t action = 0; action < scene.actions().size(); ++action) {
        measures.statements(out, "precondition_holds", action, &scene::Construction::needs);
        measures.statements(out, "precondition_holds", action, &scene::Construction::required);
        measures.statements(out, "definition_holds", action, &scene::Construction::gives);
        measures.statements(out, "guarantee_holds", action, &scene::Construction::guarantees);
        if (!scene.actions()[action].states) out.push_back(measures.coincidence(action));
    }
    out.push_back(measures.degeneracy());
    out.push_back(measures.picture_count());
    for (const Statement& goal : goals) out.push_back(measures.sensible_check("goal_holds", goal, std::nullopt));
    return out;
}

problem::Verdict check_numerically(const scene::Scene& scene, const scene::Goals& goals,
                                   const realize::Options& options, const Control& control,
                                   const scene::Questions& questions, const Prover& prover, FigureChecks which) {
    std::vector<Check> out;
    problem::Costs costs;
    Check exists{"realize", "figure_exists", CheckState::passed, {}, {}, {}, "the figure exists", {}};
    auto diagram = realize::realize(scene, options, control);
    std::optional<Error> no_branch;
    if (!diagram && (diagram.error().code == "goal_undecided" || diagram.error().code == "goal_false")) {
        no_branch = diagram.error();
        realize::Options first = options;
        first.choose_branch_for = {};
        diagram = realize::realize(scene, first, control);
    }
    if (diagram) {
        out.push_back(std::move(exists));
        costs.charge(out);
        std::vector<Check> certified;
        if (which != FigureChecks::measured) certified = check_analytically(scene, *diagram, prover, control);
        costs.charge(certified);
        if (which == FigureChecks::certified) {
            std::ranges::move(certified, std::back_inserter(out));
            return problem::verdict_of(std::move(out));
        }
        std::ranges::move(check_figure(scene, goals, *diagram), std::back_inserter(out));
        costs.charge(out);
        out.insert(out.end() - static_cast<std::ptrdiff_t>(goals.size()), std::make_move_iterator(certified.begin()),
                   std::make_move_iterator(certified.end()));
        check_asked(out, {scene, goals, questions, *diagram, options}, no_branch, control);
        costs.charge(out);
        return problem::verdict_of(std::move(out));
    }
    const Error& error = diagram.error();
    exists.state = is_impossible(error) ? CheckState::failed : CheckState::undecided;
    exists.action = realize::blamed_action(scene, options, control);
    exists.message = error.what;
    exists.mend = error.mend;
    exists.conflict = error.actions;
    out.push_back(std::move(exists));
    for (const NumericCheck& check : std::span(numeric_check_rows).subspan(1))
        out.push_back(
            {"numeric", std::string(check.name), CheckState::not_run, {}, {}, {}, "the figure does not exist", {}});
    for (const NumericCheck& check : analytic_checks())
        out.push_back({std::string(problem::analytic_stage),
                       std::string(check.name),
                       CheckState::not_run,
                       {},
                       {},
                       {},
                       "the figure does not exist",
                       {}});
    return problem::verdict_of(std::move(out));
}

} // namespace porism::verify
