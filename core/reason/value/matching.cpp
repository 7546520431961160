#include "reason/value/matching.h"

#include "facts/truth.h"

#include <algorithm>
#include <vector>

namespace porism::reason {
namespace {

using facts::Pattern;

constexpr double seen_equal = 1e-8; // of relations, in the scene picture
constexpr std::uint64_t stop_interval = 1024;

/// What is to be looked at once a letter is bound.
struct Looks {
    std::vector<const Pattern*> patterns;
};

std::vector<Looks> looks_of(const proof::Rule& row) {
    std::vector<Looks> out(row.letters.size());
    for (const auto* patterns : {&row.hypotheses, &row.conditions})
        for (const Pattern& pattern : *patterns) {
            const std::uint8_t last = *std::ranges::max_element(pattern.slots);
            out[last].patterns.push_back(&pattern);
        }
    return out;
}

class Search {
public:
    Search(const diagram::Diagram& diagram, const proof::Rule& row, std::uint64_t& left, const SeenInstance& visit,
           const Control& control)
        : diagram_(diagram), pictures_(diagram.pictures()), row_(row), looks_(looks_of(row)),
          symmetries_(proof::symmetry_group(row)), left_(left), visit_(visit), control_(control) {}

    bool run() { return bind(0); }

private:
    bool bind(std::size_t letter) {
        if (letter == row_.letters.size()) return !is_first() || !holds() || visit_(row_, binding_);
        for (std::size_t i = 0; i < diagram_.point_count(); ++i) {
            const PointId point(i);
            if (std::ranges::find(binding_, point) != binding_.end() || diagram_.merged_into(point)) continue;
            if (left_ == 0) return false;
            if (--left_ % stop_interval == 0 && control_.stopped()) return false;
            binding_.push_back(point);
            const bool going = !seen(looks_[letter]) || bind(letter + 1);
            binding_.pop_back();
            if (!going) return false;
        }
        return true;
    }

    bool seen(const Looks& looks) const {
        return std::ranges::all_of(looks.patterns, [&](const Pattern* pattern) {
            std::vector<PointId> points = binding_;
            points.resize(row_.letters.size(), points.front());
            const auto statement = facts::instantiate(*pattern, points);
            if (!statement) return false;
            if (facts::row(statement->predicate()).order) return facts::seen(*statement, pictures_.front());
            return std::ranges::all_of(pictures_,
                                       [&](const auto& picture) { return facts::seen(*statement, picture); });
        });
    }

    /// Among the bindings that say the same the one with the least points.
    bool is_first() const {
        return std::ranges::none_of(symmetries_, [&](const std::vector<std::uint8_t>& symmetry) {
            for (std::size_t i = 0; i < symmetry.size(); ++i) {
                const PointId other = binding_[symmetry[i]];
                if (other != binding_[i]) return other < binding_[i];
            }
            return false;
        });
    }

    bool holds() const {
        const auto relation = proof::relation_of(row_, binding_);
        return relation && facts::relative_residual(*relation->relation(), pictures_.front()) < seen_equal;
    }

    const diagram::Diagram& diagram_;
    std::vector<std::span<const geometry::Point<double>>> pictures_;
    const proof::Rule& row_;
    std::vector<Looks> looks_;
    std::vector<std::vector<std::uint8_t>> symmetries_;
    std::uint64_t& left_;
    const SeenInstance& visit_;
    const Control& control_;
    std::vector<PointId> binding_;
};

} // namespace

bool each_relation_instance(const diagram::Diagram& diagram, std::span<const proof::Rule* const> rows,
                            std::uint64_t limit, const SeenInstance& visit, const Control& control) {
    return std::ranges::all_of(
        rows, [&](const proof::Rule* row) { return Search(diagram, *row, limit, visit, control).run(); });
}

} // namespace porism::reason
