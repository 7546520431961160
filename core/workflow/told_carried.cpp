#include "workflow/told_carried.h"

#include "formats/verigeo/evaluate.h"
#include "scene/carry.h"
#include "scene/catalogue.h"
#include "scene/places.h"
#include "workflow/told.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/renumbering.h"
#include "workflow/verify/text/claims.h"

#include <algorithm>
#include <fmt/format.h>
#include <span>
#include <utility>

namespace porism::workflow {
namespace {

using document::Document;
using facts::Statement;

/// The points that a comparison speaks of; none of another action.
std::vector<PointId> points_of_comparison(const verigeo::Action& action, const verigeo::Ids& ids,
                                          std::span<const std::string> names) {
    std::vector<PointId> out;
    const auto comparison = verigeo::comparison_of(action, ids);
    if (!comparison || !*comparison) return out;
    for (const verigeo::Expression* side : {&(*comparison)->left, &(*comparison)->right})
        for (const std::string& name : side->points())
            if (const auto at = std::ranges::find(names, name); at != names.end())
                out.emplace_back(static_cast<std::size_t>(at - names.begin()));
    return out;
}

class Carrier {
public:
    Carrier(const Document& edited, const LoadedProblem& file)
        : file_(file), from_(file.document->scene), to_(edited.scene),
          renumbering_(points(), actions()), out_{file.name, edited, false, file.place} {}

    LoadedProblem run() {
        out_.told_checks = file_.told_checks;
        out_.amounts_to = file_.amounts_to;
        using Step = void (Carrier::*)();
        for (const Step step : {&Carrier::answers, &Carrier::claims, &Carrier::envelope, &Carrier::paths,
                                &Carrier::branches, &Carrier::texts})
            (this->*step)();
        return std::move(out_);
    }

private:
    std::vector<std::optional<PointId>> points() const {
        std::vector<std::optional<PointId>> out;
        for (const std::string& name : from_.names()) out.push_back(to_.find(name));
        return out;
    }
    std::vector<std::optional<std::size_t>> actions() const {
        std::vector<std::optional<std::size_t>> out;
        for (const scene::Action& action : from_.actions()) out.push_back(scene::action_like(action, from_, to_));
        return out;
    }

    /// "D, E": those of the points that are not there any more.
    std::string gone_among(std::span<const PointId> named) const {
        std::vector<std::string> gone;
        for (const PointId point : named) {
            const bool known = point.index() < from_.point_count();
            if (known && to_.find(from_.name(point))) continue;
            std::string name = known ? from_.name(point) : "a point that never was";
            if (std::ranges::find(gone, name) == gone.end()) gone.push_back(std::move(name));
        }
        return fmt::format("{}", fmt::join(gone, ", "));
    }
    std::string said(const Statement& statement) const {
        const auto known = [&](PointId point) { return point.index() < from_.point_count(); };
        return std::ranges::all_of(statement.points(), known) ? facts::to_string(statement, from_.names())
                                                              : "a statement about points that never were";
    }
    void gone(const std::string& told, const std::string& what) {
        out_.told_checks.push_back(
            not_held(fmt::format("{} speaks of what is gone ({}), and was held against nothing", told, what),
                     "undo what took it out, or leave out what the file told"));
    }
    /// True where all of it is there; else it is told.
    bool is_there(const std::string& told, std::span<const PointId> named) {
        const std::string missing = gone_among(named);
        if (!missing.empty()) gone(told, missing);
        return missing.empty();
    }
    std::optional<Statement> carried(const std::string& origin, const Statement& statement) {
        if (!is_there(origin + ": " + said(statement), statement.points())) return std::nullopt;
        return scene::carried(statement, from_, to_);
    }

    /// The number of a question of the file among those that are asked now.
    std::optional<std::size_t> place_of(const scene::Question& question) const {
        const auto asked = scene::carried(scene::Questions{question}, from_, to_);
        const auto& now = out_.document->questions;
        const auto found = asked.empty() ? now.end() : std::ranges::find(now, asked.front());
        return found == now.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - now.begin()));
    }

