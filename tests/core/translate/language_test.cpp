// Files of languages: what is refused, and that those of the program say everything in many ways.
#include "translate/language/language.h"

#include "proof/rules/rule.h"
#include "scene/catalogue.h"
#include "translate/language/ready_files.h"
#include "translate/statement_words.h"

#include <gtest/gtest.h>

namespace porism::translate {
namespace {

std::string english() {
    for (const ReadyFile& file : ready_files())
        if (file.name == "en.txt") return std::string(file.text);
    return {};
}

std::string with(std::string_view from, std::string_view to) {
    std::string text = english();
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

struct Refused {
    std::string_view from, to, code, in_message;
};

class RefusedLanguage : public testing::TestWithParam<Refused> {};

TEST_P(RefusedLanguage, NamesTheLineAndTheMend) {
    const Refused& refused = GetParam();
    const std::string text = with(refused.from, refused.to);
    const auto read = parse_language(text, "our.txt");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, refused.code);
    EXPECT_NE(to_string(read.error()).find(refused.in_message), std::string::npos) << to_string(read.error());
    ASSERT_TRUE(read.error().place);
    EXPECT_EQ(read.error().place->source, "our.txt");
    if (refused.code != "language_missing") {
        const auto line =
            std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find(refused.to)), '\n');
        EXPECT_NEAR(read.error().place->line, line + 1, 1);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Language, RefusedLanguage,
    testing::Values(
        Refused{"{x} bisects the segment {a}{b}", "{x} bisects the segment {a}{q}", "language_slot", "{q}"},
        Refused{"{x} bisects the segment {a}{b}", "{x} bisects a segment of {a}", "language_slot", "{b}"},
        Refused{"{x} bisects the segment {a}{b}", "{x bisects the segment {a}{b}", "language_braces", "braces"},
        Refused{"{x} bisects the segment {a}{b}", "x} bisects the segment {a}{b}", "language_braces", "braces"},
        Refused{"construction midpoint", "construction midpiont", "language_heading", "did you mean midpoint?"},
        Refused{"statement coll", "statement cool", "language_heading", "did you mean coll?"},
        Refused{"frames noun", "frames nuon", "language_heading", "did you mean noun?"},
        Refused{"frames noun", "frame noun", "language_line", "did you mean frames?"},
        Refused{"says {x} bisects", "tells {x} bisects", "language_line", "tells"},
        Refused{"statement coll\n", "# statement coll\n", "language_line", "begins with"},
        Refused{"figure a segment | {a}{b}\n", "figure a segment {a}{b}\n", "language_line", "figure"},
        Refused{"comma \", \"", "comma ,", "language_line", "quotation"},
        Refused{"construction free\n    noun a point", "", "language_missing", "construction free"}));

TEST(Language, ThoseOfTheProgramAreThere) {
    ASSERT_NE(language("en"), nullptr);
    ASSERT_NE(language("zh"), nullptr);
    EXPECT_EQ(languages().front().code, "en");
    EXPECT_EQ(language("xx"), nullptr);
}

class EachLanguage : public testing::TestWithParam<std::string> {
protected:
    const Language& tongue() const { return *language(GetParam()); }
    std::size_t frames(std::string_view kind) const { return tongue().of(kind).size(); }
    std::size_t own(std::string_view kind, std::size_t owner) const { return tongue().of(kind, owner).size(); }
};

constexpr std::size_t wanted = 8; // phrasings of each thing that is told

TEST_P(EachLanguage, TellsEachActionInManyWays) {
    const auto rows = scene::catalogue();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        std::size_t ways = own("figure", i) + own("says", i);
        for (const std::string_view kind : {"noun", "locus", "condition"})
            ways += own(kind, i) * frames("frame " + std::string(kind));
        EXPECT_GE(ways, wanted) << rows[i].name;
    }
    for (const std::string_view kind : {"points", "point", "place", "meeting", "mixed", "conditions"})
        EXPECT_GE(frames(kind), wanted) << kind;
}

TEST_P(EachLanguage, TellsEachStatementAndQuestionInManyWays) {
    for (std::size_t i = 0; i < statement_words().size(); ++i)
        for (const std::string_view frame : {"given", "goal"})
            EXPECT_GE(own("statement", i) * frames(frame), wanted) << statement_words()[i].text;
    for (const scene::QuestionRow& row : scene::question_table())
        if (!row.equation) {
            EXPECT_GE(own("asked", static_cast<std::size_t>(row.kind)) * frames("ask"), wanted) << row.name;
        }
}

/// Clauses of their own, and not other words before the same clause.
TEST_P(EachLanguage, TellsTheMostFrequentStatementsInManyClauses) {
    using enum facts::Predicate;
    struct Frequent {
        facts::Predicate predicate;
        Reading reading;
    };
    for (const auto& [predicate, reading] :
         {Frequent{coll, Reading::plain}, Frequent{para, Reading::plain}, Frequent{perp, Reading::plain},
          Frequent{cong, Reading::plain}, Frequent{eqangle, Reading::equal}, Frequent{eqratio, Reading::plain},
          Frequent{cyclic, Reading::plain}, Frequent{circle, Reading::plain}, Frequent{midp, Reading::plain},
          Frequent{simtri, Reading::plain}, Frequent{contri, Reading::plain}, Frequent{aconst, Reading::equal},
          Frequent{lconst, Reading::plain}}) {
        const auto words = statement_words();
        const auto row = std::ranges::find_if(
            words, [&](const Words& each) { return each.predicate == predicate && each.reading == reading; });
        ASSERT_NE(row, words.end());
        EXPECT_GE(own("statement", static_cast<std::size_t>(row - words.begin())), wanted) << row->text;
    }
}

/// Two phrases that begin and end alike and differ by a word in between are one frame.
TEST_P(EachLanguage, FramesAreDifferentSentences) {
    for (const auto& [kind, phrases] : tongue().phrases)
        for (std::size_t i = 0; i < phrases.size(); ++i)
            for (std::size_t k = 0; k < i; ++k) {
                if (phrases[i].owner != phrases[k].owner) continue;
                std::string first, second;
                for (const Piece& piece : phrases[i].pieces) first += piece.text + "|";
                for (const Piece& piece : phrases[k].pieces) second += piece.text + "|";
                EXPECT_NE(first, second) << kind;
            }
}

INSTANTIATE_TEST_SUITE_P(Ready, EachLanguage, testing::Values("en", "zh"), [](const auto& one) { return one.param; });

} // namespace
} // namespace porism::translate
