#include "reason/session/consequences.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace porism::reason {
namespace {

using facts::PointPair;
using facts::Predicate;
using facts::Statement;
using facts::TableKind;
using numbers::Rational;

/// Known numbers that are looked for: whole degrees, and ratios of whole numbers up to this.
constexpr int degrees_of_half_turn = 180;
constexpr int greatest_term = 12;

double direction_gap(double difference) {
    return turn_distance(difference);
}
double length_gap(double difference) {
    return difference;
}

std::optional<Rational> whole_degrees(double turns) {
    const double degrees = std::nearbyint(turns * degrees_of_half_turn);
    if (std::fabs(turns - degrees / degrees_of_half_turn) > seen_equal) return std::nullopt;
    Rational out(static_cast<long>(degrees), degrees_of_half_turn);
    out.canonicalize();
    return out;
}

std::optional<Rational> simple_ratio(double log_ratio) {
    for (int denominator = 1; denominator <= greatest_term; ++denominator) {
        const double numerator = std::nearbyint(std::exp(log_ratio) * denominator);
        if (numerator > greatest_term || numerator < 1) continue;
        if (std::fabs(log_ratio - std::log(numerator / denominator)) > seen_equal) continue;
        Rational out(static_cast<long>(numerator), denominator);
        out.canonicalize();
        return out;
    }
    return std::nullopt;
}

/// Each length is listed with so many others to which it is in the ratio of numbers.
constexpr std::size_t most_in_ratio = 6;

/// Of the ratios of whole numbers up to greatest_term and of the roots of such ratios, each once, 1 left out.
const std::vector<double>& log_ratios() {
    static const std::vector<double> all = [] {
        std::set<Rational> squares;
        for (int a = 1; a <= greatest_term; ++a)
            for (int b = 1; b <= greatest_term; ++b) {
                if (std::gcd(a, b) != 1 || a == b) continue;
                squares.insert(Rational(a, b));
                squares.insert(Rational(a * a, b * b));
            }
        std::vector<double> out;
        for (const Rational& square : squares) out.push_back(std::log(square.get_d()) / 2);
        return out;
    }();
    return all;
}

/// How one table's quantities are compared and what is said of them.
struct Kind {
    double (*gap)(double difference); ///< zero where two quantities are the same
    std::optional<Rational> (*number)(double difference);
    Predicate same, constant, alike;
    std::span<const double> shifts; ///< values are the same (directions also: a right angle apart) up to these
};
constexpr std::array quarter_turns{-1.0, -0.5, 0.0, 0.5, 1.0};
constexpr std::array no_shift{0.0};
constexpr std::array kinds{
    Kind{direction_gap, whole_degrees, Predicate::para, Predicate::aconst, Predicate::eqangle, quarter_turns},
    Kind{length_gap, simple_ratio, Predicate::cong, Predicate::rconst, Predicate::eqratio, no_shift},
};

std::optional<Statement> over(Predicate predicate, std::initializer_list<PointPair> pairs,
                              std::optional<Rational> constant = std::nullopt) {
    std::vector<PointId> points;
    for (const PointPair& pair : pairs) points.insert(points.end(), {pair.first, pair.second});
    return facts::make(predicate, points, std::move(constant));
}

class Asking {
public:
    Asking(TableKind table, std::span<const Figure> pictures, std::span<const PointPair> pairs, const Decide& follows,
           const Leave& leave)
        : table_(table), kind_(kinds[static_cast<std::size_t>(table)]), pictures_(pictures), pairs_(pairs),
          follows_(follows), leave_(leave), class_of_(pairs.size()) {
        std::iota(class_of_.begin(), class_of_.end(), std::size_t{0});
    }

    bool run() {
        for (std::size_t i = 0; i < pairs_.size() && !leave_(); ++i) {
            const double here = value(0, i);
            for (const std::size_t j : earlier(here)) compare(j, i);
            by_value_.emplace(here, i);
        }
        for (std::size_t i = 0; i < pairs_.size() && table_ == TableKind::log_length && !leave_(); ++i)
            look_at_ratios(i);
        for (std::size_t point = 0; point < pictures_[0].size() && !enough() && !leave_(); ++point) look_from(point);
        return !enough();
    }

private:
    /// From one pair to another: an angle or a ratio, in each picture.
    struct Difference {
        std::size_t from, to;
        std::vector<double> values;
    };

    double value(std::size_t picture, std::size_t pair) const {
        const auto place = [](PointId p) { return static_cast<Pt>(p.index()); };
        return pictures_[picture].quantity(table_, place(pairs_[pair].first), place(pairs_[pair].second));
    }

    bool seen(std::size_t i, std::size_t j, double apart) const {
        for (std::size_t picture = 0; picture < pictures_.size(); ++picture)
            if (std::fabs(kind_.gap(value(picture, i) - value(picture, j) - apart)) > seen_equal) return false;
        return true;
    }

    bool enough() const { return met_.size() >= most_differences; }

    /// The pairs before, ascending, that may be the same as one of this value in the first picture, or perpendicular.
    std::vector<std::size_t> earlier(double here) const {
        std::vector<std::size_t> out;
        for (const double shift : kind_.shifts) {
            const auto end = by_value_.upper_bound(here + shift + seen_equal);
            for (auto it = by_value_.lower_bound(here + shift - seen_equal); it != end; ++it) out.push_back(it->second);
        }
        std::ranges::sort(out);
        return out;
    }

