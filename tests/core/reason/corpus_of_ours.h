#pragma once

// The problems that the project carries, as scenes and goals.

#include "figures.h"

#include "support/files.h"

#include <string>
#include <vector>

namespace porism::reason::test {

struct OurProblem {
    std::string name;
    scene::Scene scene;
    scene::Goals goals;
};

/// The files of resources/examples/; a problem that cannot be read is a failure of the test that asks.
inline std::vector<OurProblem> problems_of_ours() {
    std::vector<OurProblem> problems;
    for (const char* file : {"problems.txt", "constructions.txt"})
        for (jgex::Problem& problem :
             jgex::parse_file(porism::test::read_file(std::string("resources/examples/") + file))) {
            EXPECT_TRUE(problem.content) << problem.name << ": " << to_string(problem.content.error());
            if (problem.content)
                problems.push_back(
                    {problem.name, std::move(problem.content->scene), std::move(problem.content->goals)});
        }
    return problems;
}

} // namespace porism::reason::test
