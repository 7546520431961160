// Documents in and out: files, text, the library.
#include "base/text.h"
#include "facts/predicate.h"
#include "formats/jgex/jgex.h"
#include "translate/read.h"
#include "ui/session/session_impl.h"
#include "ui/session/sketched.h"
#include "ui/session/wording.h"
#include "workflow/figure.h"
#include "workflow/files.h"
#include "workflow/load.h"
#include "workflow/stated.h"
#include "workflow/told.h"

#include <algorithm>

namespace porism::ui {

namespace {

std::string comment_of_statements(const scene::Scene& scene) {
    std::vector<std::string> stated;
    for (const scene::Action& action : scene.actions())
        if (action.states) stated.push_back(facts::to_string(*action.states, scene.names()));
    return stated.empty() ? std::string() : "\n# stated: " + join(stated, "; ");
}

// Coordinates and branches that were only drawn are no part of what a person would type.
scene::Scene without_sketch(scene::Scene scene) {
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        auto at = scene.actions()[i].at;
        bool any_given = false;
        for (auto& place : at) {
            if (place && !place->given) place.reset();
            any_given = any_given || place.has_value();
        }
        if (!any_given) at.clear();
        scene = scene.with_coordinates(i, std::move(at)).with_branch(i, std::nullopt);
    }
    return scene;
}

// What reading takes where nothing is said: the first choice, unless it gives no new point and another does.
bool takes_first_choice(const scene::Scene& scene, const diagram::Diagram& diagram, std::size_t action) {
    const auto& choices = diagram.choices[action];
    const auto is_merged = [&](PointId point) { return diagram.merged_into(point).has_value(); };
    return choices.size() == 1 || (diagram.branches[action] == choices.front() &&
                                   std::ranges::none_of(scene.actions()[action].outputs, is_merged));
}

// Text says another branch than the first by coordinates (definition 3): of its points and of those that move.
scene::Scene with_branches_as_places(scene::Scene scene, const diagram::Diagram& diagram,
                                     const diagram::Picture& picture) {
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const scene::Action& action = scene.actions()[i];
        auto at = action.at;
        at.resize(action.outputs.size());
        for (std::size_t k = 0; k < at.size(); ++k)
            if ((at[k] && !at[k]->given) || (!at[k] && !takes_first_choice(scene, diagram, i)))
                at[k] = sketched(picture.points[action.outputs[k].index()]);
        if (std::ranges::none_of(at, [](const auto& place) { return place.has_value(); })) at.clear();
        scene = scene.with_coordinates(i, std::move(at)).with_branch(i, std::nullopt);
    }
    return scene;
}

// "foot D" for one action, "3 actions" for several, "goal AD ⊥ BC" or "ask for the length AB" for none.
QString text_of_growth(const document::Document& before, const document::Document& after) {
    const std::size_t old_count = before.scene.actions().size();
    const std::size_t added = after.scene.actions().size() - old_count;
    if (added == 0 && after.goals.size() == before.goals.size() && !after.questions.empty())
        return Session::tr("ask for %1").arg(question_words(after.questions.back(), after.scene));
    if (added == 0) return Session::tr("goal %1").arg(notation(after.goals.back(), About(after.scene)));
    if (added == 1) return undo_text(after.scene.actions()[old_count], after.scene);
    return Session::tr("%n action(s)", "", static_cast<int>(added));
}

} // namespace

void Session::new_document() {
    open_value({});
}

void Session::open_value(document::Document document, const QString& path) {
    impl_->forget_document();
    const auto view = document.presentation.view;
    auto opened = impl_->opened_version(std::move(document), {});
    impl_->open_version(std::move(opened), path);
    if (view) set_view(*view);
}

void Session::Impl::forget_document() {
    stack.clear();
    forget_answers();
    wanted.clear();
    wanted_questions.clear();
    results.reset();
    closure.reset();
    trail.clear();
    news_kept.clear();
    current_goal.reset();
    selection = hover = {};
    history.clear();
    changed(closure_change | goal_change | selection_change | hover_change);
}

void Session::Impl::open_version(VersionPtr opened, const QString& path) {
    file_name = path;
    version = std::make_shared<const Version>();
    shown = 0;
    show(std::move(opened));
    if (self.goal_count() > 0) current_goal = 0;
    autosave.forget();
}

