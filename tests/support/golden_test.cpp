#include "source_tree/source_tree.h"
#include "support/golden_text.h"

#include <cstdlib>
#include <gtest/gtest.h>

namespace porism::test {
namespace {

/// Accepts or compares while it lives, whatever the whole run does.
class Accepting {
public:
    explicit Accepting(const char* value) {
        if (const char* before = std::getenv(kName)) before_ = before;
        setenv(kName, value, 1);
    }
    ~Accepting() { before_.empty() ? unsetenv(kName) : setenv(kName, before_.c_str(), 1); }

private:
    static constexpr const char* kName = "PORISM_ACCEPT_GOLDEN";
    std::string before_;
};

bool says(const std::string& difference, const char* words) {
    return difference.find(words) != std::string::npos;
}

TEST(Golden, SameTextHasNoDifference) {
    const Accepting compare("0");
    EXPECT_EQ(golden_difference("support/two_lines.txt", "one\ntwo\n"), "");
}

TEST(Golden, NamesTheFirstLineThatDiffers) {
    const Accepting compare("0");
    const std::string difference = golden_difference("support/two_lines.txt", "one\n2\nthree\n");
    EXPECT_TRUE(says(difference, "two_lines.txt:2: the golden differs")) << difference;
    EXPECT_TRUE(says(difference, "golden: two\n")) << difference;
    EXPECT_TRUE(says(difference, "now:    2")) << difference;
}

TEST(Golden, MissingLastNewlineIsADifference) {
    const Accepting compare("0");
    EXPECT_TRUE(says(golden_difference("support/two_lines.txt", "one\ntwo"), "no newline at the end"));
}

TEST(Golden, MissingGoldenSaysHowToAcceptOne) {
    const Accepting compare("0");
    const std::string difference = golden_difference("support/never.txt", "text");
    EXPECT_TRUE(says(difference, "there is no golden")) << difference;
    EXPECT_TRUE(says(difference, "packaging/accept-goldens.sh")) << difference;
}

TEST(Golden, AcceptingWritesTheFile) {
    const std::filesystem::path file = porism::test::in_source("tests/golden/support/scratch/accepted.txt");
    {
        const Accepting accept("1");
        EXPECT_EQ(golden_difference("support/scratch/accepted.txt", "new\n"), "");
    }
    const Accepting compare("0");
    EXPECT_EQ(golden_difference("support/scratch/accepted.txt", "new\n"), "");
    EXPECT_NE(golden_difference("support/scratch/accepted.txt", "old\n"), "");
    std::filesystem::remove_all(file.parent_path());
}

} // namespace
} // namespace porism::test
