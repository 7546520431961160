#include "workflow/verify/diagnosis/nearest.h"

#include "translate/question_text.h"
#include "translate/scene_text.h"
#include "workflow/verify/answer_labels.h"
#include "workflow/verify/envelope.h"
#include "workflow/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <iterator>
#include <map>
#include <string_view>

namespace porism::workflow {
namespace {

using Sentences = std::vector<Sentence>;
using Of = Sentence::Of;

void add_figure(Sentences& out, const scene::Scene& scene) {
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        std::string text = translate::action_text(scene, i);
        if (const auto branch = scene.actions()[i].branch) text += fmt::format(" (its place {})", *branch + 1);
        out.push_back({Of::action, i, std::move(text)});
    }
}

void add_asked(Sentences& out, const document::Document& document) {
    const auto names = document.scene.names();
    for (std::size_t i = 0; i < document.goals.size(); ++i)
        out.push_back({Of::goal, i, fmt::format("Prove that {}.", translate::say(document.goals[i], names))});
    for (std::size_t i = 0; i < document.questions.size(); ++i)
        out.push_back({Of::question, i, translate::question_text(document.questions[i], names)});
}

void tell(Sentences& out, std::string text) {
    out.push_back({Of::told, 0, std::move(text)});
}

void add_answers(Sentences& out, const LoadedProblem& problem) {
    const scene::Questions& asked = problem.document->questions;
    const auto told = told_answers(problem);
    for (std::size_t i = 0; i < told.size(); ++i)
        if (told[i])
            tell(out,
                 fmt::format("The answer is told: {} is {}.", translate::say(asked[i], problem.document->scene.names()),
                             value_words(asked[i], *told[i])));
    if (!problem.unread_answer.empty()) tell(out, fmt::format("The answer is told: {}.", problem.unread_answer));
}

void add_steps(Sentences& out, const proof::Path& path, translate::Names names) {
    for (const proof::Step& step : path.steps) {
        std::vector<std::string> premises;
        for (const std::size_t premise : step.premises)
            premises.push_back(translate::say(path.steps[premise].conclusion, names));
        tell(out,
             fmt::format("A step: {}{}{}{}{}.", translate::say(step.conclusion, names), step.rule.empty() ? "" : " by ",
                         step.rule, premises.empty() ? "" : " from ", fmt::join(premises, ", ")));
    }
}

/// What an envelope says besides its figure.
void add_claims(Sentences& out, const EnvelopeFile& file) {
    for (const verigeo::Claim& claim : file.content.claims)
        for (const facts::Statement& statement : claim.statements)
            tell(out,
                 fmt::format("It is claimed that {}.", translate::say(statement, file.content.content.scene.names())));
    for (const verigeo::Unsaid& one : file.content.unsaid) tell(out, fmt::format("It is told: {}.", one.text));
}

void add_told(Sentences& out, const LoadedProblem& problem) {
    add_answers(out, problem);
    if (problem.envelope) add_claims(out, *problem.envelope);
    for (const proof::Path& path : problem.solution) add_steps(out, path, problem.document->scene.names());
    for (const genesisgeo::Claim& claim : problem.claims) tell(out, fmt::format("{}: {}.", claim.origin, claim.text));
    for (const auto* texts : {&problem.statement_texts, &problem.solution_texts})
        for (const std::string& text : *texts) tell(out, text);
}

bool goes_on_in_a_name(char c) {
    return (c >= '0' && c <= '9') || c == '\'' || c == '_';
}

/// Capital letters, with digits and primes behind them, left out.
std::string without_names(std::string_view sentence) {
    std::string out;
    bool in_name = false;
    for (const char c : sentence) {
        const bool letter = c >= 'A' && c <= 'Z';
        in_name = letter || (in_name && goes_on_in_a_name(c));
        if (!in_name) out += c;
    }
    return out;
}

std::uint64_t digest(std::string_view text) {
    return std::hash<std::string_view>()(text);
}

std::size_t only_in_one(const std::vector<std::uint64_t>& one, const std::vector<std::uint64_t>& other) {
    std::vector<std::uint64_t> out;
    std::ranges::set_symmetric_difference(one, other, std::back_inserter(out));
    return out.size();
}

/// Of `here` what is not among `there`, as often as it stands more often.
Sentences beyond(const Sentences& here, const Sentences& there) {
    std::map<std::string_view, std::size_t> left;
    for (const Sentence& sentence : there) ++left[sentence.text];
    Sentences out;
    for (const Sentence& sentence : here)
        if (auto& count = left[sentence.text]; count > 0)
            --count;
        else
            out.push_back(sentence);
    return out;
}

} // namespace

std::vector<Sentence> sentences_of(const LoadedProblem& problem) {
    Sentences out;
    if (!problem.document) return out;
    add_figure(out, problem.document->scene);
    add_asked(out, *problem.document);
    add_told(out, problem);
    return out;
}

Gist::Gist(const std::vector<Sentence>& sentences) {
    for (const Sentence& sentence : sentences) {
        sentences_.push_back(digest(sentence.text));
        forms_.push_back(digest(without_names(sentence.text)));
    }
    std::ranges::sort(sentences_);
    std::ranges::sort(forms_);
}

double apart(const Gist& one, const Gist& other) {
    return static_cast<double>(only_in_one(one.sentences_, other.sentences_) + only_in_one(one.forms_, other.forms_)) /
           2;
}

Difference difference(const std::vector<Sentence>& here, const std::vector<Sentence>& there) {
    return {beyond(here, there), beyond(there, here)};
}

} // namespace porism::workflow