    void answers() {
        const scene::Questions& asked = file_.document->questions;
        for (std::size_t i = 0; i < asked.size(); ++i) {
            const auto told = file_.answer_to(i);
            const bool unread = i == 0 && !file_.unread_answer.empty();
            if (!told && !unread) continue;
            const auto place = place_of(asked[i]);
            if (!place) {
                const std::string answer = told ? told->text() : file_.unread_answer;
                gone("the answer " + answer, "the question " + scene::to_string(asked[i], from_.names()));
                continue;
            }
            out_.answers.resize(std::max(out_.answers.size(), *place + 1));
            out_.answers[*place] = told;
            if (unread) out_.unread_answer = file_.unread_answer;
            out_.disputed_answer = file_.disputed_answer;
        }
    }

    void claims() {
        out_.tells_proof = file_.tells_proof;
        for (genesisgeo::Claim claim : file_.claims) {
            std::vector<PointId> named;
            for (const auto* part : {&claim.readings, &claim.premises})
                for (const Statement& one : *part) named.insert(named.end(), one.points().begin(), one.points().end());
            if (!is_there(claim.origin + ": " + claim.text, named)) continue;
            for (auto* part : {&claim.readings, &claim.premises}) *part = scene::carried(*part, from_, to_);
            out_.claims.push_back(std::move(claim));
        }
    }

    void envelope() {
        if (!file_.envelope) return;
        EnvelopeFile carried = *file_.envelope;
        carried.edited = carried.edited || !(from_ == to_);
        verigeo::Content& content = carried.content;
        const std::vector<std::string> names = content.names;
        content.content = {to_, {}, {}, content.content.name};
        for (const Statement& goal : scene::carried(file_.document->goals, from_, to_))
            if (std::ranges::count(out_.document->goals, goal) > 0) content.content.goals.push_back(goal);
        for (const scene::Question& question : file_.document->questions)
            if (const auto place = place_of(question))
                content.content.questions.push_back(out_.document->questions[*place]);
        content.names.assign(to_.names().begin(), to_.names().end());
        for (std::size_t i = 0; i < names.size(); ++i)
            if (const auto point = scene::carried(PointId(i), from_, to_)) content.names[point->index()] = names[i];
        carry_names_of_figures(content);
        carry_origins(content);
        carry_claims(content);
        carry_unsaid(carried, names);
        out_.envelope = std::make_shared<const EnvelopeFile>(std::move(carried));
    }

    /// Ways of which a part is gone are none.
    void carry_names_of_figures(verigeo::Content& content) const {
        for (auto* supposed : {&content.supposed, &content.needed}) *supposed = scene::carried(*supposed, from_, to_);
        std::erase_if(content.ways, [&](std::vector<verigeo::SaidGoals>& ways) {
            return std::ranges::any_of(ways, [&](verigeo::SaidGoals& way) { return !carry(way); });
        });
    }
    bool carry(verigeo::SaidGoals& way) const {
        const verigeo::SaidGoals before = way;
        for (auto part : {&verigeo::SaidGoals::goals, &verigeo::SaidGoals::supposed, &verigeo::SaidGoals::needed})
            way.*part = scene::carried(before.*part, from_, to_);
        return way.goals.size() == before.goals.size();
    }

    /// An action that the file does not have is given.
    void carry_origins(verigeo::Content& content) const {
        std::vector<verigeo::Origin> origins(to_.actions().size());
        for (std::size_t i = 0; i < content.origins.size(); ++i)
            if (const auto there = scene::action_like(from_.actions()[i], from_, to_))
                origins[*there] = content.origins[i];
        content.origins = std::move(origins);
    }

    void carry_claims(verigeo::Content& content) {
        for (verigeo::Claim& claim : content.claims) {
            std::vector<Statement> there;
            for (const Statement& one : claim.statements)
                if (auto now = carried(claim.origin.pointer, one)) there.push_back(*std::move(now));
            claim.statements = std::move(there);
        }
    }

    void carry_unsaid(EnvelopeFile& carried, std::span<const std::string> names) {
        const auto ids = verigeo::ids_of(carried.envelope);
        std::erase_if(carried.content.unsaid, [&](const verigeo::Unsaid& one) {
            if (!one.action) return false;
            return !is_there(one.origin.pointer + ": " + one.text, points_of_comparison(*one.action, ids, names));
        });
    }

