#include "workflow/placed_by_lengths.h"

#include "numbers/exact.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace porism::workflow {
namespace {

using facts::Predicate;
using facts::Statement;

struct GivenPlace {
    PointId point;
    numbers::Exact x, y;
};

std::vector<GivenPlace> given_points(const scene::Scene& scene) {
    std::vector<GivenPlace> out;
    for (const scene::Action& action : scene.actions())
        for (std::size_t i = 0; i < action.at.size(); ++i)
            if (const auto& at = action.at[i]; at && at->given)
                out.push_back({action.outputs[i], numbers::to_exact(at->x), numbers::to_exact(at->y)});
    return out;
}

/// As it stands to two others: the sign of its side, and of its place along them from either end.
class Seeing {
public:
    Seeing(const GivenPlace& a, const GivenPlace& b, const GivenPlace& c) : a_(a), b_(b), c_(c) {}

    std::optional<int> side() const {
        return numbers::sign((b_.x - a_.x) * (c_.y - a_.y) - (b_.y - a_.y) * (c_.x - a_.x));
    }
    /// Whether it is behind the first, between the two, or behind the second.
    std::optional<Statement> order() const {
        const auto beyond_a = along(a_, b_), beyond_b = along(b_, a_);
        if (!beyond_a || !beyond_b) return std::nullopt;
        if (*beyond_a < 0) return facts::make(Predicate::obtuse_angle, std::array{c_.point, a_.point, b_.point});
        if (*beyond_b < 0) return facts::make(Predicate::obtuse_angle, std::array{c_.point, b_.point, a_.point});
        return facts::make(Predicate::obtuse_angle, std::array{a_.point, c_.point, b_.point});
    }

private:
    std::optional<int> along(const GivenPlace& from, const GivenPlace& to) const {
        return numbers::sign((to.x - from.x) * (c_.x - from.x) + (to.y - from.y) * (c_.y - from.y));
    }
    const GivenPlace &a_, &b_, &c_;
};

class Teller {
public:
    Teller(const std::vector<GivenPlace>& given, SideBy side) : given_(given), side_(side) {}

    /// What is said of the points up to this one, that names it; nothing where that is not known.
    std::optional<std::vector<Statement>> tell(std::size_t i) {
        said_.clear();
        const bool known = i == 0 || (i == 1 ? tell_length(0, 1) : tell_place(i));
        return known ? std::optional(said_) : std::nullopt;
    }

private:
    bool tell_length(std::size_t from, std::size_t to) {
        const numbers::Exact dx = given_[to].x - given_[from].x, dy = given_[to].y - given_[from].y;
        const auto square = numbers::as_rational(dx * dx + dy * dy);
        return square && add(facts::make(Predicate::l2const, std::array{given_[from].point, given_[to].point}, square));
    }

    bool tell_place(std::size_t i) {
        const Seeing sight(given_[0], given_[1], given_[i]);
        const auto side = sight.side();
        const std::array line{given_[0].point, given_[1].point, given_[i].point};
        if (!side) return false;
        if (*side == 0) return tell_length(0, i) && add(facts::make(Predicate::coll, line)) && add(sight.order());
        if (!tell_length(0, i) || !tell_length(1, i)) return false;
        if (!first_off_line_) {
            first_off_line_ = {i, *side};
            return true;
        }
        if (side_ == SideBy::distance) return tell_length(first_off_line_->first, i);
        const auto order = *side == first_off_line_->second ? Predicate::same_side_of : Predicate::apart_by;
        return add(facts::make(order, std::array{given_[first_off_line_->first].point, given_[i].point, given_[0].point,
                                                 given_[1].point}));
    }

    bool add(std::optional<Statement> statement) {
        if (!statement) return false;
        said_.push_back(*std::move(statement));
        return true;
    }

    const std::vector<GivenPlace>& given_;
    const SideBy side_;
    std::vector<Statement> said_;
    std::optional<std::pair<std::size_t, int>> first_off_line_;
};

bool places_one_freely(const scene::Action& action) {
    return action.uses.size() == 1 && action.outputs.size() == 1 &&
           scene::construction(action.uses.front().construction).name == "free";
}

void append_made(PlacedByLengths& out, scene::Action action, std::size_t origin, std::span<const std::string> names) {
    const auto done = out.scene.append(std::move(action), names);
    assert(done);
    (void)done;
    out.origins.push_back(origin);
}

} // namespace

std::optional<PlacedByLengths> placed_by_lengths(const scene::Scene& scene, SideBy side) {
    const numbers::ExactContext context;
    const auto given = given_points(scene);
    if (given.size() < 2) return std::nullopt;
    Teller teller(given, side);
    PlacedByLengths out;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        scene::Action action = scene.actions()[i];
        const bool is_given = std::ranges::any_of(action.at, [](const auto& at) { return at && at->given; });
        if (is_given && !places_one_freely(action)) return std::nullopt;
        const auto one =
            action.outputs.empty() ? given.end() : std::ranges::find(given, action.outputs.front(), &GivenPlace::point);
        if (is_given) action.at.front()->given = false;
        append_made(out, std::move(action), i, scene.names_of(i));
        if (!is_given) continue;
        const auto said = teller.tell(static_cast<std::size_t>(one - given.begin()));
        if (!said) return std::nullopt;
        for (const Statement& statement : *said) {
            scene::Action stating;
            stating.states = statement;
            append_made(out, std::move(stating), i, {});
        }
    }
    return out;
}

} // namespace porism::workflow
