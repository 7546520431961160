// The small signs of a picture, and its JSON form against its schema.
#include "core/paint/gallery.h"

#include "paint/json.h"
#include "support/json_schema.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::paint {
namespace {

DisplayList painted(std::string_view problem, std::string_view lit = "") {
    const Hung hung = paint::hang(Exhibit{"test", problem, lit});
    return picture_of(hung.scene, hung.diagram, 400, hung.options);
}

/// The squares of right angles: open, with three corners, and no arrow heads.
std::ptrdiff_t right_angles(const DisplayList& list) {
    return std::ranges::count_if(list.items, [](const Item& item) {
        const auto* polygon = std::get_if<Polygon>(&item);
        return polygon != nullptr && !polygon->closed && polygon->corners.size() == 3;
    });
}

TEST(RightAngles, AreMarkedOnceACorner) {
    constexpr std::string_view altitude = "a b c = triangle a b c; d = foot d a b c";
    EXPECT_EQ(right_angles(painted(altitude)), 1);
    EXPECT_EQ(right_angles(painted(altitude, "goal perp a d b c")), 1)
        << "what is lit is marked in place of what is given";
    EXPECT_EQ(right_angles(painted(altitude, "goal perp a d b d")), 1) << "the same two lines";
}

TEST(RightAngles, OfOtherLinesAreMarkedBesides) {
    constexpr std::string_view two_altitudes = "a b c = triangle a b c; d = foot d a b c; e = foot e b a c";
    EXPECT_EQ(right_angles(painted(two_altitudes)), 2);
    EXPECT_EQ(right_angles(painted(two_altitudes, "goal perp a d b c")), 2);
}

TEST(PictureJson, IsAsItsSchemaSays) {
    porism::test::JsonSchemas schemas;
    for (const Exhibit& exhibit : gallery) {
        const Hung hung = paint::hang(exhibit);
        const DisplayList list = picture_of(hung.scene, hung.diagram, 400, hung.options);
        EXPECT_EQ(schemas.violation("picture", to_json(list, hung.scene.names())), "") << exhibit.name;
    }
}

} // namespace
} // namespace porism::paint