    /// A proof file has its own picture: of another scene its steps are held against the figure of that.
    void paths() {
        for (const proof::Path& path : file_.solution) carry(path);
        if (file_.proof) carry(file_.proof->path);
    }
    void carry(const proof::Path& path) {
        const std::string told = path.steps.empty() ? "a solution" : "the solution of " + said(path.goal());
        for (const proof::Step& step : path.steps) {
            if (!is_there(told, points_of(step))) return;
            if (is_said_still(step)) continue;
            gone(told, "what was given as " + said(step.conclusion));
            return;
        }
        if (path.steps.empty() || is_asked_still(told, path.goal())) out_.solution.push_back(renumbering_.moved(path));
    }
    /// A given that the file has is one of the scene too.
    bool is_said_still(const proof::Step& step) const {
        const auto moved = renumbering_.moved(step);
        if (!moved || step.reason != proof::Reason::given) return moved.has_value();
        return !says(from_, step) || says(to_, *moved);
    }
    static bool says(const scene::Scene& scene, const proof::Step& step) {
        const auto given = scene::given_by(scene, step.action);
        return std::ranges::find(given, step.conclusion) != given.end();
    }
    bool is_asked_still(const std::string& told, const Statement& solved) {
        const scene::Goals& asked = file_.document->goals;
        if (std::ranges::find(asked, solved) != asked.end()) {
            const auto now = scene::carried(solved, from_, to_);
            if (now && std::ranges::count(out_.document->goals, *now) > 0) return true;
            gone(told, "a goal that is not asked for any more");
            return false;
        }
        const auto lost = std::ranges::find_if(file_.document->questions,
                                               [&](const scene::Question& question) { return !place_of(question); });
        if (lost == file_.document->questions.end()) return true;
        gone(told, "the question " + scene::to_string(*lost, from_.names()));
        return false;
    }

    /// What was not there when it was solved has the branch that it takes now; so has what takes another one since.
    void branches() {
        const std::vector<int>& recorded = file_.proof ? file_.proof->branches : file_.branches;
        if (recorded.size() != from_.actions().size()) {
            out_.branches = recorded;
            return;
        }
        for (const scene::Action& action : to_.actions()) out_.branches.push_back(action.branch.value_or(0));
        for (std::size_t i = 0; i < recorded.size(); ++i) {
            const scene::Action& then = from_.actions()[i];
            const auto there = scene::action_like(then, from_, to_);
            if (!there || out_.branches[*there] == recorded[i]) continue;
            if (then.branch && *then.branch != recorded[i])
                out_.branches[*there] = recorded[i];
            else
                gone("the solution", fmt::format("branch {} of {}", recorded[i], fmt::join(from_.names_of(i), ", ")));
        }
    }

    /// What they say of points that are there is read again.
    void texts() {
        out_.solution_texts = file_.solution_texts;
        out_.written_solutions = file_.written_solutions;
        const std::size_t told = file_.statement_texts.size() - file_.written_statements;
        for (std::size_t i = 0; i < file_.statement_texts.size(); ++i) {
            if (!asks_still(file_.statement_texts[i])) continue;
            out_.statement_texts.push_back(file_.statement_texts[i]);
            out_.written_statements += i < told ? 0 : 1;
        }
        for (const std::string& text : file_.solution_texts)
            for (const TextClaim& claim : claims_in(text, from_.names()))
                is_there_in_text("the text of the solution", claim);
    }
    /// A text that asks for a goal which is gone is told, and held against nothing.
    bool asks_still(const std::string& text) {
        bool out = true;
        for (const TextClaim& goal : goals_in(text, from_.names())) {
            out = is_there_in_text("the text", goal) && out;
            if (out)
                out = std::ranges::all_of(goal.statements, [&](const Statement& one) {
                    return is_asked_still("the text: " + goal.text, one);
                });
        }
        return out;
    }
    bool is_there_in_text(const std::string& where, const TextClaim& claim) {
        std::vector<PointId> named;
        for (const Statement& one : claim.statements)
            named.insert(named.end(), one.points().begin(), one.points().end());
        return is_there(where + ": " + claim.text, named);
    }

    const LoadedProblem& file_;
    const scene::Scene &from_, &to_;
    Renumbering renumbering_;
    LoadedProblem out_;
};

} // namespace

LoadedProblem carried_to(const Document& edited, const LoadedProblem& file) {
    return Carrier(edited, file).run();
}

} // namespace porism::workflow
