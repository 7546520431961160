#include "formats/geodsl/respell.h"

#include "base/text.h"
#include "formats/geodsl/candidates.h"
#include "formats/geodsl/lettered.h"
#include "formats/geodsl/near.h"
#include "formats/geodsl/spellings.h"
#include "scene/as_statements.h"
#include "scene/catalogue.h"
#include "scene/meetings.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <utility>

namespace porism::geodsl {
namespace {

using facts::Predicate;
using facts::Statement;
using Names = std::map<char, std::string>;

scene::Action stating(Statement statement) {
    scene::Action action;
    action.states = std::move(statement);
    return action;
}

scene::Action freely() {
    scene::Action action;
    action.uses = {{*scene::construction_by_name("free"), {}, {}}};
    return action;
}

/// The letters that a scene states something of.
std::set<std::string> letters_in(const scene::Scene& scene) {
    std::set<std::string> letters;
    for (const scene::Action& action : scene.actions()) {
        if (!action.states || !action.states->relation()) continue;
        for (const facts::Quantity& quantity : action.states->relation()->quantities())
            if (quantity.kind() == facts::QuantityKind::letter) letters.insert(quantity.text());
    }
    return letters;
}

/// Of equal lengths: the centre of a circle.
bool has_common_end(const Statement& statement) {
    if (statement.predicate() != Predicate::cong) return false;
    const auto first = statement.points().first(2), second = statement.points().last(2);
    return std::ranges::find_first_of(first, second) != first.end();
}

/// An order of the points A, B, C, D, by one of points M and R besides that lie on a line.
struct OrderByFeet {
    Predicate predicate;
    std::string_view feet, says;
};
constexpr std::array orders_by_feet = {
    OrderByFeet{Predicate::acute_angle, "foot M A B C", "acute_angle M B C"},
    OrderByFeet{Predicate::obtuse_angle, "foot M A B C", "obtuse_angle M B C"},
    OrderByFeet{Predicate::same_side_of, "foot M A C D; foot R B M A", "acute_angle R M A"},
    OrderByFeet{Predicate::apart_by, "foot M A C D; foot R B M A", "obtuse_angle R M A"},
    OrderByFeet{Predicate::npara, "intersection_ll M A B C D", ""},
};

constexpr std::size_t most_feet = 4; ///< figures of more such points are hardly found

class Respeller {
public:
    Respeller(const scene::Scene& scene, const std::set<std::size_t>& by_values, const Writing& writing)
        : scene_(scene), by_values_(by_values), writing_(writing), circles_(scene.actions()),
          letters_(letters_in(scene)), now_(scene.point_count()) {}

    Respelled run() && {
        for (origin_ = 0; origin_ < scene_.actions().size(); ++origin_) say(scene_.actions()[origin_]);
        return std::move(out_);
    }

private:
    void say(const scene::Action& action) {
        const bool one_by_one = by_values_.contains(origin_);
        if (action.states && !one_by_one) return keep(action);
        if (action.states) return try_to(action, [&] { state(moved(*action.states)); });
        if (const auto other = scene::second_intersection(action, circles_))
            return try_to(action, [&] { keep(*other); });
        if (const auto near = writing_.picture.empty() ? std::nullopt : near_point(action, writing_.picture))
            return try_to(action, [&] { say_in(*near); });
        if (const auto named = one_by_one ? by_first_points(action) : std::nullopt)
            return try_to(action, [&] { keep(*named); });
        const bool on_circle = letters_of("on_circle X O P", action).has_value();
        const auto words = spelled(action);
        if (is_made(action) && !(one_by_one && (on_circle || words))) return keep(action);
        if (words) return try_to(action, [&] { say_in(*words); });
        if (const auto statements = scene::as_statements(action)) return try_to(action, [&] { say_by(*statements); });
        keep(action);
    }

    /// A common point of two circles, each named by the point that reading knows first; nothing where it is so named.
    std::optional<scene::Action> by_first_points(const scene::Action& action) const {
        if (!letters_of("on_circle X O Q & on_circle X P R", action)) return std::nullopt;
        scene::Action named = action;
        for (scene::Use& use : named.uses) use.points[1] = first_on(use.points[0], use.points[1]);
        return named == action ? std::nullopt : std::optional(std::move(named));
    }

