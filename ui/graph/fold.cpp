#include "ui/graph/fold.h"

#include "proof/rules/rule.h"
#include "proof/theorem.h"

#include <algorithm>
#include <array>

namespace porism::ui {
namespace {

using proof::Path;
using proof::Reason;
using proof::Step;
using Index = std::size_t;

/// The state of a fold while its rounds go on.
struct Work {
    const Path& path;
    std::vector<bool> shown;
    std::vector<bool> kept;   ///< opened by hand: no round hides it
    std::vector<Index> uses;  ///< shown steps that a step is a premise of
    std::vector<Index> depth; ///< fewest steps to the goal

    Index goal() const { return path.steps.size() - 1; }

    Index nodes() const {
        Index sum = 0;
        for (Index i = 0; i < shown.size(); ++i)
            if (shown[i]) sum += node_count(path.steps[i]);
        return sum;
    }

    void count_uses() {
        uses.assign(path.steps.size(), 0);
        for (Index i = 0; i < shown.size(); ++i)
            if (shown[i])
                for (const Index premise : path.steps[i].premises) ++uses[premise];
    }
};

bool is_class_step(const Work&, const Step& step, Index) {
    return step.reason == Reason::line_class || step.reason == Reason::circle_class ||
           step.reason == Reason::point_class;
}

bool is_given_used_once(const Work& work, const Step& step, Index i) {
    return step.reason == Reason::given && work.uses[i] <= 1;
}

bool is_restatement(const Work&, const Step& step, Index) {
    return step.reason == Reason::algebra && step.premises.size() == 1;
}

constexpr std::array rounds{&is_class_step, &is_given_used_once, &is_restatement};

std::vector<Index> depths(const Path& path) {
    std::vector<Index> depth(path.steps.size(), path.steps.size());
    depth.back() = 0;
    for (Index i = path.steps.size(); i-- > 0;)
        for (const Index premise : path.steps[i].premises) depth[premise] = std::min(depth[premise], depth[i] + 1);
    return depth;
}

/// Steps that reach the goal by a way without a folded statement on it.
std::vector<bool> reached(const Path& path, const std::set<facts::Statement>& folded) {
    std::vector<bool> seen(path.steps.size(), false);
    seen.back() = true;
    for (Index i = path.steps.size(); i-- > 0;) {
        if (!seen[i] || folded.contains(path.steps[i].conclusion)) continue;
        for (const Index premise : path.steps[i].premises) seen[premise] = true;
    }
    return seen;
}

std::vector<bool> led_to(const Path& path, const std::set<facts::Statement>& opened) {
    std::vector<bool> kept(path.steps.size(), false);
    for (const Step& step : path.steps)
        if (opened.contains(step.conclusion))
            for (const Index premise : step.premises) kept[premise] = true;
    return kept;
}

void show_wished(Work& work, const FoldWishes& wishes) {
    for (Index i = 0; i < work.shown.size(); ++i)
        if (wishes.shown.contains(work.path.steps[i].conclusion)) work.shown[i] = work.kept[i] = true;
}

void hide_families(Work& work, const std::set<std::string>& families) {
    for (Index i = 0; !families.empty() && i < work.goal(); ++i)
        if (!work.kept[i] && families.contains(family_of(work.path, i))) work.shown[i] = false;
}

void hide_far(Work& work, Index limit) {
    Index deepest = *std::max_element(work.depth.begin(), work.depth.end());
    for (; deepest > 1 && work.nodes() > limit; --deepest)
        for (Index i = 0; i < work.shown.size(); ++i)
            if (work.depth[i] >= deepest && !work.kept[i]) work.shown[i] = false;
}

} // namespace

std::size_t node_count(const Step& step) {
    return step.reason == Reason::rule || step.reason == Reason::algebra ? 2 : 1;
}

std::string family_of(const Path& path, std::size_t step) {
    const proof::Rule* row = proof::row_called(proof::theorem_name(path, step));
    return row ? row->concept_name : std::string();
}

std::size_t folded_behind(const Path& path, const std::vector<bool>& shown, std::vector<std::size_t> open) {
    std::vector<bool> seen(shown.size(), false);
    Index count = 0;
    while (!open.empty()) {
        const Index at = open.back();
        open.pop_back();
        for (const Index premise : path.steps[at].premises) {
            if (shown[premise] || seen[premise]) continue;
            seen[premise] = true;
            ++count;
            open.push_back(premise);
        }
    }
    return count;
}

Fold fold(const Path& path, const FoldWishes& wishes, std::size_t limit) {
    Fold result;
    if (path.steps.empty()) return result;
    Work work{path, reached(path, wishes.folded), led_to(path, wishes.opened), {}, depths(path)};
    show_wished(work, wishes);
    hide_families(work, wishes.families);
    for (const auto& goes : rounds) {
        if (work.nodes() <= limit) break;
        work.count_uses();
        for (Index i = 0; i < work.goal(); ++i)
            if (!work.kept[i] && goes(work, path.steps[i], i)) work.shown[i] = false;
    }
    hide_far(work, limit);
    result.behind.assign(path.steps.size(), 0);
    for (Index i = 0; i < path.steps.size(); ++i)
        if (work.shown[i]) result.behind[i] = folded_behind(path, work.shown, {i});
    result.shown = std::move(work.shown);
    return result;
}

} // namespace porism::ui
