#include "app/cli/nearest.h"

#include "app/cli/program.h"
#include "base/json.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace porism::cli {

namespace {

std::vector<std::string> texts_of(const std::vector<workflow::Sentence>& sentences) {
    std::vector<std::string> out;
    for (const workflow::Sentence& sentence : sentences) out.push_back(sentence.text);
    return out;
}

} // namespace

void NearestPassing::add(const workflow::LoadedProblem& problem, problem::Outcome outcome) {
    auto sentences = workflow::sentences_of(problem);
    const workflow::Gist gist(sentences);
    (outcome == problem::Outcome::accepted ? passing_ : others_).push_back({problem.name, std::move(sentences), gist});
}

const NearestPassing::Sample& NearestPassing::nearest_to(const Sample& sample) const {
    return *std::ranges::min_element(passing_, {}, [&](const Sample& other) { return apart(sample.gist, other.gist); });
}

void NearestPassing::print_one(const Sample& sample, bool json) const {
    const Sample& nearest = nearest_to(sample);
    const workflow::Difference difference = workflow::difference(sample.sentences, nearest.sentences);
    const auto here = texts_of(difference.here), there = texts_of(difference.there);
    if (json)
        return print_json_line(
            {{"name", sample.name}, {"nearest", {{"name", nearest.name}, {"here", here}, {"there", there}}}});
    print_line(fmt::format("{}: the nearest sample that passes is {}", sample.name, nearest.name));
    for (const std::string& sentence : here) print_line("  here   " + sentence);
    for (const std::string& sentence : there) print_line("  there  " + sentence);
}

void NearestPassing::print(bool json) const {
    if (passing_.empty()) {
        if (!json && !others_.empty()) print_line("no sample of the file passes, so none is the nearest");
        return;
    }
    for (const Sample& sample : others_) print_one(sample, json);
}

} // namespace porism::cli
