#include "verify/question_check.h"

#include "base/digits.h"
#include "geometry/tolerance.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace porism::verify {
namespace {

using problem::Check;
using problem::CheckState;

std::string in_pictures(std::size_t count) {
    return count == 1 ? " in the only picture" : fmt::format(" in all {} pictures", count);
}

Check equation_check(const std::string& said, const scene::Seen& seen, std::size_t pictures) {
    Check out{"numeric", "equation_holds", CheckState::passed, {}, seen.value, geometry::Tolerance{}.equal, {}, {}};
    if (seen.sight == scene::Sight::seen) {
        out.message = said + " is seen" + in_pictures(pictures);
    } else if (seen.sight == scene::Sight::refuted) {
        out.state = CheckState::failed;
        out.message = said + " is false in a picture";
    } else {
        out.state = CheckState::undecided;
        out.message = said + " is too near to tell";
    }
    return out;
}

bool asks_for_length(const scene::Question& asked) {
    return asked.quantity ? asked.quantity->kind() == facts::QuantityKind::length
                          : asked.kind == scene::QuestionKind::lcompute;
}

Check value_check(const scene::Question& asked, const std::string& said, const scene::Seen& seen,
                  std::size_t pictures) {
    const char* unit = in_degrees(asked) ? "°" : "";
    Check out{"numeric", "value_seen", CheckState::passed, {}, as_counted(asked, seen.value), {}, {}, {}};
    if (seen.sight == scene::Sight::seen) {
        out.message = fmt::format("{}: {:.9g}{} is seen{}", said, *out.value, unit, in_pictures(pictures));
        return out;
    }
    out.state = CheckState::failed;
    const auto [one, other] = told_apart(*out.value, as_counted(asked, seen.other), 6);
    out.message = fmt::format("{}: the pictures differ, {}{} in one and {}{} in another", said, one, unit, other, unit);
    out.mend = asks_for_length(asked) ? "give a length, or ask for a ratio" : "give a length or an angle more";
    return out;
}

/// Points whose place of several the scene leaves open: in another one the value may be another.
std::string open_places(const scene::Question& question, const scene::Scene& scene, const diagram::Diagram& diagram) {
    const auto needed = scene.actions_behind(scene::points_of(question));
    std::string names;
    for (std::size_t i = 0; i < needed.size(); ++i) {
        const scene::Action& action = scene.actions()[i];
        if (!needed[i] || action.branch || !action.at.empty() || diagram.choices[i].size() < 2) continue;
        for (const PointId point : action.outputs) names += (names.empty() ? "" : ", ") + scene.name(point);
    }
    return names;
}

Check meaningless_check(const scene::QuestionRow& asked, const std::string& said) {
    Check out{"numeric", asked.equation ? "equation_holds" : "value_seen", CheckState::failed};
    out.message = said + " says nothing: points of it are one, or its numbers too large";
    out.mend = "take points that differ";
    return out;
}

} // namespace

Check question_check(const scene::Question& question, const scene::Scene& scene, const diagram::Diagram& diagram) {
    const auto pictures = diagram.pictures();
    const scene::Seen seen = scene::seen_in(question, pictures, diagram.letters());
    const std::string said = scene::to_string(question, scene.names());
    if (seen.sight == scene::Sight::meaningless) return meaningless_check(row(question.kind), said);
    if (row(question.kind).equation) return equation_check(said, seen, pictures.size());
    Check value = value_check(question, said, seen, pictures.size());
    if (const std::string open = open_places(question, scene, diagram); !open.empty())
        value.message += ", with " + open + " in the first of several places";
    return value;
}

double miss_seen(const scene::Question& question, const diagram::Diagram& diagram) {
    const scene::Seen seen = scene::seen_in(question, diagram.pictures(), diagram.letters());
    if (row(question.kind).equation) return seen.value;
    return std::fabs(seen.value - seen.other) / std::max(std::fabs(seen.value), std::fabs(seen.other));
}

} // namespace porism::verify
