#include "formats/geometry3k/quantities.h"

#include "base/text.h"
#include "formats/geometry3k/expression.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace porism::geometry3k {
namespace {

using facts::Polynomial;
using facts::QuantityKind;

constexpr std::size_t most_corners = 12;

/// What names a polygon, and how many corners it may have.
struct Shape {
    std::string_view word;
    std::size_t least, most;
};
constexpr std::array shapes{
    Shape{"Triangle", 3, 3},
    Shape{"Quadrilateral", 4, 4},
    Shape{"Parallelogram", 4, 4},
    Shape{"Rectangle", 4, 4},
    Shape{"Rhombus", 4, 4},
    Shape{"Square", 4, 4},
    Shape{"Kite", 4, 4},
    Shape{"Trapezoid", 4, 4},
    Shape{"Pentagon", 5, 5},
    Shape{"Hexagon", 6, 6},
    Shape{"Heptagon", 7, 7},
    Shape{"Octagon", 8, 8},
    Shape{"Polygon", 3, most_corners},
    Shape{"Shape", 3, most_corners},
};
/// Forms that only name something, besides those.
constexpr std::array<std::string_view, 3> names_only{"Point", "Circle", "Sector"};

bool is_named_angle(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

constexpr std::string_view numbering = "angle ";

/// The number that a polynomial is.
std::optional<numbers::Rational> number_in(const Polynomial& value) {
    if (value.empty()) return numbers::Rational(0);
    if (value.size() != 1 || !value.begin()->first.factors.empty()) return std::nullopt;
    return value.begin()->second;
}

Error other(const Term& term, std::string_view wanted, std::string mend) {
    return at_term(term, "form_arguments", fmt::format("{} is no {}", in_quotes(to_string(term)), wanted),
                   std::move(mend));
}

/// The word of Angle(1), "angle 1", B.
std::string word_alone(const Term& term) {
    if (term.form) return term.args.size() == 1 ? term.args.front().word : std::string();
    std::string_view word = term.word;
    if (word.starts_with(numbering)) word.remove_prefix(numbering.size());
    return std::string(trim(word));
}

} // namespace

Error at_term(const Term& term, std::string code, std::string what, std::string mend) {
    return {ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend),
            Place{{}, 1, static_cast<int>(term.at) + 1}};
}

Error other_arguments(const Term& term) {
    return at_term(term, "form_arguments", in_quotes(to_string(term)) + " has other arguments than it takes",
                   "see docs/formats/geometry3k.md");
}

bool names_point(const Term& term) {
    if (term.form || term.word.empty() || term.word[0] < 'A' || term.word[0] > 'Z') return false;
    return std::ranges::all_of(term.word.substr(1), [](char c) { return (c >= '0' && c <= '9') || c == '\''; });
}

std::span<const Measures::Row> Measures::table() {
    static constexpr std::array rows{
        Row{"Line", &Measures::line},
        Row{"Angle", &Measures::angle},
        Row{"LengthOf", &Measures::length},
        Row{"MeasureOf", &Measures::same},
        Row{"Arc", &Measures::arc},
        Row{"RadiusOf", &Measures::radius},
        Row{"DiameterOf", &Measures::diameter},
        Row{"CircumferenceOf", &Measures::circumference},
        Row{"AreaOf", &Measures::area},
        Row{"PerimeterOf", &Measures::perimeter},
        Row{"SinOf", &Measures::sine},
        Row{"CosOf", &Measures::cosine},
        Row{"TanOf", &Measures::tangent},
        Row{"RatioOf", &Measures::ratio},
        Row{"SumOf", &Measures::sum},
        Row{"Add", &Measures::sum},
        Row{"Mul", &Measures::times},
        Row{"HalfOf", &Measures::half},
    };
    return rows;
}

std::vector<std::string> Measures::known() {
    std::vector<std::string> words;
    for (const Row& row : table()) words.emplace_back(row.word);
    for (const Shape& shape : shapes) words.emplace_back(shape.word);
    words.insert(words.end(), names_only.begin(), names_only.end());
    return words;
}

Result<Polynomial> Measures::value(const Term& term) const {
    if (!term.form && term.word.starts_with(numbering)) return angle(term);
    if (!term.form) {
        auto expression = parse_expression(term.word);
        if (expression) return expression;
        Error error = expression.error();
        const int inside = error.place ? std::max(error.place->column, 1) : 1;
        return fail(error.at(Place{{}, 1, static_cast<int>(term.at) + inside}));
    }
    const auto row = std::ranges::find(table(), term.word, &Row::word);
    if (row == table().end())
        return fail(at_term(term, "unknown_form", in_quotes(term.word) + " is no measure that is understood",
                            did_you_mean(term.word, known(), "see docs/formats/geometry3k.md")));
    return (this->*row->read)(term);
}

