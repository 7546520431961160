// Statements about shapes that patterns cannot say, and lines.
#include "formats/geodsl/builder.h"

#include "base/text.h"

#include <algorithm>
#include <fmt/format.h>

namespace porism::geodsl {
namespace {

using facts::QuantityKind;

/// Whether two lists name one polygon: begun elsewhere, or gone round the other way.
bool same_polygon(std::vector<std::string> one, const std::vector<std::string>& other) {
    if (one.size() != other.size()) return false;
    for (int way = 0; way < 2; ++way) {
        for (std::size_t i = 0; i < one.size(); ++i) {
            if (one == other) return true;
            std::ranges::rotate(one, one.begin() + 1);
        }
        std::ranges::reverse(one);
    }
    return false;
}

std::vector<std::string> all_corners(const Bound& bound) {
    std::vector<std::string> corners{bound.points.at('A'), bound.points.at('B'), bound.points.at('C')};
    corners.insert(corners.end(), bound.corners.begin(), bound.corners.end());
    return corners;
}

facts::Polynomial inner_angle(std::size_t corners) {
    const auto n = static_cast<int>(corners);
    return facts::constant(numbers::ratio(180 * (n - 2), n));
}

} // namespace

Status Builder::free_point(const StatementRow&, const Bound& bound) {
    const std::string& name = bound.points.at('A');
    if (exists(name))
        return fail("repeated_definition", "the point is there already", "Free is for points that are new");
    return place_free(name);
}

Status Builder::centre_of_shape(const StatementRow&, const Bound& bound) {
    const auto corners = all_corners(bound);
    const bool has_centre =
        std::ranges::any_of(known_.centred(), [&](const auto& shape) { return same_polygon(corners, shape); });
    if (!has_centre)
        return fail("no_centre", "this shape was not defined, or has no centre",
                    "define it by Parallelogram, Rectangle, Rhombus, Square, Ieq_triangle or Re_Polygon; of other "
                    "triangles say IsCenterOf, IsCentroidOf or Cir_circle");
    Names names = bound.points;
    const bool is_new = !exists(names.at('O'));
    if (corners.size() != 4) shown_.no_circles.emplace_back(names.at('O'), corners[0]);
    if (corners.size() != 4) return is_new ? construct("circumcenter O A B C", names) : state("circle O A B C", names);
    names['D'] = corners[3];
    return is_new ? construct("intersection_ll O A C B D", names) : state("coll O A C, coll O B D", names);
}

/// Three corners by the angle, the others by reflection in the lines from the centre.
Status Builder::new_polygon(const std::vector<std::string>& corners) {
    Names names{{'A', corners[0]}, {'B', corners[1]}, {'C', corners[2]}};
    if (auto ok = construct("iso_triangle B A C", names); !ok) return ok;
    if (auto ok = state_equal(QuantityKind::angle, {corners[0], corners[1], corners[2]}, inner_angle(corners.size()));
        !ok)
        return ok;
    if (auto ok = construct("circumcenter O A B C", names); !ok) return ok;
    shown_.helps.push_back(names.at('O'));
    shown_.no_circles.emplace_back(names.at('O'), corners[0]);
    for (std::size_t i = 3; i < corners.size(); ++i) {
        Names turn{{'O', names.at('O')}, {'P', corners[i - 2]}, {'Q', corners[i - 1]}, {'X', corners[i]}};
        if (auto ok = construct("reflect X P O Q", turn); !ok) return ok;
    }
    return {};
}

Status Builder::stated_polygon(const std::vector<std::string>& corners) {
    for (const std::string& corner : corners)
        if (!exists(corner))
            if (auto ok = place_free(corner); !ok) return ok;
    const std::size_t n = corners.size();
    const auto angle = inner_angle(n);
    for (std::size_t i = 0; i + 1 < n; ++i) {
        const Names names{
            {'A', corners[i]}, {'B', corners[i + 1]}, {'C', corners[(i + 2) % n]}, {'D', corners[(i + 3) % n]}};
        if (auto ok = state("cong A B B C, sameclock A B C B C D", names); !ok) return ok;
        if (i + 3 > n) continue;
        if (auto ok = state_equal(QuantityKind::angle, {names.at('A'), names.at('B'), names.at('C')}, angle); !ok)
            return ok;
    }
    return {};
}

Status Builder::regular_polygon(const StatementRow&, const Bound& bound) {
    const auto corners = all_corners(bound);
    Bound same{bound.points, {}, {}};
    if (corners.size() == 3) return pattern(row_called("Ieq_triangle"), same);
    if (corners.size() == 4) {
        same.points['D'] = corners[3];
        return pattern(row_called("Square"), same);
    }
    const auto is_known = [&](const std::string& corner) { return exists(corner); };
    const bool all_new = std::ranges::none_of(corners, is_known);
    const bool on_side =
        is_known(corners[0]) && is_known(corners[1]) && std::none_of(corners.begin() + 2, corners.end(), is_known);
    const auto own = std::ranges::find(regular_constructions(), corners.size(), &RegularConstruction::corners);
    if (own != regular_constructions().end() && (all_new || on_side)) {
        Names names;
        for (std::size_t i = 0; i < corners.size(); ++i) names[static_cast<char>('A' + i)] = corners[i];
        return construct(all_new ? own->of_new : own->on_side, names);
    }
    return all_new ? new_polygon(corners) : stated_polygon(corners);
}

Status Builder::parallel(const StatementRow&, const Bound& bound) {
    Names names = bound.points;
    const bool new_a = !exists(names.at('A')), new_b = !exists(names.at('B'));
    if (new_a && new_b)
        if (auto ok = place_free(names.at('A')); !ok) return ok;
    if (new_a && !new_b) std::swap(names.at('A'), names.at('B'));
    const std::string &a = names.at('A'), &b = names.at('B'), &c = names.at('C'), &d = names.at('D');
    const auto is_end = [&](const std::string& point) { return point == c || point == d; };
    if (is_end(a) && is_end(b)) return fail("repeated_point", "a line is parallel to itself", "name different lines");
    if (new_a || new_b) return construct(is_end(a) ? "on_line B C D" : "on_pline B A C D", names);
    if (is_end(a)) return state("coll B C D", names);
    return is_end(b) ? state("coll A C D", names) : state("para A B C D", names);
}

} // namespace porism::geodsl
