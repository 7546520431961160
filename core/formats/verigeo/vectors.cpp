#include "formats/verigeo/combination.h"
#include "formats/verigeo/edges.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <iterator>
#include <set>
#include <utility>

namespace porism::verigeo {
namespace {

using numbers::Rational;

std::string text_of(const Rational& value) {
    return numbers::Scalar(value).text();
}

Said of_one_point() {
    return Said{{}, "it says that two points are one"};
}

/// Three points of one line, the first dividing the others in a ratio: the outer two by sign are those of one sign.
Said on_one_line(const Combination& sum) {
    std::vector<std::pair<std::string, Rational>> terms(sum.begin(), sum.end());
    // The one that is alone in its sign lies between the others.
    const auto positive = std::ranges::count_if(terms, [](const auto& term) { return term.second > 0; });
    const auto between =
        std::ranges::find_if(terms, [&](const auto& term) { return (term.second > 0) == (positive == 1); });
    std::iter_swap(terms.begin(), between);
    const auto& [inner, whole] = terms[0];
    const auto& [a, of_a] = terms[1];
    const auto& [b, of_b] = terms[2];
    if (of_a == of_b) return Said{{fmt::format("midp {} {} {}", inner, a, b)}};
    return Said{{fmt::format("coll {} {} {}", inner, a, b), fmt::format("obtuse_angle {} {} {}", a, inner, b),
                 fmt::format("rconst {1} {0} {0} {2} {3}", inner, a, b, text_of(Rational(of_b / of_a)))}};
}

/// AB = k CD for k > 0, not on one line: AB and CD are parallel, and A and D lie on both sides of BC.
Said parallel(const std::string& a, const std::string& b, const std::string& c, const std::string& d,
              const Rational& k) {
    if (k == 1)
        return Said{{fmt::format("para {} {} {} {}", a, b, c, d), fmt::format("para {} {} {} {}", a, c, b, d),
                     fmt::format("ncoll {} {} {}", a, b, c)}};
    return Said{{fmt::format("para {} {} {} {}", a, b, c, d),
                 fmt::format("rconst {} {} {} {} {}", a, b, c, d, text_of(k)),
                 fmt::format("apart_by {} {} {} {}", a, d, b, c)}};
}

/// Four points whose numbers cancel in pairs.
std::optional<Said> parallel_pairs(const Combination& sum) {
    const std::vector<std::pair<std::string, Rational>> terms(sum.begin(), sum.end());
    const auto& [b, of_b] = terms[0];
    for (std::size_t i = 1; i < 4; ++i) {
        if (terms[i].second != -of_b) continue;
        std::vector<std::pair<std::string, Rational>> rest;
        for (std::size_t j = 1; j < 4; ++j)
            if (j != i) rest.push_back(terms[j]);
        // of_b (B - A) + of_c (C - D) = 0
        const Rational k = rest[0].second / of_b;
        const auto &c = rest[0].first, &d = rest[1].first;
        return k > 0 ? parallel(terms[i].first, b, c, d, k) : parallel(terms[i].first, b, d, c, Rational(-k));
    }
    return std::nullopt;
}

/// Two points of one sign, of equal weight where there are such.
std::pair<std::string, std::string> to_balance(const Combination& sum) {
    std::optional<std::pair<std::string, std::string>> any;
    for (auto one = sum.begin(); one != sum.end(); ++one)
        for (auto other = std::next(one); other != sum.end(); ++other) {
            if (one->second == other->second) return {one->first, other->first};
            if (!any && (one->second > 0) == (other->second > 0)) any = {one->first, other->first};
        }
    return *any;
}

/// Whether three of the points are corners of a figure that is not flat. Of others it is not known that they are not on
/// one line.
bool have_area(const Figure& figure, const Combination& sum) {
    return std::ranges::any_of(figure.corners, [&](const std::set<std::string>& corners) {
        return std::ranges::count_if(sum, [&](const auto& term) { return corners.contains(term.first); }) >= 3;
    });
}

/// Whether a line that is known goes through three of the points.
bool known_on_one_line(const Figure& figure, const Combination& sum) {
    const auto common = [](const std::set<std::string>& line, const std::set<std::string>& other) {
        return std::ranges::count_if(line, [&](const std::string& name) { return other.contains(name); });
    };
    std::set<std::string> points;
    for (const auto& [name, weight] : sum) points.insert(name);
    return std::ranges::any_of(figure.lines, [&](std::set<std::string> line) {
        for (std::size_t before = 0; before != line.size();) {
            before = line.size();
            for (const auto& other : figure.lines)
                if (common(line, other) >= 2) line.insert(other.begin(), other.end());
        }
        return common(line, points) >= 3;
    });
}

/// Puts two points together where they balance, until a line or parallels are left.
class Balance {
public:
    Balance(const Figure& figure, Combination sum) : figure_(figure), sum_(std::move(sum)) {}

    Said said() && {
        if (auto corners = corners_of_centroid(); corners && !figure_.claimed && have_area(figure_, sum_))
            return on_two_medians(*corners);
        if (const auto light = hardly_in_it(); light && have_area(figure_, sum_)) return on_two_sides(*light);
        while (sum_.size() > 3) {
            auto parallels = sum_.size() == 4 && makes_parallels() ? parallel_pairs(sum_) : std::nullopt;
            if (parallels) return with(*std::move(parallels));
            join(to_balance(sum_));
        }
        // A midpoint that is known may be one of the other points.
        return sum_.size() == 2 ? of_one_point() : with(on_one_line(sum_));
    }

private:
    bool makes_parallels() const {
        return have_area(figure_, sum_) || (figure_.claimed && !known_on_one_line(figure_, sum_));
    }

