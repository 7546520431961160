#include "scene/scene.h"

#include "base/text.h"
#include "facts/between.h"
#include "facts/comparison.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <cassert>
#include <cctype>
#include <iterator>

namespace porism::scene {
namespace {

constexpr std::size_t max_name = 32;

std::string counted(std::size_t count, std::string_view noun) {
    return std::to_string(count) + ' ' + std::string(noun) + (count == 1 ? "" : "s");
}

/// Slots of one kind in order of the row.
std::vector<const Slot*> slots(const Construction& row, SlotKind kind) {
    std::vector<const Slot*> found;
    for (const auto& slot : row.slots)
        if (slot.kind == kind) found.push_back(&slot);
    return found;
}

/// "slot b (a point of the line)".
std::string slot_words(const Slot& slot) {
    return "slot " + slot.letter + (slot.prompt.empty() ? "" : " (" + slot.prompt + ")");
}

Status check_counts(const Construction& row, const Use& use) {
    const std::size_t points = point_input_count(row), numbers = number_input_count(row);
    if (use.points.size() == points && use.values.size() == numbers) return {};
    std::string right = row.name + " takes " + counted(points, "point");
    if (numbers > 0) right += " and " + counted(numbers, "number");
    return fail("argument_count",
                row.name + " is given " + counted(use.points.size(), "point") +
                    (use.values.empty() ? "" : " and " + counted(use.values.size(), "number")),
                right);
}

/// What a number means, or nothing where it cannot be one of this measure.
std::optional<numbers::Rational> constant_of(facts::ConstantKind measure, const numbers::Scalar& value) {
    if (measure == facts::ConstantKind::turns_of_pi) return numbers::as_angle(value);
    const auto rational = numbers::as_rational(value);
    return rational && *rational > 0 ? rational : std::nullopt;
}

Status check_numbers(const Construction& row, const Use& use) {
    const auto wanted = slots(row, SlotKind::number);
    for (std::size_t i = 0; i < use.values.size(); ++i)
        if (auto ok = check_number(row, *wanted[i], use.values[i]); !ok) return ok;
    return {};
}

/// Repeated points may make a need true by itself: a line is not perpendicular to itself.
bool always_met(const facts::Pattern& need, const std::vector<PointId>& binding) {
    std::vector<PointId> points;
    for (const std::uint8_t slot : need.slots) points.push_back(binding[slot]);
    return facts::is_trivial(need.predicate, points);
}

/// A need that no choice of different points could meet, because the same point stands in two slots.
Status check_repeats(const Construction& row, const Use& use, std::span<const PointId> outputs,
                     std::span<const std::string> names) {
    std::vector<PointId> binding(outputs.begin(), outputs.end());
    binding.insert(binding.end(), use.points.begin(), use.points.end());
    const auto inputs = slots(row, SlotKind::point);
    std::vector<facts::Pattern> needs = row.needs;
    needs.insert(needs.end(), row.required.begin(), row.required.end());
    for (const auto& need : needs) {
        if (facts::instantiate(need, binding) || always_met(need, binding)) continue;
        for (std::size_t i = 0; i < use.points.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (use.points[i] == use.points[j])
                    return fail("repeated_input",
                                in_quotes(names[use.points[i].index()]) + " stands in two slots of " + row.name +
                                    ", in " + slot_words(*inputs[j]) + " and in " + slot_words(*inputs[i]),
                                "choose different points");
        return fail("repeated_input", "the points given to " + row.name + " cannot be meant",
                    "choose different points");
    }
    return {};
}

Status check_use(const Scene& scene, const Use& use) {
    assert(use.construction.valid());
    const Construction& row = construction(use.construction);
    if (auto counts = check_counts(row, use); !counts) return counts;
    if (auto numbers = check_numbers(row, use); !numbers) return numbers;
    const auto inputs = slots(row, SlotKind::point);
    for (std::size_t i = 0; i < use.points.size(); ++i)
        if (use.points[i].index() >= scene.point_count())
            return fail("undefined_point",
                        slot_words(*inputs[i]) + " of " + row.name + " holds a point that is not there yet",
                        "an action refers to earlier points only");
    return {};
}

/// One use, or two loci that place one point between them; the number of points placed.
Result<std::size_t> check_uses(const Scene& scene, const Action& action) {
    if (action.uses.empty() || action.uses.size() > 2)
        return fail("use_count", "an action has " + counted(action.uses.size(), "construction"),
                    "it has one construction, or two that are loci");
    for (const auto& use : action.uses)
        if (auto ok = check_use(scene, use); !ok) return fail(std::move(ok).error());
    const Construction& row = construction(action.uses.front().construction);
    if (action.uses.size() == 2)
        for (const auto& use : action.uses)
            if (const Construction& each = construction(use.construction); each.places != Places::locus)
                return fail("not_a_locus", each.name + " cannot be met with a second construction",
                            "two constructions place one point only if both are loci, as on_line and on_circle are");
    return output_count(row);
}

Status check_names(const Scene& scene, std::span<const std::string> names, std::size_t outputs, const Action& action) {
    if (names.size() != outputs)
        return fail("output_count",
                    construction(action.uses.front().construction).name + " places " + counted(outputs, "point") +
                        ", but " + counted(names.size(), "name") + (names.size() == 1 ? " is given" : " are given"),
                    "give one name for each point that it places");
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (auto ok = check_name(names[i]); !ok) return ok;
        if (scene.find(names[i]) || std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i),
                                              names[i]) != names.begin() + static_cast<std::ptrdiff_t>(i))
            return fail("repeated_definition", "there is already a point " + in_quotes(names[i]),
                        "choose another name");
    }
    if (scene.point_count() + outputs > max_points)
        return fail(
            Error{ErrorKind::bad_input, "too_many_points", "a scene has at most 400 points", "leave some out", {}});
    return {};
}

