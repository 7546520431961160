#include "formats/verigeo/frame.h"

#include "base/text.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace porism::verigeo {
namespace {

using numbers::Rational;

Rational turn_of(const Gaussian& a, const Gaussian& b, const Gaussian& c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

std::string orientation_text(std::string_view predicate, const Three& first, const Three& second) {
    return fmt::format("{} {} {}", predicate, join(first, " "), join(second, " "));
}

} // namespace

std::string Frame::at(const Gaussian& place) {
    for (const auto& [name, where] : figure_.places)
        if (where == place) return name;
    auto known = std::ranges::find(added_, place);
    if (known == added_.end()) known = added_.insert(known, place);
    return help_name(figure_.next_help + static_cast<std::size_t>(known - added_.begin()));
}

std::array<std::string, 2> Frame::on_line(const Gaussian& of, const Rational& sum) {
    const Rational square = of.x * of.x + of.y * of.y, along = sum / square;
    std::vector<std::string> out;
    for (const auto& [name, where] : figure_.places)
        if (out.size() < 2 && of.x * where.x + of.y * where.y == sum) out.push_back(name);
    for (int step = 0; out.size() < 2; ++step) {
        std::string next = at({along * of.x - step * of.y, along * of.y + step * of.x});
        if (std::ranges::find(out, next) == out.end()) out.push_back(std::move(next));
    }
    return {out[0], out[1]};
}

Gaussian Frame::place_of(const std::string& name) const {
    const auto known = figure_.places.find(name);
    if (known != figure_.places.end()) return known->second;
    std::size_t number = 0;
    while (help_name(figure_.next_help + number) != name) ++number;
    return added_[number];
}

std::string Frame::beyond_line(const std::string& point, const Gaussian& of, const Rational& sum) {
    auto [from, to] = on_line(of, sum);
    const Gaussian a = place_of(from), b = place_of(to);
    if ((b.x - a.x) * of.y - (b.y - a.y) * of.x < 0) std::swap(from, to);
    return turning_left({from, to, point});
}

Three Frame::turned() {
    const auto& places = figure_.places;
    for (auto a = places.begin(); a != places.end(); ++a)
        for (auto b = std::next(a); b != places.end(); ++b)
            for (auto c = std::next(b); c != places.end(); ++c) {
                const Rational turn = turn_of(a->second, b->second, c->second);
                if (turn > 0) return {a->first, b->first, c->first};
                if (turn < 0) return {a->first, c->first, b->first};
            }
    return {at({0, 0}), at({1, 0}), at({0, 1})};
}

std::string Frame::turning_left(const Three& points) {
    if (figure_.framed) return orientation_text("sameclock", turned(), points);
    if (figure_.turned.empty()) return fmt::format("ncoll {}", join(points, " "));
    const Three known{figure_.turned[0], figure_.turned[1], figure_.turned[2]};
    const bool are_known = std::ranges::is_permutation(known, points);
    const auto first = std::ranges::find(points, known[0]) - points.begin();
    const bool alike = are_known && points[static_cast<std::size_t>(first + 1) % 3] == known[1];
    return alike ? fmt::format("ncoll {}", join(points, " ")) : orientation_text("sameclock", known, points);
}

} // namespace porism::verigeo
