// What `verify --nearest` tells at the end: of each sample that does not pass, the nearest of the file that does.
#pragma once

#include "problem/verdict.h"
#include "workflow/verify/diagnosis/nearest.h"

#include <string>
#include <vector>

namespace porism::cli {

class NearestPassing {
public:
    void add(const workflow::LoadedProblem& problem, problem::Outcome outcome);
    /// A line of JSON for each, or lines of text. Its work is the product of how many pass and how many do not.
    void print(bool json) const;

private:
    struct Sample {
        std::string name;
        std::vector<workflow::Sentence> sentences;
        workflow::Gist gist;
    };
    const Sample& nearest_to(const Sample& sample) const;
    void print_one(const Sample& sample, bool json) const;

    std::vector<Sample> passing_, others_;
};

} // namespace porism::cli
