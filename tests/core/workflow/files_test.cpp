#include "workflow/files.h"

#include "scratch.h"
#include "support/full_disk.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

namespace porism::workflow {
namespace {

using porism::test::FullDisk;
using test::Scratch;

TEST(ReadInput, ReadsTheBytesAsTheyAre) {
    const Scratch scratch;
    const std::string bytes("a\0b\r\n\xff", 6);
    EXPECT_EQ(read_input(scratch.put("x", bytes)).value(), bytes);
}

TEST(ReadInput, SaysWhatIsWrong) {
    const Scratch scratch;
    EXPECT_EQ(read_input(scratch.path("none")).error().code, "file_missing");
    EXPECT_EQ(read_input(scratch.folder()).error().code, "file_is_folder");
    EXPECT_EQ(read_input(scratch.put("big", std::string(100, 'x')), {}, 99).error().code, "file_too_large");
    EXPECT_EQ(read_input(scratch.path("none")).error().place->source, scratch.path("none"));
}

TEST(WriteFile, ReplacesTheWholeFile) {
    const Scratch scratch;
    scratch.put("x", "a long text that was there before");
    ASSERT_TRUE(write_file(scratch.path("x"), "new"));
    EXPECT_EQ(scratch.get("x"), "new");
    EXPECT_EQ(scratch.files(), 1U) << "no temporary file is left";
}

TEST(WriteFile, KeepsThePermissions) {
    const Scratch scratch;
    scratch.put("x", "old");
    ASSERT_EQ(::chmod(scratch.path("x").c_str(), 0640), 0);
    ASSERT_TRUE(write_file(scratch.path("x"), "new"));
    struct stat found {};
    ASSERT_EQ(::stat(scratch.path("x").c_str(), &found), 0);
    EXPECT_EQ(found.st_mode & 0777, 0640U);
}

TEST(WriteFile, SaysThatAFolderIsMissing) {
    const Scratch scratch;
    const auto written = write_file(scratch.path("no/where"), "x");
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().code, "folder_missing");
    EXPECT_EQ(written.error().kind, ErrorKind::unavailable);
    EXPECT_EQ(write_file(scratch.folder(), "x").error().code, "not_writable") << "a folder is no file";
}

TEST(WriteFile, SaysThatAFolderIsNotWritable) {
    // Nobody makes files there, not even the administrator.
    EXPECT_EQ(write_file("/sys/kernel/porism", "new").error().code, "not_writable");
}

TEST(WriteFile, KeepsTheOldFileWhenTheDiskIsFull) {
    const Scratch scratch;
    scratch.put("x", "old");
    {
        const FullDisk full(1000);
        const auto written = write_file(scratch.path("x"), std::string(5000, 'n'));
        ASSERT_FALSE(written);
        EXPECT_EQ(written.error().code, "disk_full");
    }
    EXPECT_EQ(scratch.get("x"), "old");
    EXPECT_EQ(scratch.files(), 1U) << "no half file is left";
}

TEST(WriteFile, SaysThatADeviceIsFull) {
    EXPECT_EQ(write_file("/dev/full", "x").error().code, "disk_full");
    EXPECT_TRUE(write_file("/dev/null", "x"));
}

TEST(MakeFolder, MakesTheFoldersAboveToo) {
    const Scratch scratch;
    ASSERT_TRUE(make_folder(scratch.path("a/b/c")));
    ASSERT_TRUE(make_folder(scratch.path("a/b/c"))) << "it may be there already";
    EXPECT_TRUE(std::filesystem::is_directory(scratch.path("a/b/c")));
    scratch.put("file", "");
    EXPECT_FALSE(make_folder(scratch.path("file")));
}

} // namespace
} // namespace porism::workflow