Status check_stated(const Scene& scene, const Action& action, std::span<const std::string> names) {
    if (!action.uses.empty() || !names.empty() || !action.at.empty() || action.branch)
        return fail("states_and_places", "an action both states something and places points",
                    "write two actions: one that places, one that states");
    if (action.auxiliary)
        return fail("auxiliary_statement", "an auxiliary action states something: what is stated is given",
                    "construct the help point so that this holds, or give it in the problem");
    for (const PointId point : action.states->points())
        if (point.index() >= scene.point_count())
            return fail("undefined_point", "a statement is about a point that is not there yet",
                        "an action refers to earlier points only");
    return action.states->compared() ? facts::check_letters(*action.states->compared(), scene.names()) : Status{};
}

Status check_action(const Scene& scene, const Action& action, std::span<const std::string> names) {
    if (action.states) return check_stated(scene, action, names);
    const auto outputs = check_uses(scene, action);
    if (!outputs) return fail(outputs.error());
    if (auto ok = check_names(scene, names, *outputs, action); !ok) return ok;
    if (!action.at.empty() && action.at.size() != *outputs)
        return fail("coordinate_count",
                    "coordinates are given for " + counted(action.at.size(), "point") + " of " +
                        std::to_string(*outputs),
                    "give one entry for each point that is placed, or none at all");
    if (action.branch && *action.branch < 0)
        return fail("bad_branch", "the branch is negative", "branches are counted from 0");
    return {};
}

/// The whole character that begins there, in quotes; by its number where it cannot be printed.
std::string character_at(std::string_view text, std::string_view::const_iterator at) {
    const auto byte = static_cast<unsigned char>(*at);
    if (byte < 0x20 || byte == 0x7f) {
        constexpr std::string_view digits = "0123456789ABCDEF";
        return std::string("the character U+00") + digits[byte >> 4U] + digits[byte & 0xFU];
    }
    auto end = at + 1;
    while (end != text.end() && (static_cast<unsigned char>(*end) & 0xC0U) == 0x80U) ++end;
    return in_quotes(std::string_view(at, end));
}

void add_said(std::vector<facts::Statement>& out, const facts::Statement& stated, Patterns patterns) {
    constexpr Patterns equalities = &Construction::gives, orders = &Construction::guarantees;
    if (patterns == (facts::row(stated.predicate()).order ? orders : equalities)) out.push_back(stated);
    const auto between = facts::said_between(stated);
    if (between && patterns == equalities) out.push_back(*facts::make(facts::Predicate::coll, *between));
    if (between && patterns == orders) out.push_back(*facts::make(facts::Predicate::obtuse_angle, *between));
    const auto order = facts::order_said(stated);
    if (order && patterns == orders) out.push_back(*order);
}

