#include "base/text.h"
#include "formats/geodsl/candidates.h"
#include "formats/geodsl/form.h"
#include "formats/geodsl/geodsl.h"
#include "formats/geodsl/respell.h"
#include "formats/geodsl/value.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <unordered_map>

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

std::vector<std::string> text_names(const std::vector<std::string>& names) {
    std::vector<std::string> texts;
    for (const std::string& name : names) texts.push_back(text_name(name));
    return texts;
}

std::string slot_text(const Slot& slot, const Bound& bound) {
    if (slot.kind == Slot::Kind::rest) return join(text_names(bound.corners), ",");
    if (slot.kind == Slot::Kind::value) return value_text(bound.values.at(slot.letters.front()));
    if (slot.kind == Slot::Kind::point) return text_name(bound.points.at(slot.letters.front()));
    std::vector<std::string> points;
    for (const char letter : slot.letters) points.push_back(bound.points.at(letter));
    if (slot.more) points.insert(points.end(), bound.corners.begin(), bound.corners.end());
    points = text_names(points);
    return std::string(slot.object) + "(" + join(points, ",") + ")";
}

std::string list_text(const std::vector<Slot>& slots, const Bound& bound) {
    std::vector<std::string> parts;
    for (const Slot& slot : slots)
        if (slot.kind == Slot::Kind::value ? bound.values.contains(slot.letters.front())
                                           : slot.kind != Slot::Kind::rest || !bound.corners.empty())
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

/// By point: the last action that names it; 0 where none does.
std::vector<std::size_t> last_uses(const scene::Scene& scene) {
    std::vector<std::size_t> last(scene.point_count());
    for (std::size_t i = 0; i < scene.actions().size(); ++i)
        for (const PointId point : scene::inputs_of(scene.actions()[i])) last[point.index()] = i;
    return last;
}

/// Goes along a scene: what is appended has to be its next action.
class Along : public Target {
public:
    explicit Along(const scene::Scene& scene)
        : scene_(scene), wanted_(scene_names(scene)), names_(wanted_), last_uses_(last_uses(scene)) {}

    Result<scene::Action> append(scene::Action action, std::span<const std::string> names) override {
        for (std::size_t i = 0; i < names.size(); ++i) action.outputs.emplace_back(points_ + i);
        if (said_ == scene_.actions().size() || action != scene_.actions()[said_])
            return fail("another_action", "the scene goes on otherwise");
        for (const std::string& name : names) {
            points_by_name_[name] = PointId(points_);
            names_[points_++] = name;
        }
        ++said_;
        return action;
    }
    std::optional<PointId> find(const std::string& name) const override {
        const auto found = points_by_name_.find(name);
        return found == points_by_name_.end() ? std::nullopt : std::optional(found->second);
    }
    std::span<const std::string> names() const override { return std::span(names_).first(points_); }

    std::size_t said() const { return said_; }
    std::size_t points() const { return points_; }
    std::span<const scene::Action> rest() const { return scene_.actions().subspan(said_); }
    /// By point, also of those that are still to come.
    const std::vector<std::string>& all_names() const { return names_; }
    /// A point that a statement makes besides those it names has another name and cannot be named later.
    bool loses_none_from(std::size_t point) const {
        for (; point < points_; ++point)
            if (names_[point] != wanted_[point] && last_uses_[point] >= said_) return false;
        return true;
    }
    void take_back(std::size_t said, std::size_t points) {
        said_ = said;
        while (points_ > points) {
            points_by_name_.erase(names_[--points_]);
            names_[points_] = wanted_[points_];
        }
    }

private:
    const scene::Scene& scene_;
    const std::vector<std::string> wanted_;
    std::vector<std::string> names_;
    std::vector<std::size_t> last_uses_;
    std::unordered_map<std::string, PointId> points_by_name_;
    std::size_t said_ = 0, points_ = 0;
};

/// Says one action after the other, as far as statements reach.
class Printer {
public:
    explicit Printer(const scene::Scene& scene)
        : named_on_(named_on(scene)), along_(scene),
          builder_(along_, {along_.all_names().begin(), along_.all_names().end()}) {}

    /// The text; the action that no statement says.
    tl::expected<std::string, std::size_t> print() {
        while (!along_.rest().empty())
            if (!say_next()) return tl::unexpected(along_.said());
        return std::move(text_);
    }

private:
    /// By the candidate that says the most.
    bool say_next() {
        std::size_t most = 0;
        const Candidate* chosen = nullptr;
        const auto all = candidates({builder_, along_.rest(), along_.all_names(), named_on_});
        for (const Candidate& candidate : all) {
            const std::size_t said = along_.said(), points = along_.points(), mark = builder_.mark();
            const std::size_t more = says(candidate);
            along_.take_back(said, points);
            builder_.take_back(mark);
            if (more <= most) continue;
            most = more;
            chosen = &candidate;
        }
        if (!chosen) return false;
        says(*chosen);
        for (const Statement& statement : *chosen) text_ += statement_text(statement);
        return true;
    }

    /// How many of the next actions of the scene the candidate makes; 0 where it makes others.
    std::size_t says(const Candidate& candidate) {
        const std::size_t before = along_.said(), points = along_.points();
        for (const Statement& statement : candidate)
            if (!builder_.apply(*statement.row, statement.bound)) return 0;
        return along_.loses_none_from(points) ? along_.said() - before : 0;
    }

    const NamedOn named_on_;
    Along along_;
    Builder builder_;
    std::string text_;
};

/// Of an action that was put into others, the one of these that no statement says, too.
Error unsayable(const scene::Scene& scene, const Respelled& spelled, std::size_t action) {
    const std::size_t origin = spelled.origins[action];
    const std::string whole = action_text(scene, scene.actions()[origin]);
    const std::string part = action_text(spelled.scene, spelled.scene.actions()[action]);
    return Error{ErrorKind::bad_input,
                 "not_in_geodsl",
                 "Geo-DSL has no statement for " + in_quotes(whole) +
                     (part == whole ? "" : ", nor for " + in_quotes(part) + ", which it says"),
                 "porism catalogue geodsl lists the statements",
                 std::nullopt,
                 "/actions/" + std::to_string(origin)};
}

/// The action that does not come back from the text.
std::optional<std::size_t> lost(std::span<const scene::Action> wanted, std::span<const scene::Action> back) {
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (i >= back.size() || back[i] != wanted[i]) return i;
    return std::nullopt;
}

/// The first action of which a point of the scene has another name in the text.
std::optional<std::size_t> renamed(const scene::Scene& scene, const scene::Scene& wanted, const scene::Scene& back) {
    const auto names = scene_names(wanted);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (back.names()[i] != names[i] && scene.find(wanted.names()[i])) return wanted.action_of(PointId(i));
    return std::nullopt;
}

struct Written {
    std::string text;
    Respelled spelled;
    bool renamed = false; ///< whether points have other names
};

/// By values where no statement says it otherwise, or statements that do would give points other names.
Result<Written> written(const scene::Scene& scene, const Writing& writing) {
    constexpr std::size_t most_by_values = 100;
    std::set<std::size_t> by_values;
    for (;;) {
        Respelled spelled = respelled(scene, by_values, writing);
        auto text = Printer(spelled.scene).print();
        std::optional<std::size_t> unsaid, other_names;
        if (!text) unsaid = text.error();
        if (text && !text->empty()) {
            const auto read = parse(*text);
            if (!read) return fail(read.error());
            unsaid = lost(spelled.scene.actions(), read->content.scene.actions());
            if (!unsaid) other_names = renamed(scene, spelled.scene, read->content.scene);
        }
        if (other_names && by_values.insert(spelled.origins[*other_names]).second) continue;
        if (!unsaid) return Written{*std::move(text), std::move(spelled), other_names.has_value()};
        const std::size_t origin = spelled.origins[*unsaid];
        if (by_values.size() == most_by_values || !by_values.insert(origin).second)
            return fail(unsayable(scene, spelled, *unsaid));
    }
}

} // namespace

Result<std::string> print(const scene::Scene& scene, const Writing& writing) {
    auto all = written(scene, writing);
    if (!all) return fail(std::move(all.error()));
    return std::move(all->text);
}

std::vector<std::string> losses(const scene::SceneAndGoals& content, const Writing& writing) {
    std::vector<std::string> lost;
    const auto any = [&](auto has) { return std::ranges::any_of(content.scene.actions(), has); };
    if (any([](const scene::Action& action) { return !action.at.empty(); }))
        lost.emplace_back("coordinates are not written");
    if (any([](const scene::Action& action) { return action.branch.value_or(0) != 0; }))
        lost.emplace_back("branches are not written");
    if (any([](const scene::Action& action) { return action.auxiliary; }))
        lost.emplace_back("that an action is auxiliary is not written");
    const auto all = written(content.scene, writing);
    const Respelled spelled = all ? all->spelled : Respelled();
    if (spelled.changed)
        lost.emplace_back("constructions that no statement makes are written by others that mean the same");
    if (all && all->renamed) lost.emplace_back("points get other names");
    if (spelled.helped) lost.emplace_back("these constructions have points besides those of the scene");
    return lost;
}

} // namespace porism::geodsl
