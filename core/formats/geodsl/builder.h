// The actions that statements make, one after the other.
#pragma once

#include "formats/geodsl/geodsl.h"
#include "formats/geodsl/ledger.h"
#include "formats/geodsl/table.h"

#include <map>
#include <optional>
#include <set>

namespace porism::geodsl {

/// Where the actions go: into a scene that is made, or along one that is there.
class Target {
public:
    Target() = default;
    Target(const Target&) = delete;
    Target& operator=(const Target&) = delete;
    virtual ~Target() = default;
    /// The action as it stands there, its outputs filled in. Errors: those of Scene::append.
    virtual Result<scene::Action> append(scene::Action action, std::span<const std::string> names) = 0;
    virtual std::optional<PointId> find(const std::string& name) const = 0;
    /// By point.
    virtual std::span<const std::string> names() const = 0;
};

/// Errors have no place. What was made before an error is of no use, unless it is taken back.
class Builder {
public:
    /// `reserved`: the names of a text, which no point of the builder's own may have. The target outlives the builder.
    Builder(Target& target, std::set<std::string> reserved) : target_(target), known_(std::move(reserved)) {}
    Builder(const Builder&) = delete;
    Builder& operator=(const Builder&) = delete;

    bool on_circle(const std::string& centre, const std::string& point) const {
        return known_.on_circle(centre, point);
    }
    bool has_circle(const std::string& centre) const { return known_.has_circle(centre); }
    std::size_t mark() const { return known_.mark(); }
    /// As it was at the mark; the target takes its actions back itself.
    void take_back(std::size_t mark) { known_.take_back(mark); }
    /// Errors: `repeated_definition` (Free of a point that exists), `repeated_circle`, `no_centre`, `corner_count`,
    /// `no_other_intersection`, `repeated_point` (what is stated cannot be meant of these points), and those of
    /// Scene::append.
    Status apply(const StatementRow& row, const Bound& bound);
    /// Circles without a point get one.
    Status finish();
    /// By all that was applied; after `finish`, and where nothing was taken back.
    Shown shown() const;

    Status free_point(const StatementRow& row, const Bound& bound);
    Status on_arc(const StatementRow& row, const Bound& bound);
    Status centre_of_shape(const StatementRow& row, const Bound& bound);
    Status circle_line(const StatementRow& row, const Bound& bound);
    Status circle_circle(const StatementRow& row, const Bound& bound);
    Status inscribed_angle(const StatementRow& row, const Bound& bound);
    Status two_on_circle(const StatementRow& row, const Bound& bound);
    Status regular_polygon(const StatementRow& row, const Bound& bound);
    Status circle(const StatementRow& row, const Bound& bound);
    Status sector(const StatementRow& row, const Bound& bound);
    Status incircle(const StatementRow& row, const Bound& bound);
    Status circumcircle(const StatementRow& row, const Bound& bound);
    Status arc(const StatementRow& row, const Bound& bound);
    Status parallel(const StatementRow& row, const Bound& bound);
    Status tangent(const StatementRow& row, const Bound& bound);

private:
    using Names = std::map<char, std::string>;

    bool exists(const std::string& name) const { return target_.find(name).has_value(); }
    std::string fresh_name();
    /// Constructions as a Case has them; letters that are not bound get points of their own and are bound.
    Status make(std::string_view constructions, Names& names);
    Status construct(std::string_view construction, Names& names);
    /// What is said by a construction, and what it guarantees or needs, needs not be stated.
    void learn(const scene::Action& action);
    Status state(std::string_view patterns, const Names& names);
    Status state(const facts::Statement& statement);
    Status state_equal(facts::QuantityKind kind, const std::vector<std::string>& points,
                       const facts::Polynomial& value);
    /// The case that fits, or free points and the states.
    Status pattern(const StatementRow& row, const Bound& bound);
    Status measure(const StatementRow& row, const Bound& bound);
    Status place_free(const std::string& name);

    Status put_on(const std::string& centre, const std::string& point);
    /// A point of the circle was placed on it or stated to be.
    Status joins(const std::string& centre, const std::string& point);
    Status new_circle(const std::string& centre);
    Status near_intersection(const Names& bound);
    bool collinear(const std::string& a, const std::string& b, const std::string& c) const;
    Status new_polygon(const std::vector<std::string>& corners);
    Status stated_polygon(const std::vector<std::string>& corners);
    std::vector<PointId> ids(const std::vector<std::string>& names) const;

    const std::vector<std::string>& points_on(const std::string& centre) const {
        return known_.circles().at(centre).points;
    }

    Target& target_;
    Ledger known_;
    Shown shown_ = {}; ///< without circles
};

} // namespace porism::geodsl
