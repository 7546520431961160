#include "translate/read.h"

#include "base/text.h"
#include "geometry/vector.h"
#include "scene/scene.h"
#include "translate/statement_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <vector>

namespace porism::translate {
namespace {

using facts::Predicate;
using facts::Statement;
using numbers::Rational;

/// What people type for a sign.
struct Typed {
    std::string_view typed, sign;
};
constexpr std::array signs{Typed{"⟂", "⊥"}, Typed{"||", "∥"}, Typed{"//", "∥"}, Typed{"~", "∼"},
                           Typed{"*", "·"}, Typed{"^2", "²"}, Typed{"-", "−"},  Typed{"<", "∠"}};

constexpr std::string_view angle = "∠", degree = "°";

std::string without_blanks(std::string_view text) {
    std::string out = lower_case(text);
    std::erase_if(out, [](char c) { return c == ' ' || c == '\t'; });
    return out;
}

/// As the templates have it, once those are without blanks.
std::string normal(std::string_view text) {
    std::string out = without_blanks(text);
    for (const auto& [typed, sign] : signs)
        for (std::size_t at = out.find(typed); at != std::string::npos; at = out.find(typed, at + sign.size()))
            out.replace(at, typed.size(), sign);
    const std::size_t value = out.find('=') + 1;
    const bool bare = out.find(degree) == std::string::npos;
    if (out.starts_with(angle) && value > 0 && bare && is_digit(out[value]) && is_digit(out.back())) out += degree;
    return out;
}

/// What the slots of a template stand for.
using Slots = WordSlots;

/// Fits a text to a template, the longest names first where one begins another.
class Fitting {
public:
    explicit Fitting(Names names) {
        for (std::size_t i = 0; i < names.size(); ++i)
            names_.emplace_back(lower_case(scene::display_name(names[i])), PointId(i));
        std::ranges::stable_sort(names_, std::ranges::greater{}, [](const auto& name) { return name.first.size(); });
    }

    std::optional<Slots> fit(std::string_view pattern, std::string_view text) const {
        Slots slots;
        return fit(pattern, text, slots) ? std::optional(slots) : std::nullopt;
    }

private:
    bool fit(std::string_view pattern, std::string_view text, Slots& slots) const {
        const std::size_t open = std::min(pattern.find('{'), pattern.size());
        if (!text.starts_with(pattern.substr(0, open))) return false;
        text.remove_prefix(open);
        if (open == pattern.size()) return text.empty();
        const std::size_t close = pattern.find('}');
        const std::string_view key = pattern.substr(open + 1, close - open - 1), rest = pattern.substr(close + 1);
        if (key == "q") return fit_number(rest, text, slots);
        std::size_t index = 0;
        std::from_chars(key.data(), key.data() + key.size(), index);
        return fit_point(index, rest, text, slots);
    }
    bool fit_point(std::size_t index, std::string_view rest, std::string_view text, Slots& slots) const {
        for (const auto& [name, point] : names_) {
            if (!text.starts_with(name)) continue;
            const auto [known, fresh] = slots.points.emplace(index, point);
            if (known->second == point && fit(rest, text.substr(name.size()), slots)) return true;
            if (fresh) slots.points.erase(known);
        }
        return false;
    }
    bool fit_number(std::string_view rest, std::string_view text, Slots& slots) const {
        constexpr std::array<std::string_view, 14> parts{"0", "1", "2", "3", "4", "5", "6",
                                                         "7", "8", "9", "/", ":", "°", "."};
        std::size_t end = 0;
        for (bool more = true; more;) {
            const auto part =
                std::ranges::find_if(parts, [&](std::string_view each) { return text.substr(end).starts_with(each); });
            more = part != parts.end();
            if (more) end += part->size();
        }
        if (end == 0) return false;
        slots.q = text.substr(0, end);
        return fit(rest, text.substr(end), slots);
    }

