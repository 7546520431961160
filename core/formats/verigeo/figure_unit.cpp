#include "formats/verigeo/figure_unit.h"

#include "formats/verigeo/names.h"
#include "formats/verigeo/units.h"
#include "numbers/answer.h"

#include <algorithm>
#include <map>
#include <regex>
#include <string>
#include <utility>
#include <vector>

namespace porism::verigeo {
namespace {

using numbers::Rational;

bool is_comparison(const Action& action) {
    return action.row->op == "AddEdge" && action.row->type == "ExprConstraint";
}

std::set<int> units_of_edges(const Envelope& envelope) {
    std::set<int> out;
    for (const Action& action : envelope.actions)
        if (is_comparison(action))
            for (const std::string& side : action.args) out.merge(length_units_in(side));
    return out;
}

std::set<int> units_of_texts(const Envelope& envelope) {
    std::set<int> out = length_units_in(envelope.problem);
    for (const std::string& given : envelope.givens) out.merge(length_units_in(given));
    return out;
}

std::optional<Rational> plain_number(const std::string& text) {
    const auto told = numbers::told_answer(text);
    return told ? numbers::as_rational(*told) : std::nullopt;
}

/// Of the edges that are a length and its number, by the normal name of the segment.
std::map<std::string, Rational> lengths_of_edges(const Envelope& envelope) {
    std::map<std::string, Rational> out;
    for (const Action& action : envelope.actions) {
        if (!is_comparison(action) || action.args.size() != 3 || !action.args[1].starts_with('=')) continue;
        const auto ends = names_behind(action.args[0], 2, {"SEG_", ""});
        const auto number = plain_number(action.args[2]);
        if (ends && number && *number > 0) out.emplace(segment_id((*ends)[0], (*ends)[1]), *number);
    }
    return out;
}

/// The units in which the lengths that a text tells are those of the edges.
void add_fitting(const std::string& text, const std::map<std::string, Rational>& edges, std::set<int>& out) {
    static const std::regex told("\\b([A-Z][A-Z0-9_']{1,16}) ?(?:=|is|equals|has length|of length) ?"
                                 "([0-9]+(?:\\.[0-9]+|/[0-9]+)?) ?([a-z]{1,12})\\b");
    constexpr std::size_t most_bytes = 4000;
    if (text.size() > most_bytes) return;
    for (std::sregex_iterator match(text.begin(), text.end(), told), none; match != none; ++match) {
        const auto ends = names_behind((*match)[1].str(), 2, {""});
        const auto number = plain_number((*match)[2].str());
        const std::set<int> unit = length_units_in("1 " + (*match)[3].str());
        const auto edge = ends ? edges.find(segment_id((*ends)[0], (*ends)[1])) : edges.end();
        if (edge == edges.end() || !number || unit.size() != 1) continue;
        const Rational size = *unit.begin() * *number / edge->second;
        out.insert(numbers::is_integer(size) && is_length_unit(size.get_num())
                       ? static_cast<int>(size.get_num().get_si())
                       : 0);
    }
}

} // namespace

std::optional<FigureUnit> unit_of_figure(const Envelope& envelope) {
    const std::set<int> edges = units_of_edges(envelope), texts = units_of_texts(envelope);
    if (!edges.empty()) {
        const bool of_texts = texts.size() == 1 && edges.contains(*texts.begin());
        return FigureUnit{of_texts ? *texts.begin() : *edges.rbegin()};
    }
    if (texts.empty()) return std::nullopt;
    std::set<int> fitting;
    const auto lengths = lengths_of_edges(envelope);
    add_fitting(envelope.problem, lengths, fitting);
    for (const std::string& given : envelope.givens) add_fitting(given, lengths, fitting);
    if (fitting.size() == 1 && *fitting.begin() > 0) {
        const int unit = *fitting.begin();
        return FigureUnit{unit, texts.contains(unit) || units_told_of_answer(envelope).contains(unit)};
    }
    return texts.size() == 1 ? std::optional(FigureUnit{*texts.begin()}) : std::nullopt;
}

Envelope with_edges_in_unit(Envelope envelope) {
    if (units_of_edges(envelope).empty()) return envelope;
    const int unit = unit_of_figure(envelope)->size;
    static const std::regex word(" (?:square )?units");
    const auto count = [&](std::vector<Action>& actions) {
        for (Action& action : actions) {
            if (!is_comparison(action)) continue;
            for (std::string& side : action.args)
                if (auto counted = in_unit(side, unit); counted && !length_units_in(side).empty())
                    side = std::regex_replace(*counted, word, "");
        }
    };
    count(envelope.actions);
    if (envelope.solver_actions) count(*envelope.solver_actions);
    return envelope;
}

} // namespace porism::verigeo
