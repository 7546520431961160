#include "formats/jgex/placing.h"

#include "base/text.h"
#include "formats/jgex/matching.h"
#include "scene/as_statements.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace porism::jgex {
namespace {

using facts::Pattern;
using facts::Statement;
using scene::Construction;

/// What is enough to say that a construction places its points, beside what it says itself.
struct Enough {
    std::string_view row, statements;
};
constexpr std::array enough = {
    Enough{"midpoint", "coll x a b, cong x a x b"},
    Enough{"circumcenter", "cong x a x b, cong x b x c"},
    Enough{"orthocenter", "perp x a b c, perp x b c a"},
    Enough{"parallelogram", "para a b c x, para a x b c"},
    Enough{"incenter", "eqangle a b a x a x a c, eqangle b c b x b x b a, apart_by b c a x, apart_by c a b x"},
    Enough{"eq_trapezoid", "para d c a b, cong d a b c, same_side_of b c a d, npara d a b c"},
};

/// Those that people know come first, and what says several equations before loci; all others follow.
constexpr std::array<std::string_view, 24> preferred = {
    "midpoint",       "mirror",   "foot",          "circumcenter",    "reflect",         "orthocenter",
    "parallelogram",  "incenter", "excenter",      "intersection_ll", "intersection_lc", "intersection_cc",
    "angle_bisector", "on_line",  "between_bound", "on_circle",       "on_tline",        "on_pline",
    "on_bline",       "on_dia",   "on_circum",     "eqdistance",      "lconst",          "rconst"};

/// Lines by the points that they pass through and by those that tell their directions, circles by their centres: slots
/// of inputs.
struct Locus {
    std::string_view row, passes, along, across, centre;
};
constexpr std::array loci = {
    Locus{"on_line", "ab", "ab", "", ""},
    Locus{"between_bound", "ab", "ab", "", ""},
    Locus{"on_opline", "ab", "ab", "", ""},
    Locus{"on_tline", "a", "", "bc", ""},
    Locus{"on_pline", "a", "bc", "", ""},
    Locus{"on_pline0", "a", "bc", "", ""},
    Locus{"on_bline", "", "", "ab", ""},
    Locus{"on_radical", "", "", "ow", ""},
    Locus{"lc_tangent", "a", "", "ao", ""},
    Locus{"iso_triangle_vertex", "", "", "bc", ""},
    Locus{"iso_triangle_vertex_angle", "", "", "bc", ""},
    Locus{"angle_bisector", "b", "", "", ""},
    Locus{"angle_mirror", "b", "", "", ""},
    Locus{"on_aline", "a", "", "", ""},
    Locus{"on_aline0", "g", "", "", ""},
    Locus{"s_angle", "b", "", "", ""},
    Locus{"aconst", "c", "", "", ""},
    Locus{"on_circle", "", "", "", "o"},
    Locus{"eqdistance", "", "", "", "a"},
    Locus{"lconst", "", "", "", "a"},
    Locus{"l2const", "", "", "", "a"},
    Locus{"rconst", "", "", "", "c"},
    Locus{"r2const", "", "", "", "c"},
};

/// Two lines that have one common point besides those that they pass through.
struct Crossing {
    std::string_view row, one, other;
};
constexpr std::array crossings = {
    Crossing{"intersection_ll", "ab", "cd"}, Crossing{"intersection_lp", "ab", "c"},
    Crossing{"intersection_lt", "ab", "c"},  Crossing{"intersection_pp", "a", "d"},
    Crossing{"intersection_tt", "a", "d"},
};

struct Row {
    ConstructionId id;
    std::size_t outputs, slots;
    std::vector<Pattern> equations, orders;
};

void add(Row& row, Pattern pattern) {
    (facts::row(pattern.predicate).order ? row.orders : row.equations).push_back(std::move(pattern));
}

/// Over the slots of points, as the catalogue numbers them.
Row row_of(ConstructionId id, std::span<const Pattern> patterns) {
    const Construction& construction = scene::construction(id);
    const std::size_t outputs = scene::output_count(construction);
    Row row{id, outputs, outputs + scene::point_input_count(construction), {}, {}};
    for (const Pattern& pattern : patterns) add(row, pattern);
    return row;
}

/// As its row of scene/as_statements has it; with a number as the catalogue has it, which names that. None where no
/// statements say it.
std::vector<Pattern> said_by(ConstructionId id) {
    const Construction& construction = scene::construction(id);
    scene::Action action;
    scene::Use use{id, {}, {}};
    const std::size_t outputs = scene::output_count(construction);
    for (std::size_t i = 0; i < outputs; ++i) action.outputs.emplace_back(i);
    for (std::size_t i = 0; i < scene::point_input_count(construction); ++i) use.points.emplace_back(outputs + i);
    use.values.assign(scene::number_input_count(construction), numbers::Scalar(numbers::Rational(1, 3)));
    action.uses = {use};
    std::vector<Pattern> patterns;
    const auto statements = scene::as_statements(action);
    if (!statements) return patterns;
    if (!use.values.empty()) {
        patterns = construction.gives;
        std::ranges::copy(construction.restricts, std::back_inserter(patterns));
        return patterns;
    }
    for (const Statement& one : *statements) {
        Pattern pattern{one.predicate(), {}, one.constant()};
        for (const PointId point : one.points()) pattern.slots.push_back(static_cast<std::uint8_t>(point.index()));
        patterns.push_back(std::move(pattern));
    }
    return patterns;
}

std::size_t rank(const Row& row) {
    const auto found = std::ranges::find(preferred, scene::construction(row.id).name);
    return static_cast<std::size_t>(found - preferred.begin());
}

/// Points of no line follow from the rest, or hold in general.
bool tells_figures(const Pattern& order) {
    return order.predicate != facts::Predicate::ncoll && order.predicate != facts::Predicate::diff;
}

std::vector<Row> read_rows() {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < scene::catalogue().size(); ++i)
        rows.push_back(row_of(ConstructionId(i), said_by(ConstructionId(i))));
    for (const Enough& one : enough) {
        const ConstructionId id = *scene::construction_by_name(one.row);
        std::vector<std::string> letters;
        for (const scene::Slot& slot : scene::construction(id).slots) letters.push_back(slot.letter);
        rows.push_back(row_of(id, *facts::parse_patterns(one.statements, letters)));
    }
    std::erase_if(
        rows, [](const Row& row) { return row.equations.empty() && std::ranges::none_of(row.orders, tells_figures); });
    std::ranges::stable_sort(rows, {}, rank);
    return rows;
}

