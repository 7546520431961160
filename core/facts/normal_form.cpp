#include "facts/normal_form.h"

#include <algorithm>
#include <cassert>
#include <initializer_list>
#include <tuple>
#include <utility>
#include <vector>

namespace porism::facts {
namespace {

using Pair = std::pair<PointId, PointId>;
using Triple = std::array<PointId, 3>;

constexpr auto trivial = Outcome::trivial;
constexpr auto meaningless = Outcome::meaningless;
constexpr auto normal = Outcome::normal;

Outcome reduce(Draft& draft, Predicate to, std::initializer_list<PointId> points) {
    draft.predicate = to;
    draft.count = static_cast<std::uint8_t>(points.size());
    draft.points = {};
    std::ranges::copy(points, draft.points.begin());
    return Outcome::reduced;
}

Outcome reduce_to_pairs(Draft& draft, Predicate to, const Pair& a, const Pair& b) {
    return reduce(draft, to, {a.first, a.second, b.first, b.second});
}

/// Pair number i with its smaller point first.
Pair sorted_pair(const Draft& draft, std::size_t i) {
    const PointId a = draft.points[2 * i], b = draft.points[2 * i + 1];
    return a < b ? Pair{a, b} : Pair{b, a};
}

void store(Draft& draft, std::initializer_list<Pair> pairs) {
    std::size_t i = 0;
    for (const Pair& pair : pairs) {
        draft.points[i++] = pair.first;
        draft.points[i++] = pair.second;
    }
}

bool degenerate(const Pair& pair) {
    return pair.first == pair.second;
}

/// Sorts the points from `start` on; true if two of them are equal.
bool sort_from(Draft& draft, std::size_t start) {
    const auto begin = draft.points.begin() + static_cast<std::ptrdiff_t>(start);
    const auto end = draft.points.begin() + draft.count;
    std::sort(begin, end);
    return std::adjacent_find(begin, end) != end;
}

bool head_occurs_in_tail(const Draft& draft) {
    return std::find(draft.points.begin() + 1, draft.points.begin() + draft.count, draft.points[0]) !=
           draft.points.begin() + draft.count;
}

// coll, cyclic, same: the order does not matter, and a repeated point leaves nothing to say.
Outcome point_set(Draft& draft) {
    return sort_from(draft, 0) ? trivial : normal;
}

// diff, ncoll, ncyclic: false with a repeated point.
Outcome different_points(Draft& draft) {
    return sort_from(draft, 0) ? meaningless : normal;
}

// midp, circle: the first point is special.
Outcome head_and_set(Draft& draft) {
    const bool repeated = sort_from(draft, 1);
    return repeated || head_occurs_in_tail(draft) ? meaningless : normal;
}

// acute_angle, obtuse_angle: the middle point is the vertex.
Outcome angle_at_middle(Draft& draft) {
    PointId &a = draft.points[0], &vertex = draft.points[1], &c = draft.points[2];
    if (a == vertex || c == vertex) return meaningless;
    if (a == c) return draft.predicate == Predicate::acute_angle ? trivial : meaningless;
    if (c < a) std::swap(a, c);
    return normal;
}

/// Two unordered pairs in either order. `same` is what the statement amounts to when both are one pair.
Outcome two_pairs(Draft& draft, Outcome same) {
    Pair a = sorted_pair(draft, 0), b = sorted_pair(draft, 1);
    if (degenerate(a) || degenerate(b)) return meaningless;
    if (a == b) return same;
    if (b < a) std::swap(a, b);
    store(draft, {a, b});
    return normal;
}
Outcome equal_pairs(Draft& draft) {
    return two_pairs(draft, trivial);
} // para, cong, nperp
Outcome different_pairs(Draft& draft) {
    return two_pairs(draft, meaningless);
} // perp, npara, ncong

/// The eight ways to write a proportion a : b = c : d. They all have {a, d} against {b, c}.
std::array<Pair, 4> least_proportion(const std::array<Pair, 4>& p) {
    auto [a, b, c, d] = p;
    // Either side may stand outside; within a side the order is free.
    if (d < a) std::swap(a, d);
    if (c < b) std::swap(b, c);
    if (std::tie(b, c) < std::tie(a, d)) {
        std::swap(a, b);
        std::swap(c, d);
    }
    return {a, b, c, d};
}

// eqangle, eqratio. A pair that stands on both sides cancels, which leaves para or cong.
Outcome proportion(Draft& draft) {
    std::array<Pair, 4> p;
    for (std::size_t i = 0; i < 4; ++i) {
        p[i] = sorted_pair(draft, i);
        if (degenerate(p[i])) return meaningless;
    }
    const bool angles = draft.predicate == Predicate::eqangle;
    const Predicate left = angles ? Predicate::para : Predicate::cong;
    const auto& [a, b, c, d] = p;
    if (a == b) return reduce_to_pairs(draft, left, c, d);
    if (a == c) return reduce_to_pairs(draft, left, b, d);
    if (d == b) return reduce_to_pairs(draft, left, a, c);
    if (d == c) return reduce_to_pairs(draft, left, a, b);
    // |a|^2 = |b|^2 means equal lengths; twice a direction modulo pi does not determine it.
    if (!angles && a == d && b == c) return reduce_to_pairs(draft, left, a, b);
    const auto least = least_proportion(p);
    store(draft, {least[0], least[1], least[2], least[3]});
    return normal;
}

/// Takes from both sides what they have in common.
void cancel(std::vector<Pair>& up, std::vector<Pair>& down) {
    std::erase_if(up, [&](const Pair& pair) {
        const auto same = std::ranges::find(down, pair);
        if (same == down.end()) return false;
        down.erase(same);
        return true;
    });
}

// eqprod: three lengths against three, each side in any order. What is left of them may be a proportion.
Outcome equal_products(Draft& draft) {
    std::vector<Pair> up, down;
    for (std::size_t i = 0; i < 6; ++i) {
        (i < 3 ? up : down).push_back(sorted_pair(draft, i));
        if (degenerate(sorted_pair(draft, i))) return meaningless;
    }
    std::ranges::sort(up);
    std::ranges::sort(down);
    cancel(up, down);
    if (up.empty()) return trivial;
    // The cube of a length determines it.
    if (up.size() == 1 || (up.front() == up.back() && down.front() == down.back()))
        return reduce_to_pairs(draft, Predicate::cong, up.front(), down.front());
    if (up.size() == 2)
        return reduce(draft, Predicate::eqratio,
                      {up[0].first, up[0].second, down[0].first, down[0].second, down[1].first, down[1].second,
                       up[1].first, up[1].second});
    if (down < up) std::swap(up, down);
    store(draft, {up[0], up[1], up[2], down[0], down[1], down[2]});
    return normal;
}

// sum: two lengths and the one that they add up to. Twice a length is a ratio.
Outcome sum_of_two(Draft& draft) {
    Pair a = sorted_pair(draft, 0), b = sorted_pair(draft, 1);
    const Pair whole = sorted_pair(draft, 2);
    if (degenerate(a) || degenerate(b) || degenerate(whole) || a == whole || b == whole) return meaningless;
    if (a == b) {
        draft.constant = 2;
        return reduce_to_pairs(draft, Predicate::rconst, whole, a);
    }
    if (b < a) std::swap(a, b);
    store(draft, {a, b, whole});
    return normal;
}

// eqsum: two lengths against two, each side in any order. What they have in common is taken from both.
Outcome equal_sums(Draft& draft) {
    std::vector<Pair> left, right;
    for (std::size_t i = 0; i < 4; ++i) {
        (i < 2 ? left : right).push_back(sorted_pair(draft, i));
        if (degenerate(sorted_pair(draft, i))) return meaningless;
    }
    std::ranges::sort(left);
    std::ranges::sort(right);
    cancel(left, right);
    if (left.empty()) return trivial;
    if (left.size() == 1 || (left.front() == left.back() && right.front() == right.back()))
        return reduce_to_pairs(draft, Predicate::cong, left.front(), right.front());
    if (right < left) std::swap(left, right);
    store(draft, {left[0], left[1], right[0], right[1]});
    return normal;
}

Triple triangle(const Draft& draft, std::size_t i) {
    return {draft.points[3 * i], draft.points[3 * i + 1], draft.points[3 * i + 2]};
}

bool repeats(const Triple& t) {
    return t[0] == t[1] || t[1] == t[2] || t[2] == t[0];
}

void store(Draft& draft, const Triple& first, const Triple& second) {
    std::ranges::copy(first, draft.points.begin());
    std::ranges::copy(second, draft.points.begin() + 3);
}

/// The vertices of `keys` in ascending order, those of `other` in the same permutation.
std::pair<Triple, Triple> sort_along(const Triple& keys, const Triple& other) {
    std::array<std::size_t, 3> order{0, 1, 2};
    std::ranges::sort(order, {}, [&](std::size_t i) { return keys[i]; });
    return {{keys[order[0]], keys[order[1]], keys[order[2]]}, {other[order[0]], other[order[1]], other[order[2]]}};
}

// simtri, simtrir, contri, contrir: corresponding vertices move together, and the triangles may change places.
Outcome matched_triangles(Draft& draft) {
    const Triple first = triangle(draft, 0), second = triangle(draft, 1);
    if (repeats(first) || repeats(second)) return meaningless;
    const auto least = std::min(sort_along(first, second), sort_along(second, first));
    if (least.first == least.second) {
        const bool direct = draft.predicate == Predicate::simtri || draft.predicate == Predicate::contri;
        return direct ? trivial : meaningless;
    }
    store(draft, least.first, least.second);
    return normal;
}

// sameclock: an orientation is a cyclic order, and reversing both keeps it.
Outcome oriented_triangles(Draft& draft) {
    Triple first = triangle(draft, 0), second = triangle(draft, 1);
    if (repeats(first) || repeats(second)) return meaningless;
    bool alike = true;
    for (Triple* t : {&first, &second}) {
        std::ranges::rotate(*t, std::ranges::min_element(*t));
        if ((*t)[2] < (*t)[1]) {
            std::swap((*t)[1], (*t)[2]);
            alike = !alike;
        }
    }
    if (first == second) {
        if (!alike) return meaningless;
        return reduce(draft, Predicate::ncoll, {first[0], first[1], first[2]});
    }
    if (second < first) std::swap(first, second);
    if (!alike) std::swap(second[1], second[2]);
    store(draft, first, second);
    return normal;
}

// sameside, nsameside: two angles, each with its vertex first.
Outcome compared_angles(Draft& draft) {
    Triple first = triangle(draft, 0), second = triangle(draft, 1);
    if (repeats(first) || repeats(second)) return meaningless;
    for (Triple* t : {&first, &second})
        if ((*t)[2] < (*t)[1]) std::swap((*t)[1], (*t)[2]);
    if (first == second) {
        if (draft.predicate == Predicate::nsameside) return meaningless;
        return reduce(draft, Predicate::nperp, {first[0], first[1], first[0], first[2]});
    }
    if (second < first) std::swap(first, second);
    store(draft, first, second);
    return normal;
}

// same_side_of, apart_by: two points and a line.
Outcome sides_of_line(Draft& draft) {
    Pair points = sorted_pair(draft, 0), line = sorted_pair(draft, 1);
    if (degenerate(line)) return meaningless;
    for (const PointId p : {points.first, points.second})
        if (p == line.first || p == line.second) return meaningless;
    if (degenerate(points)) {
        if (draft.predicate == Predicate::apart_by) return meaningless;
        return reduce(draft, Predicate::ncoll, {points.first, line.first, line.second});
    }
    store(draft, {points, line});
    return normal;
}

// aconst: the angle from the second pair to the first is the opposite one.
Outcome constant_angle(Draft& draft) {
    draft.constant = numbers::fraction_part(*draft.constant);
    const numbers::Rational half(1, 2);
    if (*draft.constant == 0 || *draft.constant == half) {
        const Predicate to = *draft.constant == 0 ? Predicate::para : Predicate::perp;
        draft.constant.reset();
        return reduce_to_pairs(draft, to, sorted_pair(draft, 0), sorted_pair(draft, 1));
    }
    Pair a = sorted_pair(draft, 0), b = sorted_pair(draft, 1);
    if (degenerate(a) || degenerate(b) || a == b) return meaningless;
    if (b < a) {
        std::swap(a, b);
        draft.constant = numbers::Rational(1 - *draft.constant);
    }
    store(draft, {a, b});
    return normal;
}

Outcome constant_ratio(Draft& draft) {
    if (*draft.constant <= 0) return meaningless;
    Pair a = sorted_pair(draft, 0), b = sorted_pair(draft, 1);
    if (*draft.constant == 1) {
        draft.constant.reset();
        return reduce_to_pairs(draft, Predicate::cong, a, b);
    }
    if (degenerate(a) || degenerate(b) || a == b) return meaningless;
    if (b < a) {
        std::swap(a, b);
        draft.constant = numbers::Rational(1 / *draft.constant);
    }
    store(draft, {a, b});
    return normal;
}

Outcome constant_length(Draft& draft) {
    if (*draft.constant <= 0) return meaningless;
    return different_points(draft);
}

/// r2const, l2const: a square constant is that of its root.
template<Predicate rooted>
Outcome squared_constant(Draft& draft) {
    if (*draft.constant <= 0) return meaningless;
    if (auto root = numbers::exact_sqrt(*draft.constant)) {
        draft.predicate = rooted;
        draft.constant = std::move(root);
        return Outcome::reduced;
    }
    return rooted == Predicate::rconst ? constant_ratio(draft) : constant_length(draft);
}

// eqpower: a point, a centre and a point of the circle, twice.
Outcome equal_powers(Draft& draft) {
    Triple first = triangle(draft, 0), second = triangle(draft, 1);
    for (const Triple& t : {first, second})
        if (t[1] == t[2]) return meaningless;
    if (first == second) return trivial;
    if (first[0] == second[0] && first[1] == second[1])
        return reduce(draft, Predicate::cong, {first[1], first[2], second[1], second[2]});
    if (second < first) std::swap(first, second);
    store(draft, first, second);
    return normal;
}

using Angle = std::pair<Pair, Pair>;

/// The angle of two lines, from pair number i on; nothing if it is none.
std::optional<Angle> unsigned_angle(const Draft& draft, std::size_t i) {
    const Pair a = sorted_pair(draft, i), b = sorted_pair(draft, i + 1);
    if (degenerate(a) || degenerate(b) || a == b) return std::nullopt;
    return Angle{std::min(a, b), std::max(a, b)};
}

// Neither the order of lines nor the direction of a line changes the size of a sine.
Outcome equal_sines(Draft& draft) {
    auto first = unsigned_angle(draft, 0), second = unsigned_angle(draft, 2);
    if (!first || !second) return meaningless;
    if (first == second) return trivial;
    if (*second < *first) std::swap(first, second);
    store(draft, {first->first, first->second, second->first, second->second});
    return normal;
}

Outcome constant_sine(Draft& draft) {
    const auto angle = unsigned_angle(draft, 0);
    if (!angle || *draft.constant <= 0 || *draft.constant > 1) return meaningless;
    store(draft, {angle->first, angle->second});
    return normal;
}

struct NormalForm {
    Predicate predicate;
    Outcome (*normalise)(Draft&);
};

using enum Predicate;
constexpr std::array<NormalForm, predicate_count> forms{{
    {coll, point_set},
    {para, equal_pairs},
    {perp, different_pairs},
    {cong, equal_pairs},
    {eqangle, proportion},
    {eqratio, proportion},
    {cyclic, point_set},
    {circle, head_and_set},
    {midp, head_and_set},
    {simtri, matched_triangles},
    {simtrir, matched_triangles},
    {contri, matched_triangles},
    {contrir, matched_triangles},
    {aconst, constant_angle},
    {rconst, constant_ratio},
    {lconst, constant_length},
    {r2const, squared_constant<rconst>},
    {l2const, squared_constant<lconst>},
    {eqpower, equal_powers},
    {eqprod, equal_products},
    {sum, sum_of_two},
    {eqsum, equal_sums},
    {sinelaw, point_set},
    {eqsine, equal_sines},
    {sconst, constant_sine},
    {same, point_set},
    {diff, different_points},
    {ncoll, different_points},
    {npara, different_pairs},
    {nperp, equal_pairs},
    {ncong, different_pairs},
    {ncyclic, different_points},
    {sameclock, oriented_triangles},
    {sameside, compared_angles},
    {nsameside, compared_angles},
    {acute_angle, angle_at_middle},
    {obtuse_angle, angle_at_middle},
    {same_side_of, sides_of_line},
    {apart_by, sides_of_line},
}};

} // namespace

Outcome normalise(Draft& draft) {
    if (draft.predicate >= Predicate::relation) return meaningless;
    for (;;) {
        const PredicateRow& predicate_row = row(draft.predicate);
        const bool wants_constant = predicate_row.constant != ConstantKind::none;
        if (draft.count != predicate_row.arity || draft.constant.has_value() != wants_constant) return meaningless;
        const NormalForm& form = forms[static_cast<std::size_t>(draft.predicate)];
        assert(form.predicate == draft.predicate);
        const Outcome outcome = form.normalise(draft);
        if (outcome != Outcome::reduced) return outcome;
    }
}

} // namespace porism::facts
