#include "formats/geodsl/candidates.h"

#include "base/text.h"
#include "formats/geodsl/form.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <optional>

namespace porism::geodsl {
namespace {

using facts::Predicate;
using facts::QuantityKind;
using Points = std::map<char, std::string>;

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (const std::string_view word : split(text, ' '))
        if (!word.empty()) words.push_back(word);
    return words;
}

const StatementRow& row_called(std::string_view name) {
    return *std::ranges::find(statement_table(), name, &StatementRow::name);
}

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

/// The letters of constructions, as the action has them; nothing where the action is another one.
std::optional<Points> letters_of(std::string_view construction, const scene::Action& action,
                                 const std::vector<std::string>& names) {
    const auto parts = split(construction, '&');
    if (parts.size() != action.uses.size()) return std::nullopt;
    Points letters;
    for (std::size_t k = 0; k < parts.size(); ++k) {
        const auto words = words_of(parts[k]);
        const scene::Use& use = action.uses[k];
        std::vector<PointId> points = action.outputs;
        points.insert(points.end(), use.points.begin(), use.points.end());
        if (scene::construction_by_name(words[0]) != use.construction || points.size() + 1 != words.size())
            return std::nullopt;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const std::string& name = names[points[i].index()];
            if (letters.try_emplace(words[i + 1].front(), name).first->second != name) return std::nullopt;
        }
    }
    return letters;
}

class Finder {
public:
    Finder(const Builder& builder, const scene::Action& action, const std::vector<std::string>& names)
        : builder_(builder), action_(action), names_(names) {}

    std::vector<Candidate> all() {
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
            auto letters = letters_of(use.words, action_, names_);
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
        if (const auto letters = letters_of(make, action_, names_)) add({}, row, *letters);
    }

    void stated(const facts::Statement& statement) {
        if (statement.relation()) return relation(*statement.relation());
        for (const StatementRow& row : statement_table()) {
            const std::string_view patterns = row.states.empty() ? row.order : row.states;
            if (!patterns.empty() && row.help.empty()) by_pattern(row, patterns.substr(0, patterns.find(',')));
        }
        by_pattern(row_called("Para"), "para A B C D");
        if (statement.predicate() == Predicate::coll) collinear(statement);
        if (statement.predicate() == Predicate::cong) same_circle(statement);
    }

    /// All ways to put the statement's points into a pattern of a row, but for letters that the pattern has not.
    void by_pattern(const StatementRow& row, std::string_view pattern) {
        const auto words = words_of(pattern);
        if (facts::predicate_by_name(words[0]) != action_.states->predicate()) return;
        std::string letters;
        for (std::size_t i = 1; i < words.size(); ++i)
            if (letters.find(words[i].front()) == std::string::npos) letters += words[i].front();
        std::vector<PointId> points(action_.states->points().begin(), action_.states->points().end());
        std::ranges::sort(points);
        points.erase(std::unique(points.begin(), points.end()), points.end());
        if (points.size() != letters.size()) return;
        std::vector<std::string> slots;
        for (const char letter : letters) slots.emplace_back(1, letter);
        const auto parsed = facts::parse_patterns(pattern, slots);
        do {
            if (facts::instantiate(parsed->front(), points) != *action_.states) continue;
            Points bound;
            for (std::size_t i = 0; i < letters.size(); ++i) bound[letters[i]] = names_[points[i].index()];
            add({}, row, bound);
        } while (std::ranges::next_permutation(points).found);
    }

    void collinear(const facts::Statement& statement) {
        const auto name = [&](std::size_t i) { return names_[statement[i].index()]; };
        add({}, row_called("Para"), {{'A', name(0)}, {'B', name(2)}, {'C', name(0)}, {'D', name(1)}});
    }

    /// OA = OB: both on a circle about O.
    void same_circle(const facts::Statement& statement) {
        const auto points = statement.points();
        for (const std::size_t a : {0U, 1U})
            for (const std::size_t b : {2U, 3U}) {
                if (points[a] != points[b]) continue;
                const std::string& centre = names_[points[a].index()];
                const std::string &one = names_[points[1 - a].index()], &other = names_[points[5 - b].index()];
                for (const auto& [first, second] : {std::pair(one, other), std::pair(other, one)}) {
                    Candidate candidate;
                    circle(candidate, centre, first);
                    add(std::move(candidate), row_called("IsOnarc"), {{'A', second}, {'O', centre}});
                }
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
            for (auto& [rest, factor] : value) factor *= numbers::Rational(-1 / coefficient);
            measured(quantity, value);
        }
    }

    void measured(const facts::Quantity& quantity, const facts::Polynomial& value) {
        const auto name = [&](std::size_t i) { return names_[quantity.points()[i].index()]; };
        if (quantity.kind() == QuantityKind::length)
            add({}, row_called("Line"), {{'A', name(0)}, {'B', name(1)}}, {{'x', value}});
        if (quantity.kind() == QuantityKind::angle)
            add({}, row_called("Angle"), {{'A', name(0)}, {'B', name(1)}, {'C', name(2)}}, {{'a', value}});
        if (quantity.kind() != QuantityKind::arc || quantity.points().size() != 3) return;
        Candidate candidate;
        circle(candidate, name(0), name(1));
        add(std::move(candidate), row_called("Arc"), {{'O', name(0)}, {'A', name(1)}, {'B', name(2)}}, {{'a', value}});
    }

    void circle(Candidate& candidate, const std::string& centre, const std::string& point) const {
        if (!builder_.has_circle(centre)) candidate.push_back({&row_called("Circle"), {{{'O', centre}}, {}, {}}});
        if (!builder_.on_circle(centre, point))
            candidate.push_back({&row_called("IsOnarc"), {{{'A', point}, {'O', centre}}, {}, {}}});
    }

    void add(Candidate before, const StatementRow& row, Points points, std::map<char, facts::Polynomial> values = {}) {
        if (!names_all(row, points)) return;
        before.push_back({&row, {std::move(points), std::move(values), {}}});
        found_.push_back(std::move(before));
    }

    const Builder& builder_;
    const scene::Action& action_;
    const std::vector<std::string>& names_;
    std::vector<Candidate> found_;
};

} // namespace

std::vector<Candidate> candidates(const Builder& builder, const scene::Action& action,
                                  const std::vector<std::string>& names) {
    return Finder(builder, action, names).all();
}

} // namespace porism::geodsl
