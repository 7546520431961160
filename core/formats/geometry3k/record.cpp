#include "formats/geometry3k/record.h"

#include "base/text.h"
#include "formats/geometry3k/geometry3k.h"
#include "formats/geometry3k/quantities.h"
#include "scene/scene.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace porism::geometry3k {
namespace {

constexpr double no_place = -1; // both coordinates of a point that was not found in the picture

Error in_form(Error error, const std::string& pointer, std::string_view text) {
    if (error.place) {
        const auto column = static_cast<std::size_t>(std::max(error.place->column, 1) - 1);
        error.what += " (at " + in_quotes(text.substr(std::min(column, text.size()))) + ")";
        error.place.reset();
    }
    error.pointer = pointer;
    return error;
}

Error refused(std::string code, std::string what, std::string mend, const std::string& pointer) {
    Error error{ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend), std::nullopt};
    error.pointer = pointer;
    return error;
}

Status read_form(const Json& value, const std::string& pointer, Record& record) {
    if (!value.is_string())
        return fail(refused("json_type", "a form must be text", "write it in quotation marks", pointer));
    if (record.forms.size() == max_forms)
        return fail(refused("too_many_forms", "the record has more than 400 forms", "split it", pointer));
    const std::string text = value.get<std::string>();
    if (trim(text).empty()) return {};
    auto term = parse_term(text);
    if (!term) return fail(in_form(std::move(term.error()), pointer, text));
    record.forms.push_back({*std::move(term), pointer});
    return {};
}

/// Of the first of these members that there is.
Status read_forms(const Json& json, std::initializer_list<const char*> names, Record& record) {
    for (const char* const name : names) {
        if (!json.contains(name)) continue;
        const Json& list = json[name];
        for (std::size_t i = 0; list.is_array() && i < list.size(); ++i)
            if (auto ok = read_form(list[i], fmt::format("/{}/{}", name, i), record); !ok) return ok;
        return {};
    }
    return {};
}

void read_places(const Json& json, Sketch& sketch) {
    if (!json.contains("point_positions") || !json["point_positions"].is_object()) return;
    for (const auto& [name, at] : json["point_positions"].items()) {
        if (sketch.points().size() > scene::max_points) return;
        if (!names_point(Term{name, {}, false, 0})) continue;
        const bool pair = at.is_array() && at.size() == 2 && at[0].is_number() && at[1].is_number();
        std::optional<Place2> place;
        if (pair) place = Place2{at[0].get<double>(), -at[1].get<double>()};
        const bool missing = !pair || (place->x == no_place && place->y == -no_place);
        sketch.add_point(name, missing ? std::nullopt : place);
    }
}

/// "AB", or a letter or two with their numbers.
void read_lines(const Json& json, Sketch& sketch) {
    if (!json.contains("line_instances") || !json["line_instances"].is_array()) return;
    for (const Json& each : json["line_instances"]) {
        if (sketch.points().size() > scene::max_points) return;
        if (!each.is_string()) continue;
        const std::string text = each.get<std::string>();
        const auto second = std::find_if(text.begin() + (text.empty() ? 0 : 1), text.end(),
                                         [](char c) { return c >= 'A' && c <= 'Z'; });
        const std::string a(text.begin(), second), b(second, text.end());
        if (names_point(Term{a, {}, false, 0}) && names_point(Term{b, {}, false, 0})) sketch.add_line(a, b);
    }
}

void read_points(const Term& term, Sketch& sketch) {
    for (const Term& arg : term.args) {
        if (names_point(arg)) sketch.add_point(arg.word, std::nullopt);
        read_points(arg, sketch);
    }
}

/// The centre of a circle and the word for its radius.
std::optional<std::pair<std::string, std::string>> circle_in(const Term& term) {
    if (term.word != "Circle" || term.args.empty() || !names_point(term.args[0])) return std::nullopt;
    return std::pair(term.args[0].word, term.args.size() > 1 ? term.args[1].word : std::string());
}

/// A sector, wherever it is named, is one of a circle about its first point.
void read_sectors(const Term& term, Sketch& sketch) {
    for (const Term& arg : term.args) read_sectors(arg, sketch);
    if (!term.form || term.word != "Sector" || !std::ranges::all_of(term.args, names_point)) return;
    std::vector<std::string> on_arc;
    for (const Term& arg : term.args) on_arc.push_back(arg.word);
    if (on_arc.size() > 1) sketch.add_sector(on_arc.front(), std::span(on_arc).subspan(1));
}

/// What a form says of the points of a circle.
void read_circle(const Term& term, Sketch& sketch) {
    constexpr std::array<std::string_view, 5> forms{"PointLiesOnCircle", "IsRadiusOf", "IsChordOf", "IsDiameterOf",
                                                    "InscribedIn"};
    if (std::ranges::find(forms, term.word) == forms.end() || term.args.size() != 2) return;
    const auto circle = circle_in(term.args[1]);
    if (!circle) return;
    std::vector<Term> points = term.args[0].form ? term.args[0].args : std::vector{term.args[0]};
    for (const Term& point : points)
        if (names_point(point) && point.word != circle->first)
            sketch.add_on_circle(point.word, circle->first, circle->second);
}

/// The numbers in a term that stands for an angle: "angle 3", Angle(3).
std::optional<std::string> number_of_angle(const Term& term) {
    if (term.word == "MeasureOf" && term.args.size() == 1) return number_of_angle(term.args[0]);
    if (!term.form && term.word.starts_with("angle ")) return std::string(trim(std::string_view(term.word).substr(6)));
    const bool numbered = term.word == "Angle" && term.args.size() == 1 && !term.args[0].form &&
                          term.args[0].word.find_first_not_of("0123456789") == std::string::npos;
    if (numbered) return term.args[0].word;
    return std::nullopt;
}

std::optional<Corner> corner_in(const Term& term) {
    if (term.word == "MeasureOf" && term.args.size() == 1) return corner_in(term.args[0]);
    if (term.word != "Angle" || term.args.size() != 3 || !std::ranges::all_of(term.args, names_point))
        return std::nullopt;
    return Corner{term.args[0].word, term.args[1].word, term.args[2].word};
}

void read_angle_name(const Term& term, Sketch& sketch) {
    if (term.word != "Equals" || term.args.size() != 2) return;
    for (const std::size_t i : {0, 1}) {
        const auto corner = corner_in(term.args[i]);
        const auto number = number_of_angle(term.args[1 - i]);
        if (corner && number) sketch.name_angle(*number, *corner);
    }
}

} // namespace

Result<Record> read_record(const Json& json) {
    if (!json.is_object()) return fail("json_not_object", "expected a JSON object", "write one record a line");
    Record record;
    if (auto ok = read_forms(json, {"diagram_logic_forms", "diagram_logic_form"}, record); !ok) return fail(ok.error());
    if (auto ok = read_forms(json, {"text_logic_forms", "text_logic_form"}, record); !ok) return fail(ok.error());
    const auto too_many = [&] { return record.sketch.points().size() > scene::max_points; };
    read_places(json, record.sketch);
    for (const Form& form : record.forms) {
        if (too_many()) break;
        read_points(form.term, record.sketch);
        read_circle(form.term, record.sketch);
        read_angle_name(form.term, record.sketch);
    }
    for (const Form& form : record.forms)
        if (!too_many()) read_sectors(form.term, record.sketch);
    read_lines(json, record.sketch);
    if (too_many()) return fail("too_many_points", "the record names more than 400 points", "split it");
    return record;
}

} // namespace porism::geometry3k
