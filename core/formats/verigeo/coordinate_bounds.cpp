#include "formats/verigeo/coordinate_bounds.h"

#include "facts/linear_bounds.h"
#include "formats/verigeo/affine.h"
#include "formats/verigeo/coordinates.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace porism::verigeo {
namespace {

using facts::Bounded;
using facts::LinearBound;
using facts::Polynomial;
using numbers::Rational;

struct BoundSign {
    std::string_view sign;
    int side; ///< on which the left less the right lies
    Bounded is;
};
constexpr std::array bound_signs{BoundSign{"<", -1, Bounded::positive}, BoundSign{">", 1, Bounded::positive},
                                 BoundSign{"<=", -1, Bounded::not_negative}, BoundSign{">=", 1, Bounded::not_negative}};

/// Where a point was put last, and by which action.
struct Put {
    std::size_t action;
    numbers::Scalar x, y;
};
/// By point: those that are added by coordinates. Where others are moved to is a sketch.
std::map<std::string, Put> put_by(const Envelope& envelope) {
    std::map<std::string, Put> out;
    for (std::size_t i = 0; i < envelope.actions.size(); ++i) {
        const Action& action = envelope.actions[i];
        if (action.source != Source::given || action.row->type != "Cartesian") continue;
        if (action.row->op != "AddPoint" && !out.contains(action.args[0])) continue;
        const auto x = numbers::Scalar::parse(action.args[1]), y = numbers::Scalar::parse(action.args[2]);
        if (x && y) out.insert_or_assign(action.args[0], Put{i, *x, *y});
    }
    return out;
}

/// Bounds of coordinates, as letters, each with the action that says it.
class CoordinateBounds {
public:
    explicit CoordinateBounds(const Envelope& envelope) : ids_(ids_of(envelope)) {
        for (std::size_t i = 0; i < envelope.actions.size(); ++i)
            if (envelope.actions[i].source == Source::given) note(envelope.actions[i], i);
        for (const auto& [point, put] : put_by(envelope)) {
            if (const auto x = numbers::as_rational(put.x)) add({{{point, {1, 0}}}, *x}, {}, put.action);
            if (const auto y = numbers::as_rational(put.y)) add({{{point, {0, 1}}}, *y}, {}, put.action);
        }
    }

    std::vector<std::size_t> impossible() const {
        std::vector<std::size_t> out;
        for (const std::size_t bound : facts::impossible_together(bounds_))
            if (actions_[bound] != none) out.push_back(actions_[bound]);
        std::ranges::sort(out);
        out.erase(std::ranges::unique(out).begin(), out.end());
        return out;
    }

    /// The actions by which a point stands where it follows to stand; empty where that is not shown.
    std::vector<std::size_t> placing(const std::string& point, const Gaussian& place) const {
        CoordinateBounds left = *this, below = *this;
        left.add({{{point, {1, 0}}}, place.x}, {1, Bounded::positive}, none);
        below.add({{{point, {0, 1}}}, place.y}, {1, Bounded::positive}, none);
        auto out = left.impossible();
        const auto others = below.impossible();
        if (out.empty() || others.empty()) return {};
        out.insert(out.end(), others.begin(), others.end());
        return out;
    }

private:
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

    void note(const Action& action, std::size_t number) {
        if (const auto equation = said_of_places(action, ids_)) return add_rows(*equation, {}, number);
        if (action.row->type != "ExprConstraint") return;
        auto comparison = comparison_of(action, ids_);
        if (!comparison || !*comparison) return;
        const std::string said = std::exchange((*comparison)->sign, "=");
        const auto sign = std::ranges::find(bound_signs, said, &BoundSign::sign);
        const auto difference = sign == bound_signs.end() ? std::nullopt : affine_of(**comparison);
        if (difference && difference->sort == Sort::scalar) add_rows(*difference, {sign->side, sign->is}, number);
    }

