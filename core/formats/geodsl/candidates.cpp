#include "formats/geodsl/candidates.h"

#include "base/text.h"
#include "formats/geodsl/followed.h"
#include "formats/geodsl/form.h"
#include "formats/geodsl/spellings.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace porism::geodsl {
namespace {

using facts::Predicate;
using facts::QuantityKind;
using Points = std::map<char, std::string>;

/// A use with its letters in the order of its slots: outputs, then points.
struct CustomUse {
    std::string_view words;     ///< "on_line X A B & on_circle X O P"
    std::string_view circles;   ///< centre and point of each that is spoken of: "OP"
    std::string_view statement; ///< its name
    std::string_view as = {};   ///< for each letter of the use, in pairs, the one of the form: "XA" of IsOnarc
};

/// Three new points of an angle are a triangle, and said as one.
constexpr std::string_view angles = "angle";

constexpr CustomUse custom_uses[] = {
    {"free A", "", "Free"},
    {"on_circle A O P", "OP", "IsOnarc"},
    {"on_circle X O Q & on_circle X P R", "OQPR", "Intersection_cc"},
    {"intersection_cc X O P Q", "OQPQ", "Intersection_cc"},
    {"on_line X A B & on_circle X O P", "OP", "Intersection_cl"},
    {"on_line X B A & on_circle X O P", "OP", "Intersection_cl"},
    {"intersection_lc X A O B", "OB", "Intersection_cl"},
    {"on_circle P O Q & on_dia P T O", "OQ", "Tangent"},
    {"lc_tangent T P O", "OP", "Tangent"},
    {"incenter2 P Q R O A B C", "", "In_circle"},
    {"on_pline B A C D", "", "Para"},
    {"on_line B C D", "", "Para", "AC"},
};

/// Whether each point of the form has a letter; corners beyond those are not asked for.
bool names_all(const StatementRow& row, const Points& points) {
    const Form& form = form_of(row);
    const auto named = [&](const Slot& slot) {
        return slot.kind == Slot::Kind::value ||
               std::ranges::all_of(slot.letters, [&](char letter) { return points.contains(letter); });
    };
    return std::ranges::all_of(form.arguments, named) && std::ranges::all_of(form.values, named);
}

/// Points of other letters have names of their own in the scene that is read.
bool has_letter(const StatementRow& row, char letter) {
    const Form& form = form_of(row);
    const auto has = [&](const Slot& slot) { return slot.letters.find(letter) != std::string::npos; };
    return std::ranges::any_of(form.arguments, has) || std::ranges::any_of(form.values, has);
}

class Finder {
public:
    explicit Finder(const Sight& sight)
        : sight_(sight), action_(sight.actions.front()),
          ahead_(sight.actions.subspan(1, std::min(far, sight.actions.size() - 1))) {}

    std::vector<Candidate> all() && {
        if (action_.states)
            stated(*action_.states);
        else
            constructed();
        return std::move(found_);
    }

private:
    void constructed() {
        for (const StatementRow& row : statement_table())
            for (const Case& one : row.cases)
                if (!one.make.empty() && row.group != angles) by_case(row, one.make);
        for (const CustomUse& use : custom_uses) {
            auto letters = named(use.words);
            if (!letters) continue;
            if (!use.as.empty()) (*letters)[use.as[0]] = letters->at(use.as[1]);
            Candidate candidate;
            for (std::size_t i = 0; i < use.circles.size(); i += 2)
                circle(candidate, letters->at(use.circles[i]), letters->at(use.circles[i + 1]));
            add(std::move(candidate), row_called(use.statement), *letters);
        }
    }

    /// A case of several constructions has one for what is left, too: each is said by itself.
    void by_case(const StatementRow& row, std::string_view make) {
        if (make.find(';') != std::string_view::npos) return;
        if (const auto letters = named(make)) add({}, row, *letters);
    }

    /// The letters of constructions as the action has them.
    std::optional<Points> named(std::string_view construction) const {
        const auto letters = letters_of(construction, action_);
        if (!letters) return std::nullopt;
        Points points;
        for (const auto& [letter, point] : *letters) points[letter] = name(point);
        return points;
    }
    const std::string& name(PointId point) const { return sight_.name(point); }

