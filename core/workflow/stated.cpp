#include "workflow/stated.h"

#include "base/text.h"
#include "realize/realize.h"
#include "translate/say.h"

namespace porism::workflow {
namespace {

constexpr std::string_view no_figure_words = "no figure was found",
                           before_these[] = {"in which this holds: ", "in which these hold: "};

/// Where the statements begin that a message says to conflict; 0 where it says something else.
std::size_t first_statement(std::string_view what) {
    if (!what.starts_with(no_figure_words)) return 0;
    for (const std::string_view words : before_these)
        if (const auto at = what.find(words); at != std::string_view::npos) return at + words.size();
    return 0;
}

} // namespace

std::vector<facts::Statement> conflicting_statements(const std::string& what, std::span<const std::string> names) {
    std::vector<facts::Statement> found;
    const std::size_t first = first_statement(what);
    if (first == 0) return found;
    for (const std::string_view text : split(std::string_view(what).substr(first), ';')) {
        const auto read = facts::parse_goal(trim(text), names);
        if (!read) return {};
        found.insert(found.end(), read->begin(), read->end());
    }
    return found;
}

std::string conflict_in_words(const std::string& what, std::span<const std::string> names) {
    std::vector<std::string> words;
    for (const facts::Statement& statement : conflicting_statements(what, names))
        words.push_back(translate::say(statement, names));
    if (words.empty()) return what;
    return what.substr(0, first_statement(what)) + join(words, "; ");
}

std::optional<diagram::Solution> solution_of(const LoadedProblem& problem, const Control& control) {
    if (!problem.document || !problem.document->scene.states()) return std::nullopt;
    realize::Options options;
    options.explain = false;
    const auto diagram = realize::realize(problem.document->scene, options, control);
    return diagram ? diagram->solution : std::nullopt;
}

std::string freedom_words(const diagram::Solution& solution) {
    if (solution.shape_freedom == 0) return "the shape is fixed but for finitely many choices";
    if (solution.shape_freedom == 1) return "1 degree of freedom";
    return std::to_string(solution.shape_freedom) + " degrees of freedom";
}

} // namespace porism::workflow
