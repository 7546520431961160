#include "workflow/solve/answer.h"

#include "reason/value/values.h"
#include "scene/drawn.h"
#include "workflow/either_stop.h"
#include "workflow/solve/deriving.h"
#include "workflow/solve/other_orders.h"
#include "workflow/solve/other_pictures.h"
#include "workflow/solve/other_values.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace porism::workflow {
namespace {

constexpr const char* not_determined = "the givens do not determine it";
constexpr const char* not_looked_at =
    "it was derived, but the time limit was reached before other figures of what is given were looked at";

/// What the pictures show of a question: of a value that they differ in, that it is so here.
Sight sight_of(const scene::Question& question, const diagram::Diagram& diagram) {
    constexpr std::array by_seen{Sight::everywhere, Sight::unclear, Sight::refuted, Sight::here, Sight::unclear};
    const scene::Seen seen = scene::seen_in(question, diagram.pictures(), diagram.letters());
    return by_seen[static_cast<std::size_t>(seen.sight)];
}

bool rests_on_order(const Answer& answer, const scene::Scene& scene) {
    return !verify::order_conditions(*answer.result.verdict, scene.names()).empty();
}

/// What other figures of the givens show otherwise.
Answer left_open(diagram::Picture other) {
    Answer out = not_answered(not_determined);
    out.result.sight = Sight::here;
    out.result.elsewhere = std::move(other);
    return out;
}

bool rests_on_what_is_guaranteed(const Answer& answer) {
    return std::ranges::all_of(answer.result.verdict->conditions, &verify::ProofVerdict::Condition::guaranteed);
}

std::optional<diagram::Picture> elsewhere(const Analysis& analysis, const scene::Question& question,
                                          const Answer& answer, const Control& control) {
    auto other = against_conditions(analysis, question, *answer.result.verdict, control);
    return other || !rests_on_order(answer, analysis.scene) ? std::move(other)
                                                            : in_another_order(analysis, question, control);
}

void mark_as_drawn(std::vector<KnownValue>& values, const Analysis& analysis, const Control& control) {
    constexpr OtherDraws draws{16, 16, 8};
    if (values.empty() || scene::is_drawn(analysis.scene)) return;
    auto others = other_pictures(analysis.scene, *analysis.diagram, draws, control);
    std::ranges::copy(analysis.diagram->generic, std::back_inserter(others));
    for (KnownValue& known : values) {
        const scene::Question question = scene::question_for(known.quantity);
        known.as_drawn = std::ranges::any_of(others, [&](const diagram::Picture& other) {
            return shows_another(question, analysis.diagram->scene_picture, other);
        });
    }
}

bool is_inconsistent(const Analysis& analysis) {
    return analysis.session->ending() == reason::Ending::inconsistent;
}

/// Triangles may be similar by angles with values, which the closure has once they have flowed.
bool flowing_may_help(const Answer& derived) {
    return !derived.result.derived || is_long(derived);
}

/// Of what was not derived: the points may lie otherwise, or equations leave it several values.
std::optional<diagram::Picture> of_what_is_open(Analysis& analysis, const scene::Question& question,
                                                const Control& control) {
    auto other = in_another_order(analysis, question, control);
    return other || control.stopped() ? std::move(other) : of_an_open_choice(analysis, question, control);
}

/// What was derived, held against other figures of what is given.
Answer held_against_others(Analysis& analysis, const scene::Question& question, Answer out, const Control& control) {
    if (is_inconsistent(analysis)) return not_answered(analysis.session->ending_detail());
    // What was derived may say it as the points lie here: the question is what other pictures are asked.
    if (out.equation) out.result.sight = sight_of(question, *analysis.diagram);
    if (out.answered())
        if (auto mirrored = in_the_mirror(analysis, question)) return left_open(*std::move(mirrored));
    if (out.answered() && !rests_on_what_is_guaranteed(out)) {
        if (auto other = elsewhere(analysis, question, out, control)) return left_open(*std::move(other));
        if (control.stopped() && !scene::is_drawn(analysis.scene)) return not_answered(not_looked_at);
    }
    if (out.result.derived) return out;
    out.result.sight = sight_of(question, *analysis.diagram);
    if (out.result.sight == Sight::everywhere) out.result.elsewhere = of_what_is_open(analysis, question, control);
    if (out.result.sight == Sight::here || out.result.elsewhere) out.result.reason = not_determined;
    return out;
}

/// A question, and how far it has come.
struct Open {
    std::size_t question;
    Answer derived = {};
    bool derive = true; ///< it was not, or the closure knows more since
};

/// Each question is looked at in turn, for its share of the time that is left.
class Rounds {
public:
    Rounds(Analysis& analysis, const scene::Questions& questions, const Control& control, const Share& share)
        : analysis_(analysis), questions_(questions), control_(control), share_(share), answers_(questions.size()) {
        for (std::size_t i = 0; i < questions.size(); ++i) open_.push_back({i});
    }

