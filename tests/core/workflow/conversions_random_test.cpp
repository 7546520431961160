// Random scenes in each language: what is written has the figure of the scene, and what is not is named.
#include "core/workflow/conversions.h"
#include "support/random_scene.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace porism::workflow {
namespace {

void keeps_figure(const LoadedProblem& problem, std::string_view language) {
    const auto text = convert(problem, language);
    if (!text) {
        RC_ASSERT(text.error().place || text.error().pointer.starts_with("/actions/"));
        RC_ASSERT(text.error().what.find('"') != std::string::npos || language == "verigeo");
        return;
    }
    const auto back = read_one(text->bytes);
    RC_ASSERT(back.has_value());
    // The solver may not find a figure of many statements: it says so.
    const auto figure = figure_of(*back);
    if (!figure || !points_in(figure->scene, problem.document->scene)) return;
    if (const auto lost = lost_equation(problem.document->scene, *figure); !lost.empty())
        RC_FAIL(std::string(language) + " loses " + lost + ":\n" + text->bytes);
}

RC_GTEST_PROP(ConversionsRandom, TheFigureIsKept, ()) {
    Rng rng(*rc::gen::arbitrary<std::uint64_t>());
    test::RandomSceneOptions options;
    options.actions = 6;
    LoadedProblem problem = read_one("p\na = free a\n").value();
    const scene::SceneAndGoals content = test::random_scene(rng, options);
    problem.document->scene = content.scene;
    problem.document->goals = content.goals;
    problem.choose_branch = false;
    problem.actions.clear();
    if (!figure_of(problem)) return;
    for (const std::string_view language : {"jgex", "geodsl", "verigeo"}) keeps_figure(problem, language);
}

} // namespace
} // namespace porism::workflow
