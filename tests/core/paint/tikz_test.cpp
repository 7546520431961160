// Pictures of TikZ.
#include "paint/tikz.h"

#include <gtest/gtest.h>

namespace porism::paint {
namespace {

constexpr Colour ink{0, 0, 0, 255}, white{255, 255, 255, 255}, none{0, 0, 0, 0};

std::string drawn(Item item) {
    return to_tikz({100, 80, white, {std::move(item)}});
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

TEST(Tikz, StandsUpright) {
    EXPECT_TRUE(has(drawn(Line{{0, 0}, {100, 80}, {ink, 2}}), "(0,60) -- (75,0)")) << "y points up in TeX";
    EXPECT_TRUE(has(drawn(Line{{0, 0}, {100, 80}, {ink, 2}}), "line width=1.5pt"));
    EXPECT_TRUE(has(to_tikz({100, 80, white, {Line{{0, 0}, {100, 80}, {ink, 2}}}}, 2), "(0,120) -- (150,0)"));
}

TEST(Tikz, DrawsEachKindOfItem) {
    EXPECT_TRUE(has(drawn(Circle{{40, 40}, 20, {ink, 1}}), "(30,30) circle (15)"));
    EXPECT_TRUE(has(drawn(Arc{{40, 40}, 20, 0, 1.5707963, {ink, 1}}), "(45,30) arc (0:90:15)"));
    EXPECT_TRUE(has(drawn(Polygon{{{0, 80}, {40, 80}, {0, 40}}, true, {}, Colour{255, 0, 0, 128}}),
                    "(0,0) -- (30,0) -- (0,30) -- cycle"));
    EXPECT_TRUE(
        has(drawn(Polygon{{{0, 80}, {40, 80}, {0, 40}}, true, {}, Colour{255, 0, 0, 128}}), "fill opacity=0.5"));
    EXPECT_TRUE(has(drawn(Dot{{40, 40}, 4, ink, {white, 0}}), "draw=none,fill="));
    EXPECT_TRUE(has(drawn(Line{{0, 0}, {9, 9}, {ink, 1, Dash::dashed}}), "dash pattern=on 4.5pt off 3pt"));
}

TEST(Tikz, SetsTextsAsMathematics) {
    using Level = paint::Run::Level;
    using Face = paint::Run::Face;
    const auto text = [](std::vector<paint::Run> runs) {
        return drawn(Text{{10, 10}, 16, std::move(runs), ink, none});
    };
    EXPECT_TRUE(has(text({{"O"}, {"1", Level::low}}), "{$O_{1}$}"));
    EXPECT_TRUE(has(text({{"40", Level::line, Face::upright}, {"°", Level::line, Face::upright}}), "{$40^{\\circ}$}"));
    EXPECT_TRUE(has(text({{"A\u2032"}}), "{$A'$}"));
    EXPECT_TRUE(has(text({{"{$%&#_^~\\}"}}), "{$\\mathit{\\{\\$\\%\\&\\#\\_\\hat{\\ }\\sim \\backslash \\}}$}"))
        << "no sign has its meaning of TeX";
}

TEST(Tikz, DefinesItsColours) {
    const std::string two = to_tikz({10, 10, {31, 61, 52, 255}, {Line{{0, 0}, {1, 1}, {ink, 1}}}});
    EXPECT_TRUE(has(two, "\\definecolor{porism1}{RGB}{0,0,0}") || has(two, "\\definecolor{porism2}{RGB}{0,0,0}"));
    EXPECT_TRUE(has(two, "{31,61,52}"));
    EXPECT_TRUE(has(two, "\\begin{tikzpicture}"));
    EXPECT_TRUE(two.ends_with("\\end{tikzpicture}\n"));
}

} // namespace
} // namespace porism::paint
