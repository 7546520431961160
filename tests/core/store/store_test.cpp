#include "store/store.h"

#include "samples.h"

#include <algorithm>

namespace porism::store {
namespace {

using test::midline;
using test::numbered;
using test::orthocentre;
using test::sample;
using test::with_path;

/// A library whose clock ticks once a call.
class Library : public ::testing::Test {
protected:
    test::Folder folder;
    int ticks = 0;
    Store store = open();

    Store open() {
        Options options;
        options.now = [this] {
            const std::string tick = std::to_string(1000 + ticks++);
            return "2025-01-01T00:00:0" + tick.substr(0, 1) + "." + tick.substr(1) + "Z";
        };
        auto opened = Store::open(folder.file("library.porism"), Mode::create, options);
        EXPECT_TRUE(opened) << to_string(opened.error());
        return *std::move(opened);
    }
    RecordId add(const corpus::Sample& made) {
        const auto id = store.add(made);
        EXPECT_TRUE(id) << to_string(id.error());
        return id ? *id : 0;
    }
    std::vector<std::string> titles(const Filter& filter = {}) {
        std::vector<std::string> found;
        const auto rows = store.list(filter);
        EXPECT_TRUE(rows);
        for (const auto& row : *rows) found.push_back(row.title);
        EXPECT_EQ(store.count(filter), found.size());
        return found;
    }
    using Titles = std::vector<std::string>;
};

TEST_F(Library, GivesBackWhatItKeeps) {
    corpus::Sample made = with_path(orthocentre(), "orthocentre_rule");
    made.problem.picture = "<svg>\xC3\xA4</svg>";
    made.document = R"({"porism":"document"})";
    made.tags = {"altitudes", "classic"};
    made.problem.verdict.checks.push_back({"numeric", "goal_holds", problem::CheckState::passed});
    made.problem.texts.push_back({"en", "steps", "Show it.", "Done."});
    made.problem.provenance.origin = "studio";
    const RecordId id = add(made);
    auto back = store.get(id);
    ASSERT_TRUE(back) << to_string(back.error());
    EXPECT_EQ(back->created, "2025-01-01T00:00:01.000Z");
    EXPECT_EQ(back->modified, back->created);
    back->created.clear();
    back->modified.clear();
    EXPECT_EQ(*back, made);
}

TEST_F(Library, FindsItAgainAfterClosing) {
    const RecordId id = add(orthocentre());
    store = open();
    EXPECT_EQ(store.get(id)->problem, orthocentre().problem);
    EXPECT_FALSE(store.read_only());
    EXPECT_TRUE(store.check());
}

TEST_F(Library, ListsTheNewestChangeFirst) {
    const RecordId first = add(orthocentre());
    add(midline());
    EXPECT_EQ(titles(), (Titles{"Midline", "Orthocentre"}));
    auto changed = orthocentre();
    changed.problem.title = "Altitudes meet";
    EXPECT_TRUE(store.update(first, changed));
    EXPECT_EQ(titles(), (Titles{"Altitudes meet", "Midline"}));
    const auto rows = store.list({.limit = 1, .offset = 1});
    ASSERT_EQ(rows->size(), 1u);
    const auto& row = rows->front();
    EXPECT_EQ(row.goals, Titles{"para b c m n"});
    EXPECT_EQ(row.points, 5u);
    EXPECT_EQ(row.length, 2u);
    EXPECT_EQ(row.raw_length, 4u);
    EXPECT_EQ(row.outcome, problem::Outcome::accepted);
    EXPECT_EQ(row.identity, problem::identity(midline().problem.scene, midline().problem.goals));
}

TEST_F(Library, FiltersByWordsKindLengthVerdictAndTag) {
    add(with_path(orthocentre(), "right_triangle"));
    auto tagged = midline();
    tagged.tags = {"easy_ones"};
    add(tagged);
    add(sample("100% open", "a b c = triangle a b c ? cong a b a c"));
    EXPECT_EQ(titles({.text = "ORTHO"}), Titles{"Orthocentre"});
    EXPECT_EQ(titles({.text = "right_tri orthocentre"}), Titles{"Orthocentre"});
    EXPECT_EQ(titles({.text = "para"}), Titles{"Midline"});
    EXPECT_EQ(titles({.text = "easy_"}), Titles{"Midline"});
    EXPECT_EQ(titles({.text = "0%"}), Titles{"100% open"}) << "signs of patterns stand for themselves";
    EXPECT_EQ(titles({.text = "_rtho"}), Titles{});
    EXPECT_EQ(titles({.predicate = "cong"}), Titles{"100% open"});
    EXPECT_EQ(titles({.min_length = 1, .max_length = 5}), Titles{"Midline"});
    EXPECT_EQ(titles({.min_length = 5}), Titles{"Orthocentre"});
    EXPECT_EQ(titles({.outcome = problem::Outcome::undecided}), Titles{"100% open"});
    EXPECT_EQ(titles({.tag = "easy_ones"}), Titles{"Midline"});
    EXPECT_EQ(store.list({.text = "ortho"})->front().theorems, Titles{"right_triangle"});
}

TEST_F(Library, KeepsWhichGivensAreNeeded) {
    const RecordId one = add(orthocentre()), other = add(midline());
    ASSERT_TRUE(store.givens(one));
    EXPECT_FALSE(*store.givens(one)) << "nobody looked";
    const std::vector<KeptGiven> givens{{"needed", "perp a b a c", "cong a b a c", "needed perp"},
                                        {"redundant", "perp a b a c", "para a b c d", "redundant perp"},
                                        {"redundant", "coll a b c", "cong a b a c", "redundant coll"},
                                        {"missing", "something", "cong a b a c", "missing"}};
    ASSERT_TRUE(store.set_givens(one, givens));
    ASSERT_TRUE(store.set_givens(other, {}));
    EXPECT_EQ(**store.givens(one), givens);
    EXPECT_EQ(**store.givens(other), std::vector<KeptGiven>{});
    const auto counts = store.given_counts().value();
    ASSERT_EQ(counts.size(), 2U);
    EXPECT_EQ(counts.at(one), (GivenCounts{{1, 1, 0, 1}})) << "each given once: needed by some goal, redundant by none";
    EXPECT_EQ(counts.at(one), counts_of(givens));
    EXPECT_EQ(counts.at(other), GivenCounts{});
    EXPECT_EQ(titles({.need = "redundant"}), Titles{"Orthocentre"});
    EXPECT_EQ(titles({.need = "undecided"}), Titles{});
    EXPECT_EQ(store.set_givens(one, std::vector<KeptGiven>{{"wanted", "", "", ""}}).error().code, "bad_need");
    EXPECT_EQ(store.set_givens(99, {}).error().code, "no_such_problem");
}

TEST_F(Library, WhatWasFoundOfGivensGoesWithTheSceneThatItWasFoundIn) {
    corpus::Sample made = orthocentre();
    const RecordId id = add(made);
    const std::vector<KeptGiven> givens{{"needed", "perp a b a c", "cong a b a c", "needed perp"}};
    ASSERT_TRUE(store.set_givens(id, givens));
    made.problem.title = "Another title";
    ASSERT_TRUE(store.update(id, made));
    EXPECT_EQ(**store.givens(id), givens);
    ASSERT_TRUE(store.update(id, midline()));
    EXPECT_FALSE(*store.givens(id));
    EXPECT_TRUE(store.given_counts()->empty());
}

TEST_F(Library, LosesNothingToTheTrash) {
    const RecordId id = add(orthocentre());
    EXPECT_TRUE(store.remove(id));
    EXPECT_EQ(titles(), Titles{});
    EXPECT_EQ(titles({.trash = true}), Titles{"Orthocentre"});
    EXPECT_FALSE(store.list({.trash = true})->front().removed.empty());
    EXPECT_TRUE(store.get(id));
    EXPECT_TRUE(store.restore(id));
    EXPECT_EQ(titles(), Titles{"Orthocentre"});
    EXPECT_TRUE(store.list()->front().removed.empty());
}

TEST_F(Library, ImportLeavesDuplicatesOut) {
    const RecordId kept = add(orthocentre());
    // The same scene and goals; another title and another sketch.
    auto again = sample("Again", "a@0_1 b@1_2 c = triangle a b c; h = orthocenter h a b c ? perp b c a h");
    const std::vector<corpus::Sample> both{again, midline(), midline()};
    const auto imported = store.import(both);
    ASSERT_TRUE(imported) << to_string(imported.error());
    EXPECT_EQ((*imported)[0], (Imported{kept, true}));
    EXPECT_FALSE((*imported)[1].duplicate);
    EXPECT_EQ((*imported)[2], (Imported{(*imported)[1].id, true}));
    EXPECT_EQ(store.count(), 2u);
    EXPECT_TRUE(store.remove(kept));
    EXPECT_FALSE(store.import(std::span(both).first(1))->front().duplicate) << "the trash does not count";
}

TEST_F(Library, OfOneIdentityAreDuplicatesOnlyThoseThatAreTheSame) {
    const auto titled = [](const char* title) { return sample(title, "a b c = triangle a b c ? cong a b a c"); };
    const Same by_title = [](const corpus::Sample& kept, const corpus::Sample& other) {
        return kept.problem.title == other.problem.title;
    };
    const std::vector<corpus::Sample> three{titled("One"), titled("Two"), titled("One")};
    const auto imported = store.import(three, by_title);
    ASSERT_TRUE(imported) << to_string(imported.error());
    EXPECT_FALSE((*imported)[1].duplicate);
    EXPECT_EQ((*imported)[2], (Imported{(*imported)[0].id, true}));
    EXPECT_EQ(store.count(), 2u);
}

TEST_F(Library, OtherScenesAndGoalsAreNoDuplicates) {
    const auto base = problem::identity(orthocentre().problem.scene, orthocentre().problem.goals);
    const auto of = [](const char* text) {
        const auto made = sample("", text);
        return problem::identity(made.problem.scene, made.problem.goals);
    };
    EXPECT_NE(base, of("a b c = triangle a b c; h = orthocenter h a b c ? perp b h a c"));
    EXPECT_NE(base, of("a b c = triangle a b c; h = orthocenter h a c b ? perp a h b c"));
    const auto made = orthocentre().problem;
    EXPECT_EQ(base, problem::identity(made.scene.with_branch(1, 0), made.goals)) << "the first branch, written or not";
    EXPECT_NE(base, problem::identity(made.scene.with_branch(1, 1), made.goals));
    const scene::Coordinates given{numbers::Scalar(0), numbers::Scalar(1), true};
    EXPECT_NE(base, problem::identity(made.scene.with_coordinates(1, {given}), made.goals))
        << "given coordinates are part of it";
}

TEST_F(Library, KeepsTagsAndCollections) {
    const RecordId a = add(orthocentre()), b = add(midline());
    EXPECT_TRUE(store.set_tags(a, {" new ", "", "classic", "new"}));
    EXPECT_EQ(store.get(a)->tags, (Titles{"classic", "new"}));
    EXPECT_EQ(*store.tags(), (Titles{"classic", "new"}));
    const auto sheet = store.add_collection("Sheet 1", "for Monday");
    ASSERT_TRUE(sheet);
    EXPECT_EQ(store.add_collection(" Sheet 1 ").error().code, "name_taken");
    EXPECT_EQ(store.add_collection(" ").error().code, "bad_name");
    EXPECT_TRUE(store.put_into(*sheet, b));
    EXPECT_TRUE(store.put_into(*sheet, a));
    EXPECT_TRUE(store.put_into(*sheet, b));
    EXPECT_EQ(titles({.collection = *sheet}), (Titles{"Midline", "Orthocentre"}));
    EXPECT_EQ(*store.collections(), (std::vector<corpus::Collection>{{*sheet, "Sheet 1", "for Monday", 2}}));
    EXPECT_TRUE(store.remove(a));
    EXPECT_EQ(store.collections()->front().size, 1u);
    EXPECT_TRUE(store.take_out(*sheet, b));
    EXPECT_EQ(store.collections()->front().size, 0u);
}

TEST_F(Library, SaysWhatIsNotThere) {
    EXPECT_EQ(store.get(17).error().code, "no_such_problem");
    EXPECT_EQ(store.update(17, midline()).error().code, "no_such_problem");
    EXPECT_EQ(store.remove(17).error().code, "no_such_problem");
    EXPECT_EQ(store.restore(17).error().code, "no_such_problem");
    EXPECT_EQ(store.set_tags(17, {}).error().code, "no_such_problem");
    EXPECT_EQ(store.put_into(1, 17).error().code, "no_such_collection");
    const auto sheet = store.add_collection("Sheet");
    EXPECT_EQ(store.put_into(*sheet, 17).error().code, "no_such_problem");
}

TEST_F(Library, TwoProgramsCanHaveItOpen) {
    Store other = open();
    const RecordId id = add(orthocentre());
    EXPECT_TRUE(other.get(id));
    EXPECT_TRUE(other.add(midline()));
    EXPECT_EQ(store.count(), 2u);
}

TEST_F(Library, AFullDiskIsAClearErrorAndLosesNothing) {
    store = *Store::open(folder.file("small.porism"), Mode::create, {.max_pages = 60});
    std::vector<RecordId> saved;
    Status last;
    for (int i = 0; i < 1000; ++i) {
        auto made = numbered(i);
        made.problem.picture = std::string(20000, 'x');
        const auto id = store.add(made);
        if (!id) {
            last = fail(id.error());
            break;
        }
        saved.push_back(*id);
    }
    ASSERT_FALSE(last) << "the library has grown beyond its limit";
    EXPECT_EQ(last.error().code, "disk_full");
    EXPECT_EQ(last.error().kind, ErrorKind::unavailable);
    EXPECT_GT(saved.size(), 3u);
    for (const bool reopened : {false, true}) {
        if (reopened) store = *Store::open(folder.file("small.porism"));
        EXPECT_EQ(store.count(), saved.size());
        for (const RecordId id : saved) EXPECT_TRUE(store.get(id));
        EXPECT_TRUE(store.check());
    }
    EXPECT_TRUE(store.add(midline())) << "with room again it goes on";
}

TEST_F(Library, AnImportIsAllOrNothing) {
    store = *Store::open(folder.file("small.porism"), Mode::create, {.max_pages = 60});
    add(orthocentre());
    std::vector<corpus::Sample> many;
    for (int i = 0; i < 100; ++i) {
        many.push_back(numbered(i));
        many.back().problem.picture = std::string(20000, 'x');
    }
    EXPECT_EQ(store.import(many).error().code, "disk_full");
    EXPECT_EQ(store.count(), 1u);
}

} // namespace
} // namespace porism::store
