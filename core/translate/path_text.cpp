#include "translate/path_text.h"

#include "facts/equation.h"
#include "proof/rule.h"
#include "translate/scene_text.h"
#include "translate/wording.h"

#include <algorithm>
#include <array>

namespace porism::translate {
namespace {

using facts::Predicate;
using facts::Statement;
using proof::Path;
using proof::Reason;
using proof::Step;

/// What a statement says to the tables, as a set.
enum Tables : unsigned { none = 0, directions = 1, lengths = 2, both = 3 };

unsigned tables_of(const Statement& statement) {
    unsigned tables = none;
    for (const facts::Equation& equation : facts::equations(statement))
        tables |= equation.table == facts::TableKind::direction ? directions : lengths;
    return tables;
}

/// Steps that read one statement's view: the name of what is used, by premise and by what is concluded.
struct ViewName {
    Predicate premise;
    unsigned conclusion; ///< the conclusion is inside these tables
    std::string_view name;
};
using enum Predicate;
constexpr std::array view_names{
    ViewName{cyclic, directions, "inscribed angles"},
    ViewName{circle, lengths, "radii of one circle"},
    ViewName{midp, directions, "a midpoint lies on its segment"},
    ViewName{midp, both, "a midpoint halves its segment"},
    ViewName{simtri, directions, "corresponding angles of similar triangles"},
    ViewName{simtri, both, "corresponding sides of similar triangles"},
    ViewName{simtrir, directions, "corresponding angles of similar triangles"},
    ViewName{simtrir, both, "corresponding sides of similar triangles"},
    ViewName{contri, directions, "corresponding angles of congruent triangles"},
    ViewName{contri, both, "corresponding sides of congruent triangles"},
    ViewName{contrir, directions, "corresponding angles of congruent triangles"},
    ViewName{contrir, both, "corresponding sides of congruent triangles"},
    ViewName{coll, directions, "one line has one direction"},
};

/// Steps that combine several: by what all premises and the conclusion are. The first row that fits; a set fits if each
/// predicate is among those named, an empty list fits any.
struct Combination {
    unsigned conclusion;
    std::array<Predicate, 3> among;
    std::size_t count;
    std::string_view name;
};
constexpr std::array combinations{
    Combination{directions, {para, perp, coll}, 3, "by comparing parallels and perpendiculars"},
    Combination{directions, {}, 0, "by adding angles"},
    Combination{lengths, {cong, circle, midp}, 3, "by comparing lengths"},
    Combination{lengths, {}, 0, "by multiplying ratios"},
    Combination{both, {}, 0, "by adding angles and multiplying ratios"},
};

const Statement& premise(const Path& path, const Step& step, std::size_t i) {
    return path.steps[step.premises[i]].conclusion;
}

std::vector<std::size_t> numbers_of(const Step& step) {
    std::vector<std::size_t> numbers;
    for (const std::size_t index : step.premises) numbers.push_back(index + 1);
    std::ranges::sort(numbers);
    return numbers;
}

/// Where a path is told: everything that reasons need.
struct Telling {
    const Path& path;
    const scene::Scene& scene;
    Picture picture;

    std::string say(const Statement& statement) const { return translate::say(statement, scene.names(), picture); }