std::span<const Row> all_rows() {
    static const std::vector<Row> rows = read_rows();
    return rows;
}

/// The points of a use in these slots.
std::vector<PointId> in_slots(const scene::Use& use, std::string_view letters) {
    std::vector<PointId> out;
    std::size_t input = 0;
    for (const scene::Slot& slot : scene::construction(use.construction).slots) {
        if (slot.kind != scene::SlotKind::point) continue;
        if (letters.find(slot.letter) != std::string_view::npos) out.push_back(use.points[input]);
        ++input;
    }
    return out;
}

bool have_common(const std::vector<PointId>& one, const std::vector<PointId>& other) {
    return std::ranges::find_first_of(one, other) != one.end();
}

bool is_empty_crossing(const scene::Use& use) {
    const auto found = std::ranges::find(crossings, scene::construction(use.construction).name, &Crossing::row);
    return found != crossings.end() && have_common(in_slots(use, found->one), in_slots(use, found->other));
}

/// A construction of which all points are found, held against what is stated.
class Trial {
public:
    Trial(const Row& row, const Binding& binding, std::span<const Statement> statements, const OrderHolds& is_so)
        : row_(row), construction_(scene::construction(row.id)), binding_(binding), points_(*binding.all()),
          statements_(statements), is_so_(is_so) {}

    bool can_be_meant() const {
        const std::span outputs = std::span(points_).first(row_.outputs);
        for (const PointId output : outputs)
            if (std::ranges::count(points_, output) > 1) return false;
        const auto meant = [&](const Pattern& one) { return instance(one, binding_).has_value(); };
        const auto stated = [&](const Pattern& one) { return is_stated(instance(one, binding_)); };
        return std::ranges::all_of(construction_.needs, meant) && std::ranges::all_of(construction_.gives, meant) &&
               std::ranges::all_of(construction_.required, stated) &&
               std::ranges::all_of(row_.orders, [&](const Pattern& one) {
                   const auto order = instance(one, binding_);
                   return order && (!tells_figures(one) || is_so_(*order));
               });
    }

