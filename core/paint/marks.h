// Signs of what is given and of what is lit. Both first tell which signs they have, so that what is equal is signed
// alike, then they draw.
#pragma once

#include "paint/scenery.h"

#include <array>
#include <optional>
#include <vector>

namespace porism::paint {

/// Marks of what is given by construction, as far as a figure with them can be read.
class GivenMarks {
public:
    explicit GivenMarks(Scenery& scenery);
    void tell();
    void draw();
    /// Once all is drawn that is lit or given: what the marks say.
    void say();

private:
    using Statement = facts::Statement;
    using Read = void (GivenMarks::*)(const Statement& statement);
    struct Row {
        facts::Predicate predicate;
        Read read;
    };
    static const Row rows[6];

    /// Bearers that a given says to be alike.
    struct Alike {
        Bearer a, b;
        std::size_t given;
        bool signed_alike; ///< they are to have signs
    };
    /// Two lines that a given says to be at right angles, where they are drawn to their common point.
    struct Corner {
        Vec vertex, first, second; ///< directions of length 1
        double first_leg, second_leg;
        Subject subject;
        std::size_t given;
    };

    void read_cong(const Statement& cong) { equal_lengths(cong[0], cong[1], cong[2], cong[3]); }
    void read_midp(const Statement& midp) { equal_lengths(midp[0], midp[1], midp[0], midp[2]); }
    void read_eqangle(const Statement& eqangle);
    void read_para(const Statement& para);
    void read_perp(const Statement& perp);
    void read_relation(const Statement& relation);
    void equal_lengths(PointId a, PointId b, PointId c, PointId d);
    void add(const Bearer& a, const Bearer& b);
    bool covers(PointId a, PointId b) const;
    bool are_diagonals(PointId a, PointId b, PointId c, PointId d) const;
    bool radii(PointId a, PointId b, PointId c, PointId d) const;
    std::optional<Bearer> drawn_corner(PointId a, PointId b, PointId c, PointId d) const;
    std::ptrdiff_t count_of(facts::Predicate predicate) const;
    void compare_halves();
    void tell(std::vector<Alike>& alike, int most_groups);
    void draw(const Alike& alike);
    void sign(const Bearer& bearer);

    Scenery& s_;
    std::size_t given_ = 0; ///< that is being read
    std::array<std::vector<Alike>, Bearer::kinds> alike_;
    std::vector<Corner> corners_;
    EqualSigns drawn_; ///< those of what is given
};

/// The sides of "AB = CD", "∠ABC = ∠DEF"; empty for other equations.
std::vector<facts::Quantity> equal_quantities(const facts::Relation& relation);

void tell_lit(Scenery& scenery);
void draw_lit(Scenery& scenery);

} // namespace porism::paint