    /// "since AB = CD (step 1) and ...", or only the numbers where there would be too many words.
    std::string since(const Step& step) const {
        constexpr std::size_t most_in_words = 2;
        if (step.premises.size() > most_in_words) return "from " + steps(numbers_of(step));
        std::vector<std::string> parts;
        for (const std::size_t index : step.premises)
            parts.push_back(say(path.steps[index].conclusion) + " (step " + std::to_string(index + 1) + ")");
        return "since " + listed(parts);
    }
};

std::string given_reason(const Telling& telling, const Step& step) {
    const std::string given = given_text(telling.scene, step.action, step.conclusion);
    return given == telling.say(step.conclusion) ? "as given" : "since " + given;
}

std::string rule_reason(const Telling& telling, const Step& step) {
    const auto rule = proof::rule_by_name(step.rule);
    const std::string title = rule ? inside_sentence(proof::rule(*rule).title) : step.rule;
    return telling.since(step) + ": " + title;
}

std::string_view view_name(const Statement& from, unsigned conclusion) {
    const auto found = std::ranges::find_if(view_names, [&](const ViewName& row) {
        return row.premise == from.predicate() && (conclusion & ~row.conclusion) == 0;
    });
    return found == view_names.end() ? std::string_view{} : found->name;
}

bool fits(const Combination& row, const Path& path, const Step& step, unsigned conclusion) {
    if (row.conclusion != conclusion) return false;
    if (row.count == 0) return true;
    const auto named = [&](const Statement& statement) {
        const auto end = row.among.begin() + static_cast<std::ptrdiff_t>(row.count);
        return std::find(row.among.begin(), end, statement.predicate()) != end;
    };
    return named(step.conclusion) &&
           std::ranges::all_of(step.premises, [&](std::size_t i) { return named(path.steps[i].conclusion); });
}

/// A multiple above one leaves several angles open; the picture says which it is (definition 9).
std::string branch_words(const Step& step) {
    numbers::Integer most = 1;
    for (const proof::Certificate& certificate : step.certificates) most = std::max(most, certificate.multiple);
    if (most == 1 || (tables_of(step.conclusion) & directions) == 0) return {};
    return ", and of the " + numbers::to_string(most) + " angles possible the picture shows this one";
}

std::string algebra_reason(const Telling& telling, const Step& step) {
    const unsigned conclusion = tables_of(step.conclusion);
    if (step.premises.empty()) return "by calculation";
    if (step.premises.size() == 1) {
        const std::string_view name = view_name(premise(telling.path, step, 0), conclusion);
        return telling.since(step) + (name.empty() ? "" : ": " + std::string(name)) + branch_words(step);
    }
    const auto row = std::ranges::find_if(
        combinations, [&](const Combination& one) { return fits(one, telling.path, step, conclusion); });
    const std::string name(row == combinations.end() ? std::string_view("by calculation") : row->name);
    return name + " (" + steps(numbers_of(step)) + ")" + branch_words(step);
}

std::string line_reason(const Telling& telling, const Step& step) {
    return telling.since(step) + ": lines with two common points are one";
}

std::string circle_reason(const Telling& telling, const Step& step) {
    return telling.since(step) + ": circles with three common points are one";
}

struct ReasonRow {
    Reason reason;
    std::string (*text)(const Telling&, const Step&);
};
constexpr std::array reasons{
    ReasonRow{Reason::given, given_reason},         ReasonRow{Reason::rule, rule_reason},
    ReasonRow{Reason::algebra, algebra_reason},     ReasonRow{Reason::line_class, line_reason},
    ReasonRow{Reason::circle_class, circle_reason},
};

std::vector<std::string> clauses(const std::vector<Statement>& conditions, Names names, Picture picture) {
    std::vector<std::string> result;
    for (const Statement& condition : conditions)
        if (condition.predicate() != Predicate::diff) result.push_back(say(condition, names, picture));
    return result;
}

/// The line that is meant, and the one that is not, if dividing by two leaves only these open.
struct Rival {
    Predicate meant;
    Predicate other;
    std::string_view side; ///< of 45 degrees, on which the angle between the lines is
};
constexpr std::array rivals{Rival{para, perp, "below"}, Rival{perp, para, "above"}};

std::vector<std::string> branch_clauses(const std::vector<proof::Branch>& branches, Names names, Picture picture) {
    std::vector<std::string> result;
    for (const proof::Branch& branch : branches) result.push_back(branch_text(branch, names, picture));
    return result;
}

} // namespace

std::string branch_text(const proof::Branch& branch, Names names, Picture picture) {
    const std::string meant = say(branch.conclusion, names, picture);
    const auto rival = std::ranges::find(rivals, branch.conclusion.predicate(), &Rival::meant);
    if (branch.multiple == 2 && rival != rivals.end())
        if (const auto other = facts::make(rival->other, branch.conclusion.points()))
            return meant + " is meant rather than " + say(*other, names, picture) + ": the angle between them is " +
                   std::string(rival->side) + " 45° in the picture";
    const numbers::Rational within = numbers::ratio(90, branch.multiple);
    const std::string limit =
        numbers::is_integer(within) ? numbers::to_string(within) + "°" : "90°/" + numbers::to_string(branch.multiple);
    return meant + " is meant, of " + numbers::to_string(branch.multiple) +
           " cases: the angle in the picture differs from the stated one by less than " + limit;
}

std::vector<StepText> path_text(const Path& path, const scene::Scene& scene, Picture picture) {
    const Telling telling{path, scene, picture};
    std::vector<StepText> result;
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
        const Step& step = path.steps[i];
        const auto row = std::ranges::find(reasons, step.reason, &ReasonRow::reason);
        auto conditions = clauses(step.conditions, scene.names(), picture);
        std::ranges::move(branch_clauses(proof::branches(step), scene.names(), picture),
                          std::back_inserter(conditions));
        result.push_back(
            {i + 1, telling.say(step.conclusion), row->text(telling, step), numbers_of(step), std::move(conditions)});
    }
    return result;
}

std::string sentence_of(const StepText& step) {
    return sentence(step.claim + ", " + step.reason);
}

std::vector<std::string> conditions_text(const Path& path, Names names, Picture picture) {
    const auto all = proof::conditions(path);
    auto result = clauses(all, names, picture);
    const bool differences = result.size() < all.size();
    std::ranges::move(branch_clauses(proof::branches(path), names, picture), std::back_inserter(result));
    if (differences) result.emplace_back("points with different names are different");
    return result;
}

std::string listing(std::span<const StepText> steps) {
    const std::size_t width = std::to_string(steps.empty() ? 0 : steps.back().number).size();
    std::string text;
    for (const StepText& step : steps) {
        const std::string number = std::to_string(step.number);
        text += std::string(width - number.size(), ' ') + number + ". " + sentence_of(step) + "\n";
    }
    return text;
}

} // namespace porism::translate
