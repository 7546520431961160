// Lines that are drawn for the marks of what is given, and where they are not.
#include "core/paint/gallery.h"
#include "core/paint/items.h"

#include <algorithm>

namespace porism::paint {
namespace {

bool draws(const DisplayList& list, const diagram::Diagram& diagram, std::string_view first, std::string_view second) {
    const auto name = [&](PointId point) { return point.valid() ? diagram.names[point.index()] : std::string(); };
    return std::ranges::any_of(all<Line>(list), [&](const Line& line) {
        const auto a = name(line.subject.first), b = name(line.subject.second);
        return line.subject.kind == Subject::Kind::segment &&
               ((a == first && b == second) || (a == second && b == first));
    });
}

struct Row {
    const char* problem;
    const char* first;
    const char* second;
    bool drawn;
    std::size_t said;
};

TEST(Aids, AreDrawnForWhatTheyLetBeMarked) {
    const Row rows[] = {
        {"a@0_0 b@4_0 c@1_3 = triangle a b c; p@2.5_1.5 = free p; d@2.5_-2 = on_tline d a a p", "a", "p", true, 1},
        {"a@0_0 b@4_0 c@1_3 = triangle a b c; p@2_2.4 = on_line p b c; d@-1.2_2.8 = on_pline d c a p", "a", "p", true,
         1},
        // It all but passes M.
        {"a@0_0 b@6_0 c@1_5 = triangle a b c; p@3.5_2.5 = free p; m@1.75_1.3 = free m; d@2.5_-2 = on_tline d a a p",
         "a", "p", false, 0},
        // As long as the figure.
        {"a@0_0 b@3_0 c@1_1 = triangle a b c; p@9_1 = free p; d@0.2_-1.5 = on_tline d a a p", "a", "p", false, 0},
    };
    for (const Row& row : rows) {
        const Hung hung = hang(Exhibit{"aids", row.problem});
        const DisplayList list = picture_of(hung.scene, hung.diagram, 500, hung.options);
        EXPECT_EQ(draws(list, hung.diagram, row.first, row.second), row.drawn) << row.problem;
        EXPECT_EQ(list.said.size(), row.said) << row.problem;
    }
}

TEST(Aids, AreNotDrawnForWhatIsNotMarked) {
    Hung hung =
        hang(Exhibit{"aids", "a@0_0 b@4_0 c@1_3 = triangle a b c; p@2.5_1.5 = free p; d@2.5_-2 = on_tline d a a p"});
    hung.options.marked = std::vector<bool>(hung.diagram.givens.size(), false);
    EXPECT_FALSE(draws(picture_of(hung.scene, hung.diagram, 500, hung.options), hung.diagram, "a", "p"));
}

} // namespace
} // namespace porism::paint