    struct Is {
        int side = 1;
        Bounded bounded = Bounded::zero;
    };
    void add_rows(const Affine& difference, Is is, std::size_t action) {
        for (const CoordinateRow& row : rows_of(difference)) add(row, is, action);
    }
    void add(const CoordinateRow& row, Is is, std::size_t action) {
        Polynomial amount = facts::constant(Rational(-row.sum));
        for (const auto& [point, number] : row.of)
            for (const auto& [times, axis] : {std::pair{number.x, 'x'}, std::pair{number.y, 'y'}})
                if (times != 0) amount = std::move(amount) + multiple(times, point, axis);
        if (is.side < 0) amount = Polynomial() - amount;
        bounds_.push_back({std::move(amount), is.bounded});
        actions_.push_back(action);
    }

    Polynomial multiple(const Rational& times, const std::string& point, char axis) {
        const auto number = numbers_.try_emplace(point, numbers_.size()).first->second;
        const auto letter = facts::Quantity::letter(fmt::format("{}{}", axis, number));
        return Polynomial{{facts::Monomial{{{letter.value(), 1}}}, times}};
    }

    Ids ids_;
    std::map<std::string, std::size_t> numbers_; ///< of points
    std::vector<LinearBound> bounds_;
    std::vector<std::size_t> actions_; ///< by bound
};

/// Comparisons between points whose places are given or follow.
class ByPlaces {
public:
    ByPlaces(const Envelope& envelope, const CoordinateBounds& bounds)
        : envelope_(envelope), bounds_(bounds), ids_(ids_of(envelope)), put_by_(put_by(envelope)),
          follow_(places_that_follow(envelope)) {
        for (const auto& [point, place] : follow_) places_.emplace(point, std::pair{place.x, place.y});
        for (const auto& [point, put] : put_by_) places_.insert_or_assign(point, std::pair{put.x, put.y});
    }

    /// The first that is false by them, behind the actions that place its points.
    std::vector<std::size_t> denied(const StopToken& stop) const {
        std::size_t looked_at = 0;
        for (std::size_t i = 0; i < envelope_.actions.size(); ++i) {
            if (!is_given(i) || envelope_.actions[i].row->type != "ExprConstraint") continue;
            const auto comparison = comparison_of(envelope_.actions[i], ids_);
            if (!comparison || !*comparison) continue;
            if (!all_stand(**comparison)) continue;
            if (++looked_at > most_compared) return {};
            if (compare_exactly(**comparison, places_, stop) != numbers::Decision::no) continue;
            return placing_of(**comparison, i);
        }
        return {};
    }

private:
    /// Each takes milliseconds at most.
    static constexpr std::size_t most_compared = 256;

    bool is_given(std::size_t i) const { return envelope_.actions[i].source == Source::given; }
    static std::set<std::string> points_of(const Comparison& comparison) {
        std::set<std::string> out = comparison.left.points();
        const auto& others = comparison.right.points();
        out.insert(others.begin(), others.end());
        return out;
    }
    bool all_stand(const Comparison& comparison) const {
        const auto points = points_of(comparison);
        return !points.empty() &&
               std::ranges::all_of(points, [&](const std::string& point) { return places_.contains(point); });
    }

    /// The actions by which its points stand, and itself; empty where a place is not shown to follow.
    std::vector<std::size_t> placing_of(const Comparison& comparison, std::size_t itself) const {
        std::set<std::size_t> out{itself};
        for (const std::string& point : points_of(comparison)) {
            const auto put = put_by_.find(point);
            const auto by =
                put != put_by_.end() ? std::vector{put->second.action} : bounds_.placing(point, follow_.at(point));
            if (by.empty()) return {};
            out.insert(by.begin(), by.end());
        }
        return {out.begin(), out.end()};
    }

    const Envelope& envelope_;
    const CoordinateBounds& bounds_;
    Ids ids_;
    std::map<std::string, Put> put_by_;
    Rationals follow_;
    Typed places_;
};

} // namespace

std::vector<std::size_t> impossible_coordinates(const Envelope& envelope, const StopToken& stop) {
    const CoordinateBounds bounds(envelope);
    auto out = bounds.impossible();
    return out.empty() ? ByPlaces(envelope, bounds).denied(stop) : out;
}

} // namespace porism::verigeo
