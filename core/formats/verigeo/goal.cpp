#include "formats/verigeo/goal.h"

#include "base/text.h"
#include "formats/verigeo/expressions.h"
#include "formats/verigeo/names.h"
#include "formats/verigeo/plain_sides.h"
#include "formats/verigeo/radius.h"
#include "formats/verigeo/spelling.h"
#include "formats/verigeo/words.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>

namespace porism::verigeo {
namespace {

constexpr std::string_view angle_sign = "∠", bar = "|";

/// The text without the first of these beginnings that it has, whatever the capitals.
bool take(std::string_view& text, std::span<const std::string_view> beginnings) {
    const std::string small = lower_case(text);
    for (const std::string_view beginning : beginnings) {
        if (!std::string_view(small).starts_with(beginning)) continue;
        text = trim(text.substr(beginning.size()));
        return true;
    }
    return false;
}

bool take(std::string_view& text, std::initializer_list<std::string_view> beginnings) {
    return take(text, std::span(beginnings.begin(), beginnings.size()));
}

std::string_view without_stop(std::string_view text) {
    text = trim(text);
    while (!text.empty() && (text.back() == '.' || text.back() == '?')) text = trim(text.substr(0, text.size() - 1));
    return text;
}

/// "A and B" behind "the distance between" or "of", "A to B" behind "from".
std::optional<std::vector<std::string>> distance_of_points(std::string_view text) {
    if (!take(text, {"the distance ", "distance "}) || !take(text, {"between ", "from ", "of "})) return std::nullopt;
    for (const std::string_view joining : {" and ", " to ", " from "}) {
        const std::size_t at = text.find(joining);
        if (at == std::string_view::npos) continue;
        auto one = names_in(trim(text.substr(0, at)));
        const auto other = names_in(trim(text.substr(at + joining.size())));
        if (one.size() == 1 && other.size() == 1) return std::vector{one[0], other[0]};
    }
    return std::nullopt;
}

/// "AB", "|AB|", "length of AB", "the distance from A to B".
std::optional<std::vector<std::string>> length_in(std::string_view text) {
    take(text, {"the length of ", "length of "});
    take(text, {"the segment ", "segment ", "the side ", "side "});
    if (auto ends = distance_of_points(text)) return ends;
    if (text.size() > 2 && text.starts_with(bar) && text.ends_with(bar)) text = text.substr(1, text.size() - 2);
    return names_behind(text, 2, {"SEG_", ""});
}

std::optional<std::vector<std::string>> angle_in(std::string_view text) {
    take(text, {"the measure of ", "measure of "});
    return names_behind(text, 3, {"ANG_", angle_sign, "∠ ", "\\angle ", "angle "});
}

struct OfPolygon {
    std::string_view quantity;
    std::array<std::string_view, 2> words;
};
constexpr std::array of_polygons = {OfPolygon{"area", {"the area of ", "area of "}},
                                    OfPolygon{"perimeter", {"the perimeter of ", "perimeter of "}}};

/// "the area of triangle ABC", as a quantity.
std::optional<std::string> of_polygon_in(std::string_view text) {
    for (const OfPolygon& one : of_polygons) {
        if (!take(text, one.words)) continue;
        take(text, {"triangle ", "△", "\\triangle ", "quadrilateral ", "parallelogram ", "tri_"});
        const auto names = names_in(text);
        if (names.size() >= 3) return fmt::format("{}({})", one.quantity, join(names, ","));
    }
    return std::nullopt;
}

/// "sin ∠ABC", "cos(∠ABC)", as a quantity.
std::optional<std::string> function_in(std::string_view text) {
    using Function = std::pair<std::string_view, std::string_view>;
    for (const auto& [word, quantity] :
         {Function{"sin", "sine"}, Function{"cos", "cosine"}, Function{"tan", "tangent"}}) {
        std::string_view rest = text;
        if (!take(rest, {word})) continue;
        if (rest.starts_with('(') && rest.ends_with(')')) rest = trim(rest.substr(1, rest.size() - 2));
        if (const auto angle = angle_in(rest)) return fmt::format("{}({})", quantity, join(*angle, ","));
    }
    return std::nullopt;
}

using EndNames = std::vector<std::string>;

/// "AB/CD", "AB:CD", "the ratio of AB to CD": of what may stand on both sides.
template<class Side>
std::optional<std::pair<Side, Side>> ratio_of(std::optional<Side> (*read)(std::string_view), std::string_view text) {
    take(text, {"the ratio of ", "ratio of ", "the ratio ", "ratio "});
    for (const std::string_view sign : {"/", ":", "∶", " to "}) {
        const std::size_t at = text.find(sign);
        if (at == std::string_view::npos) continue;
        auto above = read(trim(text.substr(0, at))), below = read(trim(text.substr(at + sign.size())));
        if (above && below) return std::pair{*std::move(above), *std::move(below)};
    }
    return std::nullopt;
}

std::optional<std::pair<EndNames, EndNames>> ratio_in(std::string_view text) {
    return ratio_of(&length_in, text);
}

/// "AB", "the area of triangle ABC", "AB + Length(C,D)", as a sum of quantities.
std::optional<std::string> amount_in(std::string_view text) {
    if (const auto ends = length_in(text)) return fmt::format("length({})", join(*ends, ","));
    if (auto measure = of_polygon_in(text)) return measure;
    return relation_text(text);
}

/// What is asked for, in the words of a question.
std::optional<std::string> question_in(std::string_view text) {
    if (const auto ends = length_in(text)) return "lcompute " + join(*ends, " ");
    if (const auto angle = angle_in(text)) return fmt::format("compute angle({})", join(*angle, ","));
    if (const auto measure = of_polygon_in(text)) return "compute " + *measure;
    if (const auto value = function_in(text)) return "compute " + *value;
    if (const auto ratio = ratio_in(text))
        return fmt::format("rcompute {} {}", join(ratio->first, " "), join(ratio->second, " "));
    if (const auto quantity = relation_text(text)) return "compute " + *quantity;
    return std::nullopt;
}

/// Between two lines, or two amounts where it compares these.
struct Sign {
    std::string_view text, predicate, comparison;
};
constexpr std::array signs = {Sign{" is perpendicular to ", "perp", ""},
                              Sign{" is parallel to ", "para", ""},
                              Sign{"⊥", "perp", ""},
                              Sign{"⟂", "perp", ""},
                              Sign{"∥", "para", ""},
                              Sign{"<=", "", "<="},
                              Sign{">=", "", ">="},
                              Sign{"≤", "", "<="},
                              Sign{"≥", "", ">="},
                              Sign{"!=", "", "!="},
                              Sign{"≠", "", "!="},
                              Sign{"<", "", "<"},
                              Sign{">", "", ">"},
                              Sign{"=", "cong", "="}};

/// "AB/CD = EF/GH" in the words of a statement.
std::optional<std::string> proportion_in(std::string_view left, std::string_view right) {
    const auto first = ratio_in(left), second = ratio_in(right);
    if (!first || !second) return std::nullopt;
    return fmt::format("eqratio {} {} {} {}", join(first->first, " "), join(first->second, " "),
                       join(second->first, " "), join(second->second, " "));
}

/// "AB ∥ CD", "AB = CD", "AB/CD = EF/GH", "∠ABC = ∠DEF", "AB > CD", in the words of a statement.
std::optional<std::string> statement_in(std::string_view text) {
    for (const Sign& sign : signs) {
        const std::size_t at = text.find(sign.text);
        if (at == std::string_view::npos) continue;
        const std::string_view left = trim(text.substr(0, at)), right = trim(text.substr(at + sign.text.size()));
        const auto a = length_in(left), b = length_in(right);
        if (a && b && !sign.predicate.empty())
            return fmt::format("{} {} {}", sign.predicate, join(*a, " "), join(*b, " "));
        if (sign.comparison.empty()) return std::nullopt;
        if (sign.comparison == "=")
            if (auto proportion = proportion_in(left, right)) return proportion;
        const auto measure = [](const auto& ends, std::string_view side) {
            return ends ? fmt::format("length({})", join(*ends, ",")) : std::string(side);
        };
        const auto [one, other] = in_plain_degrees(measure(a, left), measure(b, right));
        const auto sides = plain_sides(one, sign.comparison, other);
        if (!sides) return std::nullopt;
        return fmt::format("{} {} {}", sides->first, sign.comparison, sides->second);
    }
    return std::nullopt;
}

bool add_question(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    auto question = scene::parse_question(text, names);
    if (!question) return false;
    into.questions.push_back(std::move(*question));
    return true;
}

/// One that the scene says nothing of.
std::string fresh_letter(const scene::Scene& scene) {
    const auto is_said = [&](const std::string& letter) {
        return std::ranges::any_of(scene.actions(), [&](const scene::Action& action) {
            return action.states && action.states->relation() &&
                   std::ranges::any_of(action.states->relation()->quantities(), [&](const facts::Quantity& quantity) {
                       return quantity.kind() == facts::QuantityKind::letter && quantity.text() == letter;
                   });
        });
    };
    for (int number = 0;; ++number) {
        std::string letter = number == 0 ? "s" : fmt::format("s{}", number);
        if (!is_said(letter)) return letter;
    }
}

/// A letter that an equation defines, and that is asked for.
bool add_defined(const std::string& letter, std::string_view equation, std::span<const std::string> names,
                 scene::SceneAndGoals& into) {
    const auto defined = facts::parse_goal(equation, names);
    if (!defined || defined->front().points().empty()) return false;
    scene::Action defining;
    defining.states = defined->front();
    return into.scene.append(std::move(defining), {}) && add_question("compute " + letter, names, into);
}

/// "the distance from O to AB", "the altitude from A to BC", as twice an area over a length: the letter times the
/// length, and what it equals.
std::optional<std::pair<std::string, std::string>> distance_in(std::string_view text) {
    if (!take(text, {"the distance from ", "distance from ", "the distance of ", "distance of ",
                     "the length of the altitude from ", "the altitude from ", "length of the altitude from ",
                     "the height from "}))
        return std::nullopt;
    take(text, {"the point ", "point "});
    for (const std::string_view joining : {" to ", " from "}) {
        const std::size_t at = text.find(joining);
        if (at == std::string_view::npos) continue;
        std::string_view line = trim(text.substr(at + joining.size()));
        take(line, {"the line ", "line ", "the side ", "side ", "the segment ", "segment ", "the chord ", "chord "});
        const auto point = names_in(trim(text.substr(0, at))), ends = names_in(line);
        if (point.size() == 1 && ends.size() == 2)
            return std::pair{fmt::format("length({})", join(ends, ",")),
                             fmt::format("2*area({},{})", point[0], join(ends, ","))};
    }
    return std::nullopt;
}

/// "the inradius of ABC" as twice the area over the perimeter, "the circumradius" as the product of the sides over four
/// times the area: what the letter is multiplied with, and what it equals then.
std::optional<std::pair<std::string, std::string>> triangle_radius_in(std::string_view text) {
    const bool inner = take(text, {"the inradius of ", "inradius of ", "the radius of the incircle of ",
                                   "the radius of the inscribed circle of "});
    if (!inner && !take(text, {"the circumradius of ", "circumradius of ", "the radius of the circumcircle of ",
                               "the radius of the circumscribed circle of "}))
        return std::nullopt;
    take(text, {"the triangle ", "triangle ", "△", "tri_"});
    const auto corners = names_in(text);
    if (corners.size() != 3) return std::nullopt;
    const std::string area = fmt::format("area({})", join(corners, ","));
    if (inner) return std::pair{fmt::format("perimeter({})", join(corners, ",")), "2*" + area};
    const auto &a = corners[0], &b = corners[1], &c = corners[2];
    return std::pair{"4*" + area, fmt::format("length({0},{1})*length({1},{2})*length({2},{0})", a, b, c)};
}

/// "AB + BC", "Area(A,D,E)/Area(A,B,C)", "the distance from O to AB", "the inradius of ABC".
bool add_expression(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    const std::string letter = fresh_letter(into.scene);
    if (const auto whole = relation_text(text))
        if (add_defined(letter, fmt::format("{} = {}", letter, *whole), names, into)) return true;
    for (const auto& read : {&distance_in, &triangle_radius_in})
        if (const auto quotient = read(text))
            return add_defined(letter, fmt::format("{}*{} = {}", letter, quotient->first, quotient->second), names,
                               into);
    if (const auto amount = amount_of_circle(text, into.scene, names))
        return add_defined(letter, fmt::format("{} = {}", letter, *amount), names, into);
    const auto ratio = ratio_of(&amount_in, text);
    return ratio && add_defined(letter, fmt::format("{}*({}) = {}", letter, ratio->second, ratio->first), names, into);
}

/// "cos B" as "cos ∠ABC", where no other points are there than the corners of one triangle.
std::string with_whole_angles(std::string_view text, std::span<const std::string> names) {
    std::string_view rest = text, function;
    for (const std::string_view word : {"sin", "cos", "tan"})
        if (rest.starts_with(word)) function = word;
    rest = trim(rest.substr(function.size()));
    if (rest.size() > 2 && rest.starts_with('(') && rest.ends_with(')')) rest = rest.substr(1, rest.size() - 2);
    const bool angle = take(rest, {angle_sign, "angle "});
    const auto vertex = std::ranges::find(names, rest);
    if (names.size() != 3 || vertex == names.end() || (function.empty() && !angle)) return std::string(text);
    const auto at = static_cast<std::size_t>(vertex - names.begin());
    return fmt::format("{} {}{}{}{}", function, angle_sign, names[(at + 1) % 3], *vertex, names[(at + 2) % 3]);
}

/// What is asked for behind "Find".
bool add_asked(std::string_view asked, std::span<const std::string> names, scene::SceneAndGoals& into) {
    take(asked, {"the value of ", "value of "});
    const std::string whole = with_whole_angles(asked, names);
    const std::string_view text = trim(whole);
    auto question = question_in(text);
    if (!question) question = radius_asked(text, into.scene, names);
    return (question && add_question(*question, names, into)) || add_expression(text, names, into);
}

/// Words that are no quantities would be letters of an equation.
bool has_word(const facts::Statement& goal) {
    if (!goal.relation()) return false;
    return std::ranges::any_of(goal.relation()->quantities(), [](const facts::Quantity& quantity) {
        return quantity.kind() == facts::QuantityKind::letter && quantity.text().size() > 1;
    });
}

bool add_goal(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    const auto goals = facts::parse_goal(text, names);
    if (!goals || std::ranges::any_of(*goals, has_word)) return false;
    into.goals.insert(into.goals.end(), goals->begin(), goals->end());
    return true;
}

/// Whether an action states it, or that a point is the midpoint of which it says equal distances.
bool is_stated(const facts::Statement& statement, const scene::Scene& scene) {
    return std::ranges::any_of(scene.actions(), [&](const scene::Action& action) {
        if (!action.states) return false;
        if (*action.states == statement) return true;
        if (action.states->predicate() != facts::Predicate::midp) return false;
        const auto at = action.states->points();
        return facts::make(facts::Predicate::cong, std::array{at[0], at[1], at[0], at[2]}) == statement;
    });
}

/// What holds for any points is nothing to prove.
bool add_unless_trivial(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    const auto read = facts::parse_goal(text, names);
    return add_goal(text, names, into) || (!read && read.error().code == "statement_trivial");
}

using SaidGoals = std::vector<facts::Statement>;

/// What claims in signs say; empty where one of them is not read.
SaidGoals read_claims(const std::vector<std::string>& claims, std::span<const std::string> names,
                      const scene::SceneAndGoals& beside) {
    scene::SceneAndGoals with = beside;
    for (const std::string& claim : claims) {
        auto statements = statements_of(claim);
        if (statements.empty())
            if (auto one = statement_in(claim)) statements.push_back(*std::move(one));
        if (statements.empty()) return {};
        for (const std::string& statement : statements)
            if (!add_unless_trivial(statement, names, with)) return {};
    }
    return {with.goals.begin() + static_cast<std::ptrdiff_t>(beside.goals.size()), with.goals.end()};
}

/// Of the ways in which it may be so the one of which most is given, where no other has as much.
SaidGoals read_ways(const Ways& ways, std::span<const std::string> names, const scene::SceneAndGoals& beside) {
    if (ways.size() == 1) return read_claims(ways.front(), names, beside);
    const auto is_given = [&](const facts::Statement& one) { return is_stated(one, beside.scene); };
    SaidGoals best;
    std::ptrdiff_t most = 0;
    for (const auto& way : ways) {
        SaidGoals said = read_claims(way, names, beside);
        const auto given = std::ranges::count_if(said, is_given);
        if (given < most || given == 0) continue;
        best = given > most ? std::move(said) : SaidGoals();
        most = given;
    }
    return best;
}

/// A statement in words or signs: all that it says, without what of several statements is given.
bool add_said(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    const SaidGoals said = read_ways(ways_in_signs(text), names, into);
    if (said.empty()) return false;
    const auto is_given = [&](const facts::Statement& one) { return is_stated(one, into.scene); };
    if (said.size() == 1 || std::ranges::all_of(said, is_given))
        into.goals.insert(into.goals.end(), said.begin(), said.end());
    else
        std::ranges::remove_copy_if(said, std::back_inserter(into.goals), is_given);
    return true;
}

/// "AB ∥ CD and AB = CD": the whole, or what stands before and behind an "and" which joins statements.
bool add_each_said(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    constexpr std::string_view joined = " and ";
    if (add_said(text, names, into)) return true;
    for (std::size_t at = text.find(joined); at != std::string_view::npos; at = text.find(joined, at + 1)) {
        scene::SceneAndGoals with = into;
        if (!add_said(trim(text.substr(0, at)), names, with)) continue;
        if (!add_each_said(trim(text.substr(at + joined.size())), names, with)) continue;
        into = std::move(with);
        return true;
    }
    return false;
}

/// "AB", or "AB and the area of ABC"; the whole where it is one, as "the distance between A and B".
bool add_each_asked(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    constexpr std::string_view joined = " and ";
    if (scene::SceneAndGoals whole = into; add_asked(trim(text), names, whole)) {
        into = std::move(whole);
        return true;
    }
    for (std::size_t at = text.find(joined); at != std::string_view::npos; at = text.find(joined)) {
        if (!add_asked(trim(text.substr(0, at)), names, into)) return false;
        text.remove_prefix(at + joined.size());
    }
    return add_asked(trim(text), names, into);
}

using PointIds = std::vector<PointId>;

/// A point that is constructed or said to lie on both lines.
std::optional<PointId> known_meet(const PointIds& lines, const scene::Scene& scene) {
    std::vector<facts::Statement> said;
    for (const scene::Action& action : scene.actions())
        std::ranges::move(scene::said_by(action, &scene::Construction::gives), std::back_inserter(said));
    const auto lies_on = [&](PointId point, PointId a, PointId b) {
        const auto line = facts::make(facts::Predicate::coll, std::array{point, a, b});
        return line && std::ranges::find(said, *line) != said.end();
    };
    for (std::size_t i = 0; i < scene.point_count(); ++i)
        if (lies_on(PointId(i), lines[0], lines[1]) && lies_on(PointId(i), lines[2], lines[3])) return PointId(i);
    return std::nullopt;
}

/// The common point of two lines, which the scene gets where it has none.
std::optional<PointId> meet_of(const PointIds& lines, scene::Scene& scene) {
    if (const auto known = known_meet(lines, scene)) return known;
    const auto on_line = scene::construction_by_name("on_line");
    if (!on_line) return std::nullopt;
    scene::Action meeting;
    meeting.uses = {{*on_line, {lines[0], lines[1]}, {}}, {*on_line, {lines[2], lines[3]}, {}}};
    const std::string name = scene::fresh_name(scene);
    if (!scene.append(std::move(meeting), std::array{name})) return std::nullopt;
    return scene.find(name);
}

/// "AD, BE and CF": three lines that are concurrent, by six points.
std::optional<PointIds> three_lines_in(std::string_view text, std::span<const std::string> names) {
    if (!text.ends_with(" are concurrent") && !text.ends_with(" concur")) return std::nullopt;
    text = text.substr(0, text.rfind(text.ends_with(" concur") ? " concur" : " are concurrent"));
    take(text, {"the lines ", "lines ", "the segments ", "segments "});
    PointIds out;
    std::string plain(text);
    for (const std::string_view joining : {", and ", " and "})
        if (const std::size_t at = plain.find(joining); at != std::string::npos) plain.replace(at, joining.size(), ",");
    for (const std::string_view line : split(plain, ',')) {
        const auto ends = names_in(trim(line));
        if (ends.size() != 2) return std::nullopt;
        for (const std::string& name : ends) {
            const auto point = std::ranges::find(names, name);
            if (point == names.end()) return std::nullopt;
            out.emplace_back(static_cast<std::size_t>(point - names.begin()));
        }
    }
    return out.size() == 6 ? std::optional(out) : std::nullopt;
}

/// That the common point of two of the lines lies on the third.
bool add_concurrent(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    const auto lines = three_lines_in(text, names);
    if (!lines) return false;
    const auto meet = meet_of(*lines, into.scene);
    const auto goal =
        meet ? facts::make(facts::Predicate::coll, std::array{*meet, (*lines)[4], (*lines)[5]}) : std::nullopt;
    if (goal) into.goals.push_back(*goal);
    return goal.has_value();
}

bool add(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    if (scene::asks(text)) return add_question(text, names, into);
    if (!take(text, {"find ", "compute ", "calculate ", "determine ", "what is "})) {
        take(text, {"prove that ", "prove ", "show that ", "show "});
        if (add_concurrent(text, names, into)) return true;
        if (add_each_said(text, names, into) || add_goal(text, names, into)) return true;
    }
    return add_each_asked(text, names, into);
}

} // namespace

bool read_goal(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    scene::SceneAndGoals read = into;
    const std::string plain = spelled(text);
    for (const std::string_view piece : split(plain, ';'))
        if (!add(without_stop(piece), names, read)) return false;
    into = std::move(read);
    return true;
}

std::string goal_text(const scene::SceneAndGoals& content, std::span<const std::string> names) {
    std::vector<std::string> texts;
    for (const facts::Statement& goal : content.goals) texts.push_back(facts::to_string(goal, names));
    for (const scene::Question& question : content.questions) texts.push_back(scene::to_string(question, names));
    return join(texts, "; ");
}

} // namespace porism::verigeo
