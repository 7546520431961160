#include "formats/geometry3k/forms.h"

#include "base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace porism::geometry3k {

using enum facts::Predicate;
using numbers::Rational;

std::span<const Forms::Row> Forms::table() {
    static constexpr std::array rows{
        Row{"Equals", &Forms::equals},
        Row{"PointLiesOnLine", &Forms::on_line},
        Row{"PointLiesOnCircle", &Forms::on_circle},
        Row{"Perpendicular", &Forms::perpendicular},
        Row{"Parallel", &Forms::parallel},
        Row{"Parallelogram", &Forms::parallelogram},
        Row{"Rectangle", &Forms::rectangle},
        Row{"Rhombus", &Forms::rhombus},
        Row{"Square", &Forms::square},
        Row{"Kite", &Forms::kite},
        Row{"Trapezoid", &Forms::trapezoid},
        Row{"Isosceles", &Forms::isosceles},
        Row{"Equilateral", &Forms::equilateral},
        Row{"Similar", &Forms::similar},
        Row{"Congruent", &Forms::congruent},
        Row{"IsMidpointOf", &Forms::midpoint},
        Row{"IsMedianOf", &Forms::median},
        Row{"IsAltitudeOf", &Forms::altitude},
        Row{"IsPerpendicularBisectorOf", &Forms::perpendicular_bisector},
        Row{"IsDiameterOf", &Forms::diameter},
        Row{"BisectsAngle", &Forms::bisects_angle},
        Row{"IsIncenterOf", &Forms::incentre},
        Row{"IsCentroidOf", &Forms::centroid},
        Row{"InscribedIn", &Forms::inscribed},
        Row{"Tangent", &Forms::tangent},
        Row{"IntersectAt", &Forms::meet},
        Row{"Sector", &Forms::sector},
        Row{"Find", &Forms::find},
        Row{"IsRadiusOf", &Forms::line_in_circle},
        Row{"IsChordOf", &Forms::line_in_circle},
        Row{"IsDiagonalOf", nullptr},
        Row{"UseTheorem", nullptr},
        Row{"Line", nullptr},
        Row{"Circle", nullptr},
        Row{"Angle", nullptr},
        Row{"Triangle", &Forms::triangle},
        Row{"Quadrilateral", nullptr},
        Row{"Polygon", nullptr},
        Row{"Pentagon", nullptr},
        Row{"Hexagon", nullptr},
        Row{"Heptagon", nullptr},
        Row{"Octagon", nullptr},
    };
    return rows;
}

namespace {
Error unknown_form(const Term& term, const std::vector<std::string>& words) {
    return at_term(term, "unknown_form", in_quotes(term.word) + " is no form that is understood",
                   did_you_mean(term.word, words, "see docs/formats/geometry3k.md"));
}
} // namespace

std::vector<std::string> Forms::words() {
    std::vector<std::string> words;
    for (const Row& each : table()) words.emplace_back(each.word);
    return words;
}

Status Forms::read(const Term& form, std::size_t number) {
    number_ = number;
    const auto row = std::ranges::find(table(), form.word, &Row::word);
    if (!form.form || row == table().end()) return fail(unknown_form(form, words()));
    for (const Term& arg : form.args)
        if (auto ok = read_inner(arg); !ok) return ok;
    return row->read == nullptr ? Status{} : (this->*row->read)(form);
}

/// Who asks for the area of a rhombus says that it is one.
Status Forms::read_inner(const Term& term) {
    constexpr std::array<std::string_view, 7> shapes{"Parallelogram", "Rectangle", "Rhombus", "Square",
                                                     "Kite",          "Trapezoid", "Sector"};
    if (auto known = Measures::known(); term.form && std::ranges::find(known, term.word) == known.end())
        return fail(unknown_form(term, known));
    for (const Term& arg : term.args)
        if (auto ok = read_inner(arg); !ok) return ok;
    if (std::ranges::find(shapes, term.word) == shapes.end()) return {};
    return (this->*std::ranges::find(table(), term.word, &Row::word)->read)(term);
}

void Forms::say(const facts::Statement& statement) {
    if (known_.insert(statement).second) said_.push_back({statement, number_});
}

/// What says nothing, or cannot be meant of these points, is not said.
void Forms::say(facts::Predicate predicate, const Names& names, std::optional<Rational> constant) {
    std::vector<PointId> ids;
    for (const std::string& name : names) ids.push_back(measures_.id(name));
    if (const auto statement = facts::make(predicate, ids, std::move(constant))) say(*statement);
}

void Forms::say_between(const std::string& a, const std::string& b, const std::string& c) {
    const auto middle = sketch_.middle(a, b, c);
    if (!middle) return;
    if (*middle == a) say(obtuse_angle, {b, a, c});
    if (*middle == b) say(obtuse_angle, {a, b, c});
    if (*middle == c) say(obtuse_angle, {a, c, b});
}

void Forms::say_collinear(const std::string& a, const std::string& b, const std::string& c) {
    if (a == b || b == c || a == c) return;
    say(coll, {a, b, c});
    say_between(a, b, c);
}

