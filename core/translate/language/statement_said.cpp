#include "translate/language/statement_said.h"

#include "base/text.h"
#include "facts/comparison.h"
#include "translate/statement_words.h"

#include <charconv>

namespace porism::translate {
namespace {

Result<facts::Statement> of_formula(const Match& match, Names names) {
    if (match.compares) return facts::parse_comparison(match.typed, names);
    auto relation = facts::parse_relation(match.typed, names);
    if (!relation) return fail(std::move(relation.error()));
    return facts::make(*std::move(relation));
}

std::size_t slot_number(std::string_view key) {
    std::size_t number = 0;
    std::from_chars(key.data(), key.data() + key.size(), number);
    return number;
}

} // namespace

Error unknown_point(std::string_view spoken, const SpokenNames& known) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < known.size(); ++i) names.push_back(known.of(PointId(i)));
    return fail("unknown_point", "there is no point called " + in_quotes(spoken),
                did_you_mean(spoken, names, "say first what it is"))
        .value();
}

Result<facts::Statement> statement_said(const Match& match, const SpokenNames& spoken, Names names, Picture picture) {
    if (match.phrase == nullptr) return of_formula(match, names);
    WordSlots slots;
    for (const auto& [key, word] : match.words) {
        if (key == "q") {
            slots.q = word;
            std::erase(slots.q, ' ');
            continue;
        }
        const auto known = spoken.find(word);
        if (!known) return fail(unknown_point(word, spoken));
        slots.points.emplace(slot_number(key), *known);
    }
    auto made = statement_of(statement_words()[match.phrase->owner], slots, picture);
    if (!made) return fail("text_unread", "the words cannot be meant of these points", {});
    return *std::move(made);
}

} // namespace porism::translate