std::string too_long(std::string_view name) {
    return name.size() > max_name ? ": it has " + counted(name.size(), "character") : std::string();
}

} // namespace

std::vector<PointId> inputs_of(const Action& action) {
    std::vector<PointId> points;
    if (action.states) points.assign(action.states->points().begin(), action.states->points().end());
    for (const auto& use : action.uses) points.insert(points.end(), use.points.begin(), use.points.end());
    return points;
}

Status check_name(std::string_view name) {
    const auto is_part = [](char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '\''; };
    if (!name.empty() && name.size() <= max_name && is_letter(name.front()) &&
        std::all_of(name.begin(), name.end(), is_part))
        return {};
    const auto odd = std::find_if_not(name.begin(), name.end(), is_part);
    const std::string because =
        odd == name.end() ? too_long(name) : ": " + character_at(name, odd) + " cannot stand in it";
    return fail("bad_name", in_quotes(name) + " cannot be the name of a point" + because,
                "a name is a letter, then letters, digits, _ or ', at most 32 characters");
}

Status check_number(const Construction& row, const Slot& slot, const numbers::Scalar& value) {
    if (constant_of(slot.measure, value)) return {};
    const bool angle = slot.measure == facts::ConstantKind::turns_of_pi;
    return fail("bad_number",
                slot_words(slot) + " of " + row.name + " cannot be " + in_quotes(value.text().substr(0, 48)),
                angle ? "it is an angle in degrees or a rational multiple of pi, such as 60, 60o or 7pi/12"
                      : "it is a positive rational number, such as 2, 3/4 or 0.25");
}

std::vector<numbers::Rational> constants_of(const Use& use) {
    const auto measured = slots(construction(use.construction), SlotKind::number);
    std::vector<numbers::Rational> constants;
    for (std::size_t i = 0; i < use.values.size(); ++i) {
        const auto constant = constant_of(measured[i]->measure, use.values[i]);
        assert(constant && "a scene refuses numbers that mean nothing");
        constants.push_back(*constant);
    }
    return constants;
}

std::vector<facts::Statement> instantiate(const std::vector<facts::Pattern>& patterns, std::span<const PointId> outputs,
                                          const Use& use) {
    return instantiate(patterns, outputs, use.points, constants_of(use));
}

std::vector<facts::Statement> said_by(const Action& action, Patterns patterns) {
    std::vector<facts::Statement> out;
    if (action.states) add_said(out, *action.states, patterns);
    for (const Use& use : action.uses)
        std::ranges::move(instantiate(construction(use.construction).*patterns, action.outputs, use),
                          std::back_inserter(out));
    return out;
}

Status Scene::append(Action action, std::span<const std::string> names) {
    if (auto ok = check_action(*this, action, names); !ok) return ok;
    action.outputs.clear();
    for (std::size_t i = 0; i < names.size(); ++i) action.outputs.emplace_back(names_.size() + i);
    std::vector<std::string> all = names_;
    all.insert(all.end(), names.begin(), names.end());
    for (const auto& use : action.uses)
        if (auto ok = check_repeats(construction(use.construction), use, action.outputs, all); !ok) return ok;
    if (std::none_of(action.at.begin(), action.at.end(), [](const auto& at) { return at.has_value(); }))
        action.at.clear();
    names_ = std::move(all);
    placed_by_.insert(placed_by_.end(), names.size(), actions_.size());
    actions_.push_back(std::move(action));
    return {};
}

std::optional<PointId> Scene::find(std::string_view name) const {
    const auto found = std::find(names_.begin(), names_.end(), name);
    if (found == names_.end()) return std::nullopt;
    return PointId(static_cast<std::size_t>(found - names_.begin()));
}

bool Scene::states() const {
    return std::any_of(actions_.begin(), actions_.end(),
                       [](const Action& action) { return action.states.has_value(); });
}

std::span<const std::string> Scene::names_of(std::size_t action) const {
    const auto& outputs = actions_[action].outputs;
    if (outputs.empty()) return {};
    return std::span(names_).subspan(outputs.front().index(), outputs.size());
}

