#include "workflow/verify/diagnosis/smaller_envelope.h"

#include "workflow/figure.h"
#include "workflow/verify/envelope.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace porism::workflow {
namespace {

using problem::Check;

std::optional<std::size_t> index_behind(std::string_view text, std::string_view start) {
    if (!text.starts_with(start)) return std::nullopt;
    std::size_t out = 0;
    const auto read = std::from_chars(text.data() + start.size(), text.data() + text.size(), out);
    return read.ec == std::errc() ? std::optional(out) : std::nullopt;
}

/// The envelope with nothing claimed or asked but what the check is about; empty where that is none of its actions.
std::optional<verigeo::Envelope> about(const Check& check, verigeo::Envelope envelope) {
    envelope.goal = envelope.answer = "";
    const auto given = index_behind(check.message, "/actions/");
    const auto solver = index_behind(check.message, "/solver_actions/");
    if (given && *given < envelope.actions.size()) {
        envelope.solver_actions.reset();
    } else if (solver && envelope.solver_actions && *solver < envelope.solver_actions->size()) {
        envelope.solver_actions = {{(*envelope.solver_actions)[*solver]}};
    } else {
        return std::nullopt;
    }
    return envelope;
}

/// What a check says without what it measured, and without the place of its claim.
std::string_view gist_of(const Check& check) {
    const std::string_view text = check.message;
    const std::size_t begin = std::min(text.find(','), text.size());
    return text.substr(begin, text.find(" is false") - begin);
}

class Smaller {
public:
    Smaller(const LoadedProblem& problem, verigeo::Envelope about, const Check& failed, const Control& control)
        : problem_(problem), failed_(failed), control_(control), envelope_(std::move(about)) {}

    std::optional<SmallerEnvelope> run() {
        kept_.assign(envelope_.actions.size(), true);
        if (!take(envelope_)) return std::nullopt;
        for (std::size_t i = kept_.size(); i-- > 0 && !control_.stopped();) {
            verigeo::Envelope fewer = envelope_;
            fewer.actions.erase(fewer.actions.begin() +
                                std::count(kept_.begin(), kept_.begin() + static_cast<std::ptrdiff_t>(i), true));
            if (take(std::move(fewer))) kept_[i] = false;
        }
        out_->actions = actions_left();
        out_->minimal = !control_.stopped();
        return std::move(out_);
    }

private:
    bool take(verigeo::Envelope fewer) {
        const auto json = verigeo::to_json(fewer);
        auto loaded = json ? load_bytes(to_text(*json), problem_.place.source) : Result<Loaded>(fail(json.error()));
        if (!loaded || !loaded->problems.front().document) return false;
        LoadedProblem& part = loaded->problems.front();
        if (!part.envelope) return false;
        const auto figure = figure_of(part, {}, control_);
        const auto checks = check_envelope(*part.envelope, figure ? figure->diagram.get() : nullptr, control_);
        ++tried_;
        const auto same = std::ranges::find_if(checks, [&](const Check& check) {
            return check.name == failed_.name && check.state == problem::CheckState::failed &&
                   gist_of(check) == gist_of(failed_);
        });
        if (same == checks.end() || control_.stopped()) return false;
        envelope_ = std::move(fewer);
        out_ = SmallerEnvelope{std::move(part), *same, {}, tried_, false};
        return true;
    }

    std::vector<std::size_t> actions_left() const {
        const scene::Scene &whole = problem_.document->scene, &part = out_->problem.document->scene;
        std::vector<std::size_t> out;
        for (const scene::Action& action : part.actions()) out.push_back(place_in(whole, part, action));
        return out;
    }

    /// That places the same point or states the same; else the last one. Without the edges that place it otherwise a
    /// point may be free in the part.
    static std::size_t place_in(const scene::Scene& whole, const scene::Scene& part, const scene::Action& action) {
        if (!action.outputs.empty()) {
            const auto point = whole.find(part.name(action.outputs.front()));
            return point ? whole.action_of(*point) : whole.actions().size() - 1;
        }
        const std::string said = facts::to_string(*action.states, part.names());
        const auto found = std::ranges::find_if(whole.actions(), [&](const scene::Action& one) {
            return one.states && facts::to_string(*one.states, whole.names()) == said;
        });
        return std::min(static_cast<std::size_t>(found - whole.actions().begin()), whole.actions().size() - 1);
    }

    const LoadedProblem& problem_;
    const Check& failed_;
    const Control& control_;
    verigeo::Envelope envelope_;
    std::vector<bool> kept_; ///< by action of the whole envelope
    std::size_t tried_ = 0;
    std::optional<SmallerEnvelope> out_;
};

} // namespace

std::optional<SmallerEnvelope> smaller_envelope(const LoadedProblem& problem, const Check& failed,
                                                const Control& control) {
    if (!problem.envelope) return std::nullopt;
    auto alone = about(failed, problem.envelope->envelope);
    return alone ? Smaller(problem, *std::move(alone), failed, control).run() : std::nullopt;
}

} // namespace porism::workflow
