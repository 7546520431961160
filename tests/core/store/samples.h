// Samples for the tests of the library, and a folder that goes away with its test.
#pragma once

#include "formats/jgex/jgex.h"
#include "store/store.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <string>
#include <unistd.h>

namespace porism::store::test {

class Folder {
public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "porism-store-XXXXXX").string();
        path_ = ::mkdtemp(name.data());
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    std::filesystem::path path() const { return path_; }
    std::string file(const std::string& name) const { return (path_ / name).string(); }

private:
    std::filesystem::path path_;
};

inline corpus::Sample sample(const std::string& title, std::string_view text, std::size_t length = 0) {
    const auto read = jgex::parse_problem(text);
    EXPECT_TRUE(read) << to_string(read.error());
    corpus::Sample made;
    made.problem.title = title;
    made.problem.scene = read->scene;
    made.problem.goals = read->goals;
    made.problem.difficulty.length = length;
    made.problem.difficulty.raw_length = 2 * length;
    made.problem.verdict.outcome = length > 0 ? problem::Outcome::accepted : problem::Outcome::undecided;
    return made;
}

/// A path of one given and one rule step, so that there are theorems to find.
inline corpus::Sample with_path(corpus::Sample made, const std::string& rule) {
    proof::Path path;
    proof::Step given, last;
    given.conclusion = last.conclusion = made.problem.goals.front();
    last.reason = proof::Reason::rule;
    last.rule = rule;
    last.binding = {PointId(0)};
    last.premises = {0};
    path.steps = {given, last};
    made.problem.paths.push_back(std::move(path));
    return made;
}

inline corpus::Sample orthocentre() {
    return sample("Orthocentre", "a b c = triangle a b c; h = orthocenter h a b c ? perp a h b c", 7);
}

inline corpus::Sample midline() {
    return sample("Midline", "a b c = triangle a b c; m = midpoint m a b; n = midpoint n a c ? para m n b c", 2);
}

/// A different problem for each number.
inline corpus::Sample numbered(int number) {
    const std::string p = "p" + std::to_string(number);
    return sample("Problem " + std::to_string(number),
                  "a b c = triangle a b c; " + p + " = foot " + p + " a b c ? perp a " + p + " b c", 1);
}

} // namespace porism::store::test