void Forms::say_on_circle(const std::string& point, const std::string& centre, const std::string& other) {
    say(cong, {centre, point, centre, other});
}

/// Whether ABC goes round counter-clockwise.
std::optional<bool> Forms::turns_left(const Corner& corner) const {
    if (const auto turn = sketch_.turn(corner[0], corner[1], corner[2])) return *turn > 0;
    const auto known = loose_.find({corner.begin(), corner.end()});
    if (known == loose_.end()) return std::nullopt;
    const auto at = static_cast<std::size_t>(std::ranges::find(known->second, corner[0]) - known->second.begin());
    return known->second[(at + 1) % corner.size()] == corner[1];
}

/// Whether two triangles are oriented alike. One of which no corner has a place may be taken to be.
std::optional<bool> Forms::turn_alike(const Corner& one, const Corner& other) {
    const auto first = turns_left(one), second = turns_left(other);
    if (first && second) return *first == *second;
    const auto placed = [&](const std::string& point) { return sketch_.place(point).has_value(); };
    const Corner& loose = first ? other : one;
    const auto known = first ? first : second;
    if (!known || std::ranges::any_of(loose, placed)) return std::nullopt;
    loose_.emplace(std::set<std::string>(loose.begin(), loose.end()),
                   *known ? loose : Corner{loose[2], loose[1], loose[0]});
    return true;
}

/// As directed angles, from which proofs of similarity and the like start, where the sketch shows how they turn; their
/// reading for the figure that is found is the equation.
bool Forms::say_same_direction(const Corner& one, const Corner& other) {
    const auto alike = turn_alike(one, other);
    if (!alike) return false;
    const std::string &begin = *alike ? other[0] : other[2], &end = *alike ? other[2] : other[0];
    say(eqangle, {one[1], one[0], one[1], one[2], other[1], begin, other[1], end});
    return true;
}

void Forms::say_bisector(const std::string& end, const Corner& corner) {
    const Corner left{corner[0], corner[1], end}, right{end, corner[1], corner[2]};
    const auto one = measures_.quantity(facts::QuantityKind::angle, left),
               other = measures_.quantity(facts::QuantityKind::angle, right);
    if (!one || !other || say_same_direction(left, right)) return;
    if (auto relation = facts::Relation::of(*one - *other)) say(facts::make(*std::move(relation)));
}

/// The points of the argument at a position, which is a form of that word.
Result<Forms::Names> Forms::points(const Term& term, std::size_t position, std::string_view word,
                                   std::size_t count) const {
    if (position >= term.args.size() || term.args[position].word != word) return fail(other_arguments(term));
    return measures_.points(term.args[position], count, count);
}

Result<std::pair<std::string, std::string>> Forms::circle(const Term& term, std::size_t position) const {
    if (position >= term.args.size()) return fail(other_arguments(term));
    return measures_.circle(term.args[position]);
}

Result<Forms::Names> Forms::corners(const Term& term, std::size_t count) const {
    auto names = measures_.points(term, count, count);
    if (names) names = sketch_.in_order(*std::move(names));
    return names;
}

namespace {

/// "Angle(A, B, C)", "MeasureOf(Angle(1))": the angle itself.
const Term* angle_in(const Term& term) {
    if (term.word == "MeasureOf" && term.args.size() == 1) return angle_in(term.args.front());
    return term.word == "Angle" || term.word.starts_with("angle ") ? &term : nullptr;
}

/// Degree one, two terms of opposite coefficients: one length is another.
bool equates(const facts::Polynomial& difference, facts::QuantityKind kind) {
    if (difference.size() != 2) return false;
    Rational sum = 0;
    for (const auto& [monomial, coefficient] : difference) {
        if (monomial.factors.size() != 1 || monomial.degree() != 1 || monomial.factors[0].quantity.kind() != kind)
            return false;
        sum += coefficient;
    }
    return sum == 0;
}

struct Valued {
    facts::Quantity quantity;
    Rational value;
};
/// A quantity that has a rational value.
std::optional<Valued> valued(const facts::Polynomial& difference) {
    if (difference.empty() || difference.size() > 2) return std::nullopt;
    const bool number = difference.begin()->first.factors.empty();
    if (number == (difference.size() == 1)) return std::nullopt;
    const auto& [monomial, coefficient] = *difference.rbegin();
    if (monomial.factors.size() != 1 || monomial.degree() != 1) return std::nullopt;
    const Rational constant = number ? difference.begin()->second : Rational(0);
    return Valued{monomial.factors[0].quantity, Rational(-constant / coefficient)};
}

} // namespace

bool Forms::say_equal_angles(const Term& left, const Term& right) {
    const Term *one = angle_in(left), *other = angle_in(right);
    if (one == nullptr || other == nullptr) return false;
    const auto first = measures_.corner(*one), second = measures_.corner(*other);
    return first && second && say_same_direction(*first, *second);
}