    std::vector<Answer> run() {
        constexpr int glances = 2; // what the first leaves of its time goes to the second
        for (int i = 0; share_ && i < glances; ++i) glance();
        look_without_values();
        while (look_again() && !control_.stopped()) {
        }
        for (Open& one : open_) settle(one, control_);
        each(long_, 0, [&](Open& one, const Control& control) { return shorten(one, control); });
        return std::move(answers_);
    }

private:
    /// The first path that is found answers a question, whatever the others take; where it is long, there is time for a
    /// shorter one later.
    void glance() {
        constexpr std::size_t short_enough = 2; // steps
        each(open_, 1, [&](Open& one, const Control& control) {
            if (one.derive) look(one, control, {.in_haste = true});
            if (one.derive || !one.derived.result.solved() || !settle(one, control)) return false;
            if (answers_[one.question].answered() && proof::length(*one.derived.result.path) > short_enough)
                long_.push_back(one);
            return true;
        });
        for (Open& one : open_) one.derive = one.derive || !one.derived.result.solved();
    }

    /// What the closure as it is does not settle waits, so that what is easy is settled first.
    void look_without_values() {
        each(open_, open_.size() > 1 ? 1 : 0, [&](Open& one, const Control& control) {
            if (one.derive) look(one, control);
            return !flowing_may_help(one.derived) && settle(one, control);
        });
        if (open_.empty() || !let_values_flow(analysis_, control_)) return;
        for (Open& one : open_) one.derive = true;
    }

    /// Whether questions are open still.
    bool look_again() {
        each(open_, 0, [&](Open& one, const Control& control) {
            if (one.derive) look(one, control);
            return settle(one, control);
        });
        return !open_.empty();
    }

    bool shorten(Open& one, const Control& control) {
        look(one, control);
        Answer found = held(one, control);
        if (!found.stopped) answers_[one.question] = std::move(found);
        return true;
    }

    /// Leaves out those that are settled.
    template<class Settles>
    void each(std::vector<Open>& open, std::size_t parts_kept, const Settles& settles) {
        std::size_t parts = open.size() + parts_kept;
        std::erase_if(open, [&](Open& one) {
            if (control_.stopped()) return false;
            const EitherStop stop(control_.stop, share_ ? share_(parts--) : StopToken{});
            return settles(one, control_.with_stop(stop.token()));
        });
    }

    void look(Open& one, const Control& control, const reason::ValueLimits& limits = {}) {
        Answer anew = derive(analysis_, questions_[one.question], control, limits);
        const bool both = one.derived.result.solved();
        one.derived = both ? shorter(std::move(anew), std::move(one.derived)) : std::move(anew);
        one.derive = control.stopped() && !both; // what was cut may be the check of a path
    }

    Answer held(const Open& one, const Control& control) {
        Answer found = held_against_others(analysis_, questions_[one.question], one.derived, control);
        found.stopped = !found.answered() && control.stopped();
        return found;
    }

    /// Whether there is no more to be looked at, or no more time.
    bool settle(const Open& one, const Control& control) {
        Answer found = held(one, control);
        if (found.stopped && !control_.stopped()) return false;
        answers_[one.question] = std::move(found);
        return true;
    }

    Analysis& analysis_;
    const scene::Questions& questions_;
    const Control& control_;
    const Share& share_;
    std::vector<Answer> answers_;
    std::vector<Open> open_;
    std::vector<Open> long_; ///< that are answered
};

} // namespace

std::vector<Answer> answers(Analysis& analysis, const scene::Questions& questions, const Control& control,
                            const Share& share) {
    if (is_inconsistent(analysis)) return {questions.size(), not_answered(analysis.session->ending_detail())};
    return Rounds(analysis, questions, control, share).run();
}

Answer answer(Analysis& analysis, const scene::Question& question, const Control& control) {
    return answers(analysis, {question}, control).front();
}

std::vector<KnownValue> known_values(Analysis& analysis, const Control& control) {
    std::vector<KnownValue> out;
    const facts::Letters& letters = analysis.diagram->scene_picture.letters;
    for (reason::KnownValue& known : reason::known_values(*analysis.session, *analysis.diagram, letters, {}, control))
        out.push_back(
            {std::move(known.quantity), std::move(known.value), std::move(known.statement), known.derivations});
    mark_as_drawn(out, analysis, control);
    return out;
}

} // namespace porism::workflow
