// What the statements so far have said, besides the actions that they made.
#pragma once

#include "facts/statement.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace porism::geodsl {

/// A circle is known by its centre.
struct KnownCircle {
    std::vector<std::string> points = {};         ///< known to lie on it; the first fixes it
    std::optional<facts::Polynomial> radius = {}; ///< until there is a point
    std::vector<std::string> corners = {};        ///< of the triangle that it is inscribed in: not on it
    /// By a line, as it is named: the point that was taken where it meets the circle nearer to its first point.
    std::map<std::pair<std::string, std::string>, std::string> nearer = {};
};

/// Everything that is entered can be taken back, in the time that entering it took.
class Ledger {
public:
    /// `reserved`: names that no point without a name of its own may have.
    explicit Ledger(std::set<std::string> reserved) : reserved_(std::move(reserved)) {}

    bool reserves(const std::string& name) const { return reserved_.contains(name); }
    void reserve(const std::string& name);

    bool knows(const facts::Statement& statement) const { return statements_.contains(statement); }
    /// Whether it is news.
    bool learn(facts::Statement statement);

    const std::map<std::string, KnownCircle>& circles() const { return circles_; }
    bool has_circle(const std::string& centre) const { return circles_.contains(centre); }
    bool on_circle(const std::string& centre, const std::string& point) const;
    /// Whether there was none about this centre.
    bool add_circle(const std::string& centre);
    /// Of a circle that is there.
    void add_point(const std::string& centre, const std::string& point);
    void set_radius(const std::string& centre, std::optional<facts::Polynomial> radius);
    void set_corners(const std::string& centre, std::vector<std::string> corners);
    /// The point of KnownCircle::nearer, which is the new one where there was none.
    std::string nearer_on(const std::string& centre, const std::pair<std::string, std::string>& line,
                          const std::string& point);

    /// Corners of shapes that have a centre.
    std::span<const std::vector<std::string>> centred() const { return centred_; }
    void add_centred(std::vector<std::string> corners);

    std::size_t mark() const { return entries_.size(); }
    /// Everything that was entered since the mark.
    void take_back(std::size_t mark);

private:
    std::set<std::string> reserved_;
    std::set<facts::Statement> statements_;
    std::map<std::string, KnownCircle> circles_;
    std::vector<std::vector<std::string>> centred_;
    std::vector<std::function<void(Ledger&)>> entries_; ///< what takes each back
};

} // namespace porism::geodsl
