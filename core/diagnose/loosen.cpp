#include "diagnose/loosen.h"

#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <utility>

namespace porism::diagnose {
namespace {

using facts::Statement;
using scene::Action;
using scene::Use;

/// A midpoint is two givens: on the line, and as far from either end.
void open_into(std::vector<Statement>& out, const Statement& given) {
    if (given.predicate() != facts::Predicate::midp) {
        out.push_back(given);
        return;
    }
    const PointId m = given[0], a = given[1], b = given[2];
    out.push_back(*facts::make(facts::Predicate::coll, std::array{m, a, b}));
    out.push_back(*facts::make(facts::Predicate::cong, std::array{m, a, m, b}));
}

std::vector<Statement> given_by(const Action& action, const Use& use) {
    std::vector<Statement> out;
    for (const Statement& given : scene::instantiate(scene::construction(use.construction).gives, action.outputs, use))
        open_into(out, given);
    std::ranges::sort(out);
    out.erase(std::ranges::unique(out).begin(), out.end());
    return out;
}

std::vector<Statement> without(const std::vector<Statement>& all, const std::vector<Statement>& some) {
    std::vector<Statement> out;
    std::ranges::set_difference(all, some, std::back_inserter(out));
    return out;
}

/// Calls with every choice of `count` of the points in order, without repetition.
void each_choice(std::span<const PointId> points, std::size_t count, std::vector<PointId>& chosen,
                 const std::function<void()>& call) {
    if (chosen.size() == count) return call();
    for (const PointId point : points) {
        if (std::ranges::count(chosen, point) > 0) continue;
        chosen.push_back(point);
        each_choice(points, count, chosen, call);
        chosen.pop_back();
    }
}

/// More points than this are in no row with loci of its own.
constexpr std::size_t most_inputs = 6;

/// Calls with every locus through points of a use.
void each_locus(const Use& use, const std::function<void(const Use&)>& call) {
    std::vector<PointId> inputs = use.points;
    std::ranges::sort(inputs);
    inputs.erase(std::ranges::unique(inputs).begin(), inputs.end());
    const auto rows = scene::catalogue();
    for (std::size_t id = 0; id < rows.size() && inputs.size() <= most_inputs; ++id) {
        const scene::Construction& row = rows[id];
        if (row.places != scene::Places::locus || scene::output_count(row) != 1) continue;
        if (row.gives.empty() || scene::number_input_count(row) != 0) continue;
        std::vector<PointId> chosen;
        each_choice(inputs, scene::point_input_count(row), chosen, [&] { call(Use{ConstructionId(id), chosen, {}}); });
    }
}

/// The loci that give a part of what a use gives, each part once.
std::vector<Use> loci_of(const Action& action, const Use& use) {
    const auto given = given_by(action, use);
    std::vector<Use> out;
    std::set<std::vector<Statement>> parts;
    each_locus(use, [&](const Use& locus) {
        const auto part = given_by(action, locus);
        const bool smaller = part.size() < given.size() && !part.empty() && std::ranges::includes(given, part);
        if (smaller && parts.insert(part).second) out.push_back(locus);
    });
    return out;
}

std::vector<Statement> orders_of(const Action& action, const Use& use) {
    return scene::instantiate(scene::construction(use.construction).restricts, action.outputs, use);
}

/// The locus that gives the same as another one, and no order: the line of a segment.
std::optional<Use> in_any_order(const Action& action, const Use& use) {
    const scene::Construction& row = scene::construction(use.construction);
    if (row.restricts.empty() || row.places != scene::Places::locus) return std::nullopt;
    const auto given = given_by(action, use);
    std::optional<Use> out;
    each_locus(use, [&](const Use& locus) {
        const bool open = scene::construction(locus.construction).restricts.empty();
        if (!out && open && given_by(action, locus) == given) out = locus;
    });
    return out;
}

/// The row of as many free points that gives nothing.
std::optional<ConstructionId> free_row(std::size_t outputs) {
    const auto rows = scene::catalogue();
    for (std::size_t id = 0; id < rows.size(); ++id) {
        const scene::Construction& row = rows[id];
        if (row.places == scene::Places::free && row.slots.size() == outputs && row.gives.empty() &&
            row.freedom == static_cast<int>(2 * outputs))
            return ConstructionId(id);
    }
    return std::nullopt;
}

std::string words_of(const scene::Scene& scene, const Action& action) {
    std::string out;
    for (const Use& use : action.uses) {
        out += (out.empty() ? "" : ", ") + scene::construction(use.construction).name;
        for (const PointId point : use.points) out += " " + scene.name(point);
        for (const numbers::Scalar& value : use.values) out += " " + value.text();
    }
    return out;
}

class Loosening {
public:
    explicit Loosening(const Sample& sample) : sample_(sample), drafts_(drafts_of(sample.scene)) {}

