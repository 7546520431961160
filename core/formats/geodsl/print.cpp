#include "base/text.h"
#include "formats/geodsl/candidates.h"
#include "formats/geodsl/form.h"
#include "formats/geodsl/geodsl.h"
#include "formats/geodsl/value.h"
#include "scene/catalogue.h"

#include <algorithm>

namespace porism::geodsl {
namespace {

std::string text_name(std::string name) {
    if (name.front() >= 'a' && name.front() <= 'z') name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return name;
}

/// By point, as text_name takes them back: a point "A" beside "a" gets another name.
std::vector<std::string> scene_names(const scene::Scene& scene) {
    constexpr std::size_t longest = 32;
    std::vector<std::string> names;
    std::set<std::string> taken;
    for (const std::string& name : scene.names()) taken.insert(scene_name(text_name(name)));
    std::set<std::string> used;
    for (const std::string& name : scene.names()) {
        std::string own = scene_name(text_name(name));
        for (int number = 1; used.contains(own); ++number) {
            const std::string suffix = "_" + std::to_string(number);
            std::string other = scene_name(text_name(name)).substr(0, longest - suffix.size()) + suffix;
            if (!taken.contains(other)) own = std::move(other);
        }
        used.insert(own);
        names.push_back(std::move(own));
    }
    return names;
}

/// What reading text makes: no branches, coordinates and help points.
scene::Action as_read(scene::Action action) {
    action.branch.reset();
    action.at.clear();
    action.auxiliary = false;
    return action;
}

std::string slot_text(const Slot& slot, const Bound& bound) {
    if (slot.kind == Slot::Kind::value) return value_text(bound.values.at(slot.letters.front()));
    if (slot.kind == Slot::Kind::point) return text_name(bound.points.at(slot.letters.front()));
    std::vector<std::string> points;
    for (const char letter : slot.letters) points.push_back(text_name(bound.points.at(letter)));
    return std::string(slot.object) + "(" + join(points, ",") + ")";
}

std::string list_text(const std::vector<Slot>& slots, const Bound& bound) {
    std::vector<std::string> parts;
    for (const Slot& slot : slots)
        if (slot.kind != Slot::Kind::value || bound.values.contains(slot.letters.front()))
            parts.push_back(slot_text(slot, bound));
    return join(parts, ",");
}

std::string statement_text(const Statement& statement) {
    const Form& form = form_of(*statement.row);
    std::string text = std::string(statement.row->name) + "(" + list_text(form.arguments, statement.bound) + ")";
    const std::string values = list_text(form.values, statement.bound);
    return values.empty() ? text + "\n" : text + "=(" + values + ")\n";
}

std::string action_text(const scene::Scene& scene, const scene::Action& action) {
    if (action.states) return facts::to_string(*action.states, scene.names());
    std::vector<std::string> names;
    for (const PointId point : action.outputs) names.push_back(scene.name(point));
    std::vector<std::string> words;
    for (const scene::Use& use : action.uses) words.emplace_back(scene::construction(use.construction).name);
    return join(names, " ") + " = " + join(words, ", ");
}

/// Says one action after the other, as far as statements reach.
class Printer {
public:
    explicit Printer(const scene::Scene& scene)
        : scene_(scene), names_(scene_names(scene)), builder_(std::set<std::string>(names_.begin(), names_.end())) {}

    Result<std::string> print() {
        while (said() < scene_.actions().size())
            if (!say_next()) return fail(unsayable(said()));
        return std::move(text_);
    }

    Error unsayable(std::size_t action) const {
        return Error{ErrorKind::bad_input,
                     "not_in_geodsl",
                     "Geo-DSL has no statement for " + in_quotes(action_text(scene_, scene_.actions()[action])),
                     "porism catalogue geodsl lists the statements",
                     std::nullopt,
                     "/actions/" + std::to_string(action)};
    }

private:
    std::size_t said() const { return builder_.scene().actions().size(); }

    /// By the candidate that says the most.
    bool say_next() {
        std::optional<Builder> best;
        const Candidate* chosen = nullptr;
        auto named = names_;
        for (std::size_t i = 0; i < builder_.scene().point_count(); ++i) named[i] = builder_.scene().names()[i];
        const auto all = candidates(builder_, scene_.actions()[said()], named);
        for (const Candidate& candidate : all) {
            auto after = applied(candidate);
            if (!after || (best && after->scene().actions().size() <= best->scene().actions().size())) continue;
            best = std::move(after);
            chosen = &candidate;
        }
        if (!best) return false;
        for (const Statement& statement : *chosen) text_ += statement_text(statement);
        builder_ = *std::move(best);
        return true;
    }

    /// The builder after the candidate, if that makes just the next actions of the scene.
    std::optional<Builder> applied(const Candidate& candidate) const {
        Builder after = builder_;
        for (const Statement& statement : candidate)
            if (!after.apply(*statement.row, statement.bound)) return std::nullopt;
        const auto made = after.scene().actions();
        if (made.size() <= said() || made.size() > scene_.actions().size()) return std::nullopt;
        for (std::size_t i = said(); i < made.size(); ++i)
            if (made[i] != as_read(scene_.actions()[i])) return std::nullopt;
        for (std::size_t i = builder_.scene().point_count(); i < after.scene().point_count(); ++i)
            if (after.scene().names()[i] != names_[i] && is_used(PointId(i), made.size())) return std::nullopt;
        return after;
    }

    /// A point that a statement makes besides those it names cannot be named later.
    bool is_used(PointId point, std::size_t from) const {
        return std::ranges::any_of(scene_.actions().subspan(from), [&](const scene::Action& action) {
            const auto inputs = scene::inputs_of(action);
            return std::ranges::find(inputs, point) != inputs.end();
        });
    }

    const scene::Scene& scene_;
    std::vector<std::string> names_;
    Builder builder_;
    std::string text_;
};

} // namespace

Result<std::string> print(const scene::Scene& scene) {
    Printer printer(scene);
    auto text = printer.print();
    if (!text || text->empty()) return text;
    const auto read = parse(*text);
    if (!read) return fail(read.error());
    const auto back = read->content.scene.actions();
    for (std::size_t i = 0; i < scene.actions().size(); ++i)
        if (i >= back.size() || back[i] != as_read(scene.actions()[i])) return fail(printer.unsayable(i));
    return text;
}

std::vector<std::string> losses(const scene::SceneAndGoals& content) {
    std::vector<std::string> lost;
    const auto any = [&](auto has) { return std::ranges::any_of(content.scene.actions(), has); };
    if (any([](const scene::Action& action) { return !action.at.empty(); }))
        lost.emplace_back("coordinates are not written");
    if (any([](const scene::Action& action) { return action.branch.value_or(0) != 0; }))
        lost.emplace_back("branches are not written");
    if (any([](const scene::Action& action) { return action.auxiliary; }))
        lost.emplace_back("that an action is auxiliary is not written");
    if (!content.goals.empty() || !content.questions.empty())
        lost.emplace_back("goals and questions are not written: the language has none");
    return lost;
}

} // namespace porism::geodsl
