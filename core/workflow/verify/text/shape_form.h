// How a text says something of its triangle: forms of words, and what each says of the triangle in signs.
#pragma once

#include "base/text.h"
#include "formats/verigeo/names.h"
#include "geometry/tolerance.h"
#include "workflow/verify/text/clauses.h"
#include "workflow/verify/text/polygons.h"

#include <algorithm>
#include <cstdint>
#include <numbers>
#include <optional>
#include <regex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace porism::workflow {

/// A match in a sentence, and the polygon that is meant there.
struct ShapeFound {
    const Polygons& polygons;
    const Polygon& meant;
    const std::smatch& match;

    /// The points of a part of the match.
    std::optional<Polygon> points(std::size_t part) const {
        Polygon out;
        for (const std::string& name : verigeo::names_in(match[part].str())) {
            const auto point = polygons.point(name);
            if (!point) return std::nullopt;
            out.push_back(*point);
        }
        return out;
    }
    /// The segments of a list that is a part of the match: "AD, BE and CF"; none where it has other points besides.
    std::vector<Polygon> segments(std::size_t part) const {
        std::vector<Polygon> out;
        const std::string list = match[part].str();
        for (const std::string_view word : words_in(list)) {
            if (word == "and") continue;
            Polygon ends;
            for (const std::string& name : verigeo::names_in(word.substr(0, word.find(','))))
                if (const auto point = polygons.point(name)) ends.push_back(*point);
            if (ends.size() != 2) return {};
            out.push_back(std::move(ends));
        }
        return out;
    }
    std::string side(std::size_t i) const {
        return polygons.word({meant[i % meant.size()], meant[(i + 1) % meant.size()]});
    }
    double length(std::size_t i) const {
        return polygons.distance(meant[i % meant.size()], meant[(i + 1) % meant.size()]);
    }
    std::string angle(std::size_t i) const {
        return "∠" + polygons.word({meant[i % 3], meant[(i + 1) % 3], meant[(i + 2) % 3]});
    }
    double size(std::size_t i) const { return polygons.angle(meant[i % 3], meant[(i + 1) % 3], meant[(i + 2) % 3]); }
    /// Whether a triangle is none.
    bool is_flat() const {
        double widest = 0;
        for (std::size_t i = 0; i < 3; ++i) widest = std::max(widest, size(i));
        return !(widest < std::numbers::pi - geometry::Tolerance().clear);
    }
    bool has(PointId point) const { return std::ranges::find(meant, point) != meant.end(); }
};

/// What is said, in signs; empty where that is not certain.
using SayShape = std::string (*)(const ShapeFound&);

/// Of the three sides or angles one after the other.
template<class One>
std::string of_each(One said) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < 3; ++i) out.push_back(said(i));
    return join(out, " and ");
}

/// Whose corners are looked at.
enum class Corners : std::uint8_t { of_triangle, of_polygon, own };

/// Whether the words are about the triangle of the text. A problem tells something of it; a solution may mean any
/// triangle, and means it by "the legs are 3 and 4" at least where that is so.
enum class Meaning : std::uint8_t { certain, of_problem, of_problem_or_seen };

struct ShapeForm {
    std::string_view form;
    SayShape said;
    bool instead = false; ///< of the words, else behind the sentence
    Corners corners = Corners::of_triangle;
    Meaning meaning = Meaning::certain;
    SayShape behind = nullptr; ///< what is said behind the sentence besides what stands instead of the words
};

} // namespace porism::workflow
