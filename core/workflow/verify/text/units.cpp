#include "workflow/verify/text/units.h"

#include "formats/verigeo/units.h"
#include "workflow/verify/text/values.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <ranges>
#include <set>

namespace porism::workflow {
namespace {

using Texts = std::vector<std::string>;

std::set<int> units_in(const Texts& texts) {
    std::set<int> out;
    for (const std::string& text : texts) out.merge(verigeo::length_units_in(text));
    return out;
}

std::vector<CountedText> in_unit(const Texts& texts, int unit) {
    std::vector<CountedText> out;
    for (const std::string& text : texts) {
        const auto counted = verigeo::in_unit(text, unit);
        out.push_back({counted.value_or(text), counted.has_value()});
    }
    return out;
}

std::vector<CountedText> as_they_are(const Texts& texts) {
    std::vector<CountedText> out;
    std::ranges::transform(texts, std::back_inserter(out), [](const std::string& text) { return CountedText{text}; });
    return out;
}

std::ptrdiff_t false_in(const std::vector<CountedText>& texts, translate::Names names,
                        const diagram::Picture& picture) {
    std::ptrdiff_t out = 0;
    for (const CountedText& one : texts)
        if (one.counted)
            out += std::ranges::count(values_in(one.text, Supposing::tells, names, picture), TextValue::State::fails,
                                      &TextValue::state);
    return out;
}

/// Of several units.
int unit_of(const Texts& texts, const std::set<int>& units, translate::Names names, const diagram::Picture& picture) {
    int out = 0;
    auto least = std::numeric_limits<std::ptrdiff_t>::max();
    for (const int unit : std::views::reverse(units)) {
        const auto wrong = false_in(in_unit(texts, unit), names, picture);
        if (wrong < least) out = unit;
        least = std::min(least, wrong);
    }
    return out;
}

/// What is counted in no other unit than it is told in may be told by more than plain numbers.
std::vector<CountedText> in_unit_of_figure(const Texts& texts, verigeo::FigureUnit figure) {
    std::vector<CountedText> out = in_unit(texts, figure.size);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::set<int> units = verigeo::length_units_in(texts[i]);
        if (!out[i].counted && units == std::set{figure.size}) out[i].counted = true;
        out[i].guessed = !figure.told && !units.empty();
    }
    return out;
}

} // namespace

CountedTexts in_one_unit(const Texts& statements, const Texts& solutions, std::optional<verigeo::FigureUnit> figure,
                         translate::Names names, const diagram::Picture& picture) {
    if (figure) return {in_unit_of_figure(statements, *figure), in_unit_of_figure(solutions, *figure)};
    const std::set<int> told = units_in(statements), solved = units_in(solutions);
    std::set<int> all = told;
    all.insert(solved.begin(), solved.end());
    if (all.size() < 2) return {as_they_are(statements), as_they_are(solutions)};
    const auto& units = told.empty() ? all : told;
    const int unit =
        units.size() == 1 ? *units.begin() : unit_of(told.empty() ? solutions : statements, units, names, picture);
    return {told.size() < 2 ? as_they_are(statements) : in_unit(statements, unit), in_unit(solutions, unit)};
}

} // namespace porism::workflow
