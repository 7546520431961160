// Values of quantities that the givens determine, exactly, by paths that the checker passes.
#include "figures.h"

#include "facts/relation.h"
#include "reason/value/values.h"

namespace porism::reason::test {
namespace {

struct Asked {
    const char* scene;
    const char* quantity;
    const char* value;
};

std::string value_in(const Asked& row) {
    const Figure f = figure(row.scene);
    Options options;
    options.consequences = true;
    auto session = close(f.diagram, options);
    if (!session) return to_string(session.error());
    const auto quantity = facts::parse_quantity(row.quantity, f.diagram.names);
    if (!quantity) return to_string(quantity.error());
    const auto answer = value_of(*session, f.diagram, *quantity);
    if (!answer) return answer.error().what;
    const auto verdict = verify::check(answer->path, f.scene, f.diagram);
    return verdict.valid ? answer->value.text() : verdict.summary;
}

class Value : public testing::TestWithParam<Asked> {};

TEST_P(Value, IsDerivedAndChecked) {
    EXPECT_EQ(value_in(GetParam()), GetParam().value) << GetParam().scene;
}

const Asked rows[] = {
    {"a = free a; c = lconst c a 3; b = on_tline b c c a, lconst b c 4", "length(a,b)", "5"},
    {"a = free a; c = lconst c a 3; b = on_tline b c c a, lconst b a 4", "length(b,c)", "sqrt(7)"},
    {"a = free a; b = lconst b a 5; c = on_line c a b, lconst c b 2", "length(a,c)", "7"},
    {"a b c = triangle12 a b c; d = on_circum d a b c", "length(a,c)", "its value was not derived"},
    {"a b = segment a b; c = s_angle a b c 40o", "angle(a,b,c)", "40"},
    {"a b = segment a b; c = s_angle a b c 40o, on_bline c a b", "angle(a,c,b)", "100"},
    {"a = free a; b = lconst b a 6; c = s_angle a b c 60o, lconst c b 10", "area(a,b,c)", "15*sqrt(3)"},
    {"a = free a; b = lconst b a 6; c = s_angle a b c 60o, lconst c b 10", "length(a,c)", "2*sqrt(19)"},
    {"o = free o; a = lconst a o 5", "disc(o,a)", "25pi"},
    {"o = free o; a = lconst a o 5", "circumference(o,a)", "10pi"},
};
INSTANTIATE_TEST_SUITE_P(Rows, Value, testing::ValuesIn(rows));

} // namespace
} // namespace porism::reason::test
