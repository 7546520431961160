#include "translate/say.h"

#include "scene/scene.h"
#include "translate/quantity_text.h"
#include "translate/statement_words.h"
#include "translate/wording.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

namespace porism::translate {
namespace {

using facts::Predicate;
using facts::Statement;

using enum Predicate;
using enum Reading;
constexpr std::array all_words{
    Words{coll, plain, "{0}, {1} and {2} lie on one line"},
    Words{para, plain, "{0}{1} ∥ {2}{3}"},
    Words{para, joined, "{0}{1} and {0}{3} have the same direction"},
    Words{perp, plain, "{0}{1} ⊥ {2}{3}"},
    Words{cong, plain, "{0}{1} = {2}{3}"},
    Words{eqangle, plain, "∠({0}{1}, {2}{3}) = ∠({4}{5}, {6}{7})"},
    Words{eqangle, equal, "∠{1}{0}{3} = ∠{5}{4}{7}"},
    Words{eqangle, supplementary, "∠{1}{0}{3} + ∠{5}{4}{7} = 180°"},
    Words{eqratio, plain, "{0}{1} : {2}{3} = {4}{5} : {6}{7}"},
    Words{eqratio, square, "{0}{1}² = {2}{3} · {4}{5}"},
    Words{cyclic, plain, "{0}, {1}, {2} and {3} lie on one circle"},
    Words{circle, plain, "{0} is the centre of the circle through {1}, {2} and {3}"},
    Words{midp, plain, "{0} is the midpoint of {1}{2}"},
    Words{simtri, plain, "△{0}{1}{2} ∼ △{3}{4}{5}"},
    Words{simtrir, plain, "△{0}{1}{2} ∼ △{3}{4}{5}, oppositely oriented"},
    Words{contri, plain, "△{0}{1}{2} ≅ △{3}{4}{5}"},
    Words{contrir, plain, "△{0}{1}{2} ≅ △{3}{4}{5}, oppositely oriented"},
    Words{aconst, plain, "∠({0}{1}, {2}{3}) = {q}"},
    Words{aconst, equal, "∠{1}{0}{3} = {q}"},
    Words{rconst, plain, "{0}{1} : {2}{3} = {q}"},
    Words{rconst, multiple, "{0}{1} = {q} · {2}{3}"},
    Words{lconst, plain, "{0}{1} = {q}"},
    Words{r2const, plain, "{0}{1}² : {2}{3}² = {q}"},
    Words{r2const, multiple, "{0}{1}² = {q} · {2}{3}²"},
    Words{l2const, plain, "{0}{1}² = {q}"},
    Words{eqpower, plain, "{0}{1}² − {1}{2}² = {3}{4}² − {4}{5}²"},
    Words{same, plain, "{0} and {1} are one point"},
    Words{eqprod, plain, "{0}{1} · {2}{3} · {4}{5} = {6}{7} · {8}{9} · {10}{11}"},
    Words{sum, plain, "{0}{1} + {2}{3} = {4}{5}"},
    Words{eqsum, plain, "{0}{1} + {2}{3} = {4}{5} + {6}{7}"},
    Words{sinelaw, plain, "{1}{2} : {2}{0} : {0}{1} = sin ∠{1}{0}{2} : sin ∠{0}{1}{2} : sin ∠{0}{2}{1}"},
    Words{eqsine, plain, "sin ∠({0}{1}, {2}{3}) = sin ∠({4}{5}, {6}{7})"},
    Words{eqsine, equal, "sin ∠{1}{0}{3} = sin ∠{5}{4}{7}"},
    Words{sconst, plain, "sin² ∠({0}{1}, {2}{3}) = {q}"},
    Words{sconst, equal, "sin² ∠{1}{0}{3} = {q}"},
    Words{diff, plain, "{0} and {1} are different"},
    Words{ncoll, plain, "{0}, {1} and {2} do not lie on one line"},
    Words{npara, plain, "{0}{1} and {2}{3} are not parallel"},
    Words{npara, joined, "{0}, {1} and {3} do not lie on one line"},
    Words{nperp, plain, "{0}{1} and {2}{3} are not at right angles"},
    Words{ncong, plain, "{0}{1} ≠ {2}{3}"},
    Words{ncyclic, plain, "{0}, {1}, {2} and {3} lie neither on one circle nor on one line"},
    Words{sameclock, plain, "the triangles {0}{1}{2} and {3}{4}{5} are oriented alike"},
    Words{sameclock, opposite, "the triangles {0}{1}{2} and {3}{4}{5} are oppositely oriented"},
    Words{sameside, plain, "the angles {1}{0}{2} and {4}{3}{5} are both acute or both obtuse"},
    Words{sameside, straight, "{0} lies between {1} and {2} just as {3} does between {4} and {5}, or neither does"},
    Words{nsameside, plain, "one of the angles {1}{0}{2} and {4}{3}{5} is acute and the other obtuse"},
    Words{nsameside, straight, "either {0} lies between {1} and {2}, or {3} between {4} and {5}, not both"},
    Words{acute_angle, plain, "∠{0}{1}{2} < 90°"},
    Words{acute_angle, straight, "{1} does not lie between {0} and {2}"},
    Words{obtuse_angle, plain, "∠{0}{1}{2} > 90°"},
    Words{obtuse_angle, straight, "{1} lies between {0} and {2}"},
    Words{same_side_of, plain, "{0} and {1} lie on the same side of {2}{3}"},
    Words{apart_by, plain, "{0} and {1} lie on different sides of {2}{3}"},
};

std::string_view words(Predicate predicate, Reading reading) {
    const auto found = std::ranges::find_if(
        all_words, [&](const Words& row) { return row.predicate == predicate && row.reading == reading; });
    assert(found != all_words.end());
    return found->text;
}

std::string clauses(const std::vector<facts::Pattern>& patterns, Names letters) {
    std::vector<PointId> binding;
    for (std::size_t i = 0; i < letters.size(); ++i) binding.emplace_back(i);
    std::vector<std::string> parts;
    for (const facts::Pattern& pattern : patterns)
        if (const auto statement = facts::instantiate(pattern, binding)) parts.push_back(say(*statement, letters));
    return listed(parts);
}

} // namespace

std::span<const Words> statement_words() {
    return all_words;
}

std::string say(const Statement& statement, Names names, Picture picture, Order order) {
    if (const facts::Relation* relation = statement.relation()) return say(*relation, names);
    if (const facts::ComparisonRow* comparison = facts::comparison_row(statement.predicate()))
        return say(*comparison, *statement.compared(), names);
    const Arranged arranged = arrange(statement, picture, order);
    return fill(words(statement.predicate(), arranged.reading), [&](std::string_view key) {
        if (key == "q") return arranged.q;
        std::size_t index = 0;
        std::from_chars(key.data(), key.data() + key.size(), index);
        return scene::display_name(names[arranged.points[index].index()]);
    });
}

std::string say(const proof::Rule& rule) {
    const std::string conditions = clauses(rule.conditions, rule.letters);
    const std::string provided = conditions.empty() ? "" : ", provided that " + conditions + ",";
    if (rule.hypotheses.empty()) return "Always " + clauses(rule.conclusions, rule.letters) + ".";
    return "If " + clauses(rule.hypotheses, rule.letters) + provided + " then " +
           clauses(rule.conclusions, rule.letters) + ".";
}

} // namespace porism::translate
