#include "formats/verigeo/affine.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace porism::verigeo {
namespace {

using numbers::Rational;
using Operands = std::vector<Affine>;

Gaussian operator+(const Gaussian& a, const Gaussian& b) {
    return {a.x + b.x, a.y + b.y};
}
Gaussian operator*(const Gaussian& a, const Gaussian& b) {
    return {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x};
}
Gaussian mirror(const Gaussian& a) {
    return {a.x, -a.y};
}

Affine scaled(const Gaussian& factor, Affine value) {
    for (auto* part : {&value.points, &value.mirrored})
        for (auto& [point, number] : *part) number = factor * number;
    value.rest = factor * value.rest;
    return value;
}

Affine joined(Affine left, const Affine& right) {
    for (const auto& [point, number] : right.points) left.points[point] = left.points[point] + number;
    for (const auto& [point, number] : right.mirrored) left.mirrored[point] = left.mirrored[point] + number;
    left.rest = left.rest + right.rest;
    return left;
}

Affine conjugated(Affine value) {
    std::swap(value.points, value.mirrored);
    for (auto* part : {&value.points, &value.mirrored})
        for (auto& [point, number] : *part) number = mirror(number);
    value.rest = mirror(value.rest);
    return value;
}

bool is_constant(const Affine& value) {
    return value.points.empty() && value.mirrored.empty();
}
bool is_plane(const Affine& value) {
    return value.sort == Sort::vector || value.sort == Sort::complex;
}

/// A vector goes with vectors alone, a scalar with complex numbers too.
std::optional<Sort> common_sort(const Affine& a, const Affine& b) {
    if (a.sort == b.sort) return a.sort;
    return a.sort == Sort::vector || b.sort == Sort::vector ? std::nullopt : std::optional(Sort::complex);
}

std::optional<Affine> added(Operands of) {
    if (of.size() == 1) return std::move(of[0]);
    const auto sort = common_sort(of[0], of[1]);
    if (!sort) return std::nullopt;
    Affine out = joined(std::move(of[0]), of[1]);
    out.sort = *sort;
    return out;
}
std::optional<Affine> subtracted(Operands of) {
    of.back() = scaled({-1, 0}, std::move(of.back()));
    return added(std::move(of));
}
std::optional<Affine> multiplied_by(Operands of) {
    if (!is_constant(of[0])) std::swap(of[0], of[1]);
    const bool numbers = of[0].sort == Sort::scalar || (of[0].sort == Sort::complex && of[1].sort != Sort::vector);
    if (!is_constant(of[0]) || !numbers) return std::nullopt;
    const Sort sort = of[0].sort == Sort::scalar ? of[1].sort : Sort::complex;
    Affine out = scaled(of[0].rest, std::move(of[1]));
    out.sort = sort;
    return out;
}
std::optional<Affine> divided(Operands of) {
    const Gaussian& by = of[1].rest;
    const Rational square = by.x * by.x + by.y * by.y;
    if (!is_constant(of[1]) || of[1].sort == Sort::vector || square == 0) return std::nullopt;
    of[1].rest = {by.x / square, -by.y / square};
    return multiplied_by(std::move(of));
}

/// Of a point to another, of two coordinates, of a complex number.
std::optional<Affine> vector_of(Operands of) {
    Affine out;
    if (of.size() == 1 && is_plane(of[0]))
        out = std::move(of[0]);
    else if (of.size() == 2 && of[0].sort == Sort::vector && of[1].sort == Sort::vector)
        out = joined(scaled({-1, 0}, std::move(of[0])), of[1]);
    else if (of.size() == 2 && of[0].sort == Sort::scalar && of[1].sort == Sort::scalar)
        out = joined(std::move(of[0]), scaled({0, 1}, of[1]));
    else
        return std::nullopt;
    out.sort = Sort::vector;
    return out;
}
std::optional<Affine> complex_of(Operands of) {
    const bool is_number = of.size() == 1 && of[0].sort == Sort::scalar;
    auto out = is_number ? std::optional(std::move(of[0])) : vector_of(std::move(of));
    if (out) out->sort = Sort::complex;
    return out;
}
std::optional<Affine> conjugate_of(Operands of) {
    if (of[0].sort == Sort::vector) return std::nullopt;
    return conjugated(std::move(of[0]));
}

/// Half the sum of a value and its mirror image, times a number.
std::optional<Affine> part_of(const Affine& value, const Gaussian& by) {
    if (!is_plane(value)) return std::nullopt;
    Affine turned = scaled(by, value);
    Affine out = joined(turned, conjugated(turned));
    out.sort = Sort::scalar;
    return out;
}
std::optional<Affine> first_part_of(Operands of) {
    return part_of(of[0], {Rational(1, 2), 0});
}
std::optional<Affine> second_part_of(Operands of) {
    return part_of(of[0], {0, Rational(-1, 2)});
}

constexpr std::array<std::pair<std::string_view, std::optional<Affine> (*)(Operands)>, 9> affine_functions = {{
    {"+", &added},
    {"-", &subtracted},
    {"*", &multiplied_by},
    {"/", &divided},
    {"Vector Vec", &vector_of},
    {"Complex", &complex_of},
    {"Conj", &conjugate_of},
    {"X Re", &first_part_of},
    {"Y Im", &second_part_of},
}};

} // namespace

