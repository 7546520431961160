#include "paint/equal_signs.h"

#include <algorithm>
#include <cassert>

namespace porism::paint {
namespace {

bool one_place(Vec a, Vec b) {
    constexpr double near = 0.5;
    return length(a - b) < near;
}

bool one_ray(Vec vertex, Vec a, Vec b) {
    constexpr double near = 0.01;
    const Vec u = unit(a - vertex), v = unit(b - vertex);
    return dot(u, v) > 0 && std::fabs(cross(u, v)) < near;
}

bool one_segment(const Bearer& a, const Bearer& b) {
    return (one_place(a.at[0], b.at[0]) && one_place(a.at[1], b.at[1])) ||
           (one_place(a.at[0], b.at[1]) && one_place(a.at[1], b.at[0]));
}

bool one_corner(const Bearer& a, const Bearer& b) {
    const Vec vertex = a.at[0];
    const auto rays = [&](std::size_t i, std::size_t j) {
        return one_ray(vertex, a.at[1], b.at[i]) && one_ray(vertex, a.at[2], b.at[j]);
    };
    return one_place(vertex, b.at[0]) && (rays(1, 2) || rays(2, 1));
}

bool is_same(const Bearer& a, const Bearer& b) {
    if (a.kind != b.kind) return false;
    return a.kind == Bearer::Kind::angle ? one_corner(a, b) : one_segment(a, b);
}

} // namespace

double size_of_angle(const Bearer& angle) {
    const Vec u = angle.at[1] - angle.at[0], v = angle.at[2] - angle.at[0];
    return std::atan2(std::fabs(cross(u, v)), dot(u, v));
}

bool seen_equal(const Bearer& a, const Bearer& b) {
    constexpr double near = 1e-3;
    return std::fabs(size_of_angle(a) - size_of_angle(b)) < near;
}

std::size_t EqualSigns::find(const Bearer& bearer) const {
    const auto known = std::ranges::find_if(members_, [&](const Member& one) { return is_same(one.bearer, bearer); });
    return static_cast<std::size_t>(known - members_.begin());
}

std::size_t EqualSigns::place_of(const Bearer& bearer) {
    const std::size_t known = find(bearer);
    if (known == members_.size()) members_.push_back({bearer, known});
    return known;
}

void EqualSigns::join(const Bearer& a, const Bearer& b) {
    const std::size_t one = members_[place_of(a)].group, other = members_[place_of(b)].group;
    const auto [first, later] = std::minmax({one, other});
    for (Member& member : members_)
        if (member.group == later) member.group = first;
}

bool EqualSigns::alike(const Bearer& a, const Bearer& b) const {
    assert(has(a) && has(b));
    return members_[find(a)].group == members_[find(b)].group;
}

int EqualSigns::strokes(const Bearer& bearer) {
    const std::size_t group = members_[place_of(bearer)].group;
    int count = 1;
    for (std::size_t i = 0; i < group; ++i)
        if (members_[i].bearer.kind == bearer.kind && members_[i].group == i) ++count;
    return count;
}

} // namespace porism::paint
