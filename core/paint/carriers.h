// The straight lines of a picture: pieces that lie on one line are joined, the heavier weight winning where they
// overlap.
#pragma once

#include "paint/compose.h"
#include "paint/vec.h"

#include <optional>
#include <span>
#include <vector>

namespace porism::paint {

/// How far a line is drawn from a point of it, along a direction and against it; 0 where it ends there.
struct Reach {
    double along = 0, against = 0;
};

class Carriers {
public:
    /// A stretch of one weight between two named points.
    struct Span {
        double from, to;
        PointId first, second;
        Sketch::Weight weight;
    };
    struct Carrier {
        Vec origin, direction; ///< direction of length 1
        std::vector<Span> spans;

        Vec at(double t) const { return origin + t * direction; }
    };

    /// `pixels` by PointId.
    Carriers(std::span<const Sketch::Piece> pieces, std::span<const Vec> pixels);

    std::span<const Carrier> lines() const { return lines_; }
    /// How far the line through `p` in the given direction (of length 1) is drawn without a gap; empty if nothing is
    /// drawn there.
    std::optional<Reach> reach(Vec p, Vec direction) const;
    /// Whether the whole segment is drawn.
    bool covers(Vec a, Vec b) const;

private:
    void add(const Sketch::Piece& piece, Vec a, Vec b);
    void add_to_foot(const Sketch::Piece& altitude, std::span<const Vec> pixels);
    const Carrier* find(Vec p, Vec direction) const;

    std::vector<Carrier> lines_;
};

} // namespace porism::paint
