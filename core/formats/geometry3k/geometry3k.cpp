#include "formats/geometry3k/geometry3k.h"

#include "base/json_text.h"
#include "base/text.h"
#include "formats/geometry3k/forms.h"
#include "formats/geometry3k/record.h"
#include "numbers/answer.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <utility>

namespace porism::geometry3k {
namespace {

using numbers::Scalar;

/// Sketches without a length are drawn so that their points lie within about so much.
constexpr double sketch_size = 10;

/// How long the unit of the sketch is: so that lengths which are told are about right.
double scale_of(const Record& record, const std::vector<Said>& said, const PointIds& ids) {
    const Sketch& sketch = record.sketch;
    std::vector<double> ratios;
    std::vector<std::string> names(ids.size());
    for (const auto& [name, id] : ids) names[id.index()] = name;
    for (const Said& one : said) {
        if (one.statement.predicate() != facts::Predicate::lconst) continue;
        const auto points = one.statement.points();
        const auto drawn = sketch.distance(names[points[0].index()], names[points[1].index()]);
        if (drawn && *drawn > 0) ratios.push_back(one.statement.constant()->get_d() / *drawn);
    }
    if (!ratios.empty()) {
        std::ranges::sort(ratios);
        return ratios[ratios.size() / 2];
    }
    double extent = 0;
    for (const std::string& a : sketch.points())
        for (const std::string& b : sketch.points()) extent = std::max(extent, sketch.distance(a, b).value_or(0));
    return extent > 0 ? sketch_size / extent : 1;
}

/// Four digits, for a sketch is not more exact.
Scalar rounded(double value) {
    constexpr double digits = 1e3;
    return Scalar::from_double(std::nearbyint(value * digits) / digits);
}

Status add_points(const Record& record, double scale, const std::vector<std::string>& names, scene::Scene& scene) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        scene::Action action;
        action.uses.push_back({*scene::construction_by_name("free"), {}, {}});
        if (const auto place = record.sketch.place(record.sketch.points()[i]))
            action.at = {scene::Coordinates{rounded(place->x * scale), rounded(place->y * scale)}};
        if (auto ok = scene.append(std::move(action), std::span(&names[i], 1)); !ok) return ok;
    }
    return {};
}

/// Small letters, as scenes have them; capitals where the small one is taken.
std::vector<std::string> scene_names(const Sketch& sketch) {
    std::vector<std::string> names;
    for (const std::string& name : sketch.points()) names.push_back(lower_case(name));
    return names;
}

Shown shown_by(const Sketch& sketch) {
    const auto in_scene = [](std::vector<std::pair<std::string, std::string>> pairs) {
        for (auto& [first, second] : pairs) {
            first = lower_case(first);
            second = lower_case(second);
        }
        return pairs;
    };
    return {in_scene(sketch.clear_lines()), in_scene(sketch.circles())};
}

Error in_form(Error error, const Form& form) {
    error.what += " (in " + to_string(form.term) + ")";
    error.place.reset();
    error.pointer = form.pointer;
    return error;
}

Result<scene::SceneAndGoals> content_of(const Record& record) {
    PointIds ids;
    for (const std::string& name : record.sketch.points()) ids.emplace(name, PointId(ids.size()));
    Forms forms(record.sketch, ids);
    for (std::size_t i = 0; i < record.forms.size(); ++i)
        if (auto ok = forms.read(record.forms[i].term, i); !ok)
            return fail(in_form(std::move(ok.error()), record.forms[i]));
    scene::SceneAndGoals out;
    const double scale = scale_of(record, forms.said(), ids);
    if (auto ok = add_points(record, scale, scene_names(record.sketch), out.scene); !ok) return fail(ok.error());
    for (const Said& one : forms.said()) {
        scene::Action action;
        action.states = one.statement;
        if (auto ok = out.scene.append(std::move(action), {}); !ok)
            return fail(in_form(std::move(ok.error()), record.forms[one.form]));
    }
    if (forms.asked()) out.questions.push_back(*forms.asked());
    return out;
}

std::string name_of(const Json& json, int line) {
    for (const char* const key : {"id", "name"}) {
        if (!json.is_object() || !json.contains(key)) continue;
        if (json[key].is_number_integer()) return fmt::format("problem {}", json[key].get<std::int64_t>());
        if (json[key].is_string() && !json[key].get<std::string>().empty()) return json[key].get<std::string>();
    }
    return fmt::format("problem in line {}", line);
}

/// Where a record lists values that others have checked, one of them is the answer but for rounding.
bool confirmed(const Json& json, double answer) {
    constexpr double rounding = 0.01;
    if (!json.contains("intergps_checked_values") || !json["intergps_checked_values"].is_array()) return true;
    return std::ranges::any_of(json["intergps_checked_values"], [&](const Json& value) {
        return value.is_number() && std::fabs(value.get<double>() - answer) <= rounding * std::fabs(answer);
    });
}

/// As the record has it: text or a number; empty where it has none.
std::string answer_text(const Json& json) {
    if (!json.is_object() || !json.contains("answer") || json["answer"].is_null()) return {};
    const Json& answer = json["answer"];
    return answer.is_string() ? std::string(trim(answer.get<std::string>())) : to_text(answer);
}

Problem read_line(std::string_view text, int line, const std::string& source) {
    Problem out{fmt::format("problem in line {}", line), line, scene::SceneAndGoals{}, {}, {}};
    const auto placed = [&](Error error) {
        error = placed_in(std::move(error), text, source);
        if (!error.place) error.place = Place{source, 1, 1};
        error.place->line = std::max(error.place->line, 1) + line - 1;
        return error;
    };
    if (text.size() > max_record_bytes) {
        out.content = fail(Error{ErrorKind::bad_input, "record_too_long", "the record is longer than 262144 bytes",
                                 "split it", Place{source, line, 1}});
        return out;
    }
    const auto json = parse_json(text, source);
    if (!json) {
        Error error = json.error();
        if (error.place) error.place->line += line - 1;
        out.content = fail(std::move(error));
        return out;
    }
    out.name = name_of(*json, line);
    out.answer_text = answer_text(*json);
    out.answer = numbers::told_answer(out.answer_text);
    out.disputed = out.answer && !confirmed(*json, numbers::to_double(*out.answer));
    const auto record = read_record(*json);
    out.content = record ? content_of(*record) : Result<scene::SceneAndGoals>(fail(record.error()));
    if (!out.content) {
        out.content = fail(placed(out.content.error()));
        return out;
    }
    out.content->name = out.name;
    out.shown = shown_by(record->sketch);
    return out;
}

bool is_record(const Json& json) {
    return json.is_object() && (json.contains("diagram_logic_forms") || json.contains("diagram_logic_form"));
}

} // namespace

bool looks_like_geometry3k(std::string_view bytes) {
    const std::string_view text = trim(bytes);
    if (!text.starts_with('{') || bytes.find("diagram_logic_form") == std::string_view::npos) return false;
    const auto first = parse_json(text.substr(0, text.find('\n')));
    if (first) return is_record(*first);
    const auto whole = parse_json(text);
    return whole && is_record(*whole);
}

std::vector<Problem> parse_file(std::string_view bytes, const std::string& source) {
    if (const auto whole = parse_json(bytes); whole && is_record(*whole)) return {read_line(bytes, 1, source)};
    std::vector<Problem> out;
    int line = 0;
    for (const std::string_view text : split(bytes, '\n')) {
        ++line;
        if (!trim(text).empty()) out.push_back(read_line(text, line, source));
    }
    return out;
}

} // namespace porism::geometry3k
