#include "translate/language/matching.h"

#include "base/text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace porism::translate {
namespace {

/// Ways to read the beginning of a phrase that are followed; no text of ours has as many.
constexpr std::ptrdiff_t most_ways = 64;

char small_letter(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// What numbers consist of in print, besides digits and the names of functions.
constexpr std::array<std::string_view, 11> number_signs{"°", "π", "√", "−", "·", ".", "/", "^", "-", "*", " : "};

/// The longest number that begins there; brackets in it come in pairs.
std::size_t number_at(std::string_view text) {
    std::size_t end = 0;
    int depth = 0;
    while (end < text.size()) {
        const std::string_view rest = text.substr(end);
        const char c = rest.front();
        if (c == ')' && depth == 0) break;
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (is_digit(c) || (c >= 'a' && c <= 'z') || c == '(' || c == ')' || (c == '+' && depth > 0)) {
            ++end;
            continue;
        }
        const auto sign =
            std::ranges::find_if(number_signs, [&](std::string_view each) { return rest.starts_with(each); });
        if (sign == number_signs.end()) break;
        end += sign->size();
    }
    const std::string_view number = text.substr(0, end);
    return std::ranges::any_of(number, is_digit) || number.find("π") != std::string_view::npos ? end : 0;
}

} // namespace

std::string_view Match::word(std::string_view key) const {
    const auto found = std::ranges::find(words, key, [](const auto& word) { return std::string_view(word.first); });
    return found == words.end() ? std::string_view() : found->second;
}

Matching::Matching(const Language& language, std::string_view sentence, const SpokenNames& spoken, Names names)
    : language_(language), sentence_(sentence), names_(names),
      spoken_(spoken), context_{spoken, names, language.is,
                                [this](std::size_t begin) { return quantity_in_words(begin); }} {}

const std::vector<Matched>& Matching::at(PhraseKind kind, std::size_t begin) {
    const auto [found, fresh] = known_.try_emplace({std::string(kind), begin});
    if (fresh) {
        std::vector<Matched> all;
        phrases(kind, begin, all);
        found->second = std::move(all);
    }
    return found->second;
}

void Matching::phrases(PhraseKind kind, std::size_t begin, std::vector<Matched>& out) {
    for (const Phrase& phrase : language_.of(kind)) fit(phrase, begin, out);
    formulas(kind, begin, out);
}

void Matching::formulas(PhraseKind kind, std::size_t begin, std::vector<Matched>& out) {
    if (kind != "statement" && kind != "quantity") return;
    auto read =
        kind == "statement" ? read_formula(sentence_, begin, context_) : read_quantity(sentence_, begin, context_);
    if (!read && kind == "statement") read = read_angle_sum(sentence_, begin, context_);
    if (!read) return;
    furthest_ = std::max(furthest_, read->end);
    auto match = std::make_shared<Match>();
    match->typed = read->typed;
    match->compares = read->compares;
    out.push_back({read->end, std::move(match)});
}

void Matching::fit(const Phrase& phrase, std::size_t begin, std::vector<Matched>& out) {
    std::vector<std::pair<std::size_t, Match>> ways{{begin, Match{&phrase}}};
    for (const Piece& piece : phrase.pieces) {
        std::vector<std::pair<std::size_t, Match>> longer;
        for (const auto& [end, match] : ways) {
            auto next = fit(piece, end, match);
            std::ranges::move(next, std::back_inserter(longer));
        }
        if (std::ssize(longer) > most_ways) longer.erase(longer.begin() + most_ways, longer.end());
        ways = std::move(longer);
        if (ways.empty()) return;
    }
    for (auto& [end, match] : ways) out.push_back({end, std::make_shared<const Match>(std::move(match))});
}

/// Capitals do not count at the beginning of a sentence.
bool Matching::text_at(std::string_view text, std::size_t begin) const {
    const std::string_view there = sentence_.substr(begin);
    if (begin > 0 || text.empty() || there.empty()) return there.starts_with(text);
    return small_letter(text.front()) == small_letter(there.front()) && there.substr(1).starts_with(text.substr(1));
}

std::vector<std::pair<std::size_t, Match>> Matching::fit(const Piece& piece, std::size_t begin, const Match& before) {
    std::vector<std::pair<std::size_t, Match>> out;
    const auto word = [&](std::size_t length) {
        if (length == 0) return;
        Match match = before;
        const std::string_view said = sentence_.substr(begin, length);
        const std::string key = piece.opposite ? "-" + piece.text : piece.text;
        const std::string_view known = before.word(key);
        if (!known.empty() && known != said) return;
        if (known.empty()) match.words.emplace_back(key, said);
        out.emplace_back(begin + length, std::move(match));
    };
    switch (piece.kind) {
    case Piece::Kind::text:
        if (text_at(piece.text, begin)) out.emplace_back(begin + piece.text.size(), before);
        break;
    case Piece::Kind::point:
        word(name_at(sentence_.substr(begin)));
        break;
    case Piece::Kind::number:
        word(number_at(sentence_.substr(begin)));
        break;
    case Piece::Kind::phrase:
        for (const Matched& inner : at(piece.of_kind, begin)) {
            Match match = before;
            match.phrases.emplace_back(piece.text, inner.match);
            out.emplace_back(inner.end, std::move(match));
        }
        break;
    case Piece::Kind::run:
    case Piece::Kind::points:
    case Piece::Kind::phrases:
        list(piece, begin, before, out);
        break;
    }
    for (const auto& way : out) furthest_ = std::max(furthest_, way.first);
    return out;
}

/// One or more, with joints between them; the last joint is the conjunction where there is more than one. Of names that
/// run together there are no joints.
void Matching::list(const Piece& piece, std::size_t begin, const Match& before,
                    std::vector<std::pair<std::size_t, Match>>& out) {
    const bool run = piece.kind == Piece::Kind::run, names = piece.kind != Piece::Kind::phrases;
    const std::string& comma = names ? language_.comma : language_.clause_comma;
    const std::string& conjunction = names ? language_.conjunction : language_.clause_conjunction;
    const Piece one{names ? Piece::Kind::point : Piece::Kind::phrase, piece.text, piece.of_kind};
    struct Way {
        std::size_t end;
        Match match;
        bool last; ///< behind the conjunction nothing more comes
    };
    std::vector<Way> ways;
    const auto add = [&](std::size_t at, const Match& match, bool last, std::vector<Way>& to) {
        Match single = match;
        std::string known(match.word(piece.text));
        std::erase_if(single.words, [&](const auto& word) { return word.first == piece.text; });
        for (auto& [end, next] : fit(one, at, single)) {
            if (names && !known.empty()) next.words.back().second = known + "," + next.words.back().second;
            to.push_back({end, std::move(next), last});
        }
    };
    add(begin, before, false, ways);
    while (!ways.empty()) {
        std::vector<Way> longer;
        for (const Way& way : ways) {
            const std::string_view rest = sentence_.substr(way.end);
            out.emplace_back(way.end, way.match);
            if (way.last) continue;
            if (run) {
                add(way.end, way.match, false, longer);
                continue;
            }
            if (rest.starts_with(conjunction)) add(way.end + conjunction.size(), way.match, true, longer);
            if (rest.starts_with(comma)) add(way.end + comma.size(), way.match, false, longer);
        }
        if (std::ssize(longer) > most_ways) longer.erase(longer.begin() + most_ways, longer.end());
        ways = std::move(longer);
    }
}

std::optional<FormulaRead> Matching::quantity_in_words(std::size_t begin) {
    std::vector<Matched> ways;
    for (const Phrase& phrase : language_.of("quantity")) fit(phrase, begin, ways);
    if (ways.empty()) return std::nullopt;
    // A name that runs on would be cut short otherwise, and so would a quantity whose words begin those of
    // another.
    const Matched& longest = *std::ranges::max_element(ways, {}, &Matched::end);
    std::vector<std::string> points;
    for (const std::string_view key : {"0", "1", "points", "arc"})
        for (const std::string_view spoken : split(longest.match->word(key), ',')) {
            if (spoken.empty()) continue;
            const auto point = spoken_.find(spoken);
            points.push_back(point ? names_[point->index()] : name_of(spoken));
        }
    const QuantityOwner& owner = quantity_owners()[longest.match->phrase->owner];
    return FormulaRead{longest.end, std::string(facts::row(owner.kind).name) + "(" + join(points, ",") + ")", false};
}

} // namespace porism::translate
