// Where the time goes: every moment of a closure belongs to one part, and looking changes nothing.
#include "figures.h"

#include "proof/rules/rule.h"

#include <chrono>
#include <fmt/format.h>

namespace porism::reason::test {
namespace {

constexpr const char* bisectors =
    "a b c = triangle a b c; i = incenter i a b c; d = foot d i b c; e = foot e i c a; f = foot f i a b; "
    "o = circle o a b c; p = on_line p a i, on_circle p o a ? cong p b p i";

std::vector<RuleId> rows_of_family(const std::string& family) {
    std::vector<RuleId> out;
    for (std::size_t i = 0; i < proof::rules().size(); ++i)
        if (proof::rules()[i].concept_name == family) out.emplace_back(i);
    return out;
}

TEST(Profile, PartsAddUpToTheTimeOfTheClosure) {
    const Figure scene = figure(bisectors);
    Profile profile;
    Options options;
    options.profile = &profile;
    const auto start = std::chrono::steady_clock::now();
    const Session session = closed(scene, options);
    const double whole = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    double sum = 0;
    for (const PartRow& row : profile_parts()) {
        EXPECT_GE(profile.ms(row.part), 0) << row.name;
        sum += profile.ms(row.part);
    }
    EXPECT_DOUBLE_EQ(sum, profile.total());
    EXPECT_LE(sum, whole);
    EXPECT_GE(sum, 0.5 * whole);
    for (const Part part : {Part::finders, Part::matching, Part::sines, Part::instances, Part::questions,
                            Part::statements, Part::rows, Part::classes})
        EXPECT_GT(profile.ms(part), 0) << static_cast<int>(part);
    EXPECT_EQ(profile.ms(Part::idle), 0);
}

TEST(Profile, LookingChangesNothing) {
    const Figure scene = figure(bisectors);
    Profile profile;
    Options options;
    options.profile = &profile;
    EXPECT_EQ(closed(scene, options).counts(), closed(scene).counts());
}

// A session outlives the profile: goals that are picked later are not timed.
TEST(Profile, IsNotTouchedAfterClosing) {
    const Figure scene = figure(bisectors);
    Profile profile;
    Options options;
    options.profile = &profile;
    Session session = closed(scene, options);
    const double before = profile.total();
    EXPECT_TRUE(session.prove(scene.say("cong p b p c")));
    EXPECT_EQ(profile.total(), before);
}

// With their rows banned, no triangles are looked at for sines, and their limit cuts nothing.
TEST(Profile, BannedSinesCostNothing) {
    std::string text = "a = free a";
    for (int i = 0; i < 50; ++i) text += fmt::format("; p{0} = free p{0}", i);
    const Figure scene = figure(text);
    EXPECT_EQ(closed(scene).ending_detail(), "the limit of 20000 triples of points for the law of sines");
    Options options;
    for (const RuleId row : rows_of_family("sine")) options.bans.ban(row);
    ASSERT_TRUE(options.bans.any());
    EXPECT_EQ(closed(scene, options).ending_detail(), "");
}

} // namespace
} // namespace porism::reason::test