/// A length or an angle that has a number.
bool Forms::say_value(const facts::Quantity& quantity, const Rational& value) {
    const auto points = quantity.points();
    std::optional<facts::Statement> statement;
    if (quantity.kind() == facts::QuantityKind::length && value > 0) statement = facts::make(lconst, points, value);
    if (quantity.kind() == facts::QuantityKind::angle) {
        const Rational degrees = value > 180 ? Rational(360 - value) : value;
        if (degrees == 90)
            statement = facts::make(perp, std::array{points[1], points[0], points[1], points[2]});
        else if (degrees == 180)
            statement = facts::make(coll, points);
        else if (auto equation = facts::Relation::of(facts::variable(quantity) - facts::constant(degrees)))
            statement = facts::make(*std::move(equation));
    }
    if (statement) say(*statement);
    return statement.has_value();
}

bool Forms::say_equal_lengths(const facts::Relation& relation) {
    if (!equates(relation.polynomial(), facts::QuantityKind::length)) return false;
    const auto& quantities = relation.quantities();
    const auto one = quantities[0].points(), other = quantities[1].points();
    if (const auto statement = facts::make(cong, std::array{one[0], one[1], other[0], other[1]})) say(*statement);
    return true;
}

namespace {

/// What vanishes where two fractions are equal; empty where it would be too large.
std::optional<facts::Polynomial> cross(const std::pair<facts::Polynomial, facts::Polynomial>& one,
                                       const std::pair<facts::Polynomial, facts::Polynomial>& other) {
    const auto left = facts::product(one.first, other.second), right = facts::product(other.first, one.second);
    if (!left || !right) return std::nullopt;
    return *left - *right;
}

/// The quantity that a polynomial is.
std::optional<facts::Quantity> single(const facts::Polynomial& value) {
    const bool one = value.size() == 1 && value.begin()->second == 1 && value.begin()->first.degree() == 1;
    if (!one) return std::nullopt;
    return value.begin()->first.factors.front().quantity;
}

scene::Question ratio_of_lengths(const facts::Quantity& above, const facts::Quantity& below) {
    scene::Question question;
    question.kind = scene::QuestionKind::rcompute;
    scene::Term term{numbers::Scalar(1), {above.points().begin(), above.points().end()}};
    term.points.insert(term.points.end(), below.points().begin(), below.points().end());
    question.terms.push_back(std::move(term));
    return question;
}

} // namespace

Status Forms::equals(const Term& term) {
    if (term.args.size() != 2) return fail(other_arguments(term));
    const auto left = measures_.fraction(term.args[0]);
    if (!left) return fail(left.error());
    const auto right = measures_.fraction(term.args[1]);
    if (!right) return fail(right.error());
    const auto difference = cross(*left, *right);
    if (!difference)
        return fail(at_term(term, "expression_too_large", "the product is too large", "write a simpler one"));
    auto relation = facts::Relation::of(*difference);
    if (!relation) return {};
    if (relation->contradicts())
        return fail(at_term(term, "contradiction", "no figure satisfies " + in_quotes(to_string(term)), "change it"));
    const auto told = valued(*difference);
    if (told && told->value <= 0 && facts::row(told->quantity.kind()).positive)
        return fail(at_term(term, "contradiction", "what is measured is above zero", "change the number"));
    if ((told && say_value(told->quantity, told->value)) || say_equal_lengths(*relation)) return {};
    const bool angles = equates(relation->polynomial(), facts::QuantityKind::angle);
    if (!angles || !say_equal_angles(term.args[0], term.args[1])) say(facts::make(*std::move(relation)));
    return {};
}

/// What is no single quantity gets a name of its own, which no record can give.
Status Forms::find(const Term& term) {
    if (term.args.size() != 1) return fail(other_arguments(term));
    if (asked_) return fail(at_term(term, "several_questions", "a second question is asked", "ask one at a time"));
    const auto value = measures_.fraction(term.args[0]);
    if (!value) return fail(value.error());
    const auto above = single(value->first), below = single(value->second);
    const auto is_length = [](const auto& quantity) {
        return quantity && quantity->kind() == facts::QuantityKind::length;
    };
    if (is_length(above) && is_length(below)) {
        asked_ = ratio_of_lengths(*above, *below);
        return {};
    }
    if (above && value->second == facts::constant(Rational(1))) {
        asked_ = scene::question_for(*above);
        return {};
    }
    const auto name = *facts::Quantity::letter("asked");
    const auto difference = cross({facts::variable(name), facts::constant(Rational(1))}, *value);
    auto relation = difference ? facts::Relation::of(*difference) : std::nullopt;
    const auto is_told = [&](const facts::Quantity& quantity) {
        return quantity != name && quantity.kind() != facts::QuantityKind::number;
    };
    if (!relation || std::ranges::none_of(relation->quantities(), is_told))
        return fail(at_term(term, "question_form", in_quotes(to_string(term.args[0])) + " is nothing to be found",
                            "ask for a length, an angle, an area or a letter"));
    say(facts::make(*std::move(relation)));
    asked_ = scene::question_for(name);
    return {};
}

} // namespace porism::geometry3k
