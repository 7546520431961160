// The looks of exported pictures.
#include "gallery.h"
#include "items.h"
#include "paint/picture_style.h"
#include "paint/svg.h"
#include "paint/vec.h"

#include <gtest/gtest.h>
#include <set>

namespace porism::paint {
namespace {

/// As people see it: relative luminance (WCAG 2).
double luminance(Colour colour) {
    const auto linear = [](double part) {
        part /= 255;
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

double contrast(Colour a, Colour b) {
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

TEST(PictureStyle, EachCanBeRead) {
    for (const PictureStyle& style : picture_styles()) {
        const Palette& colours = palette(style.ground);
        EXPECT_GE(contrast(colours.ink, colours.background), 7) << style.name;
        EXPECT_GE(contrast(colours.soft, colours.background), 3) << style.name;
        if (!style.coloured) continue;
        EXPECT_GE(contrast(colours.given, colours.background), 3) << style.name;
    }
}

TEST(PictureStyle, EachLooksOtherwise) {
    std::set<std::string> seen;
    for (const PictureStyle& style : picture_styles()) {
        Hung hung = hang(gallery[0]);
        const DisplayList list = picture_of(hung.scene, hung.diagram, 400, styled(hung.options, style));
        EXPECT_TRUE(seen.insert(to_svg(list)).second) << style.name;
    }
    EXPECT_EQ(picture_style("exam")->ground, Ground::paper);
    EXPECT_EQ(picture_style("none"), nullptr);
}

TEST(PictureStyle, OnPaperEverythingIsBlackOrGrey) {
    Hung hung = hang(gallery[0]);
    const DisplayList list = picture_of(hung.scene, hung.diagram, 400, styled(hung.options, *picture_style("exam")));
    for (const Line& line : all<Line>(list)) {
        EXPECT_EQ(line.stroke.colour.red, line.stroke.colour.green);
        EXPECT_EQ(line.stroke.colour.red, line.stroke.colour.blue);
    }
}

} // namespace
} // namespace porism::paint