    /// The one of four points without which the others would balance, all but: wherever two points are put together,
    /// the point in their place lies beside a third.
    std::optional<std::string> hardly_in_it() const {
        constexpr int beside = 1000;
        if (sum_.size() != 4) return std::nullopt;
        const auto by_weight = [](const auto& term) { return Rational(abs(term.second)); };
        const auto [light, heavy] = std::ranges::minmax_element(sum_, std::less{}, by_weight);
        return by_weight(*light) * beside < by_weight(*heavy) ? std::optional(light->first) : std::nullopt;
    }

    /// From this point to each of two others so much of the way that the two ways add up to the way to the heaviest.
    Said on_two_sides(const std::string& corner) {
        const auto by_weight = [](const auto& term) { return Rational(abs(term.second)); };
        const auto [whole, weight] = *std::ranges::max_element(sum_, std::less{}, by_weight);
        std::vector<std::string> ends;
        for (const auto& [name, part] : Combination(sum_))
            if (name != corner && name != whole) ends.push_back(along(corner, name, part, weight));
        return with(parallel(corner, ends[0], ends[1], whole, 1));
    }

    /// The point of a side at the share -part / weight of it.
    std::string along(const std::string& from, const std::string& to, const Rational& part, const Rational& weight) {
        const auto& [one, other] = std::minmax(from, to);
        if (part * -2 == weight) return middle_of({one, other});
        std::string out = help_name(figure_.next_help + said_.helps++);
        const Said where = on_one_line({{to, part}, {from, Rational(-weight - part)}, {out, weight}});
        std::ranges::copy(where.texts, std::back_inserter(said_.texts));
        return out;
    }

    /// The three points of one weight, where the fourth has that of all of them: it is the last.
    std::optional<std::vector<std::string>> corners_of_centroid() const {
        std::vector<std::pair<std::string, Rational>> terms(sum_.begin(), sum_.end());
        if (terms.size() != 4) return std::nullopt;
        const auto by_weight = [](const auto& term) { return Rational(abs(term.second)); };
        std::ranges::sort(terms, std::less{}, by_weight);
        if (terms[0].second != terms[1].second || terms[1].second != terms[2].second) return std::nullopt;
        return std::vector{terms[0].first, terms[1].first, terms[2].first, terms[3].first};
    }

    /// Those first whose midpoints there are.
    Said on_two_medians(const std::vector<std::string>& corners) {
        std::vector<std::size_t> from{0, 1, 2};
        const auto side = [&](std::size_t corner) {
            const auto& [one, other] = std::minmax(corners[(corner + 1) % 3], corners[(corner + 2) % 3]);
            return std::pair(one, other);
        };
        std::ranges::stable_sort(from, std::greater{},
                                 [&](std::size_t corner) { return figure_.midpoints.contains(side(corner)); });
        from.pop_back();
        for (const std::size_t corner : from)
            said_.texts.push_back(fmt::format("coll {} {} {}", corners[corner], corners[3], middle_of(side(corner))));
        said_.amounts_to = true;
        return std::move(said_);
    }

    std::string middle_of(const std::pair<std::string, std::string>& ends) {
        if (const auto known = figure_.midpoints.find(ends); known != figure_.midpoints.end()) return known->second;
        std::string out = help_name(figure_.next_help + said_.helps++);
        said_.texts.push_back(fmt::format("midp {} {} {}", out, ends.first, ends.second));
        return out;
    }

    Said with(Said last) {
        std::ranges::move(last.texts, std::back_inserter(said_.texts));
        said_.amounts_to = true;
        return std::move(said_);
    }

    void join(const std::pair<std::string, std::string>& pair) {
        const Rational one = sum_.at(pair.first), other = sum_.at(pair.second);
        const auto midpoint = figure_.midpoints.find(pair);
        const bool known = one == other && midpoint != figure_.midpoints.end();
        const std::string between = known ? midpoint->second : help_name(figure_.next_help + said_.helps++);
        const Rational both = one + other;
        if (!known) {
            const Said where = on_one_line({{pair.first, one}, {pair.second, other}, {between, Rational(-both)}});
            std::ranges::copy(where.texts, std::back_inserter(said_.texts));
        }
        sum_.erase(pair.first);
        sum_.erase(pair.second);
        sum_[between] += both;
        std::erase_if(sum_, [](const auto& term) { return term.second == 0; });
    }

    const Figure& figure_;
    Combination sum_;
    Said said_;
};

constexpr std::size_t most_points = 12;

} // namespace

std::string help_name(std::size_t number) {
    return fmt::format("V_{}", number);
}

namespace {

std::optional<Combination> combination_of(const Figure& figure, const Action& action) {
    const auto comparison = comparison_of(action, figure.ids);
    return comparison && *comparison ? combination_of(**comparison) : std::nullopt;
}

} // namespace

bool is_read_by_others(const Figure& figure, const Action& action) {
    const auto sum = combination_of(figure, action);
    return sum && sum->size() > 3;
}

std::optional<Said> vector_relation(const Figure& figure, const Action& action) {
    const auto sum = combination_of(figure, action);
    if (!sum) return std::nullopt;
    if (sum->empty()) return Said{{}, "it holds for any points"};
    if (sum->size() == 2) return of_one_point();
    if (sum->size() > most_points) return Said{{}, "it is about too many points"};
    return Balance(figure, *sum).said();
}

} // namespace porism::verigeo
