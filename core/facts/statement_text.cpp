// Statements and patterns as text: words separated by blanks, as JGEX has them.
#include "base/text.h"
#include "facts/comparison.h"
#include "facts/normal_form.h"
#include "facts/statement.h"
#include "numbers/scalar.h"

#include <algorithm>
#include <cassert>

namespace porism::facts {
namespace {

struct Word {
    std::string_view text;
    int column; ///< from 1, in the text that was given
};

/// Columns count characters: bytes that continue one begin with the bits 10.
std::vector<Word> words_of(std::string_view text, std::size_t offset) {
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<Word> words;
    std::size_t seen = 0;
    int column = static_cast<int>(offset);
    for (std::size_t start = text.find_first_not_of(blanks); start != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(blanks, start), text.size());
        const auto before = text.substr(seen, start - seen);
        column += static_cast<int>(std::ranges::count_if(before, [](char c) { return (c & 0xC0) != 0x80; }));
        words.push_back({text.substr(start, end - start), column + 1});
        seen = start;
        start = text.find_first_not_of(blanks, end);
    }
    return words;
}

tl::unexpected<Error> refuse(std::string code, std::string what, std::string mend, int column) {
    Error error{ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend), std::nullopt};
    return fail(error.at(Place{{}, 1, column}));
}

/// The family's words that stand for other statements. The letters are those of the argument list, constants included.
struct Abbreviation {
    std::string_view name;
    std::string_view letters;
    std::string_view statements;
};
constexpr std::array<Abbreviation, 2> abbreviations{{
    {"eqratio3", "a b c d m n", "eqratio m a m c n b n d, eqratio a m a c b n b d, eqratio c m c a d n d b"},
    {"s_angle", "a b x q", "aconst a b b x q"},
}};

const Abbreviation* abbreviation(std::string_view name) {
    const auto found = std::ranges::find(abbreviations, name, &Abbreviation::name);
    return found == abbreviations.end() ? nullptr : &*found;
}

/// What people call statements whose names are others.
struct Spoken {
    std::string_view word, name;
};
constexpr std::array spoken{
    Spoken{"collinear", "coll"},
    Spoken{"parallel", "para"},
    Spoken{"perpendicular", "perp"},
    Spoken{"orthogonal", "perp"},
    Spoken{"congruent", "cong"},
    Spoken{"equal_lengths", "cong"},
    Spoken{"concyclic", "cyclic"},
    Spoken{"equal_angles", "eqangle"},
    Spoken{"equal_ratios", "eqratio"},
    Spoken{"midpoint", "midp"},
    Spoken{"similar", "simtri"},
    Spoken{"similar_triangles", "simtri"},
    Spoken{"congruent_triangles", "contri"},
    Spoken{"different", "diff"},
};

Result<Predicate> read_predicate(const Word& word) {
    if (const auto known = predicate_by_name(word.text)) return *known;
    if (asks_something(word.text))
        return refuse("not_a_statement", in_quotes(word.text) + " asks a question and is no statement",
                      "write it behind the ? of a problem", word.column);
    std::vector<std::string> names;
    for (const PredicateRow& predicate : predicate_table()) names.emplace_back(predicate.name);
    for (const Abbreviation& known : abbreviations) names.emplace_back(known.name);
    for (const Spoken& known : spoken) names.emplace_back(known.word);
    std::string near = nearest_word(word.text, names);
    if (const auto* said = std::ranges::find(spoken, near, &Spoken::word); said != spoken.end()) near = said->name;
    return refuse("unknown_predicate", "there is no statement called " + in_quotes(word.text),
                  near.empty() ? "statements are listed by porism catalogue statements" : "did you mean " + near + "?",
                  word.column);
}

Result<numbers::Rational> read_constant(ConstantKind kind, const Word& word) {
    auto scalar = numbers::Scalar::parse(word.text);
    if (!scalar) {
        Error error = scalar.error();
        const int inside = error.place ? std::max(error.place->column, 1) : 1;
        return fail(error.at(Place{{}, 1, word.column + inside - 1}));
    }
    if (kind == ConstantKind::turns_of_pi) {
        if (const auto turns = numbers::as_angle(*scalar)) return *turns;
        return refuse("statement_constant", in_quotes(word.text) + " is not an angle", "write 7pi/12, 105o or 105",
                      word.column);
    }
    const auto value = numbers::as_rational(*scalar);
    if (value && *value > 0) return *value;
    return refuse("statement_constant", in_quotes(word.text) + " is not a positive rational number", "write 3/4 or 2",
                  word.column);
}

Result<std::size_t> read_name(std::span<const std::string> names, const Word& word) {
    const auto found = std::ranges::find(names, word.text);
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    return refuse("unknown_point", "there is no point called " + in_quotes(word.text),
                  did_you_mean(word.text, names, "define it first"), word.column);
}

/// The words of one statement: its arguments by number, and the constant.
struct Reading {
    Predicate predicate;
    std::vector<std::size_t> arguments;
    std::optional<numbers::Rational> constant;
    std::optional<std::size_t> value; ///< the constant is this number of a row
};

