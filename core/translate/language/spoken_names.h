// How texts name points, so that names which run together can be told apart.
#pragma once

#include "base/ids.h"
#include "translate/say.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::translate {

/// "a1" is said A1. A name is said as it is written and in brackets, "(aB)", where it could not be told from others:
/// it has a capital inside, or another point is said the same.
class SpokenNames {
public:
    explicit SpokenNames(Names names);

    const std::string& of(PointId point) const { return spoken_[point.index()]; }
    std::string of(std::span<const PointId> points) const;
    std::optional<PointId> find(std::string_view spoken) const;
    std::size_t size() const { return spoken_.size(); }

private:
    std::vector<std::string> spoken_;
};

/// How many bytes at the beginning of the text are the name of a point as texts say it; 0 where none is.
std::size_t name_at(std::string_view text);
/// The name that a scene may have for a point which a text calls so: "A1" is a1.
std::string name_of(std::string_view spoken);

} // namespace porism::translate
