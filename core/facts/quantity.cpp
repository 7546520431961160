#include "facts/quantity.h"

#include "base/hash.h"
#include "base/text.h"
#include "geometry/vector.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>
#include <numbers>

namespace porism::facts {
namespace {

using enum QuantityKind;
using Ids = boost::container::small_vector_base<PointId>;
using Picture = std::span<const geometry::Point<double>>;

constexpr double half_turn = 180, whole_turn = 360;
constexpr std::size_t most_on_the_stack = 6; // points

// kind, name, arguments, least, most, positive, below, meaning
constexpr std::array<QuantityRow, quantity_kind_count> quantity_rows{{
    {number, "", "", 0, 0, false, 0, "A constant that is no rational number."},
    {letter, "", "", 0, 0, false, 0, "An unknown number."},
    {length, "length", "A B", 2, 2, true, 0, "The distance of A and B."},
    {angle, "angle", "A B C", 3, 3, true, 180, "The angle below 180 degrees between the rays BA and BC."},
    {arc, "arc", "O A [M] B", 3, 4, true, 360, "The arc about O from A to B, the shorter one or the one through M."},
    {area, "area", "A B C ...", 3, max_quantity_points, true, 0, "The area of the polygon ABC..."},
    {perimeter, "perimeter", "A B C ...", 3, max_quantity_points, true, 0, "The perimeter of the polygon ABC..."},
    {disc, "disc", "O A", 2, 2, true, 0, "The area of the circle about O through A."},
    {circumference, "circumference", "O A", 2, 2, true, 0, "The circumference of the circle about O through A."},
    {arc_length, "arc_length", "O A [M] B", 3, 4, true, 0, "The length of the arc about O from A to B."},
    {sector, "sector", "O A [M] B", 3, 4, true, 0, "The area of the sector about O from A to B."},
    {sine, "sine", "A B C", 3, 3, true, 0, "The sine of the angle ABC."},
    {cosine, "cosine", "A B C", 3, 3, false, 0, "The cosine of the angle ABC."},
    {tangent, "tangent", "A B C", 3, 3, false, 0, "The tangent of the angle ABC."},
}};

void order_ends(Ids& points, std::size_t first) {
    if (points.back() < points[first]) std::swap(points[first], points.back());
}

/// The least of the rotations of a polygon and of its mirror image.
void order_polygon(Ids& points) {
    std::ranges::rotate(points, std::ranges::min_element(points));
    if (points.back() < points[1]) std::reverse(points.begin() + 1, points.end());
}

void as_written(Ids&) {}
void order_pair(Ids& points) {
    order_ends(points, 0);
}
void order_arc(Ids& points) {
    order_ends(points, 1);
}

/// Degrees from the first to the second, counter-clockwise, in [0, 360).
double turn(const geometry::Point<double>& from, const geometry::Point<double>& to) {
    const double turned = std::atan2(geometry::cross(from, to), geometry::dot(from, to)) * half_turn / std::numbers::pi;
    return turned < 0 ? turned + whole_turn : turned;
}

double length_in(Picture at) {
    return std::sqrt(geometry::squared_length(at[1] - at[0]));
}
double angle_in(Picture at) {
    const double turned = turn(at[0] - at[1], at[2] - at[1]);
    return std::min(turned, whole_turn - turned);
}
double arc_in(Picture at) {
    const double all = turn(at[1] - at[0], at.back() - at[0]);
    if (at.size() == 3) return std::min(all, whole_turn - all);
    return turn(at[1] - at[0], at[2] - at[0]) < all ? all : whole_turn - all;
}
double area_in(Picture at) {
    double twice = 0;
    for (std::size_t i = 0; i < at.size(); ++i) twice += geometry::cross(at[i], at[(i + 1) % at.size()]);
    return std::fabs(twice) / 2;
}
double perimeter_in(Picture at) {
    double all = 0;
    for (std::size_t i = 0; i < at.size(); ++i)
        all += std::sqrt(geometry::squared_length(at[(i + 1) % at.size()] - at[i]));
    return all;
}
double circumference_in(Picture at) {
    return 2 * std::numbers::pi * length_in(at);
}
double disc_in(Picture at) {
    return std::numbers::pi * geometry::squared_length(at[1] - at[0]);
}
double arc_length_in(Picture at) {
    return circumference_in(at) * arc_in(at) / whole_turn;
}
double sector_in(Picture at) {
    return disc_in(at) * arc_in(at) / whole_turn;
}
double sine_in(Picture at) {
    return std::sin(angle_in(at) * std::numbers::pi / half_turn);
}
double cosine_in(Picture at) {
    return std::cos(angle_in(at) * std::numbers::pi / half_turn);
}
/// None of a right angle, of which rounding would make a number of either sign.
double tangent_in(Picture at) {
    constexpr double right_angle = 90, as_good_as_right = 1e-9;
    const double angle = angle_in(at);
    if (std::fabs(angle - right_angle) < as_good_as_right) return std::numeric_limits<double>::quiet_NaN();
    return std::tan(angle * std::numbers::pi / half_turn);
}

struct Shape {
    void (*normalise)(Ids&);
    double (*value)(Picture);
};
constexpr std::array<Shape, quantity_kind_count> shapes{{
    {as_written, nullptr},
    {as_written, nullptr},
    {order_pair, length_in},
    {order_pair, angle_in},
    {order_arc, arc_in},
    {order_polygon, area_in},
    {order_polygon, perimeter_in},
    {as_written, disc_in},
    {as_written, circumference_in},
    {order_arc, arc_length_in},
    {order_arc, sector_in},
    {order_pair, sine_in},
    {order_pair, cosine_in},
    {order_pair, tangent_in},
}};
const Shape& shape(QuantityKind kind) {
    return shapes[static_cast<std::size_t>(kind)];
}

bool is_repeated(std::span<const PointId> points) {
    std::vector<PointId> sorted(points.begin(), points.end());
    std::ranges::sort(sorted);
    return std::ranges::adjacent_find(sorted) != sorted.end();
}

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view behind_letters = "0123456789_";

constexpr std::array<std::string_view, 6> questions{"acompute",  "rcompute",  "lcompute",
                                                    "lequation", "aequation", "compute"};

} // namespace

std::span<const QuantityRow> quantity_table() {
    return quantity_rows;
}

const QuantityRow& row(QuantityKind kind) {
    const QuantityRow& found = quantity_rows[static_cast<std::size_t>(kind)];
    assert(found.kind == kind);
    return found;
}

std::optional<QuantityKind> quantity_by_name(std::string_view name) {
    const auto found = std::ranges::find(quantity_rows, name, &QuantityRow::name);
    if (name.empty() || found == quantity_rows.end()) return std::nullopt;
    return found->kind;
}

struct Quantity::Symbol {
    std::string text;
    std::optional<numbers::Scalar> constant;
};

const std::string& Quantity::text() const {
    static const std::string none;
    return symbol_ ? symbol_->text : none;
}

const numbers::Scalar& Quantity::constant() const {
    assert(kind_ == QuantityKind::number);
    return *symbol_->constant;
}

std::optional<Quantity> Quantity::of(QuantityKind kind, std::span<const PointId> points) {
    const QuantityRow& about = facts::row(kind);
    if (points.empty() || points.size() < about.least || points.size() > about.most || is_repeated(points))
        return std::nullopt;
    Quantity quantity;
    quantity.kind_ = kind;
    quantity.points_.assign(points.begin(), points.end());
    shape(kind).normalise(quantity.points_);
    return quantity;
}

bool asks_something(std::string_view word) {
    return std::ranges::find(questions, word) != questions.end();
}

Result<Quantity> Quantity::letter(std::string_view name) {
    const std::size_t behind = name.find_first_not_of(letters);
    const bool read =
        !name.empty() && name.size() <= max_letter_size && behind != 0 &&
        (behind == std::string_view::npos || name.find_first_not_of(behind_letters, behind) == std::string_view::npos);
    if (!read || asks_something(name))
        return fail("bad_letter", in_quotes(name) + " cannot be an unknown number",
                    "write a letter such as x, or a letter with a number such as x1");
    Quantity quantity;
    quantity.symbol_ = std::make_shared<const Symbol>(std::string(name), std::nullopt);
    return quantity;
}

Quantity Quantity::number(numbers::Scalar value) {
    assert(!numbers::as_rational(value));
    Quantity quantity;
    quantity.kind_ = QuantityKind::number;
    std::string text = numbers::canonical_text(value);
    quantity.symbol_ = std::make_shared<const Symbol>(std::move(text), std::move(value));
    return quantity;
}

std::strong_ordering operator<=>(const Quantity& a, const Quantity& b) {
    if (const auto order = a.kind_ <=> b.kind_; order != 0) return order;
    if (a.symbol_ != b.symbol_)
        if (const auto order = a.text() <=> b.text(); order != 0) return order;
    return std::lexicographical_compare_three_way(a.points_.begin(), a.points_.end(), b.points_.begin(),
                                                  b.points_.end());
}

std::uint64_t Quantity::hash() const {
    const std::string_view bytes(reinterpret_cast<const char*>(points_.data()), points_.size() * sizeof(PointId));
    return hash64(bytes, hash64(text(), static_cast<std::uint64_t>(kind_)));
}

std::string to_string(const Quantity& quantity, std::span<const std::string> names) {
    if (quantity.points().empty()) return quantity.text();
    std::vector<std::string> words;
    for (const PointId point : quantity.points()) words.push_back(names[point.index()]);
    return std::string(row(quantity.kind()).name) + "(" + join(words, ",") + ")";
}

double value_in(const Quantity& quantity, std::span<const geometry::Point<double>> points, const Letters& letters) {
    if (quantity.kind() == number) return numbers::to_double(quantity.constant());
    if (quantity.kind() == letter) {
        const auto found = letters.find(quantity.text());
        return found == letters.end() ? std::numeric_limits<double>::quiet_NaN() : found->second;
    }
    boost::container::small_vector<geometry::Point<double>, most_on_the_stack> at;
    for (const PointId point : quantity.points()) at.push_back(points[point.index()]);
    return shape(quantity.kind()).value({at.data(), at.size()});
}

} // namespace porism::facts
