// Where the time of a closure goes, for those who ask (Options::profile).
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <span>
#include <string_view>

namespace porism::reason {

/// What a closure is at. Each moment belongs to one part, the innermost.
enum class Part : std::uint8_t {
    finders,    ///< sorting a picture: lines, circles, distances, similar triangles
    matching,   ///< binding the letters of rows, looking at the other pictures
    bridges,    ///< right angles and equal lengths that one table may tell another
    sines,      ///< triangles for the law of sines
    instances,  ///< the hypotheses of waiting instances, written down and looked up
    questions,  ///< asking the tables
    branches,   ///< which branch of a torsion element holds, by balls
    statements, ///< conclusions and premises: entering them
    rows,       ///< their equations as new rows of the tables
    classes,    ///< merging lines and circles
    other,      ///< what is left: queues, givens, goals
    idle,       ///< not closing; not counted
};

struct PartRow {
    Part part;
    std::string_view name;
    std::string_view words; ///< for people
};
/// All parts but idle.
std::span<const PartRow> profile_parts();

/// Wall clock by parts, added up over the closures that it is given to. The clock is read some hundred thousand times a
/// second: the sum is a few per cent more than without. One closure at a time.
class Profile {
public:
    double ms(Part part) const { return ms_[static_cast<std::size_t>(part)]; }
    /// Of all parts.
    double total() const;
    /// Charges the time so far to the part that ends; returns it.
    Part turn_to(Part next);

private:
    using Clock = std::chrono::steady_clock;
    std::array<double, static_cast<std::size_t>(Part::idle) + 1> ms_{};
    Part current_ = Part::idle;
    Clock::time_point since_{};
};

/// For its life time belongs to a part. Without a profile it does nothing.
class Timed {
public:
    Timed(Profile* profile, Part part) : profile_(profile) {
        if (profile_ != nullptr) before_ = profile_->turn_to(part);
    }
    ~Timed() {
        if (profile_ != nullptr) profile_->turn_to(before_);
    }
    Timed(const Timed&) = delete;
    Timed& operator=(const Timed&) = delete;

private:
    Profile* profile_;
    Part before_ = Part::idle;
};

} // namespace porism::reason
