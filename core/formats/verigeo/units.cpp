#include "formats/verigeo/units.h"

#include "formats/verigeo/figure_unit.h"
#include "numbers/answer.h"
#include "numbers/integer.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <regex>
#include <set>
#include <string_view>
#include <vector>

namespace porism::verigeo {
namespace {

/// Of texts of people: more is not looked at.
constexpr std::size_t longest_told = 4000, longest_answer = 200; // bytes

/// In tenths of a millimetre.
struct LengthUnit {
    const char* form;
    int size;
};
constexpr std::array length_units{
    LengthUnit{"mm|millimet(?:re|er)s?", 10},
    LengthUnit{"cm|centimet(?:re|er)s?", 100},
    LengthUnit{"dm|decimet(?:re|er)s?", 1000},
    LengthUnit{"m|met(?:re|er)s?", 10'000},
    LengthUnit{"km|kilomet(?:re|er)s?", 10'000'000},
    LengthUnit{"inch(?:es)?", 254},
    LengthUnit{"ft|feet|foot", 3048},
};

std::string any_unit() {
    std::string out;
    for (const LengthUnit& unit : length_units) out += (out.empty() ? "" : "|") + std::string(unit.form);
    return "(" + out + ")(?![A-Za-z])";
}

int size_of(const std::string& word) {
    static const auto forms = [] {
        std::array<std::regex, length_units.size()> out;
        std::ranges::transform(length_units, out.begin(), [](const LengthUnit& unit) { return std::regex(unit.form); });
        return out;
    }();
    for (std::size_t i = 0; i < forms.size(); ++i)
        if (std::regex_match(word, forms.at(i))) return length_units.at(i).size;
    return 0;
}

std::vector<int> units_in_order(const std::string& text) {
    static const std::regex told("[0-9)}] ?(?:\\\\text\\{ ?|\\\\mathrm\\{ ?|\\\\, ?)?(?:square |sq\\.? )?" +
                                 any_unit());
    std::vector<int> out;
    if (text.size() > longest_told) return out;
    for (std::sregex_iterator match(text.begin(), text.end(), told), none; match != none; ++match)
        out.push_back(size_of((*match)[1].str()));
    return out;
}

/// Decimals stay as they are written: how far they are rounded is theirs.
std::string counted(const std::string& number, const numbers::Rational& factor) {
    if (factor == 1) return number;
    const auto read = number.find('.') == std::string::npos ? numbers::told_answer(number) : std::nullopt;
    if (const auto value = read ? numbers::as_rational(*read) : std::nullopt)
        return numbers::Scalar(numbers::Rational(*value * factor)).text();
    const bool whole = factor.get_num() == 1;
    return number + (whole ? "/" + factor.get_den().get_str() : "*" + factor.get_str());
}

struct TextUnits {
    std::set<int> told;       ///< behind numbers
    std::optional<int> asked; ///< "in metres"
    bool squares = false;     ///< of these
};

void look_at(const std::string& text, TextUnits& out) {
    static const std::regex asked("\\bin (square )?" + any_unit());
    if (text.size() > longest_told) return;
    out.told.merge(length_units_in(text));
    std::smatch match;
    if (!std::regex_search(text, match, asked)) return;
    out.asked = size_of(match[2].str());
    out.squares = match[1].matched;
}

TextUnits units_of(const Envelope& envelope) {
    TextUnits out;
    look_at(envelope.problem, out);
    for (const std::string& given : envelope.givens) look_at(given, out);
    look_at(envelope.goal, out);
    return out;
}

/// "x = 50 mm": what stands before the number, the number, and its unit.
struct ToldLength {
    std::string before, number;
    std::optional<int> unit;
    bool squares = false;
};

ToldLength told_length(const std::string& answer) {
    static const std::regex with_unit("(.*=)?([^=]*?) ?(?:\\\\text\\{|\\\\mathrm\\{|\\\\, ?)? ?(square |sq\\.? )?" +
                                      any_unit() + "\\}?(\\^ ?2|\\^\\{2\\}|²| squared)?\\.?"),
        bare("(.*=)?([^=]*)");
    std::smatch match;
    if (std::regex_match(answer, match, with_unit))
        return {match[1].str(), match[2].str(), size_of(match[4].str()), match[3].matched || match[5].matched};
    std::regex_match(answer, match, bare);
    return {match[1].str(), match[2].str(), std::nullopt, false};
}

} // namespace

bool is_length_unit(const numbers::Integer& tenths_of_a_millimetre) {
    return std::ranges::any_of(length_units,
                               [&](const LengthUnit& unit) { return unit.size == tenths_of_a_millimetre; });
}

std::set<int> units_told_of_answer(const Envelope& envelope) {
    std::set<int> out;
    if (const auto asked = units_of(envelope).asked) out.insert(*asked);
    if (envelope.answer.size() <= longest_answer)
        if (const auto unit = told_length(envelope.answer).unit) out.insert(*unit);
    return out;
}

std::set<int> length_units_in(const std::string& text) {
    const auto units = units_in_order(text);
    return {units.begin(), units.end()};
}

std::optional<std::string> in_unit(const std::string& text, int unit) {
    static const std::regex plain("(^|[^0-9.,/*^_)}A-Za-z] ?)((?:[0-9]+ )?[0-9]+/[0-9]+|[0-9]+(?:\\.[0-9]+)?)"
                                  " ?(\\\\text\\{ ?|\\\\mathrm\\{ ?|\\\\, ?)?(square |sq\\.? )?" +
                                  any_unit() + "(\\^ ?\\(?2\\)?|\\^\\{2\\}|²| squared)?(\\})?");
    std::string out;
    std::size_t replaced = 0;
    auto from = text.begin();
    for (std::sregex_iterator match(text.begin(), text.end(), plain), none; match != none; ++match) {
        const auto& parts = *match;
        numbers::Rational factor(size_of(parts[5].str()), unit);
        factor.canonicalize();
        const bool squares = parts[4].matched || parts[6].matched;
        if (squares) factor *= factor;
        out.append(from, parts[0].first);
        out += parts[1].str() + counted(parts[2].str(), factor) + (squares ? " square units" : " units");
        // A bracket of TeX around the unit is gone with it.
        if (parts[7].matched && !parts[3].matched) out += "}";
        from = parts[0].second;
        ++replaced;
    }
    if (replaced != units_in_order(text).size()) return std::nullopt;
    return out.append(from, text.end());
}

std::string answer_in_own_unit(const Envelope& envelope) {
    std::string answer = envelope.answer;
    if (answer.size() > longest_answer || answer.find_first_of(";,") != std::string::npos) return answer;
    const TextUnits texts = units_of(envelope);
    const auto figure = unit_of_figure(envelope);
    if (!figure) return answer;
    std::string plain = answer;
    std::erase(plain, '$');
    const ToldLength told = told_length(plain);
    const auto unit = told.unit ? told.unit : texts.asked;
    if (told.number.empty() || !unit) return answer;
    if (*unit == figure->size) return told.before + told.number;
    numbers::Rational factor(*unit, figure->size);
    factor.canonicalize();
    if (told.unit ? told.squares : texts.squares) factor *= factor;
    const auto number = numbers::told_answer(told.number);
    if (const auto rational = number ? numbers::as_rational(*number) : std::nullopt)
        return told.before + numbers::Scalar(numbers::Rational(*rational * factor)).text();
    return fmt::format("{}({})*({})", told.before, told.number, factor.get_str());
}

} // namespace porism::verigeo