Result<std::vector<std::string>> Measures::points(const Term& term, std::size_t least, std::size_t most) const {
    std::vector<std::string> names;
    for (const Term& arg : term.args) {
        if (!names_point(arg) || !ids_.contains(arg.word))
            return fail(at_term(arg, "form_arguments", in_quotes(to_string(arg)) + " is no point of the record",
                                "name its points by capitals"));
        names.push_back(arg.word);
    }
    if (names.size() < least || names.size() > most)
        return fail(
            at_term(term, "form_arguments", fmt::format("{} is given {} points", term.word, names.size()),
                    least == most ? fmt::format("it takes {}", least) : fmt::format("it takes {} to {}", least, most)));
    return names;
}

Result<const Term*> Measures::only(const Term& term) const {
    if (term.args.size() == 1) return &term.args.front();
    return fail(at_term(term, "form_arguments", fmt::format("{} is given {} arguments", term.word, term.args.size()),
                        "it takes one"));
}

Result<Polynomial> Measures::quantity(QuantityKind kind, std::span<const std::string> points) const {
    std::vector<PointId> ids;
    for (const std::string& point : points) ids.push_back(id(point));
    auto quantity = facts::Quantity::of(kind, ids);
    if (!quantity)
        return fail("bad_quantity",
                    "a quantity names a point twice: " + join(std::vector(points.begin(), points.end()), ", "),
                    "name different points");
    return facts::variable(*quantity);
}

Result<Polynomial> Measures::line(const Term& term) const {
    const auto ends = points(term, 2, 2);
    if (!ends) return fail(ends.error());
    return quantity(QuantityKind::length, *ends);
}

Result<Corner> Measures::corner(const Term& term) const {
    const auto one = [&](const std::string& said, std::optional<Corner> found) -> Result<Corner> {
        if (found) return *found;
        return fail(at_term(term, "unknown_angle", "which angle " + in_quotes(said) + " is, is not told",
                            "name it by three points"));
    };
    if (term.form && term.word != "Angle") return fail(other(term, "angle", "write Angle(A, B, C)"));
    const bool numbered = !term.form && term.word.starts_with(numbering);
    const std::string alone = word_alone(term);
    if (numbered || is_named_angle(alone)) return one(alone, sketch_.angle_called(alone));
    if (!term.form) return one(alone, sketch_.only_angle_at(alone));
    const auto names = points(term, 1, 3);
    if (!names) return fail(names.error());
    if (names->size() == 3) return Corner{(*names)[0], (*names)[1], (*names)[2]};
    return one(names->front(), names->size() == 1 ? sketch_.only_angle_at(names->front()) : std::nullopt);
}

Result<Polynomial> Measures::of_angle(QuantityKind kind, const Term& term) const {
    const auto found = corner(term);
    if (!found) return fail(found.error());
    return quantity(kind, *found);
}

Result<Polynomial> Measures::angle(const Term& term) const {
    return of_angle(QuantityKind::angle, term);
}

Result<Polynomial> Measures::of_arc(QuantityKind kind, const Term& term) const {
    auto names = points(term, 2, 3);
    if (!names) return fail(names.error());
    const auto centre = sketch_.centre_of(*names);
    if (!centre)
        return fail(at_term(term, "unknown_circle", "no circle is known through " + join(*names, ", "),
                            "say PointLiesOnCircle of each"));
    names->insert(names->begin(), *centre);
    return quantity(kind, *names);
}

Result<Polynomial> Measures::arc(const Term& term) const {
    return of_arc(QuantityKind::arc, term);
}

Result<Polynomial> Measures::same(const Term& term) const {
    const auto inner = only(term);
    if (!inner) return fail(inner.error());
    return value(**inner);
}

Result<Polynomial> Measures::length(const Term& term) const {
    const auto inner = only(term);
    if (!inner) return fail(inner.error());
    if ((*inner)->word == "Arc") return of_arc(QuantityKind::arc_length, **inner);
    constexpr std::array<std::string_view, 4> lengths{"Line", "RadiusOf", "DiameterOf", "CircumferenceOf"};
    if ((*inner)->form && std::ranges::find(lengths, (*inner)->word) == lengths.end())
        return fail(other(**inner, "line", "write Line(A, B)"));
    return value(**inner);
}

Result<std::pair<std::string, std::string>> Measures::circle(const Term& term) const {
    const bool named = term.word == "Circle" && !term.args.empty() && names_point(term.args.front());
    if (!named) return fail(other(term, "circle", "write Circle(O)"));
    const std::string& centre = term.args.front().word;
    const std::string radius = term.args.size() > 1 ? term.args[1].word : std::string();
    const auto point = sketch_.on_circle(centre, radius);
    if (!point)
        return fail(at_term(term, "unknown_circle", "no point of the circle about " + centre + " is known",
                            "say PointLiesOnCircle of one"));
    return std::pair(centre, *point);
}

Result<Polynomial> Measures::of_circle(QuantityKind kind, const Term& term) const {
    const auto found = circle(term);
    if (!found) return fail(found.error());
    return quantity(kind, std::array{found->first, found->second});
}

Result<Polynomial> Measures::radius(const Term& term) const {
    const auto inner = only(term);
    if (!inner) return fail(inner.error());
    return of_circle(QuantityKind::length, **inner);
}

