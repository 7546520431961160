#include "workflow/verify/answer_labels.h"

#include "base/text.h"
#include "facts/relation.h"
#include "formats/verigeo/answers.h"
#include "formats/verigeo/goal.h"
#include "formats/verigeo/units.h"
#include "workflow/verify/asked_relation.h"
#include "workflow/verify/text/expressions.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>
#include <string_view>
#include <utility>

namespace porism::workflow {
namespace {

using facts::Quantity;
using facts::QuantityKind;
using facts::Relation;
using scene::Question;

constexpr std::size_t most_bytes = 2000; // of an answer

/// A piece of an answer: "AB = 13", or "13" with an empty label.
struct ToldPiece {
    std::string label, value;
};

/// What TeX writes around an answer and its label.
std::string without_marks_of_tex(std::string_view text) {
    std::string out(text);
    for (const char* const mark : {"$", "\\(", "\\)", "\\[", "\\]", "\\overline", "\\boxed", "\\fbox", "\\text",
                                   "\\mathrm", "\\,", "{", "}", "**"})
        for (std::size_t at = out.find(mark); at != std::string::npos; at = out.find(mark))
            out.erase(at, std::string_view(mark).size());
    return std::string(trim(out));
}

/// At these signs, but within brackets.
std::vector<std::string> parted(std::string_view text, std::span<const std::string_view> signs) {
    std::vector<std::string> out{""};
    int depth = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto here = [&](std::string_view sign) { return text.substr(at).starts_with(sign); };
        const auto sign = depth > 0 ? signs.end() : std::ranges::find_if(signs, here);
        depth += text[at] == '(' || text[at] == '[' ? 1 : text[at] == ')' || text[at] == ']' ? -1 : 0;
        if (sign == signs.end()) {
            out.back() += text[at++];
        } else {
            out.emplace_back();
            at += sign->size();
        }
    }
    return out;
}

ToldPiece piece_of(std::string_view text) {
    for (const std::string_view joint : {"=", "≈", " is equal to ", " equals ", " is "})
        if (const std::size_t at = text.find(joint); at != std::string_view::npos)
            return {without_marks_of_tex(text.substr(0, at)), std::string(trim(text.substr(at + joint.size())))};
    return {{}, std::string(trim(text))};
}

std::vector<ToldPiece> pieces_of(std::string_view answer) {
    constexpr std::array<std::string_view, 4> signs{";", ", and ", ",", " and "};
    std::vector<ToldPiece> out;
    for (const std::string& part : parted(answer, signs))
        if (!verigeo::says_proved(part)) out.push_back(piece_of(part));
    return out;
}

/// What a word may be said of, which names no points.
struct KindWord {
    std::string_view word;
    std::vector<QuantityKind> kinds; ///< none: any
};
const std::vector<KindWord>& answer_kind_words() {
    using enum QuantityKind;
    static const std::vector<KindWord> out{{"answer", {}},
                                           {"ans", {}},
                                           {"result", {}},
                                           {"value", {}},
                                           {"length", {length, arc_length}},
                                           {"distance", {length}},
                                           {"angle", {angle, arc}},
                                           {"area", {area, disc, sector}},
                                           {"perimeter", {perimeter}},
                                           {"circumference", {circumference}}};
    return out;
}

class Labels {
public:
    explicit Labels(const EnvelopeFile& file)
        : file_(file), scene_(file.content.content.scene), questions_(file.content.content.questions) {
        for (const std::size_t place : scene::asking_values(questions_)) asked_.push_back(place);
        out_.values.resize(questions_.size());
    }

    LabelledAnswers run(const std::vector<ToldPiece>& pieces) {
        for (std::size_t i = 0; i < pieces.size(); ++i) add(pieces[i], i);
        return std::move(out_);
    }

private:
    void add(const ToldPiece& piece, std::size_t place) {
        if (is_any(piece.label)) return put(piece, place < asked_.size() ? asked_[place] : questions_.size());
        if (const auto of_kind = only_of_kind(piece.label)) return put(piece, *of_kind);
        const auto question = question_of(piece.label);
        const auto found = std::ranges::find_if(asked_, [&](std::size_t one) {
            return question &&
                   asked_relation(question->first, question->second) == asked_relation(questions_[one], scene_) &&
                   asked_relation(questions_[one], scene_);
        });
        if (found != asked_.end()) return put(piece, *found);
        const bool speaks = question && question->second.actions().size() == scene_.actions().size();
        stray(piece, speaks ? std::optional(question->first) : std::nullopt,
              question ? piece.label + " is not asked for"
                       : fmt::format("what {} is in this figure is not understood", piece.label));
    }

    void put(const ToldPiece& piece, std::size_t question) {
        if (question >= questions_.size() || out_.values[question])
            return stray(piece, std::nullopt, "another value is told for what is asked for");
        out_.values[question] = value_of(piece, questions_[question]);
    }

