#include "formats/genesisgeo/loci.h"

#include "facts/symmetry.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <fmt/format.h>

namespace porism::genesisgeo {
namespace {

using facts::ConstantKind;
using facts::Statement;
using numbers::Rational;
using numbers::Scalar;
using scene::Construction;

/// A row that says one thing of one new point, and nothing else.
bool says_one_thing(const Construction& row, scene::Places places) {
    return row.places == places && scene::output_count(row) == 1 && row.gives.size() == 1 && row.restricts.empty() &&
           row.required.empty() && scene::number_input_count(row) <= 1;
}

/// The points of the row's input slots, if the arranged points of a statement stand where the pattern has its letters.
std::optional<std::vector<PointId>> inputs_of(const facts::Pattern& pattern, std::span<const PointId> arranged,
                                              PointId output, std::size_t inputs) {
    std::vector<std::optional<PointId>> bound(inputs + 1);
    bound[0] = output;
    for (std::size_t i = 0; i < arranged.size(); ++i) {
        auto& slot = bound[pattern.slots[i]];
        if (slot ? *slot != arranged[i] : arranged[i] == output) return std::nullopt;
        slot = arranged[i];
    }
    std::vector<PointId> out;
    for (std::size_t i = 1; i < bound.size(); ++i) {
        if (!bound[i]) return std::nullopt;
        out.push_back(*bound[i]);
    }
    return out;
}

/// Numbers that a row may have been given where its statement has this constant: the normal form may have turned it.
std::vector<Scalar> numbers_for(ConstantKind kind, const Rational& constant) {
    const auto angle = [](const Rational& turns) {
        const bool one = turns.get_num() == 1;
        return *Scalar::parse(fmt::format("{}pi/{}", one ? "" : turns.get_num().get_str(), turns.get_den().get_str()));
    };
    if (kind == ConstantKind::turns_of_pi) return {angle(constant), angle(Rational(1 - constant))};
    return {Scalar(constant), Scalar(Rational(1 / constant))};
}

std::optional<scene::Use> as_row(const Construction& row, ConstructionId id, const Statement& statement,
                                 PointId point) {
    const facts::Pattern& pattern = row.gives.front();
    if (pattern.predicate != statement.predicate() || pattern.value.has_value() != statement.constant().has_value())
        return std::nullopt;
    std::vector<std::vector<Scalar>> values{{}};
    if (pattern.value) {
        values.clear();
        const ConstantKind kind = facts::row(statement.predicate()).constant;
        for (Scalar& value : numbers_for(kind, *statement.constant())) values.push_back({std::move(value)});
    }
    std::vector<PointId> arranged(statement.points().size());
    for (const facts::Arrangement& order : facts::arrangements(statement.predicate())) {
        for (std::size_t i = 0; i < order.size(); ++i) arranged[i] = statement[order[i]];
        const auto inputs = inputs_of(pattern, arranged, point, scene::point_input_count(row));
        if (!inputs) continue;
        for (const auto& numbers : values) {
            scene::Use use{id, *inputs, numbers};
            const auto said = scene::instantiate(row.gives, std::span(&point, 1), use);
            if (said.size() == 1 && said.front() == statement) return use;
        }
    }
    return std::nullopt;
}

} // namespace

namespace {

std::optional<scene::Use> use_for(const Statement& statement, PointId point, scene::Places places) {
    if (std::ranges::count(statement.points(), point) == 0) return std::nullopt;
    const auto rows = scene::catalogue();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!says_one_thing(rows[i], places)) continue;
        if (auto use = as_row(rows[i], ConstructionId(i), statement, point)) return use;
    }
    return std::nullopt;
}

} // namespace

std::optional<scene::Use> locus_for(const Statement& statement, PointId point) {
    return use_for(statement, point, scene::Places::locus);
}

std::optional<scene::Use> point_for(const Statement& statement, PointId point) {
    return use_for(statement, point, scene::Places::point);
}

} // namespace porism::genesisgeo
