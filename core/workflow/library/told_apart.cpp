#include "workflow/library/told_apart.h"

#include "base/text.h"
#include "workflow/library/library.h"
#include "workflow/told.h"
#include "workflow/verify/envelope.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {
namespace {

/// Of others, by the words that documents use (workflow/told.h): what Porism writes is derived.
constexpr std::array<std::string_view, 4> languages_of_others{"geodsl", "geometry3k", "genesisgeo", "verigeo"};

document::Told told_of(const corpus::Sample& sample) {
    const auto document = kept_document(sample);
    return document ? told_before(document->told) : document::Told();
}

std::vector<std::string> claims_of(const LoadedProblem& file) {
    std::vector<std::string> out;
    for (const genesisgeo::Claim& claim : file.claims) out.push_back(claim.origin + " " + claim.text);
    if (!file.envelope) return out;
    for (const verigeo::Claim& claim : file.envelope->content.claims)
        out.push_back(fmt::format("{} {} {} {}", verigeo::name_of(claim.origin.source), claim.action.row->op,
                                  claim.action.row->type, join(claim.action.args, " ")));
    for (const verigeo::Unsaid& unsaid : file.envelope->content.unsaid) out.push_back(unsaid.text);
    return out;
}

/// As they are written: units count.
std::vector<std::string> answers_told(const LoadedProblem& file) {
    if (file.envelope) return {file.envelope->envelope.answer};
    std::vector<std::string> out;
    for (const auto& answer : file.answers) out.push_back(answer ? answer->text() : std::string());
    if (!file.unread_answer.empty()) out.push_back(file.unread_answer);
    while (!out.empty() && out.back().empty()) out.pop_back();
    return out;
}

/// All that counts, each kind in its order; a text that cannot be read again stands for itself.
std::vector<std::vector<std::string>> what_counts(const document::Told& told) {
    if (told.empty() || std::ranges::count(languages_of_others, told.language()) == 0) return {{}, {}, {}, {}};
    const auto file = read_again(told);
    if (!file) return {{fmt::format("{} bytes", told.bytes())}, {told.text()}, {}, {}};
    return {answers_told(*file), file->statement_texts, file->solution_texts, claims_of(*file)};
}

} // namespace

bool tells_the_same(const corpus::Sample& kept, const corpus::Sample& other) {
    return what_counts(told_of(kept)) == what_counts(told_of(other));
}

} // namespace porism::workflow