Result<Polynomial> Measures::diameter(const Term& term) const {
    auto half = radius(term);
    if (!half) return half;
    return *half + *half;
}

Result<Polynomial> Measures::circumference(const Term& term) const {
    const auto inner = only(term);
    if (!inner) return fail(inner.error());
    return of_circle(QuantityKind::circumference, **inner);
}

Result<std::vector<std::string>> Measures::polygon(const Term& term) const {
    const auto shape = std::ranges::find(shapes, term.word, &Shape::word);
    if (!term.form || shape == shapes.end())
        return fail(other(term, "polygon", "write Triangle(A, B, C) or Polygon(A, B, C, D)"));
    auto corners = points(term, shape->least, shape->most);
    if (corners) corners = sketch_.in_order(*std::move(corners));
    return corners;
}

Result<std::vector<std::string>> Measures::sector(const Term& term) const {
    return points(term, 3, 4);
}

Result<Polynomial> Measures::area(const Term& term) const {
    const auto inner = only(term);
    if (!inner) return fail(inner.error());
    if ((*inner)->word == "Circle") return of_circle(QuantityKind::disc, **inner);
    const bool of_sector = (*inner)->word == "Sector";
    const auto corners = of_sector ? sector(**inner) : polygon(**inner);
    if (!corners) return fail(corners.error());
    return quantity(of_sector ? QuantityKind::sector : QuantityKind::area, *corners);
}

/// Of a sector its arc and two radii.
Result<Polynomial> Measures::perimeter(const Term& term) const {
    const auto inner = only(term);
    if (!inner) return fail(inner.error());
    if ((*inner)->word == "Circle") return of_circle(QuantityKind::circumference, **inner);
    const bool of_sector = (*inner)->word == "Sector";
    const auto corners = of_sector ? sector(**inner) : polygon(**inner);
    if (!corners) return fail(corners.error());
    if (!of_sector) return quantity(QuantityKind::perimeter, *corners);
    const auto arc = quantity(QuantityKind::arc_length, *corners),
               radius = quantity(QuantityKind::length, std::span(*corners).first(2));
    if (!arc || !radius) return arc ? radius : arc;
    return *arc + *radius + *radius;
}

Result<std::pair<Polynomial, Polynomial>> Measures::fraction(const Term& term) const {
    if (term.word != "RatioOf" || term.args.size() != 2) {
        auto whole = value(term);
        if (!whole) return fail(whole.error());
        return std::pair(*std::move(whole), facts::constant(numbers::Rational(1)));
    }
    auto above = value(term.args[0]), below = value(term.args[1]);
    if (!above || !below) return fail(above ? below.error() : above.error());
    if (below->empty())
        return fail(at_term(term.args[1], "form_arguments", "the ratio is to zero", "write another number"));
    return std::pair(*std::move(above), *std::move(below));
}

/// Where it is no side of an equation and not what is asked, a ratio is one to a number, or of one thing alone.
Result<Polynomial> Measures::ratio(const Term& term) const {
    if (term.args.size() != 2) return same(term);
    auto parts = fraction(term);
    if (!parts) return fail(parts.error());
    const auto below = number_in(parts->second);
    if (!below)
        return fail(at_term(term, "form_arguments", in_quotes(to_string(term)) + " stands inside another measure",
                            "write it alone on one side of Equals, or in Find"));
    return *facts::product(parts->first, facts::constant(numbers::Rational(1 / *below)));
}

Result<Polynomial> Measures::sine(const Term& term) const {
    const auto inner = only(term);
    return inner ? of_angle(QuantityKind::sine, **inner) : fail(inner.error());
}

Result<Polynomial> Measures::cosine(const Term& term) const {
    const auto inner = only(term);
    return inner ? of_angle(QuantityKind::cosine, **inner) : fail(inner.error());
}

Result<Polynomial> Measures::tangent(const Term& term) const {
    const auto inner = only(term);
    return inner ? of_angle(QuantityKind::tangent, **inner) : fail(inner.error());
}

Result<Polynomial> Measures::sum(const Term& term) const {
    Polynomial total;
    for (const Term& arg : term.args) {
        auto one = value(arg);
        if (!one) return one;
        total = std::move(total) + *one;
    }
    return total;
}

Result<Polynomial> Measures::times(const Term& term) const {
    Polynomial total = facts::constant(numbers::Rational(1));
    for (const Term& arg : term.args) {
        auto one = value(arg);
        if (!one) return one;
        auto product = facts::product(total, *one);
        if (!product)
            return fail(at_term(arg, "expression_too_large", "the product is too large", "write a simpler one"));
        total = *std::move(product);
    }
    return total;
}

Result<Polynomial> Measures::half(const Term& term) const {
    const auto inner = only(term);
    if (!inner) return fail(inner.error());
    auto whole = value(**inner);
    if (!whole) return whole;
    return *facts::product(*whole, facts::constant(numbers::Rational(1, 2)));
}

} // namespace porism::geometry3k