std::optional<Affine> affine_of(const Term& term, const std::set<std::string>& points) {
    if (term.number) {
        const auto rational = term.degrees ? std::nullopt : numbers::as_rational(*term.number);
        return rational ? std::optional(Affine{Sort::scalar, {}, {}, {*rational, 0}}) : std::nullopt;
    }
    if (term.function == nullptr) {
        if (points.contains(term.word)) return Affine{Sort::vector, {{term.word, {1, 0}}}, {}, {}};
        return term.word == "i" ? std::optional(Affine{Sort::complex, {}, {}, {0, 1}}) : std::nullopt;
    }
    const auto row =
        std::ranges::find(affine_functions, term.function->names, [](const auto& function) { return function.first; });
    if (row == affine_functions.end()) return std::nullopt;
    Operands of;
    for (const Term& one : term.of) {
        auto part = affine_of(one, points);
        if (!part) return std::nullopt;
        of.push_back(*std::move(part));
    }
    return of.empty() ? std::nullopt : row->second(std::move(of));
}

bool Affine::moves_along() const {
    Gaussian all;
    for (const auto& [point, number] : points) all = all + number;
    return mirrored.empty() && all == Gaussian{} && rest == Gaussian{};
}

namespace {

/// 0 beside a vector is one.
void take_zero_beside(const Affine& other, Affine& side) {
    if (is_constant(side) && side.rest == Gaussian{} && side.sort == Sort::scalar) side.sort = other.sort;
}

/// x and y of a point in the real part of a number times it, and of another times its mirror image.
Gaussian real_part(const Gaussian& of_point, const Gaussian& of_mirrored) {
    return {of_point.x + of_mirrored.x, of_mirrored.y - of_point.y};
}
Gaussian imaginary_part(const Gaussian& of_point, const Gaussian& of_mirrored) {
    return {of_point.y + of_mirrored.y, of_point.x - of_mirrored.x};
}

CoordinateRow row_of(const Affine& difference, Gaussian (*part)(const Gaussian&, const Gaussian&),
                     const Rational& rest) {
    CoordinateRow out{{}, -rest};
    for (const auto& [point, number] : difference.points) out.of[point] = out.of[point] + part(number, {});
    for (const auto& [point, number] : difference.mirrored) out.of[point] = out.of[point] + part({}, number);
    std::erase_if(out.of, [](const auto& one) { return one.second == Gaussian{}; });
    return out;
}

} // namespace

std::optional<Affine> affine_of(const Comparison& equation) {
    if (equation.sign != "=" && equation.sign != "==") return std::nullopt;
    auto left = affine_of(equation.left.term(), equation.left.points());
    auto right = affine_of(equation.right.term(), equation.right.points());
    if (!left || !right) return std::nullopt;
    take_zero_beside(*left, *right);
    take_zero_beside(*right, *left);
    auto out = subtracted({*std::move(left), *std::move(right)});
    if (!out) return std::nullopt;
    for (auto* part : {&out->points, &out->mirrored})
        std::erase_if(*part, [](const auto& one) { return one.second == Gaussian{}; });
    return out;
}

std::vector<CoordinateRow> rows_of(const Affine& difference) {
    std::vector<CoordinateRow> out{row_of(difference, &real_part, difference.rest.x)};
    if (difference.sort != Sort::scalar) out.push_back(row_of(difference, &imaginary_part, difference.rest.y));
    std::erase_if(out, [](const CoordinateRow& row) { return row.of.empty() && row.sum == 0; });
    return out;
}

CoordinateRow with_places(CoordinateRow row, const Rationals& places) {
    std::erase_if(row.of, [&](const auto& one) {
        const auto place = places.find(one.first);
        if (place == places.end()) return false;
        row.sum -= one.second.x * place->second.x + one.second.y * place->second.y;
        return true;
    });
    return row;
}

namespace {

/// The place that two rows of one point leave it, where they do.
std::optional<Gaussian> crossing(const CoordinateRow& one, const CoordinateRow& other) {
    const Gaussian &a = one.of.begin()->second, &b = other.of.begin()->second;
    const Rational determinant = a.x * b.y - a.y * b.x;
    if (determinant == 0) return std::nullopt;
    return Gaussian{(one.sum * b.y - a.y * other.sum) / determinant, (a.x * other.sum - one.sum * b.x) / determinant};
}

std::optional<Gaussian> place_by(const std::vector<CoordinateRow>& rows, const std::string& point,
                                 const Rationals& places) {
    std::vector<CoordinateRow> of_point;
    for (const CoordinateRow& row : rows) {
        CoordinateRow left = with_places(row, places);
        if (left.of.size() == 1 && left.of.contains(point)) of_point.push_back(std::move(left));
    }
    for (std::size_t i = 1; i < of_point.size(); ++i)
        if (auto place = crossing(of_point.front(), of_point[i])) return place;
    return std::nullopt;
}

} // namespace

void solve_places(const std::vector<CoordinateRow>& rows, const std::vector<std::string>& movable, Rationals& places) {
    for (bool more = true; std::exchange(more, false);)
        for (const std::string& point : movable) {
            if (places.contains(point)) continue;
            if (auto place = place_by(rows, point, places)) {
                places.emplace(point, *std::move(place));
                more = true;
            }
        }
}

} // namespace porism::verigeo