    bool says(const std::optional<Statement>& statement) const { return statement && follows_(*statement); }

    void compare(std::size_t i, std::size_t j) {
        if (seen(i, j, 0)) {
            if (says(over(kind_.same, {pairs_[i], pairs_[j]}))) class_of_[j] = std::min(class_of_[j], class_of_[i]);
        } else if (table_ == TableKind::direction && seen(i, j, 0.5)) {
            says(over(Predicate::perp, {pairs_[i], pairs_[j]}));
        }
    }

    /// Lengths in a ratio that is a number, or whose square is: each with the earlier ones of its kind, the first of
    /// their classes, as long as these are few.
    void look_at_ratios(std::size_t later) {
        if (class_of_[later] != later) return;
        for (const double shift : log_ratios()) {
            const double there = value(0, later) + shift;
            const auto end = by_value_.upper_bound(there + seen_equal);
            for (auto it = by_value_.lower_bound(there - seen_equal); it != end; ++it) {
                const std::size_t other = it->second;
                if (other >= later || class_of_[other] != other || !seen(other, later, shift)) continue;
                if (in_ratio_to_[other] < most_in_ratio && says_ratio(other, later, shift)) {
                    ++in_ratio_to_[other];
                    ++in_ratio_to_[later];
                }
            }
        }
    }

    /// The larger by the smaller one.
    bool says_ratio(std::size_t a, std::size_t b, double log_ratio) {
        if (log_ratio < 0) std::swap(a, b);
        const double size = std::fabs(log_ratio);
        if (const auto number = simple_ratio(size))
            return says(over(Predicate::rconst, {pairs_[a], pairs_[b]}, number));
        return says(over(Predicate::r2const, {pairs_[a], pairs_[b]}, simple_ratio(2 * size)));
    }

    void look_from(std::size_t point) {
        std::vector<std::size_t> here;
        for (std::size_t i = 0; i < pairs_.size(); ++i)
            if (pairs_[i].first.index() == point || pairs_[i].second.index() == point) here.push_back(i);
        for (std::size_t i = 0; i < here.size() && !enough() && !leave_(); ++i)
            for (std::size_t j = 0; j < i; ++j) meet(here[j], here[i]);
    }

    void meet(std::size_t i, std::size_t j) {
        const auto key = std::minmax(class_of_[i], class_of_[j]);
        if (key.first == key.second || !met_.insert(key).second) return;
        Difference difference{i, j, {}};
        if (kind_.gap(value(0, j) - value(0, i)) < 0) std::swap(difference.from, difference.to);
        for (std::size_t picture = 0; picture < pictures_.size(); ++picture)
            difference.values.push_back(kind_.gap(value(picture, difference.to) - value(picture, difference.from)));
        const double first = difference.values[0];
        if (first <= seen_equal || (table_ == TableKind::direction && first >= 0.5 - seen_equal)) return;
        if (is_number(difference) || is_known(difference)) return;
        known_.emplace(first, std::move(difference));
    }

    bool alike(const Difference& a, const Difference& b) const {
        for (std::size_t picture = 0; picture < pictures_.size(); ++picture)
            if (std::fabs(kind_.gap(a.values[picture] - b.values[picture])) > seen_equal) return false;
        return true;
    }

    bool is_number(const Difference& difference) const {
        const auto number = kind_.number(difference.values[0]);
        if (!number) return false;
        for (const double v : difference.values)
            if (std::fabs(kind_.gap(v - difference.values[0])) > seen_equal) return false;
        // An angle is told from its first line to its second, a ratio is the first length by the second.
        const PointPair &from = pairs_[difference.from], &to = pairs_[difference.to];
        return says(table_ == TableKind::direction ? over(kind_.constant, {from, to}, number)
                                                   : over(kind_.constant, {to, from}, number));
    }

    bool is_known(const Difference& difference) const {
        const double first = difference.values[0];
        const auto end = known_.upper_bound(first + seen_equal);
        for (auto other = known_.lower_bound(first - seen_equal); other != end; ++other) {
            if (!alike(difference, other->second)) continue;
            if (says(over(kind_.alike, {pairs_[other->second.from], pairs_[other->second.to], pairs_[difference.from],
                                        pairs_[difference.to]})))
                return true;
        }
        return false;
    }

    TableKind table_;
    const Kind& kind_;
    std::span<const Figure> pictures_;
    std::span<const PointPair> pairs_;
    const Decide& follows_;
    const Leave& leave_;
    std::multimap<double, std::size_t> by_value_;    ///< pairs, by value in the first picture
    std::vector<std::size_t> class_of_;              ///< by pair: the first one that it is the same as
    std::map<std::size_t, std::size_t> in_ratio_to_; ///< by pair: how many others
    std::set<std::pair<std::size_t, std::size_t>> met_;
    std::multimap<double, Difference> known_; ///< by value in the first picture
};

} // namespace

bool ask_consequences(TableKind table, std::span<const Figure> pictures, std::span<const PointPair> pairs,
                      const Decide& follows, const Leave& leave) {
    return pictures.empty() || Asking(table, pictures, pairs, follows, leave).run();
}

} // namespace porism::reason