    std::vector<Loosened> all() {
        for (std::size_t i = 0; i < drafts_.size(); ++i)
            if (!sample_.scene.actions()[i].auxiliary) {
                leave_out_places(i);
                loosen(i);
            }
        return std::move(out_);
    }

private:
    void leave_out_places(std::size_t index) {
        const Action& action = drafts_[index].action;
        for (std::size_t k = 0; k < action.at.size(); ++k) {
            if (!action.at[k] || !action.at[k]->given) continue;
            std::vector<Draft> drafts = drafts_;
            auto& at = drafts[index].action.at;
            at[k].reset();
            if (std::ranges::none_of(at, [](const auto& one) { return one.has_value(); })) at.clear();
            add(index, drafts, {}, words_left(drafts[index].action), action.outputs[k]);
        }
    }

    void loosen(std::size_t index) {
        const Action& action = drafts_[index].action;
        if (action.states) return leave_out(index);
        leave_out_orders(index);
        if (action.uses.size() == 2) {
            replace(index, {action.uses[0]}, given_by(action, action.uses[1]));
            replace(index, {action.uses[1]}, given_by(action, action.uses[0]));
            return;
        }
        const Use& use = action.uses.front();
        const auto given = given_by(action, use);
        if (given.empty()) return;
        const scene::Construction& row = scene::construction(use.construction);
        if (row.places == scene::Places::point && action.outputs.size() == 1) {
            for (const Use& locus : loci_of(action, use))
                replace(index, {locus}, without(given, given_by(action, locus)));
            return;
        }
        if (row.places == scene::Places::point && !use.points.empty()) return;
        if (const auto free = free_row(action.outputs.size())) replace(index, {Use{*free, {}, {}}}, given);
    }

    void leave_out_orders(std::size_t index) {
        const Action& action = drafts_[index].action;
        for (std::size_t k = 0; k < action.uses.size(); ++k) {
            const auto open = in_any_order(action, action.uses[k]);
            if (!open) continue;
            std::vector<Use> uses = action.uses;
            uses[k] = *open;
            replace(index, std::move(uses), orders_of(action, action.uses[k]));
        }
    }

    void leave_out(std::size_t index) {
        std::vector<Draft> drafts = drafts_;
        drafts.erase(drafts.begin() + static_cast<std::ptrdiff_t>(index));
        add(index, drafts, {*drafts_[index].action.states}, {});
    }

    void replace(std::size_t index, std::vector<Use> uses, std::vector<Statement> dropped) {
        if (dropped.empty()) return;
        std::vector<Draft> drafts = drafts_;
        Action& action = drafts[index].action;
        action.uses = std::move(uses);
        action.branch.reset();
        // A drawn place would be the one that the given had forced.
        std::erase_if(action.at, [](const auto& at) { return !at || !at->given; });
        if (action.at.size() != action.outputs.size()) action.at.clear();
        add(index, drafts, std::move(dropped), words_left(action));
    }

    std::string words_left(const Action& action) const {
        const bool gives =
            std::ranges::any_of(action.uses, [&](const Use& use) { return !given_by(action, use).empty(); });
        return gives ? words_of(sample_.scene, action) : std::string();
    }

    void add(std::size_t index, const std::vector<Draft>& drafts, std::vector<Statement> dropped, std::string instead,
             std::optional<PointId> unplaced = {}) {
        auto sample = assembled(sample_, drafts);
        if (sample) out_.push_back({index, std::move(dropped), std::move(instead), std::move(*sample), unplaced});
    }

    const Sample& sample_;
    std::vector<Draft> drafts_;
    std::vector<Loosened> out_;
};

} // namespace

std::vector<Loosened> loosened(const Sample& sample) {
    return Loosening(sample).all();
}

std::vector<std::size_t> not_loosened(const Sample& sample, const std::vector<Loosened>& all) {
    std::vector<std::size_t> out;
    const auto actions = sample.scene.actions();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (actions[i].auxiliary) continue;
        const bool gives =
            std::ranges::any_of(actions[i].uses, [&](const Use& use) { return !given_by(actions[i], use).empty(); });
        if (gives && std::ranges::find(all, i, &Loosened::action) == all.end()) out.push_back(i);
    }
    return out;
}

} // namespace porism::diagnose
