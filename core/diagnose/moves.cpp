// Points that are put elsewhere: one, those of an action, all that were drawn or typed.
#include "diagnose/mends.h"
#include "diagnose/numbers_near.h"
#include "facts/classes.h"
#include "geometry/tolerance.h"
#include "geometry/vector.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <utility>

namespace porism::diagnose {
namespace {

using Places = std::vector<std::optional<scene::Coordinates>>;

/// Of an action one output, or all of them.
struct Moved {
    std::size_t action;
    std::optional<std::size_t> output = {};
};
using MovedPoints = std::vector<Moved>;

/// The last ones first: of two that are moved by as much, one that is told after others is the likelier to be wrong.
std::vector<MovedPoints> all_moves(const scene::Scene& scene) {
    std::vector<MovedPoints> out, actions;
    MovedPoints everything;
    for (std::size_t i = scene.actions().size(); i-- > 0;) {
        const Places& at = scene.actions()[i].at;
        if (at.empty()) continue;
        for (std::size_t k = 0; k < at.size() && at.size() > 1; ++k)
            if (at[k]) out.push_back({{i, k}});
        actions.push_back({{i, {}}});
        everything.push_back({i, {}});
    }
    std::ranges::move(actions, std::back_inserter(out));
    if (everything.size() > 1) out.push_back(std::move(everything));
    return out;
}

bool moves(const Moved& moved, std::size_t output) {
    return !moved.output || *moved.output == output;
}

/// Free points: drawn where they were, or anywhere.
enum class From { where_they_were, anywhere };
scene::Scene released(scene::Scene scene, const MovedPoints& all, From from) {
    for (const Moved& moved : all) {
        Places at = scene.actions()[moved.action].at;
        for (std::size_t k = 0; k < at.size(); ++k) {
            if (!moves(moved, k)) continue;
            if (at[k] && from == From::where_they_were)
                at[k]->given = false;
            else
                at[k].reset();
        }
        if (std::ranges::none_of(at, [](const auto& place) { return place.has_value(); })) at.clear();
        scene = scene.with_coordinates(moved.action, std::move(at));
    }
    return scene;
}

/// Places of a picture: simple numbers that they are, else as few digits as tell its points apart.
class Digits {
public:
    explicit Digits(const diagram::Picture& picture) : picture_(picture) {
        double size = 0;
        for (const auto& p : picture.points)
            for (const auto& q : picture.points) size = std::max({size, std::abs(p.x - q.x), std::abs(p.y - q.y)});
        constexpr int digits = 2, most = 12;
        decimals_ = size > 0 ? std::clamp(digits - static_cast<int>(std::floor(std::log10(size))), 0, most) : digits;
    }

    std::string x(PointId point) const { return in_digits(picture_.points[point.index()].x); }
    std::string y(PointId point) const { return in_digits(picture_.points[point.index()].y); }

private:
    /// Where doubles do not tell more, as a point that is put anywhere does not.
    static constexpr int most_parts = 60;

    std::string in_digits(double value) const {
        if (const auto simple = rational_near(value, most_parts)) return numbers::Scalar(*simple).text();
        std::string out = fmt::format("{:.{}f}", value, decimals_);
        if (out.find('.') != std::string::npos) out.erase(out.find_last_not_of('0') + 1);
        if (out.ends_with('.')) out.pop_back();
        return out == "-0" ? "0" : out;
    }

