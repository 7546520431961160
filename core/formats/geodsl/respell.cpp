#include "formats/geodsl/respell.h"

#include "base/text.h"
#include "facts/relation.h"
#include "formats/geodsl/table.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace porism::geodsl {
namespace {

using Letters = std::map<char, PointId>;

/// A construction and what means the same: constructions and statements, parted by `;`.
struct Spelling {
    std::string_view from, to;
};
constexpr std::array spellings = {
    Spelling{"circle X A B C", "circumcenter X A B C"},
    Spelling{"on_line X A B & on_line X C D", "intersection_ll X A B C D"},
    Spelling{"iso_triangle0 A B C", "iso_triangle A B C"},
    Spelling{"r_trapezoid A B C D", "trapezoid A B C D; perp A B A D"},
    Spelling{"risos A B C", "r_triangle A B C; cong A B A C"},
};

/// Loci that no statement makes, said by the one equation that each gives.
constexpr std::array<std::string_view, 3> equations = {"on_bline", "on_dia", "lconst"};
/// Loci that are lines: two of them have one common point.
constexpr std::array<std::string_view, 4> line_loci = {"on_line", "on_tline", "on_pline", "on_bline"};

bool all_among(std::span<const std::string_view> names, const scene::Action& action) {
    return !action.uses.empty() && std::ranges::all_of(action.uses, [&](const scene::Use& use) {
        return std::ranges::find(names, scene::construction(use.construction).name) != names.end();
    });
}

scene::Action stating(facts::Statement statement) {
    scene::Action action;
    action.states = std::move(statement);
    return action;
}

/// A length as the relation that a value of a statement becomes.
facts::Statement as_relation(const facts::Statement& given) {
    if (given.predicate() != facts::Predicate::lconst) return given;
    const auto length = facts::Quantity::of(facts::QuantityKind::length, given.points());
    return facts::make(*facts::Relation::of(facts::variable(*length) - facts::constant(*given.constant())));
}

std::vector<scene::Action> by_equations(const scene::Action& action) {
    scene::Action free;
    free.uses = {{*scene::construction_by_name("free"), {}, {}}};
    free.outputs = action.outputs;
    std::vector<scene::Action> out{std::move(free)};
    for (const facts::Statement& given : scene::said_by(action, &scene::Construction::gives))
        out.push_back(stating(as_relation(given)));
    return out;
}

scene::Action statement_of(std::string_view pattern, const Letters& letters) {
    std::vector<std::string> slots;
    std::vector<PointId> points;
    for (const auto& [letter, point] : letters) {
        slots.emplace_back(1, letter);
        points.push_back(point);
    }
    const auto parsed = facts::parse_patterns(pattern, slots);
    assert(parsed);
    return stating(*facts::instantiate(parsed->front(), points));
}

scene::Action construction_of(const std::vector<std::string_view>& words, ConstructionId id, const Letters& letters) {
    scene::Action action;
    scene::Use use{id, {}, {}};
    const std::size_t count = scene::output_count(scene::construction(id));
    for (std::size_t i = 1; i < words.size(); ++i)
        (i <= count ? action.outputs : use.points).push_back(letters.at(words[i].front()));
    action.uses.push_back(std::move(use));
    return action;
}

std::vector<scene::Action> by_spelling(std::string_view to, const Letters& letters) {
    std::vector<scene::Action> out;
    for (const std::string_view part : split(to, ';')) {
        const auto words = words_of(part);
        const auto id = scene::construction_by_name(words.front());
        out.push_back(id ? construction_of(words, *id, letters) : statement_of(trim(part), letters));
    }
    return out;
}

/// Empty where the action stays.
std::vector<scene::Action> others_for(const scene::Action& action) {
    for (const Spelling& spelling : spellings)
        if (const auto letters = letters_of(spelling.from, action)) return by_spelling(spelling.to, *letters);
    const bool said = action.uses.size() == 1 ? all_among(equations, action) : all_among(line_loci, action);
    return said ? by_equations(action) : std::vector<scene::Action>();
}

/// What reading text makes: no branches, coordinates and help points.
scene::Action as_read(scene::Action action) {
    action.branch.reset();
    action.at.clear();
    action.auxiliary = false;
    return action;
}

} // namespace

std::optional<Letters> letters_of(std::string_view construction, const scene::Action& action) {
    const auto parts = split(construction, '&');
    if (parts.size() != action.uses.size()) return std::nullopt;
    Letters letters;
    for (std::size_t k = 0; k < parts.size(); ++k) {
        const auto words = words_of(parts[k]);
        const scene::Use& use = action.uses[k];
        std::vector<PointId> points = action.outputs;
        points.insert(points.end(), use.points.begin(), use.points.end());
        if (scene::construction_by_name(words[0]) != use.construction || points.size() + 1 != words.size())
            return std::nullopt;
        for (std::size_t i = 0; i < points.size(); ++i)
            if (letters.try_emplace(words[i + 1].front(), points[i]).first->second != points[i]) return std::nullopt;
    }
    return letters;
}

Respelled respelled(const scene::Scene& scene) {
    Respelled out;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const scene::Action& action = scene.actions()[i];
        auto others = others_for(action);
        out.changed = out.changed || !others.empty();
        if (others.empty()) others.push_back(as_read(action));
        for (scene::Action& other : others) {
            const auto names = other.outputs.empty() ? std::span<const std::string>() : scene.names_of(i);
            const auto placed = out.scene.append(std::move(other), names);
            assert(placed);
            (void)placed;
        }
        out.origins.resize(out.scene.actions().size(), i);
    }
    return out;
}

} // namespace porism::geodsl
