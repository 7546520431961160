#include "reason/match/sines.h"

#include "geometry/vector.h"
#include "proof/rules/rule.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace porism::reason {
namespace {

constexpr std::size_t most_compared_angles = 12;

/// The angle of a triangle at `vertex`.
struct Corner {
    Pt vertex, first, second;
};

/// Corners between the same two lines.
using Family = std::vector<Corner>;

struct Triangle {
    std::array<Pt, 3> points;
    std::array<std::size_t, 3> families; ///< of its angles, in the order of its points
};

/// An angle whose sine has a rational square, and the row that says so.
struct KnownSine {
    double size;
    std::string_view rule;
};
constexpr std::array known_sines{
    KnownSine{1.0 / 6, "sine_of_30_degrees"},
    KnownSine{1.0 / 4, "sine_of_45_degrees"},
    KnownSine{1.0 / 3, "sine_of_60_degrees"},
    KnownSine{1.0 / 2, "sine_of_right_angle"},
};

RuleId row(std::string_view name) {
    return *proof::rule_by_name(name);
}

class SineFinder {
public:
    SineFinder(const diagram::Diagram& diagram, const Sight& sight, std::span<const RuleId> banned,
               const AngleLeft& left, const StopToken& stop, Matches& matches)
        : diagram_(diagram), pictures_(sight.pictures()), incidence_(sight.incidence()), banned_(banned), left_(left),
          stop_(stop), matches_(matches) {}

    void run() {
        find_triangles();
        find_groups();
        leave_out_the_others();
        for (const Triangle& triangle : triangles_) add(law_, triangle.points);
        for (const Triangle& triangle : triangles_)
            for (std::size_t i = 0; i < 3; ++i) families_[triangle.families[i]].push_back(corner(triangle, i));
        for (const Group& group : groups_)
            if (!stop_.stop_requested()) compare(group);
    }

private:
    /// Families of one size in all pictures.
    struct Group {
        std::vector<std::size_t> families;
        const KnownSine* known = nullptr;
        std::size_t corners = 0; ///< of triangles that are not left out
    };

    static Corner corner(const Triangle& triangle, std::size_t i) {
        return {triangle.points[i], triangle.points[(i + 1) % 3], triangle.points[(i + 2) % 3]};
    }

    void find_triangles() {
        const Pt points = pictures_.front().size();
        number_lines(points);
        for (Pt a = 0; a < points && !stop_.stop_requested(); ++a)
            for (Pt b = a + 1; b < points; ++b)
                for (Pt c = b + 1; c < points; ++c) {
                    if (line(a, b) == line(a, c) || merged(a) || merged(b) || merged(c)) continue;
                    Triangle triangle{{a, b, c}, {}};
                    for (std::size_t i = 0; i < 3; ++i) triangle.families[i] = family(corner(triangle, i));
                    triangles_.push_back(triangle);
                }
    }

    bool merged(Pt point) const { return diagram_.merged_into(PointId(point)).has_value(); }

    void number_lines(Pt points) {
        lines_.assign(static_cast<std::size_t>(points) * points, 0);
        points_ = points;
        by_lines_.assign(pair_number(0, incidence_.lines().size()), no_family);
        for (std::size_t number = 0; number < incidence_.lines().size(); ++number)
            for (const Pt a : incidence_.lines()[number])
                for (const Pt b : incidence_.lines()[number]) lines_[static_cast<std::size_t>(a) * points + b] = number;
    }
    std::size_t line(Pt a, Pt b) const { return lines_[static_cast<std::size_t>(a) * points_ + b]; }

    std::size_t family(const Corner& corner) {
        std::uint32_t& at =
            by_lines_[pair_number(line(corner.vertex, corner.first), line(corner.vertex, corner.second))];
        if (at == no_family) {
            at = static_cast<std::uint32_t>(families_.size());
            families_.emplace_back();
            for (const Figure& picture : pictures_)
                sizes_.push_back(std::abs(turn_distance(picture.direction(corner.vertex, corner.first) -
                                                        picture.direction(corner.vertex, corner.second))));
        }
        return at;
    }
    /// The angle of its corners by picture: in units of pi, at most 1/2.
    std::span<const double> sizes(std::size_t family) const {
        return std::span(sizes_).subspan(family * pictures_.size(), pictures_.size());
    }
    double size(std::size_t family) const { return sizes_[family * pictures_.size()]; }