    std::vector<std::pair<std::string, PointId>> names_; ///< the longest first
};

/// "60°" and "180°/7" as turns of pi, "3:4" and "5/2" as ratios; nothing for what is no number.
std::optional<Rational> constant_of(std::string text) {
    const std::size_t at = text.find(degree);
    if (at != std::string::npos) text.erase(at, degree.size());
    std::ranges::replace(text, ':', '/');
    const auto value = numbers::parse_rational(text);
    if (!value) return std::nullopt;
    return at == std::string::npos ? *value : Rational(*value / 180);
}

/// Points by the slots of a template that does not name all in the order of the statement; `turned` where its angles
/// run against each other, or the only one clockwise.
struct SlotOrder {
    Predicate predicate;
    Reading reading;
    std::array<std::size_t, 8> slots, turned;
};
constexpr std::array<std::size_t, 8> two_angles{0, 1, 0, 3, 4, 5, 4, 7}, against{0, 1, 0, 3, 4, 7, 4, 5},
    one_angle{0, 1, 0, 3}, clockwise{0, 3, 0, 1}, reversed{0, 1, 2, 3, 5, 4}, mean{0, 1, 2, 3, 4, 5, 0, 1};
using enum Predicate;
using enum Reading;
constexpr std::array orders{
    SlotOrder{eqangle, equal, two_angles, against},     SlotOrder{eqangle, supplementary, against, two_angles},
    SlotOrder{aconst, equal, one_angle, clockwise},     SlotOrder{eqsine, equal, two_angles, two_angles},
    SlotOrder{sconst, equal, one_angle, one_angle},     SlotOrder{eqratio, square, mean, mean},
    SlotOrder{para, joined, one_angle, one_angle},      SlotOrder{npara, joined, one_angle, one_angle},
    SlotOrder{sameclock, opposite, reversed, reversed},
};

bool runs_clockwise(const Slots& slots, std::size_t vertex, Picture picture) {
    const auto at = [&](std::size_t slot) { return picture[slots.points.at(slot).index()]; };
    return geometry::cross(at(vertex + 1) - at(vertex), at(vertex + 3) - at(vertex)) < 0;
}

bool turned(const Words& words, const Slots& slots, Picture picture) {
    const bool angles = words.predicate == eqangle || words.predicate == aconst;
    if (!angles || words.reading == plain || picture.empty()) return false;
    return runs_clockwise(slots, 0, picture) != (words.predicate == eqangle && runs_clockwise(slots, 4, picture));
}

std::vector<PointId> points_of(const Words& words, const Slots& slots, Picture picture) {
    std::vector<PointId> points;
    const auto row = std::ranges::find_if(orders, [&](const SlotOrder& order) {
        return order.predicate == words.predicate && order.reading == words.reading;
    });
    const std::size_t arity = facts::row(words.predicate).arity;
    for (std::size_t i = 0; i < arity; ++i) {
        std::size_t slot = i;
        if (row != orders.end()) slot = turned(words, slots, picture) ? row->turned[i] : row->slots[i];
        points.push_back(slots.points.at(slot));
    }
    return points;
}

} // namespace

std::optional<Statement> statement_of(const Words& words, const WordSlots& slots, Picture picture) {
    const auto constant = constant_of(slots.q);
    if (!slots.q.empty() && !constant) return std::nullopt;
    return facts::make(words.predicate, points_of(words, slots, picture), constant);
}

std::optional<Statement> read(std::string_view text, Names names, Picture picture) {
    const std::string wanted = normal(text);
    const Fitting fitting(names);
    for (const Words& words : statement_words()) {
        if (facts::row(words.predicate).order) continue;
        const auto slots = fitting.fit(without_blanks(words.text), wanted);
        if (!slots) continue;
        if (const auto statement = statement_of(words, *slots, picture)) return statement;
    }
    return std::nullopt;
}

} // namespace porism::translate
