#include "reason/value/matching.h"

#include "facts/truth.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace porism::reason {
namespace {

using facts::Pattern;

constexpr double seen_to_fit = 1e-8; // of relations, in the scene picture
constexpr std::uint64_t steps_between_looks = 1024;
constexpr std::size_t many_letters = 6; // rows of so many are looked for when the others are done
constexpr std::size_t most_corners = 4; // of polygons that are looked for among the points

/// Two triangles of one statement may have corners in common.
bool of_two_triangles(facts::Predicate predicate) {
    using enum facts::Predicate;
    constexpr std::array predicates{simtri, simtrir, contri, contrir};
    return std::ranges::find(predicates, predicate) != predicates.end();
}

/// For each letter the earlier ones that stand for another point than it.
std::vector<std::vector<bool>> parted_letters(const proof::Rule& row) {
    std::vector<std::vector<bool>> out(row.letters.size(), std::vector<bool>(row.letters.size(), false));
    const auto part = [&](std::size_t a, std::size_t b) { out[std::max(a, b)][std::min(a, b)] = true; };
    const auto part_quantities = [&](const facts::Relation& relation) {
        for (const facts::Quantity& quantity : relation.quantities())
            for (const PointId a : quantity.points())
                for (const PointId b : quantity.points()) part(a.index(), b.index());
    };
    part_quantities(*row.relation);
    for (const auto* patterns : {&row.hypotheses, &row.conditions})
        for (const Pattern& pattern : *patterns) {
            if (pattern.relation) part_quantities(*pattern.relation);
            for (std::size_t i = 0; !pattern.relation && i < pattern.slots.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    if (!of_two_triangles(pattern.predicate) || i / 3 == j / 3)
                        part(pattern.slots[i], pattern.slots[j]);
        }
    return out;
}

/// The polygon of more corners that the row speaks of: its first letters in their order.
std::optional<facts::Quantity> polygon_of(const proof::Rule& row) {
    for (const facts::Quantity& quantity : row.relation->quantities())
        if (quantity.points().size() > most_corners) return quantity;
    return std::nullopt;
}

/// Rows of polygons that are spoken of cost little, and come before what may use up the limit.
enum class Turn : std::uint8_t { polygons, few_letters, many_letters };
Turn turn_of(const proof::Rule& row) {
    if (polygon_of(row)) return Turn::polygons;
    return row.letters.size() >= many_letters ? Turn::many_letters : Turn::few_letters;
}

/// The equation that is all a row supposes: it is looked for where such a one is given.
const Pattern* only_equation(const proof::Rule& row) {
    const bool alone = row.hypotheses.size() == 1 && row.hypotheses.front().relation;
    return alone && row.hypotheses.front().slots.size() == row.letters.size() ? &row.hypotheses.front() : nullptr;
}

std::vector<facts::QuantityKind> kinds_in(const facts::Relation& relation) {
    std::vector<facts::QuantityKind> out;
    for (const facts::Quantity& quantity : relation.quantities()) out.push_back(quantity.kind());
    return out;
}

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

bool is_angle(const facts::Quantity& quantity) {
    return quantity.kind() == facts::QuantityKind::angle;
}

/// Whether it is about the angles of a polygon of more corners: by letter those whose last letter it is.
std::vector<std::vector<facts::Quantity>> angles_of_polygon(const proof::Rule& row) {
    std::vector<std::vector<facts::Quantity>> out(row.letters.size());
    const auto quantities = row.relation->quantities();
    if (quantities.size() <= most_corners || !std::ranges::all_of(quantities, is_angle)) return out;
    for (const facts::Quantity& angle : quantities) {
        const auto last = std::ranges::max_element(angle.points());
        out[last->index()].push_back(angle);
    }
    return out;
}

class RowSearch {
public:
    RowSearch(const diagram::Diagram& diagram, const proof::Rule& row, const std::set<facts::Quantity>& spoken_of,
              std::uint64_t& left, const SeenInstance& visit, const Control& control)
        : diagram_(diagram), pictures_(diagram.pictures()), row_(row), looks_(looks_of(row)),
          symmetries_(proof::symmetry_group(row)), parted_(parted_letters(row)), angles_(angles_of_polygon(row)),
          spoken_of_(spoken_of), left_(left), visit_(visit), control_(control) {
        for (std::size_t i = 0; i < diagram.point_count(); ++i)
            if (!diagram.merged_into(PointId(i))) among_.emplace_back(i);
    }

    bool run() {
        if (const Pattern* equation = only_equation(row_)) return bind_to_given(*equation);
        const auto polygon = polygon_of(row_);
        if (!polygon) return bind(0);
        return std::ranges::all_of(spoken_of_, [&](const facts::Quantity& one) {
            const bool like = one.kind() == polygon->kind() && one.points().size() == polygon->points().size();
            return !like || bind_around(one.points());
        });
    }

private:
    bool bind(std::size_t letter) {
        if (letter == row_.letters.size()) return !holds() || visit_(row_, binding_);
        for (const PointId point : among_) {
            if (is_taken(letter, point)) continue;
            if (left_ == 0) return false;
            if (--left_ % steps_between_looks == 0 && control_.stopped()) return false;
            binding_.push_back(point);
            const bool going = !may_stand(letter) || bind(letter + 1);
            binding_.pop_back();
            if (!going) return false;
        }
        return true;
    }

    /// The letters to the points of each given equation that the row supposes.
    bool bind_to_given(const Pattern& equation) {
        for (const diagram::Given& given : diagram_.givens) {
            given_ = given.statement.relation();
            if (given_ == nullptr || kinds_in(*given_) != kinds_in(*equation.relation)) continue;
            among_.assign(given_->points().begin(), given_->points().end());
            if (!bind(0)) return false;
        }
        return true;
    }

    /// The letters of a polygon to its corners, from each of them on and either way around.
    bool bind_around(std::span<const PointId> corners) {
        const std::size_t count = corners.size();
        for (std::size_t i = 0; i < 2 * count; ++i) {
            bool going = true;
            for (std::size_t letter = 0; letter < count && going; ++letter) {
                binding_.push_back(corners[(i < count ? i + letter : i + count - letter) % count]);
                going = may_stand(letter);
            }
            going = !going || bind(count);
            binding_.clear();
            if (!going) return false;
        }
        return true;
    }

    bool may_stand(std::size_t letter) const { return may_be_first() && are_spoken_of(letter) && seen(looks_[letter]); }

    /// All but one: that may be what is to be found.
    bool are_spoken_of(std::size_t letter) const {
        std::size_t others = 0;
        for (std::size_t i = 0; i <= letter; ++i)
            for (const facts::Quantity& angle : angles_[i]) {
                std::vector<PointId> points;
                for (const PointId one : angle.points()) points.push_back(binding_[one.index()]);
                const auto meant = facts::Quantity::of(angle.kind(), points);
                if (!meant || !spoken_of_.contains(*meant)) ++others;
            }
        return others <= 1;
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

    bool is_taken(std::size_t letter, PointId point) const {
        for (std::size_t i = 0; i < letter; ++i)
            if (binding_[i] == point && parted_[letter][i]) return true;
        return false;
    }

    /// Among the bindings that say the same the one with the least points: as far as they are bound.
    bool may_be_first() const {
        return std::ranges::none_of(symmetries_, [&](const std::vector<std::uint8_t>& symmetry) {
            for (std::size_t i = 0; i < binding_.size() && symmetry[i] < binding_.size(); ++i) {
                const PointId other = binding_[symmetry[i]];
                if (other != binding_[i]) return other < binding_[i];
            }
            return false;
        });
    }

    bool holds() const {
        const auto relation = proof::relation_of(row_, binding_);
        return relation && is_as_given() &&
               facts::relative_residual(*relation->relation(), pictures_.front()) < seen_to_fit &&
               std::ranges::all_of(proof::conditions_of_quantities(row_, binding_),
                                   [&](const facts::Statement& one) { return facts::seen(one, pictures_.front()); });
    }

    bool is_as_given() const {
        if (given_ == nullptr) return true;
        const auto supposed = facts::instantiate(*only_equation(row_), binding_);
        return supposed && *supposed->relation() == *given_;
    }

    const diagram::Diagram& diagram_;
    std::vector<std::span<const geometry::Point<double>>> pictures_;
    const proof::Rule& row_;
    std::vector<Looks> looks_;
    std::vector<std::vector<std::uint8_t>> symmetries_;
    std::vector<std::vector<bool>> parted_;
    std::vector<std::vector<facts::Quantity>> angles_;
    const std::set<facts::Quantity>& spoken_of_;
    std::uint64_t& left_;
    const SeenInstance& visit_;
    const Control& control_;
    std::vector<PointId> binding_;
    std::vector<PointId> among_;             ///< the points that letters may stand for
    const facts::Relation* given_ = nullptr; ///< that is to be what the row supposes
};

} // namespace

bool each_relation_instance(const diagram::Diagram& diagram, std::span<const proof::Rule* const> rows,
                            const std::set<facts::Quantity>& spoken_of, std::uint64_t limit, const SeenInstance& visit,
                            const Control& control) {
    const auto all_of = [&](Turn turn) {
        return std::ranges::all_of(rows, [&](const proof::Rule* row) {
            return turn_of(*row) != turn || RowSearch(diagram, *row, spoken_of, limit, visit, control).run();
        });
    };
    return all_of(Turn::polygons) && all_of(Turn::few_letters) && all_of(Turn::many_letters);
}

} // namespace porism::reason