bool takes_more(Predicate predicate) {
    return predicate == Predicate::coll || predicate == Predicate::cyclic;
}

/// Points that an open-ended statement may name: as many as a scene may have.
constexpr std::size_t most_points = 400;

Status check_count(const PredicateRow& predicate, std::size_t given, bool open_ended, int column) {
    const std::size_t wanted = predicate.arity + (predicate.constant == ConstantKind::none ? 0U : 1U);
    const bool more = open_ended && takes_more(predicate.predicate) && given > wanted && given <= most_points;
    if (given == wanted || more) return {};
    return refuse("statement_arity",
                  std::string(predicate.name) + " takes " + std::to_string(wanted) + " words after it, not " +
                      std::to_string(given),
                  "write " + std::string(predicate.name) + " " + std::string(predicate.arguments), column);
}

Result<std::vector<std::size_t>> read_names(std::span<const std::string> names, std::span<const Word> words) {
    std::vector<std::size_t> found;
    for (const Word& word : words) {
        const auto index = read_name(names, word);
        if (!index) return fail(index.error());
        found.push_back(*index);
    }
    return found;
}

/// The constant, or which of the numbers of a row it is.
Status read_last(Reading& reading, ConstantKind kind, const Word& word, std::span<const std::string> numbers) {
    if (const auto named = std::ranges::find(numbers, word.text); named != numbers.end()) {
        reading.value = static_cast<std::size_t>(named - numbers.begin());
        return {};
    }
    auto constant = read_constant(kind, word);
    if (!constant) return fail(constant.error());
    reading.constant = std::move(*constant);
    return {};
}

Result<Reading> read_words(std::span<const Word> words, std::span<const std::string> names, bool open_ended,
                           std::span<const std::string> numbers = {}) {
    const auto predicate = read_predicate(words.front());
    if (!predicate) return fail(predicate.error());
    const PredicateRow& predicate_row = row(*predicate);
    const auto count = check_count(predicate_row, words.size() - 1, open_ended, words.front().column);
    if (!count) return fail(count.error());
    Reading reading{*predicate, {}, {}, {}};
    auto arguments = words.subspan(1);
    if (predicate_row.constant != ConstantKind::none) {
        if (auto ok = read_last(reading, predicate_row.constant, arguments.back(), numbers); !ok)
            return fail(ok.error());
        arguments = arguments.first(arguments.size() - 1);
    }
    auto found = read_names(names, arguments);
    if (!found) return fail(found.error());
    reading.arguments = std::move(*found);
    return reading;
}

Result<Statement> statement_from(Predicate predicate, std::span<const PointId> points,
                                 const std::optional<numbers::Rational>& constant, int column) {
    if (auto made = make(predicate, points, constant)) return *made;
    if (is_trivial(predicate, points))
        return refuse("statement_trivial", "this holds for any points and says nothing",
                      "ask for something that could be false", column);
    return refuse("statement_degenerate", "this cannot be meant: a point is repeated where the points must differ",
                  "give it different points", column);
}

/// A statement's words with the given ones in the place of letters.
std::vector<Word> rewritten(std::string_view statement, std::span<const Word> letters, std::span<const Word> given) {
    std::vector<Word> words;
    for (const Word& word : words_of(statement, 0)) {
        const auto letter = std::ranges::find(letters, word.text, &Word::text);
        words.push_back(letter == letters.end() ? Word{word.text, given.front().column}
                                                : given[static_cast<std::size_t>(letter - letters.begin()) + 1]);
    }
    return words;
}

Result<std::vector<Statement>> open_abbreviation(const Abbreviation& known, std::span<const Word> words,
                                                 std::span<const std::string> names) {
    const auto letters = words_of(known.letters, 0);
    if (words.size() - 1 != letters.size())
        return refuse("statement_arity",
                      std::string(known.name) + " takes " + std::to_string(letters.size()) + " words after it, not " +
                          std::to_string(words.size() - 1),
                      "write " + std::string(known.name) + " " + std::string(known.letters), words.front().column);
    std::vector<Statement> statements;
    for (const std::string_view part : split(known.statements, ',')) {
        const auto reading = read_words(rewritten(part, letters, words), names, false);
        if (!reading) return fail(reading.error());
        std::vector<PointId> points;
        for (const std::size_t index : reading->arguments) points.emplace_back(index);
        if (auto statement = make(reading->predicate, points, reading->constant))
            statements.push_back(*std::move(statement));
    }
    if (statements.empty())
        return refuse("statement_degenerate", "this cannot be meant: points are repeated", "give it different points",
                      words.front().column);
    return statements;
}

/// coll and cyclic over many points: each further point with the first two or three.
Result<std::vector<Statement>> open_points(const Reading& reading, int column) {
    std::vector<PointId> points;
    for (const std::size_t index : reading.arguments) points.emplace_back(index);
    const std::size_t arity = row(reading.predicate).arity;
    std::vector<Statement> statements;
    for (std::size_t last = arity - 1; last < points.size(); ++last) {
        std::vector<PointId> part(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(arity) - 1);
        part.push_back(points[last]);
        auto statement = statement_from(reading.predicate, part, reading.constant, column);
        if (!statement) return fail(statement.error());
        statements.push_back(std::move(*statement));
    }
    return statements;
}

