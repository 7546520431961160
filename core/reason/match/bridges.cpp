#include "reason/match/bridges.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>

namespace porism::reason {
namespace {

using facts::Predicate;

/// Each of many equal lengths is compared with so many others.
constexpr std::size_t most_compared_lengths = 12;

class BridgeFinder {
public:
    BridgeFinder(std::span<const Figure> pictures, const Incidence& incidence, const StopToken& stop)
        : pictures_(pictures), incidence_(incidence), stop_(stop) {}

    std::vector<facts::Statement> run() {
        for (const auto& [first, second] : incidence_.perpendiculars())
            if (!stop_.stop_requested()) right_angles(first, second);
        for (const auto& group : incidence_.equal_lengths())
            if (!stop_.stop_requested()) equal_lengths(group);
        for (const Incidence::Set& line : incidence_.lines())
            if (!stop_.stop_requested()) of_one_line(line);
        return std::move(found_);
    }

private:
    void right_angles(std::size_t first, std::size_t second) {
        const Incidence::Set &line = incidence_.lines()[first], &other = incidence_.lines()[second];
        for (std::size_t i = 1; i < line.size(); ++i)
            for (std::size_t j = 1; j < other.size(); ++j) add(Predicate::perp, line[0], line[i], other[0], other[j]);
    }

    void equal_lengths(const std::vector<std::array<Pt, 2>>& group) {
        for (std::size_t i = 0; i < group.size(); ++i)
            for (std::size_t j = i + 1; j < std::min(group.size(), i + 1 + most_compared_lengths); ++j)
                add(Predicate::cong, group[i][0], group[i][1], group[j][0], group[j][1]);
    }

    void of_one_line(const Incidence::Set& line) {
        for (std::size_t i = 0; i < line.size(); ++i)
            for (std::size_t j = i + 1; j < line.size(); ++j)
                for (std::size_t k = j + 1; k < line.size(); ++k) {
                    add(Predicate::coll, line[i], line[j], line[k]);
                    middle(line[i], line[j], line[k]);
                    middle(line[j], line[i], line[k]);
                    middle(line[k], line[i], line[j]);
                }
    }

    void middle(Pt between, Pt a, Pt b) {
        if (std::fabs(pictures_.front().log_length(between, a) - pictures_.front().log_length(between, b)) < seen_equal)
            add(Predicate::midp, between, a, b);
    }

    void add(Predicate predicate, std::same_as<Pt> auto... of) {
        const std::array points{PointId(of)...};
        const auto statement = facts::make(predicate, points);
        if (!statement) return;
        const bool everywhere = std::ranges::all_of(
            pictures_, [&](const Figure& figure) { return facts::seen(*statement, figure.points()); });
        if (everywhere) found_.push_back(*statement);
    }

    std::span<const Figure> pictures_;
    const Incidence& incidence_;
    const StopToken& stop_;
    std::vector<facts::Statement> found_;
};

} // namespace

std::vector<facts::Statement> bridges(std::span<const Figure> pictures, const Incidence& incidence,
                                      const StopToken& stop) {
    return BridgeFinder(pictures, incidence, stop).run();
}

} // namespace porism::reason