Scene Scene::with_branch(std::size_t action, std::optional<int> branch) const {
    assert(action < actions_.size() && (!branch || *branch >= 0));
    Scene changed = *this;
    changed.actions_[action].branch = branch;
    return changed;
}

Scene Scene::with_coordinates(std::size_t action, std::vector<std::optional<Coordinates>> at) const {
    assert(action < actions_.size() && (at.empty() || at.size() == actions_[action].outputs.size()));
    Scene changed = *this;
    if (std::none_of(at.begin(), at.end(), [](const auto& one) { return one.has_value(); })) at.clear();
    changed.actions_[action].at = std::move(at);
    return changed;
}

Result<Scene> Scene::rebuilt(std::span<const std::size_t> order) const {
    Scene built;
    std::vector<PointId> moved(names_.size());
    for (const std::size_t index : order) {
        Action action = actions_[index];
        for (auto& use : action.uses)
            for (auto& point : use.points) point = moved[point.index()];
        if (action.states) action.states = facts::renamed(*action.states, moved);
        for (std::size_t i = 0; i < action.outputs.size(); ++i)
            moved[action.outputs[i].index()] = PointId(built.point_count() + i);
        if (auto ok = built.append(std::move(action), names_of(index)); !ok) return fail(ok.error());
    }
    return built;
}

Scene Scene::without(std::size_t action) const {
    assert(action < actions_.size());
    std::vector<bool> gone(names_.size(), false);
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < actions_.size(); ++i) {
        const auto inputs = inputs_of(actions_[i]);
        const bool falls =
            i == action || std::any_of(inputs.begin(), inputs.end(), [&](PointId p) { return gone[p.index()]; });
        if (!falls)
            order.push_back(i);
        else
            for (const PointId point : actions_[i].outputs) gone[point.index()] = true;
    }
    return *rebuilt(order);
}

Scene Scene::prefix(std::size_t count) const {
    Scene first;
    for (std::size_t i = 0; i < std::min(count, actions_.size()); ++i) {
        first.actions_.push_back(actions_[i]);
        const auto names = names_of(i);
        first.names_.insert(first.names_.end(), names.begin(), names.end());
        first.placed_by_.insert(first.placed_by_.end(), names.size(), i);
    }
    return first;
}

Result<Scene> Scene::with_moved(std::size_t action, std::size_t to) const {
    assert(action < actions_.size() && to < actions_.size());
    const std::size_t low = std::min(action, to), high = std::max(action, to);
    for (std::size_t i = low; i < high; ++i) {
        // Moving up, every action between may need what the moved one places; moving down, the moved one may need
        // theirs.
        const std::size_t before = action < to ? action : i, after = action < to ? i + 1 : action;
        for (const PointId input : inputs_of(actions_[after]))
            if (action_of(input) == before) return blocked(actions_[after], input);
    }
    std::vector<std::size_t> order(actions_.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    order.erase(order.begin() + static_cast<std::ptrdiff_t>(action));
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(to), action);
    return rebuilt(order);
}

tl::unexpected<Error> Scene::blocked(const Action& later, PointId input) const {
    const std::string what = later.states ? "\"" + facts::to_string(*later.states, names_) + "\" speaks of "
                                          : in_quotes(name(later.outputs.front())) + " is constructed from ";
    return fail("order_blocked", what + in_quotes(name(input)), "an action stands after those that place its points");
}

std::string fresh_name(const Scene& scene) {
    for (std::size_t round = 0;; ++round)
        for (char letter = 'a'; letter <= 'z'; ++letter) {
            std::string name(1, letter);
            if (round > 0) name += std::to_string(round);
            if (!scene.find(name)) return name;
        }
}

std::string display_name(std::string_view name) {
    std::string shown(name);
    if (!shown.empty()) shown.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(shown.front())));
    return shown;
}

std::vector<bool> Scene::actions_behind(std::span<const PointId> points) const {
    std::vector<bool> behind(actions().size(), false);
    for (const PointId point : points) behind[action_of(point)] = true;
    for (std::size_t i = behind.size(); i-- > 0;) {
        if (!behind[i]) continue;
        for (const Use& use : actions()[i].uses)
            for (const PointId point : use.points) behind[action_of(point)] = true;
    }
    return behind;
}

} // namespace porism::scene