Result<std::vector<Statement>> read_statements(std::string_view text, std::span<const std::string> names) {
    const auto words = words_of(text, 0);
    if (words.empty()) return refuse("statement_empty", "a statement is missing", "write one such as perp a b c d", 1);
    if (const Abbreviation* known = abbreviation(words.front().text)) return open_abbreviation(*known, words, names);
    const auto reading = read_words(words, names, true);
    if (!reading) return fail(reading.error());
    return open_points(*reading, words.front().column);
}

std::string constant_text(ConstantKind kind, const numbers::Rational& value) {
    if (kind == ConstantKind::positive_rational) return numbers::to_string(value);
    if (const numbers::Rational degrees = value * 180; numbers::is_integer(degrees))
        return numbers::to_string(degrees) + "o";
    const std::string denominator = numbers::to_string(numbers::Integer(value.get_den()));
    return numbers::to_string(numbers::Integer(value.get_num())) + "pi/" + denominator;
}

Result<Pattern> pattern_of_equation(std::string_view text, std::span<const std::string> slots, std::size_t offset) {
    Place place;
    place.column = static_cast<int>(offset) + 1;
    auto relation = parse_relation(text, slots, place);
    if (!relation) return fail(std::move(relation.error()));
    Pattern pattern{Predicate::relation, {}};
    for (const PointId slot : relation->points()) pattern.slots.push_back(static_cast<std::uint8_t>(slot.index()));
    pattern.relation = *std::move(relation);
    return pattern;
}

Result<Pattern> pattern_of_words(std::string_view text, std::span<const std::string> slots,
                                 std::span<const std::string> numbers, std::size_t offset) {
    const auto words = words_of(text, offset);
    if (words.empty())
        return refuse("pattern_empty", "a statement is missing beside a comma", {}, static_cast<int>(offset) + 1);
    auto reading = read_words(words, slots, false, numbers);
    if (!reading) return fail(reading.error());
    Pattern pattern{reading->predicate, {}, std::move(reading->constant), {}};
    if (reading->value) pattern.value = static_cast<std::uint8_t>(*reading->value);
    for (const std::size_t index : reading->arguments) pattern.slots.push_back(static_cast<std::uint8_t>(index));
    return pattern;
}

/// At the commas that stand in no brackets.
std::vector<std::string_view> parts_of_list(std::string_view text) {
    std::vector<std::string_view> out;
    std::size_t start = 0;
    int open = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        open += (text[i] == '(' ? 1 : 0) - (text[i] == ')' ? 1 : 0);
        if (text[i] != ',' || open > 0) continue;
        out.push_back(text.substr(start, i - start));
        start = i + 1;
    }
    out.push_back(text.substr(start));
    return out;
}

} // namespace

Result<std::vector<Pattern>> parse_patterns(std::string_view text, std::span<const std::string> slots,
                                            std::span<const std::string> numbers) {
    std::vector<Pattern> patterns;
    if (trim(text).empty()) return patterns;
    std::size_t offset = 0;
    for (const std::string_view part : parts_of_list(text)) {
        auto pattern = part.find('=') == std::string_view::npos ? pattern_of_words(part, slots, numbers, offset)
                                                                : pattern_of_equation(part, slots, offset);
        if (!pattern) return fail(std::move(pattern.error()));
        patterns.push_back(*std::move(pattern));
        offset += part.size() + 1;
    }
    return patterns;
}

std::string to_string(const Statement& statement, std::span<const std::string> names) {
    if (const Relation* relation = statement.relation()) return to_string(*relation, names);
    if (const ComparisonRow* comparison = comparison_row(statement.predicate()))
        return to_string(*comparison, *statement.compared(), names);
    const PredicateRow& predicate_row = row(statement.predicate());
    std::string text(predicate_row.name);
    for (const PointId point : statement.points()) text += " " + names[point.index()];
    if (statement.constant()) text += " " + constant_text(predicate_row.constant, *statement.constant());
    return text;
}

Result<std::vector<Statement>> parse_statement(std::string_view text, std::span<const std::string> names, Place place) {
    if (compares(text)) {
        auto comparison = parse_comparison(text, names, std::move(place));
        if (!comparison) return fail(std::move(comparison.error()));
        return std::vector{*std::move(comparison)};
    }
    auto statements = read_statements(text, names);
    if (statements || place == Place{}) return statements;
    Error error = statements.error();
    if (error.place) place.column = std::max(place.column, 1) + error.place->column - 1;
    return fail(error.at(std::move(place)));
}

Result<std::vector<Statement>> parse_goal(std::string_view text, std::span<const std::string> names, Place place) {
    if (text.find('=') == std::string_view::npos || compares(text))
        return parse_statement(text, names, std::move(place));
    auto relation = parse_relation(text, names, std::move(place));
    if (!relation) return fail(std::move(relation.error()));
    return std::vector{make(*std::move(relation))};
}

} // namespace porism::facts
