// Which signs of a picture are alike: equal lengths have as many ticks, others have another number of them; so have
// equal angles their arcs and parallels their arrow heads.
#pragma once

#include "paint/vec.h"

#include <array>
#include <cstdint>
#include <vector>

namespace porism::paint {

/// What bears a sign, where it is in the picture, in pixels: the ends of a segment in any order (the third is not
/// looked at), or the vertex of an angle and a point on each side, in any order.
struct Bearer {
    enum class Kind : std::uint8_t { length, angle, direction };
    static constexpr std::size_t kinds = 3;
    Kind kind;
    std::array<Vec, 3> at;
    Subject subject = {}; ///< of its sign; not looked at where bearers are compared

    static Bearer of_length(Vec a, Vec b, const Subject& subject = {}) { return {Kind::length, {a, b}, subject}; }
    static Bearer of_angle(Vec vertex, Vec first, Vec second, const Subject& subject = {}) {
        return {Kind::angle, {vertex, first, second}, subject};
    }
    static Bearer of_direction(Vec a, Vec b, const Subject& subject = {}) { return {Kind::direction, {a, b}, subject}; }
};

/// The angle, less than a straight one, radians.
double size_of_angle(const Bearer& angle);
/// Of two angles.
bool seen_equal(const Bearer& a, const Bearer& b);

/// Groups of bearers of one kind that are equal. Those that are told first have the fewest strokes.
class EqualSigns {
public:
    /// They are equal: one sign for both, and for what each is equal to.
    void join(const Bearer& a, const Bearer& b);
    /// How many strokes the bearer's sign has, from 1; its groups are numbered as they are then. Adds it.
    int strokes(const Bearer& bearer);
    bool has(const Bearer& bearer) const { return find(bearer) != members_.size(); }
    /// Of a bearer that is there (asserted): whether it is told to be equal to another that is there.
    bool alike(const Bearer& a, const Bearer& b) const;
    /// The subject with which a bearer that is there was told first.
    const Subject& subject(const Bearer& bearer) const { return members_[find(bearer)].bearer.subject; }
    void set_drawn(const Bearer& bearer) { members_[place_of(bearer)].drawn = true; }
    bool is_drawn(const Bearer& bearer) { return members_[place_of(bearer)].drawn; }

private:
    struct Member {
        Bearer bearer;
        std::size_t group; ///< the first member of it
        bool drawn = false;
    };
    std::size_t find(const Bearer& bearer) const; ///< members_.size() for none
    std::size_t place_of(const Bearer& bearer);

    std::vector<Member> members_;
};

} // namespace porism::paint
