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

bool is_named_angle(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

constexpr std::string_view numbering = "angle ";

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
        Row{"RatioOf", &Measures::same},
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
    return (*inner)->word == "Arc" ? of_arc(QuantityKind::arc_length, **inner) : value(**inner);
}

Result<std::pair<std::string, std::string>> Measures::circle(const Term& term) const {
    const bool named = term.word == "Circle" && !term.args.empty() && names_point(term.args.front());
    if (!named)
        return fail(at_term(term, "form_arguments", in_quotes(to_string(term)) + " is no circle", "write Circle(O)"));
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

Result<Polynomial> Measures::area(const Term& term) const {
    const auto inner = only(term);
    if (!inner) return fail(inner.error());
    if ((*inner)->word == "Circle") return of_circle(QuantityKind::disc, **inner);
    const auto corners = points(**inner, 3, most_corners);
    if (!corners) return fail(corners.error());
    return quantity(QuantityKind::area, sketch_.in_order(*corners));
}

Result<Polynomial> Measures::perimeter(const Term& term) const {
    const auto inner = only(term);
    if (!inner) return fail(inner.error());
    if ((*inner)->word == "Circle") return of_circle(QuantityKind::circumference, **inner);
    const auto corners = points(**inner, 3, most_corners);
    if (!corners) return fail(corners.error());
    return quantity(QuantityKind::perimeter, sketch_.in_order(*corners));
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
