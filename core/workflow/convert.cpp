#include "workflow/convert.h"

#include "base/text.h"
#include "workflow/convert_text.h"
#include "workflow/figure.h"
#include "workflow/placed_by_lengths.h"
#include "workflow/verify/branches.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/own_words.h"
#include "workflow/without_gifts.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>

namespace porism::workflow {
namespace {

/// What a form tells of the answers to several questions.
enum class Answers : std::uint8_t { none, all_or_none, no_part };

template<std::size_t form>
Result<Converted> to_picture(const LoadedProblem& problem, const PictureOptions& options, const Control& control) {
    const auto figure = figure_of(problem, {}, control);
    if (!figure) return fail(figure.error());
    auto picture =
        picture_in(picture_formats()[form], figure->scene, *figure->diagram, problem.document->presentation, options);
    if (!picture) return fail(std::move(picture.error()));
    return Converted{std::move(picture->bytes), {}, {}, std::move(picture->truth)};
}

/// What an envelope gives or asks for and no scene says.
std::vector<std::string> stated_beside_scene(const LoadedProblem& problem) {
    std::vector<std::string> out;
    if (!problem.envelope) return out;
    for (const verigeo::Unsaid& one : problem.envelope->content.unsaid)
        if (one.origin.source == verigeo::Source::given && one.reason != verigeo::holds_always &&
            one.reason != verigeo::told_by_places)
            out.push_back(to_string(one));
    return out;
}

/// One point that is given somewhere says nothing of a figure.
std::vector<std::string> given_places(const scene::Scene& scene) {
    std::vector<std::string> places;
    for (const scene::Action& action : scene.actions())
        for (std::size_t i = 0; i < action.at.size(); ++i)
            if (const auto& at = action.at[i]; at && at->given)
                places.push_back(
                    fmt::format("{} ({}, {})", scene.names()[action.outputs[i].index()], at->x.text(), at->y.text()));
    if (places.size() < 2) return {};
    return {"given coordinates: " + join(places, ", ")};
}

/// Lines that are comments in a language.
std::string commented(std::string_view sign, const std::vector<std::string>& dropped) {
    std::string out;
    for (const std::string& one : dropped) {
        std::string line = one;
        std::ranges::replace_if(
            line, [](unsigned char c) { return c < ' '; }, ' ');
        out += fmt::format("{} not said here: {}\n", sign, line);
    }
    return out;
}

/// The goals that a text gives away.
std::vector<std::string> gifts_in(const Result<Converted>& text) {
    const auto read = text ? load_bytes(text->bytes, {}) : Result<Loaded>(fail(text.error()));
    return read ? gifts_of(read->problems.front()) : std::vector<std::string>();
}

/// What is stated and is lost, told as a loss by what follows it too.
void drop(Converted& text, std::string lost, std::string_view so = {}) {
    text.losses.push_back(lost + std::string(so));
    text.dropped.push_back(std::move(lost));
}

/// What the file says is the answer, where a language has no answers, or tells all of them or none.
std::vector<std::string> lost_answers(const LoadedProblem& problem, Answers told) {
    std::vector<std::string> out;
    if (told == Answers::all_or_none && !answers_in_one_text(problem).empty()) return out;
    for (const std::size_t asking : scene::asking_values(problem.document->questions))
        if (const auto answer = problem.answer_to(asking)) out.push_back("the answer " + answer->text());
    if (!problem.unread_answer.empty()) out.push_back("the answer " + problem.unread_answer);
    return out;
}

bool asks_something(const LoadedProblem& problem) {
    return problem.document && (!problem.document->goals.empty() || !problem.document->questions.empty());
}

/// Where what gives a goal away is said in words that no longer do so, of a text that has goals.
void tell_lost_gifts(Converted& text, const std::vector<std::string>& gifts) {
    const auto read = load_bytes(text.bytes, {});
    if (!read || !asks_something(read->problems.front())) return;
    if (!gifts_of(read->problems.front()).empty()) return;
    for (const std::string& gift : gifts) drop(text, "that it is given away: " + gift + ", and not in this form");
}

/// Whether what is asked for fails in a figure of what is given.
bool fails_in_a_figure(const LoadedProblem& problem, const Control& control) {
    if (!asks_something(problem) || !asks_of_branches(problem)) return false;
    return std::ranges::count(check_branches(problem, {}, control), problem::CheckState::failed,
                              &problem::Check::state) > 0;
}

/// Where what is asked for fails in another figure, and of a problem and a text only one tells which is meant: the text
/// of a scene that is constructed, or the places of the points of one that states something.
void tell_settled_branches(Converted& text, const LoadedProblem& problem, const Control& control) {
    if (!asks_something(problem)) return;
    const bool open = fails_in_a_figure(problem, control);
    // Of what is stated all languages state the same.
    if (open && problem.document->scene.states()) return;
    // What is dropped may be what tells it.
    if (!open && !text.dropped.empty()) return;
    const auto read = load_bytes(text.bytes, {});
    if (!read || !asks_something(read->problems.front())) return;
    if (open == fails_in_a_figure(read->problems.front(), control)) return;
    drop(text, open ? "that it fails in another figure of what is given; this form tells which is meant"
                    : "which figure is meant: what is asked for fails in another one of this form");
}

using InLanguage = Result<Converted> (*)(const Restated&, const Control&);

/// In words by which no goal is given that was not before, or with those that are.
template<InLanguage write>
Result<Converted> without_gifts(const LoadedProblem& problem, const Control& control) {
    auto text = write(unchanged(problem), control);
    if (const auto given = gifts_of(problem); !given.empty()) {
        if (text) tell_lost_gifts(*text, given);
        return text;
    }
    const auto gifts = gifts_in(text);
    if (gifts.empty()) return text;
    if (const auto less = write(by_centres(unchanged(problem)), control); less && gifts_in(less).empty()) return less;
    for (const std::string& gift : gifts) {
        text->dropped.push_back("that it is to be proved: " + gift + " in this form");
        text->losses.push_back("what is to be proved is given in this form: " + gift);
    }
    return text;
}

template<InLanguage write>
Result<Converted> in_language(const LoadedProblem& problem, const PictureOptions&, const Control& control) {
    auto text = without_gifts<write>(problem, control);
    if (text) tell_settled_branches(*text, problem, control);
    return text;
}

/// What was read by help points is named as the file has it.
Result<Converted> in_own_words(Result<Converted> converted, const LoadedProblem& problem) {
    const OwnWords own(problem);
    if (!converted) {
        converted.error().what = own.said(std::move(converted.error().what));
        return converted;
    }
    for (auto* const lost : {&converted->losses, &converted->dropped})
        for (std::string& one : *lost) one = own.said(std::move(one));
    return converted;
}

struct Form {
    std::string_view name;
    Result<Converted> (*write)(const LoadedProblem&, const PictureOptions&, const Control&);
    std::string_view comment = {}; ///< begins a line that is one; empty: the form has none
    Answers answers = Answers::none;
};
constexpr std::array forms = {
    Form{"jgex", &in_language<&in_jgex>, "#"},
    Form{"geodsl", &in_language<&in_geodsl>, "#"},
    Form{"actions", &in_language<&in_actions>},
    Form{"verigeo", &in_language<&in_verigeo>, {}, Answers::all_or_none},
    Form{"svg", &to_picture<0>, {}, Answers::no_part},
    Form{"png", &to_picture<1>, {}, Answers::no_part},
    Form{"pdf", &to_picture<2>, {}, Answers::no_part},
    Form{"tikz", &to_picture<3>, {}, Answers::no_part},
};
constexpr auto format_names = [] {
    std::array<std::string_view, forms.size()> out;
    std::ranges::transform(forms, out.begin(), &Form::name);
    return out;
}();

} // namespace

std::span<const std::string_view> conversion_formats() {
    return format_names;
}

Result<Converted> convert(const LoadedProblem& problem, std::string_view format, const PictureOptions& options,
                          const Control& control) {
    const auto form = std::ranges::find(forms, format, &Form::name);
    if (form == forms.end()) return fail("unknown_format", "there is no format called \"" + std::string(format) + "\"");
    if (!problem.document) return fail(problem.document.error());
    auto converted = in_own_words(form->write(problem, options, control), problem);
    const bool whole = problem.envelope && format == "verigeo";
    if (!converted || whole) return converted;
    converted->losses.insert(converted->losses.end(), problem.unsaid.begin(), problem.unsaid.end());
    std::ranges::move(stated_beside_scene(problem), std::back_inserter(converted->dropped));
    if (form->answers != Answers::no_part)
        for (std::string& answer : lost_answers(problem, form->answers))
            drop(*converted, std::move(answer), " is not written");
    if (form->comment.empty()) return converted;
    if (!placed_by_lengths(problem.document->scene, SideBy::order))
        std::ranges::move(given_places(problem.document->scene), std::back_inserter(converted->dropped));
    converted->bytes.insert(0, commented(form->comment, converted->dropped));
    return converted;
}

} // namespace porism::workflow