    void stated(const facts::Statement& statement) {
        if (statement.relation()) return relation(*statement.relation());
        for (const StatementRow& row : statement_table()) {
            if (!row.help.empty()) continue;
            // What is stated in any case stands alone where the rest is known.
            for (const std::string_view patterns : {row.states, row.order})
                if (!patterns.empty()) by_patterns(row, split(patterns, ','), {});
        }
        const std::string_view parallel = "para A B C D";
        by_patterns(row_called("Para"), std::span(&parallel, 1), {});
        if (statement.predicate() == Predicate::coll) collinear(statement);
        if (statement.predicate() == Predicate::cong) same_circle(statement);
    }

    /// All ways to take the statement, and those behind it, as what a row states. A pattern whose letters those before
    /// it have tells nothing new, and may not be stated at all.
    void by_patterns(const StatementRow& row, std::span<const std::string_view> patterns, const Points& bound,
                     std::size_t done = 0) {
        while (done > 0 && done < patterns.size() && has_letters(patterns[done], bound)) ++done;
        if (done == patterns.size()) return add({}, row, bound);
        const auto go_on = [&](const facts::Statement& statement) {
            for (const Points& more : ways(patterns[done], statement, bound))
                by_patterns(row, patterns, more, done + 1);
        };
        if (done == 0) return go_on(*action_.states);
        for (const scene::Action& later : ahead_)
            if (later.states) go_on(*later.states);
    }

    static bool has_letters(std::string_view pattern, const Points& bound) {
        const auto words = words_of(pattern);
        return std::all_of(words.begin() + 1, words.end(),
                           [&](std::string_view word) { return bound.contains(word.front()); });
    }

    /// All ways to put the statement's points into a pattern, with the letters that are bound.
    std::vector<Points> ways(std::string_view pattern, const facts::Statement& statement, const Points& bound) const {
        std::vector<Points> found;
        const auto words = words_of(pattern);
        if (facts::predicate_by_name(words[0]) != statement.predicate()) return found;
        std::string letters;
        for (std::size_t i = 1; i < words.size(); ++i)
            if (letters.find(words[i].front()) == std::string::npos) letters += words[i].front();
        std::vector<PointId> points(statement.points().begin(), statement.points().end());
        std::ranges::sort(points);
        points.erase(std::unique(points.begin(), points.end()), points.end());
        if (points.size() != letters.size()) return found;
        std::vector<std::string> slots;
        for (const char letter : letters) slots.emplace_back(1, letter);
        const auto parsed = facts::parse_patterns(pattern, slots);
        do {
            if (facts::instantiate(parsed->front(), points) != statement) continue;
            Points all = bound;
            bool same = true;
            for (std::size_t i = 0; i < letters.size(); ++i)
                same = same && all.try_emplace(letters[i], name(points[i])).first->second == name(points[i]);
            if (same) found.push_back(std::move(all));
        } while (std::ranges::next_permutation(points).found);
        return found;
    }

    void collinear(const facts::Statement& statement) {
        const auto at = [&](std::size_t i) { return name(statement[i]); };
        add({}, row_called("Para"), {{'A', at(0)}, {'B', at(2)}, {'C', at(0)}, {'D', at(1)}});
    }

    /// OA = OB: both on a circle about O.
    void same_circle(const facts::Statement& statement) {
        const auto points = statement.points();
        for (const std::size_t a : {0U, 1U})
            for (const std::size_t b : {2U, 3U})
                if (points[a] == points[b]) on_one_circle(points[a], points[1 - a], points[5 - b]);
    }

    void on_one_circle(PointId centre, PointId fixing, PointId other) {
        const auto times = [&](PointId point) {
            const auto found = sight_.named_on.find({centre, point});
            return found == sight_.named_on.end() ? 0 : found->second;
        };
        if (times(fixing) < times(other)) std::swap(fixing, other);
        for (const auto& [first, second] : {std::pair(fixing, other), std::pair(other, fixing)}) {
            Candidate candidate;
            circle(candidate, name(centre), name(first));
            add(std::move(candidate), row_called("IsOnarc"), {{'A', name(second)}, {'O', name(centre)}});
        }
    }

