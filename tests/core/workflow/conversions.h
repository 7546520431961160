// Conversions there and back: what is read, what it shows, and how it is put in a table.
#pragma once

#include "facts/truth.h"
#include "formats/verigeo/operators.h"
#include "scene/catalogue.h"
#include "workflow/convert.h"
#include "workflow/figure.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

inline std::optional<LoadedProblem> read_one(const std::string& bytes) {
    auto loaded = load_bytes(bytes, "scene");
    if (!loaded || loaded->problems.size() != 1 || !loaded->problems.front().document) return std::nullopt;
    return std::move(loaded->problems.front());
}

/// The points of a scene in another one, by their names.
inline std::optional<std::vector<PointId>> points_in(const scene::Scene& other, const scene::Scene& scene) {
    std::vector<PointId> points;
    for (const std::string& name : scene.names()) {
        const auto found = other.find(name);
        if (!found) return std::nullopt;
        points.push_back(*found);
    }
    return points;
}

/// The first equation of a scene that a picture of the other figure does not show, nor its mirror image; empty where
/// there is none. Equations of angles without a sign, which the places of points may tell, are looked at in the first
/// picture alone.
inline std::string lost_equation(const scene::Scene& scene, const Figure& other) {
    const auto points = points_in(other.scene, scene);
    if (!points) return "a point";
    const auto pictures = other.diagram->pictures();
    const auto letters = other.diagram->letters();
    for (std::size_t k = 0; k < pictures.size(); ++k) {
        std::string first;
        for (const double turn : {1.0, -1.0}) {
            std::vector<geometry::Point<double>> picture(pictures[k].begin(), pictures[k].end());
            for (auto& point : picture) point.x *= turn;
            std::string lost;
            for (const scene::Action& action : scene.actions())
                for (const auto& one : scene::said_by(action, &scene::Construction::gives)) {
                    const auto now = facts::renamed(one, *points);
                    const auto is = [](facts::QuantityKind kind) {
                        return [kind](const facts::Quantity& quantity) { return quantity.kind() == kind; };
                    };
                    if (now && now->relation()) {
                        const auto& quantities = now->relation()->quantities();
                        if (std::ranges::any_of(quantities, is(facts::QuantityKind::letter))) continue;
                        if (k > 0 && (std::ranges::any_of(quantities, is(facts::QuantityKind::angle)) ||
                                      std::ranges::any_of(quantities, is(facts::QuantityKind::arc))))
                            continue;
                    }
                    if (now && lost.empty() && !facts::seen(*now, picture, {}, letters[k]))
                        lost = facts::to_string(one, scene.names());
                }
            if (lost.empty()) {
                first.clear();
                break;
            }
            if (first.empty()) first = lost;
        }
        if (!first.empty()) return first;
    }
    return {};
}

/// "AddPoint Free A; AddEdge Midpoint M SEG_AB" as an author's envelope.
inline std::string envelope_of_lines(std::string_view lines) {
    std::string actions;
    std::istringstream all{std::string(lines)};
    for (std::string line; std::getline(all, line, ';');) {
        std::istringstream words(line);
        std::string op, type, args;
        words >> op >> type;
        for (std::string word; words >> word;) args += fmt::format("{}\"{}\"", args.empty() ? "" : ", ", word);
        actions +=
            fmt::format(R"({}{{"op": "{}", "type": "{}", "args": [{}]}})", actions.empty() ? "" : ", ", op, type, args);
    }
    return R"({"problem": "", "givens": [], "goal": "", "answer": "", "comment": "", "actions": [)" + actions + "]}";
}

} // namespace porism::workflow
