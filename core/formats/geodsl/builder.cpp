#include "formats/geodsl/builder.h"

#include "base/text.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>

namespace porism::geodsl {
namespace {

facts::QuantityKind quantity_kind(std::string_view word) {
    return *facts::quantity_by_name(word);
}

/// The points of a form, in the order in which it names them.
std::string slots_of(const StatementRow& row) {
    std::string letters;
    bool inside = false;
    for (std::size_t i = 0; i < row.form.size(); ++i) {
        const char c = row.form[i];
        const auto is_letter = [](char sign) { return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z'); };
        inside = inside || c == '(';
        const bool alone = !is_letter(row.form[i - (i > 0 ? 1 : 0)]) && c != '_' &&
                           (i + 1 == row.form.size() || (!is_letter(row.form[i + 1]) && row.form[i + 1] != '_'));
        if (inside && alone && c >= 'A' && c <= 'Z') letters += c;
    }
    return letters;
}

} // namespace

std::vector<PointId> Builder::ids(const std::vector<std::string>& names) const {
    std::vector<PointId> out;
    for (const std::string& name : names) out.push_back(*target_.find(name));
    return out;
}

std::string Builder::fresh_name() {
    for (std::size_t round = 0;; ++round)
        for (char c = 'a'; c <= 'z'; ++c) {
            std::string name(1, c);
            if (round > 0) name += std::to_string(round);
            if (!exists(name) && !known_.reserves(name)) return name;
        }
}

void Builder::learn(const scene::Action& action) {
    for (const scene::Use& use : action.uses) {
        const auto& row = scene::construction(use.construction);
        for (const auto* patterns : {&row.gives, &row.guarantees, &row.needs})
            for (facts::Statement& statement : scene::instantiate(*patterns, action.outputs, use))
                known_.learn(std::move(statement));
    }
}

Status Builder::construct(std::string_view construction, Names& names) {
    scene::Action action;
    std::vector<std::string> outputs;
    for (const std::string_view part : split(construction, '&')) {
        const auto words = words_of(part);
        const auto id = *scene::construction_by_name(words.front());
        const std::size_t count = scene::output_count(scene::construction(id));
        scene::Use use{id, {}, {}};
        for (std::size_t i = 1; i < words.size(); ++i) {
            const char letter = words[i].front();
            if (!names.contains(letter)) {
                names[letter] = fresh_name();
                known_.reserve(names[letter]);
            }
            if (i > count)
                use.points.push_back(*target_.find(names[letter]));
            else if (action.uses.empty())
                outputs.push_back(names[letter]);
        }
        action.uses.push_back(std::move(use));
    }
    const auto placed = target_.append(std::move(action), outputs);
    if (!placed) return fail(placed.error());
    learn(*placed);
    return {};
}

Status Builder::make(std::string_view constructions, Names& names) {
    if (constructions.empty()) return {};
    for (const std::string_view one : split(constructions, ';'))
        if (auto ok = construct(one, names); !ok) return ok;
    return {};
}

Status Builder::place_free(const std::string& name) {
    Names names{{'A', name}};
    return construct("free A", names);
}

Status Builder::state(const facts::Statement& statement) {
    if (!known_.learn(statement)) return {};
    scene::Action action;
    action.states = statement;
    const auto stated = target_.append(std::move(action), {});
    return stated ? Status() : Status(fail(stated.error()));
}

Status Builder::state(std::string_view patterns, const Names& names) {
    if (patterns.empty()) return {};
    std::vector<std::string> letters;
    std::vector<PointId> points;
    for (const auto& [letter, name] : names)
        if (const auto point = target_.find(name)) {
            letters.emplace_back(1, letter);
            points.push_back(*point);
        }
    const auto parsed = facts::parse_patterns(patterns, letters);
    assert(parsed);
    for (const facts::Pattern& one : *parsed) {
        const auto statement = facts::instantiate(one, points);
        if (!statement)
            return fail("repeated_point", "this cannot be meant of points that are the same", "name different points");
        if (auto ok = state(*statement); !ok) return ok;
    }
    return {};
}

Status Builder::state_equal(facts::QuantityKind kind, const std::vector<std::string>& points,
                            const facts::Polynomial& value) {
    const auto quantity = facts::Quantity::of(kind, ids(points));
    if (!quantity) return fail("repeated_point", "a point is named twice", "name different points");
    auto relation = facts::Relation::of(facts::variable(*quantity) - value);
    if (!relation) return {};
    if (auto ok = facts::check_letters(*relation, target_.names()); !ok)
        return fail("bad_value", ok.error().what, "write a number, or a letter that no points spell");
    return state(facts::make(*std::move(relation)));
}

Status Builder::pattern(const StatementRow& row, const Bound& bound) {
    std::string fresh;
    for (const char letter : slots_of(row))
        if (!exists(bound.points.at(letter))) fresh += letter;
    Names names = bound.points;
    std::ranges::sort(fresh);
    for (const Case& one : row.cases) {
        std::string wanted(one.fresh);
        std::ranges::sort(wanted);
        if (!one.make.empty() && wanted == fresh) return make(one.make, names);
    }
    for (const char letter : fresh)
        if (!exists(names.at(letter)))
            if (auto ok = place_free(names.at(letter)); !ok) return ok;
    if (auto ok = make(row.help, names); !ok) return ok;
    return state(row.states, names);
}

Status Builder::measure(const StatementRow& row, const Bound& bound) {
    if (row.measures.empty()) return {};
    for (const std::string_view one : split(row.measures, ';')) {
        const auto words = words_of(one);
        const auto value = bound.values.find(words[0].front());
        if (value == bound.values.end()) continue;
        std::vector<std::string> points;
        for (std::size_t i = 2; i < words.size(); ++i) points.push_back(bound.points.at(words[i].front()));
        if (auto ok = state_equal(quantity_kind(words[1]), points, value->second); !ok) return ok;
    }
    return {};
}

Status Builder::apply(const StatementRow& row, const Bound& bound) {
    Status placed = row.custom ? (this->*row.custom)(row, bound) : pattern(row, bound);
    if (!placed) return placed;
    if (auto ok = state(row.order, bound.points); !ok) return ok;
    if (auto ok = measure(row, bound); !ok) return ok;
    if (!row.centred) return {};
    std::vector<std::string> corners;
    for (const char letter : slots_of(row)) corners.push_back(bound.points.at(letter));
    corners.insert(corners.end(), bound.corners.begin(), bound.corners.end());
    known_.add_centred(std::move(corners));
    return {};
}

} // namespace porism::geodsl