    PointId first_on(PointId centre, PointId point) const {
        const scene::Action& made = scene_.actions()[scene_.action_of(centre)];
        for (const std::string_view words : {"circumcenter O A B C", "circle O A B C"})
            if (const auto round = letters_of(words, made))
                if (circles_.on_one(centre, round->at('A'), point)) return round->at('A');
        return circles_.points_of(centre, point).front();
    }

    /// Other words for an action; the action itself where they cannot be meant of its points.
    void try_to(const scene::Action& action, const std::function<void()>& say_otherwise) {
        Respelled before = out_;
        out_.changed = true;
        say_otherwise();
        if (!std::exchange(failed_, false)) return;
        out_ = std::move(before);
        keep(action);
    }

    /// What reading text makes: no branches, coordinates and help points.
    void keep(scene::Action action) {
        for (scene::Use& use : action.uses)
            for (PointId& point : use.points) point = moved(point);
        if (action.states) action.states = moved(*action.states);
        action.branch.reset();
        action.at.clear();
        action.auxiliary = false;
        append(std::move(action), names_of_origin());
    }

    void say_by(const std::vector<Statement>& statements) {
        const auto names = names_of_origin();
        for (std::size_t k = 0; k < names.size(); ++k) append(freely(), names.subspan(k, 1));
        for (const Statement& statement : statements) state(moved(statement));
    }

    /// Letters that are not of the action are points besides the scene's.
    void say_in(const Spelled& words) {
        Names names;
        for (const auto& [letter, point] : words.letters) names[letter] = scene_.name(point);
        for (const std::string_view part : split(words.words, ';')) {
            if (scene::construction_by_name(words_of(part).front()))
                construct(part, names);
            else if (const auto statement = statement_of(trim(part), names))
                state(*statement);
            else
                failed_ = true;
        }
    }

    void construct(std::string_view construction, Names& names) {
        scene::Action action;
        std::vector<std::string> outputs;
        for (const std::string_view part : split(construction, '&')) {
            const auto words = words_of(part);
            scene::Use use{*scene::construction_by_name(words.front()), {}, {}};
            const std::size_t count = scene::output_count(scene::construction(use.construction));
            for (std::size_t i = 1; i <= count && action.uses.empty(); ++i)
                outputs.push_back(names.try_emplace(words[i].front(), help_name()).first->second);
            for (std::size_t i = 1 + count; i < words.size(); ++i)
                use.points.push_back(point(names.at(words[i].front())));
            action.uses.push_back(std::move(use));
        }
        append(std::move(action), outputs);
    }

    std::optional<Statement> statement_of(std::string_view pattern, const Names& names) const {
        std::vector<std::string> slots;
        std::vector<PointId> points;
        for (const auto& [letter, name] : names) {
            slots.emplace_back(1, letter);
            points.push_back(point(name));
        }
        return facts::instantiate(facts::parse_patterns(pattern, slots)->front(), points);
    }

    /// As statements of the language state it, where they do.
    void state(const Statement& statement) {
        if (statement.predicate() == Predicate::cyclic) return on_circumcircle(statement);
        if (between(statement)) return;
        if (writing_.orders == Orders::by_feet && by_values_.contains(origin_) && by_feet(statement)) return;
        const bool on_circle = has_common_end(statement) && !by_values_.contains(origin_);
        const auto values = on_circle ? std::nullopt : lettered(statement, [this] { return fresh_letter(); });
        if (!values) return append(stating(statement), {});
        for (const Statement& value : *values) append(stating(value), {});
    }

    void on_circumcircle(const Statement& cyclic) {
        Names names;
        for (std::size_t i = 0; i < 4; ++i) names[static_cast<char>('A' + i)] = out_.scene.name(cyclic[i]);
        construct("circumcenter O A B C", names);
        append(stating(*statement_of("cong O A O D", names)), {});
    }

    /// An order as one of points of a line: of feet of perpendiculars.
    bool by_feet(const Statement& order) {
        const auto row = std::ranges::find(orders_by_feet, order.predicate(), &OrderByFeet::predicate);
        if (row == orders_by_feet.end()) return false;
        if (order.points().size() == 3 && are_in_line(order.points())) return on_line(order);
        const std::vector<std::string_view> feet = split(row->feet, ';');
        feet_ += feet.size();
        if (feet_ > most_feet) return false;
        Names names;
        for (std::size_t i = 0; i < order.points().size(); ++i)
            names[static_cast<char>('A' + i)] = out_.scene.name(order[i]);
        for (const std::string_view part : feet) construct(trim(part), names);
        if (!row->says.empty()) state(*statement_of(row->says, names));
        return true;
    }