    void find_groups() {
        std::vector<std::size_t> order(families_.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair(size(i), i); });
        group_of_.assign(families_.size(), 0);
        for (std::size_t begin = 0, end = 0; begin < order.size() && !stop_.stop_requested(); begin = end) {
            end = begin + 1;
            while (end < order.size() && close(size(order[end]), size(order[end - 1]))) ++end;
            const std::size_t first_group = groups_.size();
            for (std::size_t i = begin; i < end; ++i) join_group(order[i], first_group);
        }
        for (Group& group : groups_) std::ranges::sort(group.families);
    }

    static bool close(double a, double b) { return std::abs(a - b) <= seen_equal; }

    void join_group(std::size_t number, std::size_t first_group) {
        std::size_t at = first_group;
        const auto alike = [&](const Group& group) {
            return std::ranges::equal(sizes(group.families.front()), sizes(number), close);
        };
        while (at < groups_.size() && !alike(groups_[at])) ++at;
        if (at == groups_.size()) {
            groups_.emplace_back();
            for (const KnownSine& known : known_sines)
                if (std::ranges::all_of(sizes(number), [&](double size) { return close(size, known.size); }))
                    groups_[at].known = &known;
        }
        groups_[at].families.push_back(number);
        group_of_[number] = at;
    }

    bool linked(std::size_t family) const {
        const Group& group = groups_[group_of_[family]];
        return group.known != nullptr || group.corners > 1;
    }

    /// Leaving out one triangle may leave others alone.
    void leave_out_the_others() {
        for (std::size_t before = triangles_.size() + 1; triangles_.size() < before && !stop_.stop_requested();) {
            before = triangles_.size();
            for (Group& group : groups_) group.corners = 0;
            for (const Triangle& triangle : triangles_)
                for (const std::size_t family : triangle.families) ++groups_[group_of_[family]].corners;
            std::erase_if(triangles_, [&](const Triangle& triangle) {
                return std::ranges::count_if(triangle.families, [&](std::size_t f) { return linked(f); }) < 2;
            });
        }
    }

    void compare(const Group& group) {
        std::vector<Corner> firsts;
        for (const std::size_t number : group.families) {
            const Family& corners = families_[number];
            if (corners.empty()) continue;
            for (std::size_t i = 1; i < corners.size(); ++i) compare(corners.front(), corners[i]);
            firsts.push_back(corners.front());
        }
        if (firsts.size() > most_compared_angles) keep_one_of_each_part(firsts);
        for (std::size_t i = 0; i < firsts.size(); ++i)
            for (std::size_t j = i + 1; j < std::min(firsts.size(), i + 1 + most_compared_angles); ++j)
                compare(firsts[i], firsts[j]);
        if (group.known != nullptr) add_known(*group.known, firsts);
    }

    /// Of one of those that are known to be equal: whether its size is known may be known of some alone.
    void add_known(const KnownSine& known, std::span<const Corner> corners) {
        std::set<Left> parts;
        for (const Corner& corner : corners)
            if (parts.insert(left_of(corner)).second) add_known(known, corner);
    }

    /// Angles that are known to be equal: that their sines are is told of the first of them and each other one, and
    /// what more is to be told, of the first alone.
    void keep_one_of_each_part(std::vector<Corner>& corners) {
        std::map<Left, Corner> parts;
        std::vector<Corner> firsts;
        for (const Corner& corner : corners) {
            const auto [part, fresh] = parts.try_emplace(left_of(corner), corner);
            if (fresh)
                firsts.push_back(corner);
            else
                tell_sines(part->second, corner);
        }
        corners = std::move(firsts);
    }

    /// Of the angle that is seen as positive in the scene picture.
    Left left_of(const Corner& corner) const {
        const bool positive = turn_distance(pictures_.front().direction(corner.vertex, corner.second) -
                                            pictures_.front().direction(corner.vertex, corner.first)) > 0;
        std::array terms{facts::PairTerm{pair(corner.vertex, corner.second), positive ? 1 : -1},
                         facts::PairTerm{pair(corner.vertex, corner.first), positive ? -1 : 1}};
        std::ranges::sort(terms, {}, &facts::PairTerm::pair);
        return left_(terms);
    }
    static facts::PointPair pair(Pt a, Pt b) { return facts::pair_of(PointId(a), PointId(b)); }

