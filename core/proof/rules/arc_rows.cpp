#include "proof/rules/arc_rows.h"

#include "base/text.h"
#include "proof/rules/made_row.h"

#include <array>
#include <cmath>
#include <deque>
#include <fmt/format.h>
#include <numbers>

namespace porism::proof {
namespace {

struct Arcs {
    std::size_t count;
    std::string_view name;
    std::string_view title;
};
constexpr std::array all_arcs{
    Arcs{3, "three", "Three"},
    Arcs{4, "four", "Four"},
    Arcs{5, "five", "Five"},
};

/// End i of the arcs, counted round.
std::string end(const Arcs& arcs, std::size_t i) {
    return {static_cast<char>('a' + static_cast<char>(i % arcs.count))};
}

std::string arc(const Arcs& arcs, std::size_t i) {
    return fmt::format("arc(o,{},{})", end(arcs, i), end(arcs, i + 1));
}

/// All ends from one of them on, one way round or the other, behind the centre.
std::string around(const Arcs& arcs, std::size_t first, bool back) {
    std::string out = "o";
    for (std::size_t i = 0; i < arcs.count; ++i) out += " " + end(arcs, back ? first + arcs.count - i : first + i);
    return out;
}

/// The arcs are shorter ones that all turn the same way, and the ends but the last come before the first one again:
/// so they go round once, for with one less than a half turn left they could not go round twice.
std::string once_around(const Arcs& arcs) {
    Words out;
    for (std::size_t i = 1; i < arcs.count; ++i)
        out.push_back(fmt::format("sameclock o a b o {} {}", end(arcs, i), end(arcs, i + 1)));
    for (std::size_t i = 2; i + 2 < arcs.count; ++i)
        out.push_back(fmt::format("sameclock a b c a {} {}", end(arcs, i), end(arcs, i + 1)));
    return join(out, ", ");
}

Words radii(const Arcs& arcs) {
    Words out;
    for (std::size_t i = 0; i + 1 < arcs.count; ++i)
        out.push_back(fmt::format("cong o {} o {}", end(arcs, i), end(arcs, i + 1)));
    return out;
}

/// All arcs but the last are told, and that one is asked.
std::string with_arcs(const Arcs& arcs) {
    constexpr double radius = 5;
    constexpr int full_turn = 360, more = 10;
    constexpr double half_turn = 180;
    std::vector<Sketched> points{{"o", 0, 0}};
    Words told;
    int turn = 0;
    for (std::size_t i = 0; i < arcs.count; ++i) {
        const double at = turn * std::numbers::pi / half_turn;
        points.push_back({end(arcs, i), radius * std::cos(at), radius * std::sin(at)});
        const int degrees = full_turn / static_cast<int>(arcs.count) + (i % 2 == 0 ? -more : more);
        if (i + 1 < arcs.count) told.push_back(fmt::format("{} = {}", arc(arcs, i), degrees));
        turn += degrees;
    }
    return scene_of_statements(points, radii(arcs), told, arc(arcs, arcs.count - 1));
}

Made arcs_together(const Arcs& arcs) {
    Made out;
    out.name = fmt::format("{}_arcs_of_a_circle", arcs.name);
    out.title = fmt::format("{} arcs of a circle", arcs.title);
    out.concept_name = "circle measure";
    out.letters = around(arcs, 0, false);
    out.hypotheses = join(radii(arcs), ", ");
    out.conditions = once_around(arcs);
    out.symmetries = around(arcs, 1, false) + ", " + around(arcs, arcs.count - 1, true);
    out.text = fmt::format("{} arcs that make up a circle have 360° together.", arcs.title);
    out.source = "Definition of the measure of an arc";
    out.example = with_arcs(arcs);
    Words terms;
    for (std::size_t i = 0; i < arcs.count; ++i) terms.push_back(arc(arcs, i));
    out.relation = join(terms, " + ") + " = 360";
    out.standing = Standing::derived;
    return out;
}

} // namespace

std::span<const RuleText> rows_of_arcs() {
    static const std::deque<Made> texts = [] {
        std::deque<Made> out;
        for (const Arcs& arcs : all_arcs) out.push_back(arcs_together(arcs));
        return out;
    }();
    static const std::vector<RuleText> rows = rows_of(texts);
    return rows;
}

} // namespace porism::proof
