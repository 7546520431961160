// Each statement of the table, of points that are new and of points that are there, is written as it was read.
#include "formats/geodsl/geodsl.h"
#include "statements.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::geodsl {
namespace {

TEST(GeoDslStatements, EachIsWrittenAsItWasRead) {
    for (const StatementRow& row : statement_table()) {
        std::size_t read_ones = 0;
        for (const bool values : {false, true})
            for (const std::string& text : texts_of(row, values)) {
                const auto read = parse(text);
                if (!read) continue;
                ++read_ones;
                const auto printed = print(read->content.scene);
                ASSERT_TRUE(printed || !printed) << text;
                EXPECT_TRUE(printed) << text << (printed ? "" : to_string(printed.error()));
                if (!printed) continue;
                const auto back = parse(*printed);
                ASSERT_TRUE(back) << *printed;
                EXPECT_TRUE(std::ranges::equal(back->content.scene.actions(), read->content.scene.actions()))
                    << text << "---\n"
                    << *printed;
            }
        EXPECT_GT(read_ones, 0U) << row.form;
    }
}

} // namespace
} // namespace porism::geodsl
