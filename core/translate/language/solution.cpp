#include "translate/language/solution.h"

#include "translate/language/clauses.h"
#include "translate/telling.h"
#include "translate/told.h"
#include "translate/wording.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <iterator>
#include <map>
#include <numeric>
#include <set>

namespace porism::translate {
namespace {

using facts::Statement;
using proof::Step;

constexpr std::array voice_rows{
    VoiceRow{Voice::formal, "formal", "a line a step"},
    VoiceRow{Voice::steps, "steps", "numbered sentences"},
    VoiceRow{Voice::connected, "connected", "what is known, how it bears on the next step, and what that serves"},
};

/// More premises than these are told by the numbers of their steps.
constexpr std::size_t most_premises_in_words = 2;

/// What ends with a stop or a question mark, each.
std::vector<std::string> sentences_in(std::string_view text) {
    std::vector<std::string> out;
    while (!text.empty()) {
        std::size_t end = text.size();
        for (const std::string_view mark : {"?", "？"})
            if (const std::size_t at = text.find(mark); at != std::string_view::npos)
                end = std::min(end, at + mark.size());
        out.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return out;
}

class Solver {
public:
    Solver(const proof::Path& path, const Tale& tale, const Wording& wording, ToldBefore& before)
        : clauses_(tale.scene, tale.picture, wording), varied_(wording.seed.has_value()),
          telling_(path, tale.scene, tale.picture, &before.shown), said_(before.sentences) {}

    SolutionText in(Voice voice) {
        struct Teller {
            Voice voice;
            void (Solver::*tell)(std::size_t step);
            std::string_view between;
            bool numbered;
        };
        static constexpr std::array tellers{Teller{Voice::formal, &Solver::formal, "\n", true},
                                            Teller{Voice::steps, &Solver::in_steps, "\n", true},
                                            Teller{Voice::connected, &Solver::connected, " ", false}};
        const Teller& teller = *std::ranges::find(tellers, voice, &Teller::voice);
        for (std::size_t i = 0; i < steps().size(); ++i) (this->*teller.tell)(i);
        for (const SolutionSentence& sentence : out_.sentences) {
            std::string_view text = sentence.text;
            while (text.ends_with(' ')) text.remove_suffix(1);
            if (!out_.text.empty()) out_.text += between(teller.between);
            if (teller.numbered) out_.text += fmt::format("{}. ", sentence.steps.front() + 1);
            out_.text += text;
        }
        out_.told = telling_.path();
        return std::move(out_);
    }

private:
    const std::vector<Step>& steps() const { return telling_.path().steps; }
    const Language& language() const { return clauses_.language(); }
    /// Languages that have no blanks behind a stop have none between sentences.
    std::string between(std::string_view wanted) const {
        return wanted == " " && !language().stop.ends_with(' ') ? std::string() : std::string(wanted);
    }

    Spoken claim(std::size_t step) {
        const Statement& statement = steps()[step].conclusion;
        return clauses_.clause(statement, telling_.order(statement));
    }
    std::string theorem(std::size_t step) const {
        const Why reason = why(telling_, steps()[step]);
        return inside_sentence(reason.rule.empty() ? language().reason(reason.reason)
                                                   : language().theorem(reason.rule));
    }
    std::string numbers(std::size_t step) const {
        std::vector<std::string> parts;
        for (const std::size_t number : numbers_of(steps()[step])) parts.push_back(std::to_string(number));
        return (parts.size() == 1 ? language().step : language().steps) + clauses_.list(parts) + language().step_end;
    }

    // Without a seed the frames of a kind take turns, so that neighbours differ.
    const Phrase& frame(PhraseKind kind) {
        const auto frames = language().of(kind);
        if (varied_) return clauses_.pick(frames);
        return frames[turns_[std::string(kind)]++ % frames.size()];
    }

    void add(std::string text, std::vector<std::size_t> told, bool bridge = false) {
        out_.sentences.push_back({std::move(text), bridge, std::move(told)});
    }

    void formal(std::size_t step) {
        std::vector<std::string> parts;
        for (const std::size_t number : numbers_of(steps()[step])) parts.push_back(std::to_string(number));
        const std::string premises = parts.empty() ? "" : fmt::format("{}; ", fmt::join(parts, ", "));
        add(fmt::format("{}  [{}{}]", claim(step).text, premises, theorem(step)), {step});
    }

    /// Each of its sentences is new, if one of some ways to say it has no other.
    std::string fresh(const std::function<std::string()>& say) {
        constexpr int most_ways = 24;
        std::string text = say();
        const auto known = [&](const std::string& each) { return said_.contains(each); };
        for (int tried = 1; tried < most_ways && std::ranges::any_of(sentences_in(text), known); ++tried) text = say();
        const auto parts = sentences_in(text);
        said_.insert(parts.begin(), parts.end());
        return text;
    }

    void in_steps(std::size_t step) {
        add(fresh([&] { return step_sentence(step); }), {step});
    }
    std::string step_sentence(std::size_t step) {
        const bool first_frame = !varied_;
        const auto frames = [&](PhraseKind kind) -> const Phrase& {
            return first_frame ? language().of(kind).front() : clauses_.pick(language().of(kind));
        };
        Spoken said = claim(step);
        const auto& premises = steps()[step].premises;
        Spoken body;
        if (premises.empty()) {
            body = filled(frames(how_given(step)), without_premises(step));
        } else if (premises.size() > most_premises_in_words) {
            body = filled(frames(cites(step) ? "cited from steps" : "derived from steps"),
                          [&](const Piece& slot) -> Spoken {
                              if (slot.text == "claim") return said;
                              return {slot.text == "steps" ? numbers(step) : theorem(step)};
                          });
        } else {
            std::vector<std::string> mentions;
            for (const std::size_t premise : premises)
                mentions.push_back(filled(language().of("mention").front(), [&](const Piece& slot) -> Spoken {
                                       return slot.text == "claim" ? claim(premise)
                                                                   : Spoken{std::to_string(premise + 1)};
                                   }).text);
            body = derived(frames(cites(step) ? "cited" : "derived"), step, said, mentions);
        }
        return clauses_.sentence(body);
    }
    /// Whether its reason is a theorem with a name, and not what is done with the premises.
    bool cites(std::size_t step) const { return !why(telling_, steps()[step]).rule.empty(); }
    Spoken derived(const Phrase& frame, std::size_t step, const Spoken& said,
                   const std::vector<std::string>& premises) {
        return filled(frame, [&](const Piece& slot) -> Spoken {
            if (slot.text == "claim") return said;
            return {slot.text == "premises" ? clauses_.clause_list(premises) : theorem(step)};
        });
    }

    bool is_given(std::size_t step) const { return steps()[step].premises.empty(); }

    /// What an action states is said otherwise than what the figure has by the way it is made; and so is what was shown
    /// before, and what a theorem says without premises.
    PhraseKind how_given(std::size_t step) const {
        const Why reason = why(telling_, steps()[step]);
        if (!reason.rule.empty()) return "by theorem";
        return reason.reason == "stated" || reason.reason == "shown" ? reason.reason : "by construction";
    }
    Fills without_premises(std::size_t step) {
        return [this, step](const Piece& slot) { return slot.text == "theorem" ? Spoken{theorem(step)} : claim(step); };
    }

    /// Givens are told where a step rests on them.
    void connected(std::size_t step) {
        const bool last = step + 1 == steps().size();
        if (is_given(step)) {
            if (last) bridge(how_given(step), {step}, without_premises(step));
            return;
        }
        lead_to(step);
        std::vector<std::size_t> told{step};
        std::ranges::copy(steps()[step].premises, std::back_inserter(told));
        add(fresh([&] { return joined(step); }), std::move(told));
        if (last) bridge("reached", {step}, [&](const Piece&) { return claim(step); });
    }

    std::string joined(std::size_t step) {
        std::vector<std::string> premises;
        for (const std::size_t premise : steps()[step].premises) premises.push_back(claim(premise).text);
        return clauses_.sentence(derived(frame(cites(step) ? "cited" : "derived"), step, claim(step), premises));
    }

    /// What is known that the step rests on, where it was not told just before; then how that bears on the step, or
    /// what the step serves, by turns, or what the goal lacks.
    void lead_to(std::size_t step) {
        const std::size_t known = known_for(step);
        if (known != told_last_) bridge(is_given(known) ? how_given(known) : "known", {known}, without_premises(known));
        told_last_ = step;
        const std::size_t goal = steps().size() - 1;
        bears_ = !bears_;
        if (step == goal || (bears_ && user_of(step) != goal)) {
            bridge("bears", {step}, [&](const Piece&) { return claim(step); });
            return;
        }
        const std::size_t next = user_of(step);
        if (next == goal) {
            bridge("lacks", {goal, step}, [&](const Piece& slot) { return claim(slot.text == "goal" ? goal : step); });
            return;
        }
        bridge("serves", {step, next}, [&](const Piece& slot) { return claim(slot.text == "claim" ? step : next); });
    }
    /// The last of its premises that no step was led to by before; the last where there is none.
    std::size_t known_for(std::size_t step) {
        std::vector<std::size_t> premises = steps()[step].premises;
        std::ranges::sort(premises, std::greater());
        const auto fresh = std::ranges::find_if(premises, [&](std::size_t one) { return !led_by_.contains(one); });
        const std::size_t known = fresh == premises.end() ? premises.front() : *fresh;
        led_by_.insert(known);
        return known;
    }
    /// The first step that rests on it.
    std::size_t user_of(std::size_t step) const {
        for (std::size_t i = step + 1; i < steps().size(); ++i)
            if (std::ranges::count(steps()[i].premises, step) > 0) return i;
        return steps().size() - 1;
    }

    /// In the first frame, from the one whose turn it is on, in which the sentence is new; left out where there is
    /// none.
    void bridge(PhraseKind kind, std::vector<std::size_t> told, const Fills& fills) {
        for (std::size_t tried = 0; tried < language().of(kind).size(); ++tried) {
            std::string text = clauses_.sentence(filled(frame(kind), fills));
            const auto parts = sentences_in(text);
            if (std::ranges::any_of(parts, [&](const std::string& each) { return said_.contains(each); })) continue;
            said_.insert(parts.begin(), parts.end());
            add(std::move(text), std::move(told), true);
            return;
        }
    }

    Clauses clauses_;
    bool varied_;
    Telling telling_;
    std::map<std::string, std::size_t> turns_; ///< by kind of frame
    std::set<std::string>& said_;              ///< those of earlier solutions too
    std::set<std::size_t> led_by_;             ///< steps that were told as what is known
    std::size_t told_last_ = SIZE_MAX;         ///< the step before
    bool bears_ = false;                       ///< how the last step was led to
    SolutionText out_;
};

} // namespace

std::span<const VoiceRow> voices() {
    return voice_rows;
}

std::optional<Voice> voice_called(std::string_view name) {
    const auto found = std::ranges::find(voice_rows, name, &VoiceRow::name);
    return found == voice_rows.end() ? std::nullopt : std::optional(found->voice);
}

SolutionText write_solution(const proof::Path& path, const Tale& tale, const Wording& wording, Voice voice,
                            ToldBefore* before) {
    ToldBefore none;
    ToldBefore& known = before == nullptr ? none : *before;
    const proof::Path reduced = resting_on(told(path, tale.scene, tale.picture), known.shown);
    SolutionText out = Solver(reduced, tale, wording, known).in(voice);
    add_shown(known.shown, out.told);
    return out;
}

} // namespace porism::translate