    bool are_in_line(std::span<const PointId> points) const {
        return std::ranges::any_of(on_lines_, [&](const std::set<PointId>& line) {
            return std::ranges::all_of(points, [&](PointId point) { return line.contains(point); });
        });
    }

    /// Of points of which the line is known, though no statement says it of these.
    bool on_line(const Statement& order) {
        const auto line = facts::make(Predicate::coll, order.points());
        if (!line || order.predicate() != Predicate::acute_angle) return false;
        if (!lines_.contains(*line)) append(stating(*line), {});
        append(stating(order), {});
        return true;
    }

    /// Lines with two common points are one.
    void learn_line(std::span<const PointId> points) {
        std::set<PointId> line(points.begin(), points.end());
        std::erase_if(on_lines_, [&](const std::set<PointId>& other) {
            const auto common = std::ranges::count_if(other, [&](PointId point) { return line.contains(point); });
            if (common < 2) return false;
            line.insert(other.begin(), other.end());
            return true;
        });
        on_lines_.push_back(std::move(line));
    }

    /// Of a point of a line: on the ray from either end.
    bool between(const Statement& obtuse) {
        if (obtuse.predicate() != Predicate::obtuse_angle) return false;
        const PointId a = obtuse[0], m = obtuse[1], b = obtuse[2];
        const std::array points{a, m, b};
        const auto line = *facts::make(Predicate::coll, points);
        if (!lines_.contains(line)) {
            if (!are_in_line(points)) return false;
            append(stating(line), {});
        }
        for (const auto& order : {std::array{m, a, b}, std::array{m, b, a}})
            append(stating(*facts::make(Predicate::acute_angle, order)), {});
        return true;
    }

    facts::Quantity fresh_letter() {
        for (int round = 0;; ++round)
            for (const char letter : std::string_view("uvwpqrst")) {
                std::string name(1, letter);
                if (round > 0) name += std::to_string(round);
                if (letters_.insert(name).second) return *facts::Quantity::letter(name);
            }
    }

    /// That spells no letter with others.
    std::string help_name() const {
        for (int number = 1;; ++number) {
            std::string name = "o" + std::to_string(number);
            const bool spells = std::ranges::any_of(
                letters_, [&](const std::string& letter) { return letter.find(name) != std::string::npos; });
            if (!spells && !scene_.find(name) && !out_.scene.find(name)) return name;
        }
    }

    std::span<const std::string> names_of_origin() const {
        return scene_.actions()[origin_].outputs.empty() ? std::span<const std::string>() : scene_.names_of(origin_);
    }
    PointId point(const std::string& name) const { return out_.scene.find(name).value_or(PointId(0)); }
    PointId moved(PointId point) const { return now_[point.index()]; }
    Statement moved(const Statement& statement) const { return *facts::renamed(statement, now_); }

    void append(scene::Action action, std::span<const std::string> names) {
        if (failed_) return;
        for (std::size_t i = 0; i < names.size(); ++i) {
            const auto own = scene_.find(names[i]);
            helps_ += own ? 0 : 1;
            if (own) now_[own->index()] = PointId(out_.scene.point_count() + i);
        }
        out_.helped = helps_ > 0;
        failed_ = scene_.point_count() + helps_ > scene::max_points || !out_.scene.append(std::move(action), names);
        if (failed_) return;
        out_.origins.push_back(origin_);
        for (Statement& given : scene::said_by(out_.scene.actions().back(), &scene::Construction::gives))
            if (given.predicate() == Predicate::coll || given.predicate() == Predicate::midp) {
                learn_line(given.points());
                lines_.insert(std::move(given));
            }
    }

    const scene::Scene& scene_;
    const std::set<std::size_t>& by_values_;
    const Writing& writing_;
    const scene::KnownCircles circles_;
    std::set<std::string> letters_;
    std::vector<PointId> now_; ///< by point of the scene
    std::set<Statement> lines_;
    std::vector<std::set<PointId>> on_lines_; ///< of each line the points that are known to lie on it
    std::size_t origin_ = 0, helps_ = 0, feet_ = 0;
    bool failed_ = false; ///< what is tried cannot be said
    Respelled out_;
};

} // namespace

Respelled respelled(const scene::Scene& scene, const std::set<std::size_t>& by_values, const Writing& writing) {
    return Respeller(scene, by_values, writing).run();
}

} // namespace porism::geodsl
