#include "samples.h"
#include "store/migrations.h"
#include "store/store.h"

#include <SQLiteCpp/Statement.h>
#include <csignal>
#include <fstream>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>

namespace porism::store {
namespace {

using test::numbered;

void write_bytes(const std::string& path, std::string_view bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

std::string code_of(const Result<Store>& opened) {
    return opened ? "" : opened.error().code;
}

/// A closed library with one problem.
std::string library(const test::Folder& folder) {
    std::string path = folder.file("library.porism");
    EXPECT_TRUE(Store::open(path, Mode::create)->add(test::orthocentre()));
    return path;
}

/// Runs `work` in a process of its own without the rights of an administrator; the number that it returns.
template<class Work>
int as_nobody(Work&& work) {
    const pid_t child = fork();
    if (child == 0) {
        constexpr unsigned nobody = 65534;
        if (geteuid() == 0 && (setgid(nobody) != 0 || setuid(nobody) != 0)) _exit(99);
        _exit(work());
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(StoreOpen, RefusesWhatIsNoLibrary) {
    const test::Folder folder;
    EXPECT_EQ(code_of(Store::open(folder.file("none.porism"))), "store_missing");
    EXPECT_FALSE(std::filesystem::exists(folder.file("none.porism")));
    EXPECT_EQ(code_of(Store::open(folder.path().string())), "not_a_store");
    write_bytes(folder.file("text.porism"), "a b c = triangle a b c");
    EXPECT_EQ(code_of(Store::open(folder.file("text.porism"))), "not_a_store");
    EXPECT_EQ(code_of(Store::open(folder.file("text.porism"), Mode::create)), "not_a_store");
    write_bytes(folder.file("empty.porism"), "");
    EXPECT_EQ(code_of(Store::open(folder.file("empty.porism"))), "not_a_store");
    EXPECT_EQ(code_of(Store::open(folder.file("no/such/folder.porism"), Mode::create)), "store_unreadable");
}

TEST(StoreOpen, LeavesNoHalfMadeFileBehind) {
    const test::Folder folder;
    Options tiny;
    tiny.max_pages = 3;
    EXPECT_EQ(code_of(Store::open(folder.file("new.porism"), Mode::create, tiny)), "disk_full");
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(StoreOpen, DoesNotBlameAnotherProgramForALibraryThatWasNeverFinished) {
    const test::Folder folder;
    const std::string path = folder.file("begun.porism");
    SQLite::Database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("PRAGMA user_version = 0; VACUUM");
    const auto opened = Store::open(path);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().what.find("another program"), std::string::npos) << opened.error().what;
    EXPECT_TRUE(Store::open(path, Mode::create));
}

TEST(StoreOpen, LeavesADatabaseOfAnotherProgramAlone) {
    const test::Folder folder;
    const std::string path = folder.file("other.db");
    SQLite::Database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE song (title TEXT)");
    const auto before = std::filesystem::file_size(path);
    for (const Mode mode : {Mode::open, Mode::create, Mode::read_only})
        EXPECT_EQ(code_of(Store::open(path, mode)), "not_a_store");
    EXPECT_EQ(std::filesystem::file_size(path), before);
}

TEST(StoreOpen, RefusesANewerVersionWithAClearWord) {
    const test::Folder folder;
    const std::string path = library(folder);
    SQLite::Database(path, SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
    for (const Mode mode : {Mode::open, Mode::create, Mode::read_only}) {
        const auto opened = Store::open(path, mode);
        ASSERT_FALSE(opened);
        EXPECT_EQ(opened.error().code, "newer_version");
        EXPECT_NE(opened.error().what.find("was written by a newer version of Porism"), std::string::npos);
    }
}

TEST(StoreOpen, BringsEveryOlderVersionUpToDate) {
    for (int version = 1; version < newest_version(); ++version) {
        const test::Folder folder;
        const std::string path = folder.file("old.porism");
        {
            SQLite::Database old(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            for (int i = 0; i < version; ++i) old.exec(migrations()[static_cast<std::size_t>(i)]);
            old.exec("PRAGMA application_id = " + std::to_string(application_id));
            old.exec("PRAGMA user_version = " + std::to_string(version));
            old.exec("INSERT INTO collection (name, note, created) VALUES ('kept', '', '')");
        }
        EXPECT_EQ(code_of(Store::open(path, Mode::read_only)), "older_version");
        auto store = Store::open(path);
        ASSERT_TRUE(store) << to_string(store.error());
        EXPECT_TRUE(store->add(test::orthocentre()));
        EXPECT_EQ(store->collections()->front().name, "kept");
        EXPECT_EQ(version_of(SQLite::Database(path)), newest_version());
    }
}

TEST(StoreOpen, ADamagedFileIsAClearError) {
    const test::Folder folder;
    const std::string path = folder.file("damaged.porism");
    {
        auto store = Store::open(path, Mode::create);
        for (int i = 0; i < 50; ++i) ASSERT_TRUE(store->add(numbered(i)));
    }
    {
        std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
        file.seekp(4096);
        file << std::string(std::filesystem::file_size(path) - 4096, '\x5A');
    }
    const auto store = Store::open(path);
    const auto listed = store ? store->list() : fail(store.error());
    ASSERT_FALSE(listed);
    EXPECT_EQ(listed.error().code, "store_corrupt");
    EXPECT_TRUE(!store || store->check().error().code == "store_corrupt");
}

TEST(StoreOpen, ATruncatedFileIsAClearError) {
    const test::Folder folder;
    const std::string path = library(folder);
    std::filesystem::resize_file(path, 5000);
    const auto store = Store::open(path);
    const std::string code = store ? store->check().error().code : store.error().code;
    EXPECT_EQ(code, "store_corrupt");
    std::filesystem::resize_file(path, 20);
    EXPECT_FALSE(Store::open(path));
}

TEST(StoreOpen, OfATruncatedFileTheRestCanBeRead) {
    const test::Folder folder;
    const std::string path = folder.file("half.porism");
    {
        auto store = Store::open(path, Mode::create);
        for (int i = 0; i < 200; ++i) ASSERT_TRUE(store->add(numbered(i)));
    }
    const auto half = std::filesystem::file_size(path) / 2;
    std::filesystem::resize_file(path, half);
    EXPECT_EQ(code_of(Store::open(path)), "store_corrupt");
    const auto store = Store::open(path, Mode::salvage);
    ASSERT_TRUE(store) << to_string(store.error());
    std::size_t read = 0;
    for (const RecordId id : store->reachable()) read += store->get(id) ? 1 : 0;
    EXPECT_GT(read, 50u);
    EXPECT_LT(read, 200u);
    EXPECT_EQ(std::filesystem::file_size(path), half) << "the original is left as it is";
}

/// A library with a log that a killed program left behind; how many problems were saved.
std::size_t library_with_log(const std::string& path) {
    constexpr std::size_t saved = 30;
    const pid_t child = fork();
    if (child == 0) {
        auto store = Store::open(path, Mode::create);
        for (std::size_t i = 0; store && i < saved; ++i)
            if (!store->add(numbered(static_cast<int>(i)))) _exit(1);
        kill(getpid(), SIGKILL);
    }
    waitpid(child, nullptr, 0);
    return saved;
}

void damage(const std::string& file, std::size_t at, std::size_t count) {
    std::fstream out(file, std::ios::binary | std::ios::in | std::ios::out);
    out.seekp(static_cast<std::streamoff>(at));
    out << std::string(count, '\x5A');
}

TEST(StoreLog, OfAKilledProgramIsSound) {
    const test::Folder folder;
    const std::string path = folder.file("library.porism");
    const std::size_t saved = library_with_log(path);
    ASSERT_GT(std::filesystem::file_size(path + "-wal"), 4096u);
    EXPECT_EQ(Store::open(path)->count(), saved);
}

TEST(StoreLog, ThatIsDamagedIsNeverDroppedSilently) {
    const std::size_t whole = [] {
        const test::Folder folder;
        library_with_log(folder.file("library.porism"));
        return std::filesystem::file_size(folder.file("library.porism-wal"));
    }();
    // The header, the first frame, a frame's own header, and somewhere inside.
    for (const std::size_t at : {std::size_t{8}, std::size_t{100}, 32 + 10 * (4096 + 24ul), whole / 2}) {
        const test::Folder folder;
        const std::string path = folder.file("library.porism"), log = path + "-wal";
        const std::size_t saved = library_with_log(path);
        damage(log, at, 3000);
        const auto size = std::filesystem::file_size(log);
        for (const Mode mode : {Mode::open, Mode::create, Mode::read_only})
            EXPECT_EQ(code_of(Store::open(path, mode)), "store_log_damaged") << at;
        EXPECT_EQ(std::filesystem::file_size(log), size);
        const auto rest = Store::open(path, Mode::salvage);
        EXPECT_LT(rest ? rest->count().value() : 0, saved) << at;
        EXPECT_EQ(rest.has_value(), at > whole / 3) << at << ": the tables were made at the beginning of the log";
        EXPECT_EQ(std::filesystem::file_size(log), size);
    }
}

TEST(StoreLog, ThatEndsInAHalfWrittenChangeIsSound) {
    const test::Folder folder;
    const std::string path = folder.file("library.porism");
    const std::size_t saved = library_with_log(path);
    std::filesystem::resize_file(path + "-wal", std::filesystem::file_size(path + "-wal") - 1000);
    EXPECT_EQ(Store::open(path)->count(), saved - 1);
}

TEST(StoreLog, ThatAnotherProgramWritesIsSound) {
    const test::Folder folder;
    const std::string path = folder.file("library.porism");
    auto writer = Store::open(path, Mode::create);
    for (int i = 0; i < 400; ++i) {
        ASSERT_TRUE(writer->add(numbered(i)));
        if (i % 50 != 0) continue;
        EXPECT_EQ(Store::open(path, Mode::read_only)->count(), static_cast<std::size_t>(i) + 1);
    }
}

TEST(StoreOpen, AReadOnlyLibraryIsReadAndWritingIsAClearError) {
    const test::Folder folder;
    const std::string path = library(folder);
    const auto store = Store::open(path, Mode::read_only);
    ASSERT_TRUE(store) << to_string(store.error());
    EXPECT_TRUE(store->read_only());
    EXPECT_EQ(store->count(), 1u);
}

/// 0 when reading works and every way of writing says store_read_only, otherwise where it went wrong.
int try_read_only(const std::string& path) {
    auto store = Store::open(path);
    if (!store) return 1;
    if (!store->read_only()) return 2;
    if (store->count() != 1u || !store->get(1) || !store->list()) return 3;
    const auto is_refused = [](const auto& result) { return !result && result.error().code == "store_read_only"; };
    if (!is_refused(store->add(numbered(1)))) return 4;
    if (!is_refused(store->update(1, numbered(1)))) return 5;
    if (!is_refused(store->remove(1))) return 6;
    if (!is_refused(store->set_tags(1, {"x"}))) return 7;
    if (!is_refused(store->add_collection("x"))) return 8;
    return store->count() == 1u ? 0 : 9;
}

TEST(StoreOpen, AFileWithoutTheRightToWriteIsReadOnly) {
    const test::Folder folder;
    const std::string path = library(folder);
    ::chmod(folder.path().c_str(), 0777);
    ::chmod(path.c_str(), 0444);
    EXPECT_EQ(as_nobody([&] { return try_read_only(path); }), 0);
}

TEST(StoreOpen, AFolderWithoutTheRightToWriteIsReadOnly) {
    const test::Folder folder;
    const std::string path = library(folder);
    ::chmod(path.c_str(), 0666);
    ::chmod(folder.path().c_str(), 0555);
    EXPECT_EQ(as_nobody([&] { return try_read_only(path); }), 0);
    ::chmod(folder.path().c_str(), 0755);
}

TEST(StoreOpen, AKilledProgramLosesNothingSaved) {
    const test::Folder folder;
    const std::string path = folder.file("library.porism");
    ASSERT_TRUE(Store::open(path, Mode::create));
    std::vector<RecordId> acknowledged;
    for (int round = 0; round < 5; ++round) {
        int channel[2];
        ASSERT_EQ(pipe(channel), 0);
        const pid_t child = fork();
        if (child == 0) {
            auto store = Store::open(path);
            for (int i = 0; store; ++i) {
                const auto id = store->add(numbered(1000 * round + i));
                if (!id || write(channel[1], &*id, sizeof *id) != sizeof *id) break;
            }
            _exit(1);
        }
        close(channel[1]);
        RecordId id = 0;
        // The killing comes at a different moment of the loop each round.
        for (int i = 0; i < 10 + 3 * round && read(channel[0], &id, sizeof id) == sizeof id; ++i)
            acknowledged.push_back(id);
        kill(child, SIGKILL);
        while (read(channel[0], &id, sizeof id) == sizeof id) acknowledged.push_back(id);
        waitpid(child, nullptr, 0);
        close(channel[0]);
    }
    auto store = Store::open(path);
    ASSERT_TRUE(store) << to_string(store.error());
    EXPECT_GE(acknowledged.size(), 80u);
    for (const RecordId id : acknowledged) EXPECT_TRUE(store->get(id)) << id;
    EXPECT_TRUE(store->check());
    EXPECT_TRUE(store->add(test::midline()));
}

TEST(StoreOpen, ADiskThatIsReallyFullIsAClearErrorAndLosesNothing) {
    const test::Folder folder;
    const std::string path = folder.file("library.porism");
    const int outcome = [&] {
        const pid_t child = fork();
        if (child == 0) {
            if (unshare(CLONE_NEWNS) != 0 || mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
                mount("tmpfs", folder.path().c_str(), "tmpfs", 0, "size=400k") != 0)
                _exit(77);
            std::size_t saved = 0;
            std::string code;
            {
                auto store = Store::open(path, Mode::create);
                for (int i = 0; i < 1000 && code.empty(); ++i) {
                    auto made = numbered(i);
                    made.problem.picture = std::string(10000, 'x');
                    const auto id = store->add(made);
                    if (id)
                        ++saved;
                    else
                        code = id.error().code;
                }
                if (store->count() != saved) _exit(2);
            }
            if (code != "disk_full" || saved < 3) _exit(3);
            const auto again = Store::open(path, Mode::open);
            _exit(again && again->count() == saved && again->check() ? 0 : 4);
        }
        int status = 0;
        waitpid(child, &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }();
    if (outcome == 77) GTEST_SKIP() << "mounting a small disk is not allowed here";
    EXPECT_EQ(outcome, 0);
}

TEST(StoreOpen, AWriterThatWaitsTooLongSaysWhoIsInTheWay) {
    const test::Folder folder;
    const std::string path = library(folder);
    auto store = Store::open(path, Mode::open, {.busy_timeout_ms = 50});
    SQLite::Database other(path, SQLite::OPEN_READWRITE);
    other.exec("BEGIN IMMEDIATE");
    const auto id = store->add(numbered(1));
    ASSERT_FALSE(id);
    EXPECT_EQ(id.error().code, "store_busy");
    EXPECT_EQ(store->count(), 1u) << "reading goes on";
    other.exec("COMMIT");
    EXPECT_TRUE(store->add(numbered(1)));
}

TEST(StoreOpen, KnowsALibraryByItsFirstBytes) {
    EXPECT_TRUE(looks_like_store(std::string_view("SQLite format 3\0...", 19)));
    EXPECT_FALSE(looks_like_store("SQLite"));
    EXPECT_FALSE(looks_like_store("a b c = triangle a b c"));
}

} // namespace
} // namespace porism::store