    const diagram::Picture& picture_;
    int decimals_ = 0;
};

using Point = geometry::Point<double>;

/// Where points were drawn or typed, by point.
std::vector<std::optional<Point>> places_of(const scene::Scene& scene) {
    std::vector<std::optional<Point>> out(scene.point_count());
    for (const scene::Action& action : scene.actions())
        for (std::size_t k = 0; k < action.at.size(); ++k)
            if (action.at[k])
                out[action.outputs[k].index()] = {numbers::to_double(action.at[k]->x),
                                                  numbers::to_double(action.at[k]->y)};
    return out;
}

double distance(const Point& a, const Point& b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// How far points are moved, as parts of the figure.
class Ways {
public:
    Ways(const std::vector<std::optional<Point>>& before, const diagram::Picture& after) {
        double size = 0;
        for (const auto& a : before)
            for (const auto& b : before)
                if (a && b) size = std::max(size, distance(*a, *b));
        for (std::size_t i = 0; i < before.size(); ++i)
            parts_.push_back(before[i] ? distance(*before[i], after.points[i]) / (size > 0 ? size : 1) : 0);
    }
    bool moves(PointId point) const { return parts_[point.index()] > last_digits; }
    /// Of places of one picture the mend that moves one point alone, and that by the least, changes the least.
    Reach reach(bool left_open) const {
        const auto moved = std::ranges::count_if(parts_, [](double part) { return part > last_digits; });
        return {left_open || moved > 1, std::round(std::ranges::max(parts_) / last_digits) * last_digits};
    }

private:
    static constexpr double last_digits = 1e-9;
    std::vector<double> parts_;
};

/// The places written in, typed ones as typed.
scene::Scene with_places(scene::Scene scene, const scene::Scene& before, const MovedPoints& all, const Ways& ways,
                         const Digits& digits) {
    for (const Moved& moved : all) {
        const scene::Action& was = before.actions()[moved.action];
        Places at = scene.actions()[moved.action].at;
        at.resize(was.outputs.size());
        for (std::size_t k = 0; k < at.size(); ++k) {
            if (!moves(moved, k) || !was.at[k]) continue;
            at[k] = was.at[k];
            const auto x = numbers::Scalar::parse(digits.x(was.outputs[k]));
            const auto y = numbers::Scalar::parse(digits.y(was.outputs[k]));
            if (x && y && ways.moves(was.outputs[k])) at[k] = scene::Coordinates{*x, *y, was.at[k]->given};
        }
        scene = scene.with_coordinates(moved.action, std::move(at));
    }
    return scene;
}

/// "A at (2, 0), B at (4, 1)", of those that move; all of them where none does.
std::string places_in_words(const scene::Scene& scene, const MovedPoints& all, const Ways& ways, const Digits& digits,
                            std::string_view at) {
    std::vector<std::string> parts, every;
    for (const Moved& moved : all) {
        const auto& outputs = scene.actions()[moved.action].outputs;
        for (std::size_t k = 0; k < outputs.size(); ++k) {
            if (!moves(moved, k) || !scene.actions()[moved.action].at[k]) continue;
            every.push_back(fmt::format("{} {} ({}, {})", scene::display_name(scene.name(outputs[k])), at,
                                        digits.x(outputs[k]), digits.y(outputs[k])));
            if (ways.moves(outputs[k])) parts.push_back(every.back());
        }
    }
    return fmt::format("{}", fmt::join(parts.empty() ? every : parts, ", "));
}

bool is_flat(const std::array<Point, 3>& points) {
    const Point u = points[1] - points[0], v = points[2] - points[0], w = v - u;
    const double size = std::max({geometry::dot(u, u), geometry::dot(v, v), geometry::dot(w, w)});
    return std::abs(geometry::cross(u, v)) <= geometry::Tolerance{}.equal * size;
}

/// The lines of a scene: where it says that points are on one, they are meant to be, wherever they were drawn.
facts::IncidenceClasses lines_said_by(const scene::Scene& scene) {
    facts::IncidenceClasses lines(2);
    for (const scene::Action& action : scene.actions())
        for (const facts::Statement& one : scene::said_by(action, &scene::Construction::gives))
            if (one.predicate() == facts::Predicate::coll || one.predicate() == facts::Predicate::midp) {
                std::vector<PointId> points(one.points().begin(), one.points().end());
                std::ranges::sort(points);
                lines.add(points, 0);
            }
    return lines;
}

/// Three points that were a triangle are on one line, which nothing says they are.
bool collapses(const std::vector<std::optional<Point>>& before, const std::vector<Point>& after,
               const facts::IncidenceClasses& said) {
    const auto is_said = [&](std::size_t a, std::size_t b, std::size_t c) {
        return said.holds(std::array{PointId(a), PointId(b), PointId(c)});
    };
    for (std::size_t a = 0; a < before.size(); ++a)
        for (std::size_t b = a + 1; b < before.size() && before[a]; ++b)
            for (std::size_t c = b + 1; c < before.size() && before[b]; ++c)
                if (before[c] && !is_flat({*before[a], *before[b], *before[c]}) &&
                    is_flat({after[a], after[b], after[c]}) && !is_said(a, b, c))
                    return true;
    return false;
}

} // namespace

Candidates moved_points(const Sick& sick) {
    Candidates out;
    const scene::Scene& scene = sick.sample.scene;
    realize::Options options;
    options.choose_branch_for = sick.sample.chosen_for;
    options.explain = false;
    const auto before = places_of(scene);
    const auto said = lines_said_by(scene);
    const auto try_from = [&](const MovedPoints& all, From from) -> std::optional<Candidate> {
        Sample other = sick.sample;
        other.scene = released(scene, all, from);
        const auto figure = realize::realize(other.scene, options, sick.control);
        if (!figure || collapses(before, figure->scene_picture.points, said)) return std::nullopt;
        const Digits digits(figure->scene_picture);
        const Ways ways(before, figure->scene_picture);
        const scene::Scene there = with_places(other.scene, scene, all, ways, digits);
        if (realize::realize(there, options, sick.control)) {
            other.scene = there;
            return Candidate{std::move(other), fmt::format("Put {}.", places_in_words(scene, all, ways, digits, "at")),
                             ways.reach(false)};
        }
        // A point that others determine falls where it falls: no few digits say its place.
        return Candidate{
            std::move(other),
            fmt::format("Leave open where it lies: {}.", places_in_words(scene, all, ways, digits, "near")),
            ways.reach(true)};
    };
    for (const MovedPoints& all : all_moves(scene)) {
        auto near = try_from(all, From::where_they_were), anywhere = try_from(all, From::anywhere);
        if (anywhere && near && anywhere->sample == near->sample) anywhere.reset();
        if (near) out.push_back(*std::move(near));
        if (anywhere) out.push_back(*std::move(anywhere));
    }
    return out;
}

} // namespace porism::diagnose