    /// One length, angle or arc with its value: it stands alone and once in the relation.
    void relation(const facts::Relation& relation) {
        for (const auto& [monomial, coefficient] : relation.polynomial()) {
            if (monomial.factors.size() != 1 || monomial.factors.front().exponent != 1) continue;
            const facts::Quantity& quantity = monomial.factors.front().quantity;
            if (quantity.points().empty()) continue;
            facts::Polynomial value = relation.polynomial();
            value.erase(monomial);
            if (!is_value(value)) continue;
            for (auto& [rest, factor] : value) factor *= numbers::Rational(-1 / coefficient);
            measured(quantity, value);
        }
    }

    /// Numbers and letters alone: no value of a statement names points.
    static bool is_value(const facts::Polynomial& polynomial) {
        return std::ranges::all_of(polynomial, [](const auto& term) {
            return std::ranges::all_of(term.first.factors,
                                       [](const auto& factor) { return factor.quantity.points().empty(); });
        });
    }

    void measured(const facts::Quantity& quantity, const facts::Polynomial& value) {
        const auto at = [&](std::size_t i) { return name(quantity.points()[i]); };
        if (quantity.kind() == QuantityKind::length)
            add({}, row_called("Line"), {{'A', at(0)}, {'B', at(1)}}, {{'x', value}});
        if (quantity.kind() == QuantityKind::angle)
            add({}, row_called("Angle"), {{'A', at(0)}, {'B', at(1)}, {'C', at(2)}}, {{'a', value}});
        if (quantity.kind() != QuantityKind::arc || quantity.points().size() != 3) return;
        Candidate candidate;
        circle(candidate, at(0), at(1));
        add(std::move(candidate), row_called("Arc"), {{'O', at(0)}, {'A', at(1)}, {'B', at(2)}}, {{'a', value}});
    }

    void circle(Candidate& candidate, const std::string& centre, const std::string& point) const {
        if (!sight_.builder.has_circle(centre)) candidate.push_back({&row_called("Circle"), {{{'O', centre}}, {}, {}}});
        if (!sight_.builder.on_circle(centre, point))
            candidate.push_back({&row_called("IsOnarc"), {{{'A', point}, {'O', centre}}, {}, {}}});
    }

    void add(Candidate before, const StatementRow& row, Points points, std::map<char, facts::Polynomial> values = {}) {
        if (!names_all(row, points)) return;
        std::erase_if(points, [&](const auto& one) { return !has_letter(row, one.first); });
        before.push_back({&row, {std::move(points), std::move(values), {}}});
        found_.push_back(std::move(before));
    }

    const Sight& sight_;
    /// Statements make a few actions each; regular polygons, which make more, are followed from one to the next.
    static constexpr std::size_t far = 4;
    const scene::Action& action_;
    std::span<const scene::Action> ahead_;
    std::vector<Candidate> found_;
};

} // namespace

NamedOn named_on(const scene::Scene& scene) {
    NamedOn times;
    for (const scene::Action& action : scene.actions()) {
        for (const scene::Use& use : action.uses)
            if (scene::construction(use.construction).name == "on_circle") ++times[{use.points[0], use.points[1]}];
        if (!action.states || action.states->predicate() != Predicate::cong) continue;
        const auto points = action.states->points();
        for (const std::size_t a : {0U, 1U})
            for (const std::size_t b : {2U, 3U})
                if (points[a] == points[b])
                    for (const PointId point : {points[1 - a], points[5 - b]}) ++times[{points[a], point}];
    }
    return times;
}

bool is_made(const scene::Action& action) {
    const auto makes = [&](const Case& one) {
        return !one.make.empty() && std::ranges::any_of(split(one.make, ';'), [&](std::string_view part) {
            return letters_of(part, action).has_value();
        });
    };
    return std::ranges::any_of(custom_uses,
                               [&](const CustomUse& use) { return letters_of(use.words, action).has_value(); }) ||
           std::ranges::any_of(regular_constructions(),
                               [&](const RegularConstruction& one) {
                                   return letters_of(one.of_new, action) || letters_of(one.on_side, action);
                               }) ||
           std::ranges::any_of(statement_table(),
                               [&](const StatementRow& row) { return std::ranges::any_of(row.cases, makes); });
}

std::vector<Candidate> candidates(const Sight& sight) {
    auto found = Finder(sight).all();
    for (const auto& followed : {&regular_polygons, &circle_lines})
        std::ranges::move((*followed)(sight), std::back_inserter(found));
    return found;
}

} // namespace porism::geodsl