    Placing placing() const {
        Placing out{{points_.begin(), points_.begin() + static_cast<std::ptrdiff_t>(row_.outputs)}, {}, {}, {}};
        scene::Use use{row_.id, {points_.begin() + static_cast<std::ptrdiff_t>(row_.outputs), points_.end()}, {}};
        if (binding_.value) use.values.push_back(number());
        out.uses = {std::move(use)};
        for (const auto* patterns : {&row_.equations, &construction_.gives})
            for (const Pattern& one : *patterns)
                if (const auto said = instance(one, binding_)) add_said(*said, out.said);
        for (const Pattern& one : row_.orders) out.orders.push_back(*instance(one, binding_));
        return out;
    }

private:
    /// Angles as people write them: 60o, 3pi/7.
    numbers::Scalar number() const {
        const auto slot = std::ranges::find(construction_.slots, scene::SlotKind::number, &scene::Slot::kind);
        if (slot->measure != facts::ConstantKind::turns_of_pi) return numbers::Scalar(*binding_.value);
        const numbers::Scalar degrees(numbers::Rational(*binding_.value * 180));
        if (degrees.text().find('/') == std::string::npos) return *numbers::Scalar::parse(degrees.text() + "o");
        const std::string turns = numbers::Scalar(*binding_.value).text();
        const std::size_t slash = turns.find('/');
        return *numbers::Scalar::parse(turns.substr(0, slash) + "pi" + turns.substr(slash));
    }
    bool is_stated(const std::optional<Statement>& statement) const {
        return statement && std::ranges::find(statements_, *statement) != statements_.end();
    }
    void add_said(const Statement& statement, std::set<std::size_t>& said) const {
        for (std::size_t i = 0; i < statements_.size(); ++i)
            if (statements_[i] == statement) said.insert(i);
    }

    const Row& row_;
    const Construction& construction_;
    const Binding& binding_;
    const std::vector<PointId> points_;
    const std::span<const Statement> statements_;
    const OrderHolds& is_so_;
};

const Locus* locus_of(const scene::Use& use) {
    const auto found = std::ranges::find(loci, scene::construction(use.construction).name, &Locus::row);
    return found == loci.end() ? nullptr : &*found;
}

bool have_same(const scene::Use& one, std::string_view slots, const scene::Use& other, std::string_view others) {
    const auto a = in_slots(one, slots), b = in_slots(other, others);
    return !a.empty() && std::ranges::is_permutation(a, b);
}

bool can_meet(const scene::Use& one, const scene::Use& other) {
    const Locus *const a = locus_of(one), *const b = locus_of(other);
    if (!a || !b) return true;
    return !have_common(in_slots(one, a->passes), in_slots(other, b->passes)) &&
           !have_common(in_slots(one, a->centre), in_slots(other, b->centre)) &&
           !have_same(one, a->along, other, b->along) && !have_same(one, a->across, other, b->across);
}

bool places_on_locus(const Placing& placing) {
    return scene::construction(placing.uses.front().construction).places == scene::Places::locus;
}

} // namespace

std::vector<Placing> placings(PointId point, std::span<const Statement> statements, std::span<const Statement> orders,
                              const OrderHolds& is_so) {
    std::vector<Placing> found;
    const StatementsByPoint equations_by_point(statements), orders_by_point(orders);
    for (const Row& row : all_rows())
        for (std::size_t output = 0; output < row.outputs; ++output) {
            Binding start{std::vector<std::optional<PointId>>(row.slots)};
            start.points[output] = point;
            const bool by_orders = row.equations.empty();
            for (const Binding& binding : matches(by_orders ? row.orders : row.equations,
                                                  by_orders ? orders_by_point : equations_by_point, start)) {
                if (!binding.all()) continue;
                const Trial trial(row, binding, statements, is_so);
                if (!trial.can_be_meant()) continue;
                Placing placing = trial.placing();
                if (!is_empty_crossing(placing.uses.front())) found.push_back(std::move(placing));
            }
        }
    return found;
}

std::vector<Placing> meetings(std::span<const Placing> placings) {
    std::vector<Placing> found;
    for (std::size_t i = 0; i < placings.size(); ++i)
        for (std::size_t k = i + 1; k < placings.size(); ++k) {
            const bool in_order = *placings[i].said.begin() <= *placings[k].said.begin();
            const Placing &one = placings[in_order ? i : k], &other = placings[in_order ? k : i];
            if (!places_on_locus(one) || !places_on_locus(other) || one.outputs != other.outputs ||
                one.said == other.said)
                continue;
            if (!can_meet(one.uses.front(), other.uses.front())) continue;
            Placing both = one;
            both.uses.push_back(other.uses.front());
            both.said.insert(other.said.begin(), other.said.end());
            both.orders.insert(both.orders.end(), other.orders.begin(), other.orders.end());
            found.push_back(std::move(both));
        }
    return found;
}

} // namespace porism::jgex