    void stray(const ToldPiece& piece, const std::optional<Question>& of, std::string reason) {
        const std::string said = piece.label.empty() ? piece.value : piece.label + " = " + piece.value;
        StrayAnswer out{said, std::move(reason)};
        if (of) out.told = value_of(piece, *of);
        if (out.told) out.of = of;
        out_.stray.push_back(std::move(out));
    }

    static std::optional<numbers::Scalar> value_of(const ToldPiece& piece, const Question& question) {
        if (piece.value.find('=') != std::string::npos) return std::nullopt;
        return verigeo::read_answers(piece.value, {question}).front();
    }

    /// Whether a label says nothing: "x" is any name for the value, unless it is one of the file.
    bool is_any(const std::string& label) const {
        const std::string word = lower_case(bare(label));
        const auto known = std::ranges::find(answer_kind_words(), word, &KindWord::word);
        if (word.empty() || (known != answer_kind_words().end() && known->kinds.empty())) return true;
        const bool letter = label.size() == 1 && label.front() >= 'a' && label.front() <= 'z';
        return letter && !std::ranges::any_of(scene_.actions(), [&](const scene::Action& action) {
                   const Relation* said = action.states ? action.states->relation() : nullptr;
                   return said && std::ranges::any_of(said->quantities(), [&](const Quantity& one) {
                              return one.kind() == QuantityKind::letter && one.text() == label;
                          });
               });
    }

    /// The one value of a kind that is asked for, of "area" alone.
    std::optional<std::size_t> only_of_kind(const std::string& label) const {
        const auto known = std::ranges::find(answer_kind_words(), lower_case(bare(label)), &KindWord::word);
        if (known == answer_kind_words().end()) return std::nullopt;
        const auto is_such = [&](std::size_t one) {
            const Question& question = questions_[one];
            const QuantityKind kind = question.quantity                                ? question.quantity->kind()
                                      : question.kind == scene::QuestionKind::lcompute ? QuantityKind::length
                                      : question.kind == scene::QuestionKind::acompute ? QuantityKind::angle
                                                                                       : QuantityKind::letter;
            return kind == QuantityKind::letter || std::ranges::count(known->kinds, kind) > 0;
        };
        const auto first = std::ranges::find_if(asked_, is_such);
        return std::ranges::count_if(asked_, is_such) == 1 ? std::optional(*first) : std::nullopt;
    }

    /// "the area" as "area", "final answer" as "answer".
    static std::string_view bare(std::string_view label) {
        for (const std::string_view before : {"the ", "The ", "final ", "Final "})
            if (label.starts_with(before)) label.remove_prefix(before.size());
        return label;
    }

    /// What a label asks for, and the scene in which that is defined; "[ABC]" too.
    std::optional<std::pair<Question, scene::Scene>> question_of(const std::string& label) const {
        const std::string small = label.starts_with("The ") ? "the " + label.substr(4) : label;
        for (const std::string& spelled : {small, as_expressions(small)}) {
            verigeo::GoalReading asked;
            asked.scene = scene_;
            asked.circles = file_.content.circles;
            if (verigeo::read_goal("Find " + spelled, file_.content.names, asked) && asked.questions.size() == 1)
                return std::pair{asked.questions.front(), asked.scene};
        }
        return std::nullopt;
    }

    const EnvelopeFile& file_;
    const scene::Scene& scene_;
    const scene::Questions& questions_;
    std::vector<std::size_t> asked_; ///< the questions for values
    LabelledAnswers out_;
};

std::vector<std::optional<numbers::Scalar>> in_places(const EnvelopeFile& file) {
    std::vector<std::optional<numbers::Scalar>> out(file.content.content.questions.size());
    if (!out.empty()) out.front() = file.content.answer;
    for (std::size_t i = 1; i < out.size() && i <= file.content.further_answers.size(); ++i)
        out[i] = file.content.further_answers[i - 1];
    return out;
}

} // namespace

LabelledAnswers labelled_answers(const EnvelopeFile& file) {
    LabelledAnswers placed{in_places(file), {}};
    const std::string answer = verigeo::answer_in_own_unit(file.envelope);
    const auto& questions = file.content.content.questions;
    if (answer.size() > most_bytes || scene::asking_values(questions).empty()) return placed;
    // What was mended stands in the places, and no more in the text.
    if (placed.values != verigeo::read_answers(answer, questions)) return placed;
    const auto pieces = pieces_of(answer);
    if (std::ranges::all_of(pieces, [](const ToldPiece& piece) { return piece.label.empty(); })) return placed;
    return Labels(file).run(pieces);
}

std::vector<std::optional<numbers::Scalar>> told_answers(const LoadedProblem& problem) {
    const scene::Questions& asked = problem.document->questions;
    if (problem.envelope && problem.envelope->content.content.questions == asked)
        return labelled_answers(*problem.envelope).values;
    std::vector<std::optional<numbers::Scalar>> out;
    for (std::size_t i = 0; i < asked.size(); ++i) out.push_back(problem.answer_to(i));
    return out;
}

} // namespace porism::workflow