    void compare(const Corner& a, const Corner& b) {
        tell_sines(a, b);
        if (!shares_lines(a, b)) add_converse(a, b);
    }

    void tell_sines(const Corner& a, const Corner& b) {
        // Equal or supplementary angles are directed angles that are equal or opposite.
        for (const Corner& other : {b, Corner{b.vertex, b.second, b.first}})
            if (directed_equal(a, other)) {
                add(sines_,
                    std::array{a.vertex, a.first, a.vertex, a.second, b.vertex, other.first, b.vertex, other.second});
                break;
            }
    }

    /// In the other pictures the angles may be the other way round: then the conditions of the row fail there.
    void add_converse(const Corner& a, const Corner& b) {
        const bool alike = (area(a) > 0) == (area(b) > 0);
        const Pt p = alike ? b.first : b.second, q = alike ? b.second : b.first;
        const double product = cosine(a) * cosine(b);
        if (std::abs(product) < seen_equal) return;
        add(product > 0 ? angles_ : supplementary_, std::array{a.first, a.vertex, a.second, p, b.vertex, q});
    }

    bool shares_lines(const Corner& a, const Corner& b) const {
        const auto lines = [&](const Corner& c) {
            return std::minmax({line(c.vertex, c.first), line(c.vertex, c.second)});
        };
        return lines(a) == lines(b);
    }

    bool directed_equal(const Corner& a, const Corner& b) const {
        return std::ranges::all_of(pictures_, [&](const Figure& picture) {
            return std::abs(turn_distance(picture.direction(a.vertex, a.second) - picture.direction(a.vertex, a.first) -
                                          picture.direction(b.vertex, b.second) +
                                          picture.direction(b.vertex, b.first))) <= seen_equal;
        });
    }

    double area(const Corner& c) const { return pictures_.front().area(c.vertex, c.first, c.second); }
    double cosine(const Corner& c) const {
        const auto points = pictures_.front().points();
        const auto u = points[c.first] - points[c.vertex], v = points[c.second] - points[c.vertex];
        return geometry::dot(u, v) / std::sqrt(geometry::squared_length(u) * geometry::squared_length(v));
    }

    void add_known(const KnownSine& known, const Corner& corner) {
        const Figure& picture = pictures_.front();
        const double turns =
            picture.direction(corner.vertex, corner.second) - picture.direction(corner.vertex, corner.first);
        const bool turned = turn_distance(turns) > 0;
        const Pt first = turned ? corner.first : corner.second, second = turned ? corner.second : corner.first;
        add(row(known.rule), std::array{corner.vertex, first, corner.vertex, second});
    }

    template<std::size_t count>
    void add(RuleId rule, const std::array<Pt, count>& binding) {
        if (std::ranges::find(banned_, rule) != banned_.end()) return;
        matches_.add(rule, binding);
    }

    const RuleId law_ = row("law_of_sines"), sines_ = row("equal_sines"), angles_ = row("equal_angles_by_sines"),
                 supplementary_ = row("supplementary_angles_by_sines");
    const diagram::Diagram& diagram_;
    std::span<const Figure> pictures_;
    const Incidence& incidence_;
    std::span<const RuleId> banned_;
    const AngleLeft& left_;
    const StopToken& stop_;
    Matches& matches_;
    Pt points_ = 0;
    std::vector<std::size_t> lines_; ///< by pair of points
    static constexpr std::uint32_t no_family = UINT32_MAX;
    std::vector<std::uint32_t> by_lines_; ///< number of the family, by pair of lines
    std::vector<Family> families_;
    std::vector<double> sizes_; ///< by family and picture
    std::vector<Group> groups_;
    std::vector<std::size_t> group_of_;
    std::vector<Triangle> triangles_;
};

} // namespace

void match_sines(const diagram::Diagram& diagram, const Sight& sight, std::span<const RuleId> banned,
                 const AngleLeft& left, const StopToken& stop, Matches& matches) {
    SineFinder(diagram, sight, banned, left, stop, matches).run();
}

} // namespace porism::reason
