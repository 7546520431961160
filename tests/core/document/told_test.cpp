// What a file told, kept with a document.
#include "document/document.h"

#include <gtest/gtest.h>

namespace porism::document {
namespace {

const char* const envelope = R"({"goal":"Find AB","answer":"6"})";

Result<Told> read(const char* text) {
    return told_from_json(*parse_json(text));
}

Told there_and_back(const Told& told) {
    const auto back = told_from_json(*parse_json(to_text(to_json(told))));
    EXPECT_TRUE(back) << to_string(back.error());
    return back.value_or(Told());
}

TEST(Told, ComesBackWithItsDocument) {
    Document document;
    document.told = Told("verigeo", envelope);
    const auto back = document_from_json(*parse_json(to_text(to_json(document))));
    ASSERT_TRUE(back) << to_string(back.error());
    EXPECT_EQ(*back, document);
    EXPECT_EQ(back->told.language(), "verigeo");
    EXPECT_EQ(back->told.text(), envelope);
}

TEST(Told, NothingIsWrittenWhereNothingWas) {
    EXPECT_FALSE(to_json(Document()).contains("told"));
    EXPECT_TRUE(document_from_json(to_json(Document()))->told.empty());
}

TEST(Told, DocumentsThatWereToldOtherThingsDiffer) {
    Document one, other;
    one.told = Told("verigeo", envelope);
    EXPECT_FALSE(one == other);
    other.told = Told("verigeo", envelope);
    EXPECT_TRUE(one == other);
    EXPECT_FALSE(one.told == one.told.with_branches_meant());
    EXPECT_FALSE(one.told == one.told.with_words_left_out());
}

TEST(Told, WhatStandsInPlaceOfItComesBackToo) {
    const numbers::Scalar root = *numbers::Scalar::parse("sqrt(2)"), five = *numbers::Scalar::parse("5");
    const Told told = Told("verigeo", envelope).with_branches_meant().with_words_left_out();
    for (const Told::Answers& answers : {Told::Answers{root}, {root, five}, {std::nullopt, five}, {root, {}, five}}) {
        const Told back = there_and_back(told.with_answers(answers));
        EXPECT_EQ(back, told.with_answers(answers));
        EXPECT_EQ(back.answers(), answers);
        EXPECT_TRUE(back.branches_meant());
        EXPECT_TRUE(back.words_left_out());
    }
}

TEST(Told, OfATextThatIsTooLongItsLengthIsKept) {
    const Told told("proof", std::string(max_told_bytes + 1, 'x'));
    EXPECT_TRUE(told.text().empty());
    EXPECT_EQ(told.bytes(), max_told_bytes + 1);
    EXPECT_EQ(there_and_back(told), told);
    const auto claimed = read(R"({"language":"proof","text":"a","bytes":5000000})");
    ASSERT_TRUE(claimed);
    EXPECT_TRUE(claimed->text().empty());
}

TEST(Told, IsRefusedWithAReason) {
    struct Row {
        const char *text, *code, *pointer;
    };
    for (const Row& row : {Row{"3", "json_not_object", ""}, Row{R"({"text":"a"})", "json_missing", ""},
                           Row{R"({"language":3})", "json_type", "/language"},
                           Row{R"({"language":"a","text":[]})", "json_type", "/text"},
                           Row{R"({"language":"a","bytes":-1})", "json_type", "/bytes"},
                           Row{R"({"language":"a","more":1})", "json_unknown_key", "/more"},
                           Row{R"({"language":"a","answer":"1/0"})", "scalar_zero_division", "/answer"}}) {
        const auto told = read(row.text);
        ASSERT_FALSE(told) << row.text;
        EXPECT_EQ(told.error().code, row.code) << row.text;
        EXPECT_EQ(told.error().pointer, row.pointer) << row.text;
    }
}

} // namespace
} // namespace porism::document
