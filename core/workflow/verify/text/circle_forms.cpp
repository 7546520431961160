#include "workflow/verify/text/circle_forms.h"

#include "base/text.h"
#include "formats/verigeo/names.h"
#include "geometry/tolerance.h"
#include "workflow/verify/text/clauses.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace porism::workflow {
namespace {

using Said = std::optional<SaidOfCircle>;

bool has(const Polygon& points, PointId one) {
    return std::ranges::find(points, one) != points.end();
}

/// A point that is known to lie on a circle, and is none of these.
std::optional<PointId> other_on(const Circle& circle, const Polygon& points) {
    const auto other = std::ranges::find_if(circle.on, [&](PointId one) { return !has(points, one); });
    return other == circle.on.end() ? std::nullopt : std::optional(*other);
}

/// "A, B and C lie on ⊙O", "chords AB and CD of ⊙O".
template<std::size_t part>
Said on_it(const CircleFound& found) {
    auto points = found.points(part);
    return points ? Said({*std::move(points), {}}) : std::nullopt;
}

/// "OA and OB are radii of ⊙O": the centre lies on no circle about it.
template<std::size_t part>
Said radii(const CircleFound& found) {
    auto points = found.points(part);
    if (!points || !found.circle.centre || points->size() % 2 != 0) return std::nullopt;
    Polygon ends;
    for (std::size_t i = 0; i < points->size(); i += 2) {
        const PointId a = (*points)[i], b = (*points)[i + 1];
        if ((a == *found.circle.centre) == (b == *found.circle.centre)) return std::nullopt;
        ends.push_back(a == *found.circle.centre ? b : a);
    }
    return SaidOfCircle{ends, {}};
}

template<std::size_t part>
Said diameter(const CircleFound& found) {
    const auto ends = found.points(part);
    if (!ends || ends->size() != 2) return std::nullopt;
    if (found.circle.centre)
        return SaidOfCircle{
            *ends, fmt::format("{} is the midpoint of {}", found.word({*found.circle.centre}), found.word(*ends))};
    if (!found.circle.diameter.empty()) return SaidOfCircle{*ends, {}};
    const auto third = other_on(found.circle, *ends);
    if (!third) return std::nullopt;
    return SaidOfCircle{
        *ends, fmt::format("{} ⊥ {}", found.word({*third, ends->front()}), found.word({*third, ends->back()}))};
}

/// Where a line through two points touches a circle: the one of them that lies on it in the picture.
std::optional<PointId> touching(const CircleFound& found, const Polygon& line) {
    const auto other = other_on(found.circle, line);
    const auto end = std::ranges::find_if(line, [&](PointId one) { return has(found.circle.on, one); });
    if (end != line.end()) return *end;
    if (!other) return std::nullopt;
    const double radius = found.polygons.distance(*found.circle.centre, *other);
    for (const PointId one : line)
        if (std::fabs(found.polygons.distance(*found.circle.centre, one) - radius) <=
            geometry::Tolerance().equal * radius)
            return one;
    return std::nullopt;
}

std::string touches(const CircleFound& found, const Polygon& line, PointId at) {
    const std::string centre = found.word({*found.circle.centre}), point = found.word({at});
    std::string out = fmt::format("{} ⊥ {}{}", found.word(line), centre, point);
    if (!has(line, at))
        out += fmt::format(" and {}, {} and {} lie on one line", point, found.word({line[0]}), found.word({line[1]}));
    return out;
}

/// Of no match.
constexpr std::size_t no_part = 100;

/// "PA is tangent to ⊙O at A", "PA and PB are tangents of ⊙O".
template<std::size_t lines, std::size_t ends>
Said tangents(const CircleFound& found) {
    const auto points = found.points(lines);
    if (!points || !found.circle.centre || points->size() % 2 != 0) return std::nullopt;
    const auto told = found.match[ends].matched ? found.points(ends) : Polygon();
    if (!told || (!told->empty() && told->size() * 2 != points->size())) return std::nullopt;
    SaidOfCircle out;
    std::vector<std::string> besides;
    for (std::size_t i = 0; i < points->size(); i += 2) {
        const Polygon line{(*points)[i], (*points)[i + 1]};
        const auto at = told->empty() ? touching(found, line) : std::optional((*told)[i / 2]);
        if (!at) return std::nullopt;
        out.on.push_back(*at);
        besides.push_back(touches(found, line, *at));
    }
    out.besides = join(besides, " and ");
    return out;
}

/// "AB meets ⊙O at C (and D)".
template<std::size_t line, std::size_t ends>
Said meets(const CircleFound& found) {
    const auto through = found.points(line);
    auto at = found.points(ends);
    if (!through || through->size() != 2 || !at) return std::nullopt;
    std::vector<std::string> besides;
    for (const PointId one : *at)
        if (!has(*through, one))
            besides.push_back(fmt::format("{}, {} and {} lie on one line", found.word({(*through)[0]}),
                                          found.word({(*through)[1]}), found.word({one})));
    return SaidOfCircle{*std::move(at), join(besides, " and ")};
}

/// "⊙O is inscribed in triangle ABC".
template<std::size_t part>
Said incircle(const CircleFound& found) {
    const auto corners = found.points(part);
    if (!corners || corners->size() != 3 || !found.circle.centre || found.circle.on.empty()) return std::nullopt;
    const std::string centre = found.word({*found.circle.centre}), triangle = found.word(*corners);
    return SaidOfCircle{{},
                        fmt::format("{} is the incenter of triangle {} and inradius({}) = {}{}", centre, triangle,
                                    triangle, centre, found.word({found.circle.on.front()}))};
}

/// A multiple of the radius, in signs; nothing where no point of the circle is known.
std::optional<std::string> radius_of(const CircleFound& found) {
    const Circle& circle = found.circle;
    if (circle.centre && !circle.on.empty()) return found.word({*circle.centre, circle.on.front()});
    if (!circle.diameter.empty()) return found.word(circle.diameter) + "/2";
    if (circle.on.size() > 2) return "circumradius(" + found.word({circle.on[0], circle.on[1], circle.on[2]}) + ")";
    return std::nullopt;
}
Said radius(const CircleFound& found) {
    const auto amount = radius_of(found);
    return amount ? Said({{}, *amount + " = " + found.match[found.match.size() - 1].str()}) : std::nullopt;
}
Said twice_radius(const CircleFound& found) {
    const auto amount = radius_of(found);
    return amount ? Said({{}, "2*" + *amount + " = " + found.match[found.match.size() - 1].str()}) : std::nullopt;
}

/// "O is the centre of ⊙O", or of the circle through some points.
template<std::size_t part>
Said centre(const CircleFound& found) {
    const auto told = found.points(part);
    if (!told || told->size() != 1) return std::nullopt;
    const Circle& circle = found.circle;
    const std::string name = found.word(*told);
    if (!circle.diameter.empty())
        return SaidOfCircle{{}, fmt::format("{} is the midpoint of {}", name, found.word(circle.diameter))};
    if (circle.centre) {
        if (*circle.centre != told->front() || circle.on.empty()) return std::nullopt;
        return SaidOfCircle{{circle.on.front()}, {}};
    }
    return SaidOfCircle{{},
                        fmt::format("{} is the circumcenter of triangle {}", name,
                                    found.word({circle.on[0], circle.on[1], circle.on[2]}))};
}

/// It says nothing where no other point is known to lie there.
std::string lies_on(PointId point, const Circle& circle, const Polygons& polygons) {
    const auto word = [&](const Polygon& some) { return polygons.word(some); };
    if (circle.centre) {
        const PointId other = other_on(circle, {point}).value_or(point);
        return fmt::format("{} = {}", word({*circle.centre, point}), word({*circle.centre, other}));
    }
    if (!circle.diameter.empty() && !has(circle.diameter, point))
        return fmt::format("{} ⊥ {}", word({point, circle.diameter[0]}), word({point, circle.diameter[1]}));
    Polygon others;
    std::ranges::copy_if(circle.on, std::back_inserter(others), [&](PointId one) { return one != point; });
    if (circle.diameter.empty() && others.size() > 2)
        return fmt::format("{}, {}, {} and {} lie on one circle", word({others[0]}), word({others[1]}),
                           word({others[2]}), word({point}));
    return fmt::format("{0} = {0}", word({circle.on[0], circle.on[1]}));
}

/// What only names is looked for first: it may stand within what others say.
constexpr std::array rows{
    CircleForm{
        "{circle} (?:with|of|and) (?:a )?radius (?:of )?(?:length )?{number}{unit}(?:{end}|(?= (?:at|in|on|are|is) ))",
        1, radius, 1},
    CircleForm{"{circle} (?:with|of|and) (?:a )?diameter (?:of )?(?:length )?{number}{unit}(?:{end}|(?= "
               "(?:at|in|on|are|is) ))",
               1, twice_radius, 1},
    CircleForm{"{circle} (?:with|of|on|and) (?:the )?diameter {segment}", 1, diameter<2>, 1},
    CircleForm{"(?:[Tt]he )?(?:two |equal |parallel )?\\b[Cc]hords? {segments or one} (?:of|in) {circle}", 2, on_it<1>,
               1},
    CircleForm{"(?:[Tt]he )?(?:two )?\\b[Rr]adi(?:i|us) {segments or one} (?:of|in) {circle}", 2, radii<1>, 1},
    CircleForm{"(?:[Tt]he )?\\b[Dd]iameter {segment} (?:of|in) {circle}", 2, diameter<1>, 1},
    CircleForm{
        "(?:[Tt]he )?(?:two )?\\b[Tt]angents?(?: lines?| segments?)? {segments or one} (?:to|of) {circle}(?: (?:at|in) "
        "(?:the )?(?:points? )?{list})?",
        2, tangents<1, 3>, 1},
    CircleForm{"{some points}{list} (?:both |all )?(?:is|are|be|lies?|lying)(?: points?)? (?:on|of) {circle}", 2,
               on_it<1>},
    CircleForm{"{circle} (?:passes|goes) through {some points}{list}", 1, on_it<2>},
    CircleForm{"{line}{segment} (?:is|be) (?:a |the |one )?diameter (?:of|in) {circle}", 2, diameter<1>},
    CircleForm{"{circle} has (?:the )?diameter {segment}", 1, diameter<2>},
    CircleForm{"{line}{segment} (?:is|be) (?:a |the |one )?chord (?:of|in) {circle}", 2, on_it<1>},
    CircleForm{"{segments} (?:are|be) (?:two |three |both )?chords (?:of|in) {circle}", 2, on_it<1>},
    CircleForm{"{line}{segment} (?:is|be) (?:a |the |one )?radius (?:of|in) {circle}", 2, radii<1>},
    CircleForm{"{segments} (?:are|be) (?:two |three |both |all )?(?:the )?radii (?:of|in) {circle}", 2, radii<1>},
    CircleForm{"{line}{segment} (?:is|be) (?:a |the |one )?tangent(?: line| segment)? (?:to|of) {circle}(?: (?:at|in) "
               "(?:the )?(?:point )?({point}){name ends})?",
               2, tangents<1, 3>},
    CircleForm{"{line}{segment} (?:touches|is touching) {circle}(?: (?:at|in) (?:the )?(?:point )?({point}){name "
               "ends})?",
               2, tangents<1, 3>},
    CircleForm{"{circle} (?:touches|is tangent to) {line}{segment} (?:at|in) (?:the )?(?:point )?({point}){name ends}",
               1, tangents<2, 3>},
    CircleForm{"{line}{segments} touch {circle}(?: (?:at|in) (?:the )?(?:points )?{list})?", 2, tangents<1, 3>},
    CircleForm{
        "(?:(?:[Tt]he )?(?:[Tt]wo )?\\b[Tt]angents? )?{segments} (?:are|be) drawn(?: from {point})? to {circle}(?: "
        "from {point}{name ends})?",
        2, tangents<1, no_part>},
    CircleForm{
        "{segments} (?:are|be) (?:(?:the |both )?(?:two )?tangents?(?: lines| segments)? (?:drawn )?(?:from {point} "
        ")?(?:to|of)|touching) {circle}(?: (?:at|in) (?:the )?(?:points )?{list})?",
        2, tangents<1, 3>},
    CircleForm{"(?:[Tt]he )?(?:{figure} |△ ?)?{corners} (?:is|be|are) inscribed in {circle}", 2, on_it<1>},
    CircleForm{"{circle} (?:is|be) (?:circumscribed (?:about|around|to)|the circumcircle of|the circumscribed circle "
               "of) {polygon}",
               1, on_it<2>},
    CircleForm{"{circle} (?:is|be) ⊙{corners}", 1, on_it<2>},
    CircleForm{"⊙{corners} (?:is|be) {circle}", 2, on_it<1>},
    CircleForm{"{circle} (?:is|be) (?:the circle )?inscribed in {polygon}", 1, incircle<2>},
    CircleForm{"{circle} (?:is|be) the (?:incircle|inscribed circle) of {polygon}", 1, incircle<2>},
    CircleForm{"(?:[Tt]he )?(?:{figure} |△ ?)?{corners} (?:is|be) circumscribed (?:about|around) {circle}", 2,
               incircle<1>},
    CircleForm{"\\b(?:[Pp]oint )?({point}) (?:is|be) (?:the )?cent(?:er|re) of {circle}", 2, centre<1>},
    CircleForm{"{circle} has (?:the )?cent(?:er|re) ({point}){name ends}", 1, centre<2>},
    CircleForm{"(?:[Tt]he )?[Rr]adius of {circle}(?:{is}| = ){number}{unit}{end}", 1, radius},
    CircleForm{"{circle} has (?:a )?radius (?:of )?(?:length )?{number}{unit}{end}", 1, radius},
    CircleForm{"(?:[Tt]he )?[Dd]iameter of {circle}(?:{is}| = ){number}{unit}{end}", 1, twice_radius},
    CircleForm{"{circle} has (?:a )?diameter (?:of )?(?:length )?{number}{unit}{end}", 1, twice_radius},
    CircleForm{"{line}{segment} (?:again )?(?:meets|intersects|cuts|crosses) {circle} (?:again |also |a second time )?"
               "(?:at|in) (?:the )?(?:points? )?{list}",
               2, meets<1, 3>},
    CircleForm{"{circle} (?:meets|intersects|cuts|crosses) {line}{segment} (?:again |also |a second time )?(?:at|in) "
               "(?:the )?(?:points? )?{list}",
               1, meets<2, 3>},
};

} // namespace

std::optional<Polygon> CircleFound::points(std::size_t part) const {
    Polygon out;
    const std::string list = match[part].str();
    for (const std::string_view word : words_in(list))
        for (const std::string& name : verigeo::names_in(word == "and" ? "" : word.substr(0, word.find(',')))) {
            const auto point = polygons.point(name);
            if (!point) return std::nullopt;
            out.push_back(*point);
        }
    return out.empty() ? std::nullopt : std::optional(std::move(out));
}

std::span<const CircleForm> circle_forms() {
    return rows;
}

std::string in_signs(const SaidOfCircle& said, const Circle& circle, const Polygons& polygons) {
    std::vector<std::string> out;
    for (const PointId point : said.on) out.push_back(lies_on(point, circle, polygons));
    if (!said.besides.empty()) out.push_back(said.besides);
    return join(out, " and ");
}

} // namespace porism::workflow
