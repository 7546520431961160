#include "verify/question_check.h"

#include "geometry/tolerance.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <vector>

namespace porism::verify {
namespace {

using problem::Check;
using problem::CheckState;

std::string in_pictures(std::size_t count) {
    return count == 1 ? " in the only picture" : fmt::format(" in all {} pictures", count);
}

Check equation_check(const std::string& said, const std::vector<double>& failures) {
    const double worst = *std::ranges::max_element(failures);
    Check out{"numeric", "equation_holds", CheckState::passed, {}, worst, geometry::Tolerance{}.equal, {}, {}};
    if (worst <= geometry::Tolerance{}.equal) {
        out.message = said + " is seen" + in_pictures(failures.size());
    } else if (worst >= geometry::Tolerance{}.clear || std::isnan(worst)) {
        out.state = CheckState::failed;
        out.message = said + " is false in a picture";
    } else {
        out.state = CheckState::undecided;
        out.message = said + " is too near to tell";
    }
    return out;
}

/// An angle in degrees, in [0, 180); a length or a ratio.
double told(const scene::QuestionRow& asked, double value) {
    if (!asked.angles) return value;
    const double degrees = value * 180;
    return same_value(asked.kind, value, 0) ? 0 : degrees;
}

Check value_check(const scene::Question& question, const std::string& said, const std::vector<double>& values) {
    const scene::QuestionRow& asked = row(question.kind);
    const char* unit = asked.angles ? "°" : "";
    Check out{"numeric", "value_seen", CheckState::passed, {}, told(asked, values.front()), {}, {}, {}};
    const auto other =
        std::ranges::find_if(values, [&](double value) { return !same_value(question.kind, value, values.front()); });
    if (other == values.end()) {
        out.message = fmt::format("{}: {:.9g}{} is seen{}", said, *out.value, unit, in_pictures(values.size()));
        return out;
    }
    out.state = CheckState::failed;
    out.message = fmt::format("{}: the pictures differ, {:.6g}{} in one and {:.6g}{} in another", said, *out.value,
                              unit, told(asked, *other), unit);
    out.mend = asked.kind == scene::QuestionKind::lcompute ? "give a length, or ask for a ratio"
                                                           : "ask for what the figure determines";
    return out;
}

} // namespace

Check question_check(const scene::Question& question, const scene::Scene& scene, const diagram::Diagram& diagram) {
    std::vector<double> values;
    for (const auto points : diagram.pictures()) values.push_back(scene::value_in(question, points));
    const std::string said = scene::to_string(question, scene.names());
    return row(question.kind).equation ? equation_check(said, values) : value_check(question, said, values);
}

} // namespace porism::verify
