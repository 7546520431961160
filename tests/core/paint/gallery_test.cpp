// The pictures themselves: goldens of the SVG, and what every good picture has.
#include "core/paint/gallery.h"
#include "core/paint/items.h"

#include "paint/svg.h"
#include "support/golden.h"

#include <algorithm>
#include <cmath>

namespace porism::paint {
namespace {

constexpr double size = 480;

struct LabelBox {
    double low_x, low_y, high_x, high_y;

    bool meets(const LabelBox& other) const {
        return low_x < other.high_x && other.low_x < high_x && low_y < other.high_y && other.low_y < high_y;
    }
};

LabelBox box_of(const Text& text) {
    const double across = width(built_in_metrics(), text.runs, text.size);
    return {text.at.x, text.at.y - built_in_metrics().cap_height() * text.size, text.at.x + across, text.at.y};
}

class Gallery : public ::testing::TestWithParam<Exhibit> {};

TEST_P(Gallery, IsPaintedAsBefore) {
    const Hung hung = hang(GetParam());
    const DisplayList list = picture_of(hung.scene, hung.diagram, size, hung.options);
    test::expect_golden("paint/" + std::string(GetParam().name) + ".svg", to_svg(list, std::string(GetParam().name)));
}

TEST_P(Gallery, LabelsAreReadable) {
    const Hung hung = hang(GetParam());
    const DisplayList list = picture_of(hung.scene, hung.diagram, size, hung.options);
    const std::vector<Text> texts = all<Text>(list);
    EXPECT_EQ(std::ranges::count(texts, Subject::Kind::point, [](const Text& text) { return text.subject.kind; }),
              hung.scene.point_count());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const LabelBox box = box_of(texts[i]);
        EXPECT_GE(box.low_x, 0) << texts[i].runs[0].text;
        EXPECT_GE(box.low_y, 0) << texts[i].runs[0].text;
        EXPECT_LE(box.high_x, list.width) << texts[i].runs[0].text;
        EXPECT_LE(box.high_y, list.height) << texts[i].runs[0].text;
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_FALSE(box.meets(box_of(texts[j]))) << texts[i].runs[0].text << " covers " << texts[j].runs[0].text;
        for (const Dot& dot : all<Dot>(list)) {
            if (dot.subject.kind != Subject::Kind::point) continue;
            const LabelBox around{dot.at.x - 2, dot.at.y - 2, dot.at.x + 2, dot.at.y + 2};
            EXPECT_FALSE(box.meets(around)) << texts[i].runs[0].text << " covers a point";
        }
    }
}

TEST_P(Gallery, HasNoLineThatCannotBeSeen) {
    const Hung hung = hang(GetParam());
    const DisplayList list = picture_of(hung.scene, hung.diagram, size, hung.options);
    for (const Line& line : all<Line>(list))
        EXPECT_GE(std::hypot(line.to.x - line.from.x, line.to.y - line.from.y), 0.5);
}

TEST_P(Gallery, FillsThePicture) {
    const Hung hung = hang(GetParam());
    const DisplayList list = picture_of(hung.scene, hung.diagram, size, hung.options);
    EXPECT_DOUBLE_EQ(std::max(list.width, list.height), size);
    for (const Dot& dot : all<Dot>(list)) {
        EXPECT_GT(dot.at.x, 10);
        EXPECT_GT(dot.at.y, 10);
        EXPECT_LT(dot.at.x, list.width - 10);
        EXPECT_LT(dot.at.y, list.height - 10);
    }
}

INSTANTIATE_TEST_SUITE_P(All, Gallery, ::testing::ValuesIn(gallery),
                         [](const auto& exhibit) { return std::string(exhibit.param.name); });

} // namespace
} // namespace porism::paint