QStringList Session::problems_in(const QString& path) {
    QStringList names;
    if (const auto loaded = workflow::load(path.toStdString()))
        for (const workflow::LoadedProblem& problem : loaded->problems) names += QString::fromStdString(problem.name);
    return names;
}

Status Session::open_document(const QString& path, std::size_t problem) {
    auto loaded = workflow::load(path.toStdString());
    if (!loaded) return fail(std::move(loaded).error());
    const bool own = loaded->kind == workflow::FileKind::document;
    return open_problem(std::move(loaded->problems.at(std::min(problem, loaded->problems.size() - 1))),
                        own ? path : QString());
}

Status Session::open_problem(workflow::LoadedProblem problem, const QString& path) {
    if (!problem.document) return fail(std::move(problem.document).error());
    const realize::Wanted holding = workflow::wanted_of(problem);
    const std::string name = problem.name;
    document::Document document = *workflow::opened(std::move(problem));
    if (document.title.empty()) document.title = name;
    impl_->forget_document();
    const auto view = document.presentation.view;
    impl_->open_version(impl_->opened_version(std::move(document), holding), path);
    if (view) set_view(*view);
    return {};
}

Status Session::read_text(const QString& text, bool append) {
    const std::string line = text.toStdString();
    const scene::SceneAndGoals present{document().scene, document().goals, document().questions};
    auto read = append ? jgex::extend(present, line) : jgex::parse_problem(line);
    if (!read) return fail(std::move(read).error());
    document::Document after = document();
    after.goals = read->goals;
    after.questions = read->questions;
    after.scene = read->scene;
    if (!append) {
        auto settled = settle(read->scene, realize::wanted_of(read->goals, read->questions));
        if (!settled) return fail(std::move(settled).error());
        after.scene = std::move(settled->scene);
        after.told = {};
    }
    const QString step = append ? text_of_growth(document(), after) : tr("read text");
    return edit(step, std::move(after));
}

Saying Session::saying(const QString& text) const {
    const std::string line = text.trimmed().toStdString();
    const auto names = scene().names();
    const auto read = facts::parse_goal(line, names);
    const bool of_unknown_points = !read && read.error().code == "unknown_point";
    if (read || of_unknown_points || facts::predicate_by_name(line.substr(0, line.find(' ')))) return Saying::notation;
    return translate::read(line, names, diagram() ? picture().points : translate::Picture()) ? Saying::words
                                                                                             : Saying::nothing;
}

Status Session::state_text(const QString& text) {
    const std::string line = text.toStdString();
    auto read = facts::parse_goal(line, scene().names());
    if (!read) {
        const auto words = translate::read(line, scene().names(), diagram() ? picture().points : translate::Picture());
        if (!words) return fail(std::move(read).error());
        read = std::vector{*words};
    }
    document::Document after = document();
    for (const facts::Statement& statement : *read) {
        scene::Action action;
        action.states = statement;
        if (Status done = after.scene.append(std::move(action), {}); !done) return done;
    }
    const QString step = text_of_growth(document(), after);
    const scene::Scene stated = after.scene;
    Status done = edit(step, std::move(after));
    if (!done) done.error().what = workflow::conflict_in_words(done.error().what, stated, done.error().actions);
    return done;
}

QString Session::text() const {
    const auto figure = diagram();
    bool first = true;
    for (std::size_t i = 0; i < figure_actions(); ++i) first = first && takes_first_choice(scene(), *figure, i);
    const bool plain = first || figure_actions() < scene().actions().size();
    const scene::Scene told =
        plain ? without_sketch(scene()) : with_branches_as_places(placed_scene(), *figure, picture());
    const std::string text = jgex::print(told, document().goals, document().questions);
    return QString::fromStdString(text + comment_of_statements(scene()));
}

Status Session::save_document(const QString& path) {
    const QString target = path.isEmpty() ? impl_->file_name : path;
    if (target.isEmpty())
        return fail("no_file_name", tr("the document has no file yet").toStdString(), tr("choose one").toStdString());
    Status written = workflow::write_file(target.toStdString(), to_text(document::to_json(document()), 2) + '\n');
    if (!written) return written;
    impl_->file_name = target;
    impl_->stack.setClean();
    impl_->autosave.forget();
    impl_->changed(file_change);
    return {};
}

Library& Session::library() {
    return impl_->library;
}

Inspection& Session::inspection() {
    return impl_->inspection;
}

Samples& Session::samples() {
    return impl_->samples;
}

} // namespace porism::ui
