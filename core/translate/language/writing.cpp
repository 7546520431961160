#include "translate/language/writing.h"

#include "scene/catalogue.h"
#include "scene/question_lengths.h"
#include "translate/as_drawn.h"
#include "translate/known_meetings.h"
#include "translate/language/clauses.h"
#include "translate/language/figures.h"
#include "translate/question_text.h"
#include "translate/scene_text.h"
#include "translate/value_text.h"
#include "translate/wording.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>

namespace porism::translate {
namespace {

using facts::Statement;
using scene::Action;
using scene::Use;

/// What stands behind a sentence.
struct Behind {
    std::vector<Statement> where = {};
    std::vector<PointId> apart = {};
    const Turning* turning = nullptr;
};

class Writer : Clauses {
public:
    Writer(const Tale& tale, const Wording& wording)
        : Clauses(tale.scene, tale.picture, wording), tale_(tale), language_(*wording.language) {}

    std::string actions(const std::vector<bool>& chosen) {
        std::vector<bool> plain;
        for (std::size_t i = 0; i < chosen.size(); ++i) plain.push_back(is_plain(i));
        figures_.emplace(tale_.scene, chosen, std::move(plain));
        for (std::size_t i = 0; i < chosen.size(); ++i)
            if (chosen[i]) action(i);
        finish_points();
        return finished();
    }
    std::string problem() {
        actions(told_actions(tale_));
        for (const Statement& goal : tale_.goals) asserted("goal", clause(goal), orders(goal));
        for (const scene::Question& question : tale_.questions) ask(question, "goal", "ask");
        return finished();
    }

    std::string one_clause(const Statement& statement) { return clause(statement).text; }
    std::string sentence_of(PhraseKind kind, const Statement& statement) {
        add(filled(pick(language_.of(kind)), [&](const Piece&) { return clause(statement); }));
        return finished();
    }
    std::string unanswered(const scene::Question& question) {
        ask(question, "unproved", "unanswered");
        return finished();
    }
    std::string chosen(const std::vector<PointId>& points) {
        add(filled(pick(language_.of(points.empty() ? "chosen figure" : "chosen")),
                   [&](const Piece&) { return Spoken{names(points)}; }));
        return finished();
    }
    std::string proviso(const std::vector<Proviso>& provisos) {
        std::vector<std::string> parts;
        for (const Proviso& each : provisos) parts.push_back(proviso_clause(each));
        add(filled(pick(language_.of("proviso")), [&](const Piece&) { return Spoken{clause_list(parts)}; }));
        return finished();
    }

private:
    /// "∠ABC = 30°, not 90° more or less" where equations tell twice the angle.
    std::string proviso_clause(const Proviso& proviso) {
        std::string said = clause(proviso.statement).text;
        if (proviso.multiple == 1) return said;
        const std::string step = degrees(numbers::ratio(1, proviso.multiple));
        return filled(pick(language_.of("branch")),
                      [&](const Piece& slot) { return Spoken{slot.text == "claim" ? said : step}; })
            .text;
    }
    static constexpr std::string_view minus = "−";
    /// One number with a minus before it, which "clockwise" can stand for.
    static bool is_turned_back(const std::string& number) {
        return number.starts_with(minus) && number.find(minus, minus.size()) == std::string::npos &&
               number.find('+') == std::string::npos;
    }
    bool is_turned_back(const Use& use, std::string_view letter) const {
        std::size_t values = 0;
        for (const scene::Slot& each : scene::construction(use.construction).slots) {
            if (each.kind != scene::SlotKind::number) continue;
            if (each.letter == letter) return is_turned_back(number_text(use.values[values], each.measure));
            ++values;
        }
        return false;
    }
    /// The phrases of the construction that turn the way its numbers do; where it has none, those that name them as
    /// they are.
    std::vector<const Phrase*> phrases_for(PhraseKind kind, const Use& use) const {
        std::vector<const Phrase*> fitting = language_.of(kind, use.construction.index()), plain = fitting;
        const auto numbers_are = [](const Phrase& phrase, const auto& fits) {
            return std::ranges::all_of(
                phrase.pieces, [&](const Piece& piece) { return piece.kind != Piece::Kind::number || fits(piece); });
        };
        std::erase_if(fitting, [&](const Phrase* phrase) {
            return !numbers_are(*phrase, [&](const Piece& p) { return p.opposite == is_turned_back(use, p.text); });
        });
        if (!fitting.empty()) return fitting;
        std::erase_if(plain, [&](const Phrase* phrase) {
            return !numbers_are(*phrase, [](const Piece& p) { return !p.opposite; });
        });
        return plain;
    }
    /// A phrase of a construction with the points and numbers of its use.
    Spoken use_text(const Phrase& phrase, const Action& action, const Use& use) {
        const scene::Construction& row = scene::construction(use.construction);
        return filled(phrase, [&](const Piece& slot) -> Spoken {
            std::size_t points = 0, values = 0;
            for (const scene::Slot& each : row.slots) {
                const bool number = each.kind == scene::SlotKind::number;
                if (each.letter != slot.text) {
                    ++(number ? values : points);
                    continue;
                }
                if (number) {
                    const std::string said = number_text(use.values[values], each.measure);
                    return {slot.opposite ? said.substr(minus.size()) : said};
                }
                const std::size_t outputs = action.outputs.size();
                return name(points < outputs ? action.outputs[points] : use.points[points - outputs]);
            }
            assert(false);
            return {};
        });
    }

    std::vector<Statement> orders(const Statement& statement) const {
        return orders_behind(statement, tale_.scene, tale_.picture);
    }

    // Sentences --------------------------------------------------------------------------------------------------

    void add(const Spoken& body, const Behind& behind = {}) {
        const auto& [where, apart, turning] = behind;
        std::string text = body.text;
        if (!apart.empty())
            text += filled(pick(language_.of("apart")), [&](const Piece&) { return Spoken{names(apart)}; }).text;
        if (turning != nullptr)
            text +=
                filled(pick(language_.of(turning->clockwise ? "clockwise" : "counter-clockwise")), [&](const Piece&) {
                    return Spoken{names(turning->points)};
                }).text;
        if (!where.empty()) {
            std::vector<std::string> parts;
            for (const Statement& order : where) parts.push_back(clause(order).text);
            text += filled(pick(language_.of("where")), [&](const Piece&) { return Spoken{clause_list(parts)}; }).text;
        }
        text_ += sentence({std::move(text), body.word});
    }
    std::string finished() const {
        std::string text = text_;
        while (text.ends_with(' ')) text.pop_back();
        return text;
    }

    /// Nothing follows a question mark.
    const Phrase& frame_of(PhraseKind kind, bool something_follows) {
        std::vector<const Phrase*> fitting;
        for (const Phrase& phrase : language_.of(kind)) {
            const Piece& last = phrase.pieces.back();
            const bool asks = last.kind == Piece::Kind::text && (last.text.ends_with('?') || last.text.ends_with("？"));
            if (!asks || !something_follows) fitting.push_back(&phrase);
        }
        return pick(fitting);
    }
    void asserted(PhraseKind kind, const Spoken& said, const std::vector<Statement>& where) {
        add(filled(frame_of(kind, !where.empty()), [&](const Piece&) { return said; }), {where});
    }

    /// In a frame for what is claimed, or one for a value.
    void ask(const scene::Question& question, PhraseKind of_claim, PhraseKind of_value) {
        if (const auto relation = translate::relation_of(question)) {
            asserted(of_claim, clause(facts::make(*relation)), {});
            return;
        }
        if (scene::row(question.kind).equation) {
            asserted(of_claim, formula(say(question, tale_.scene.names())), {});
            return;
        }
        const Phrase& asked = pick(language_.of("asked", static_cast<std::size_t>(question.kind)));
        Spoken noun = filled(asked, [&](const Piece& slot) -> Spoken {
            if (slot.kind == Piece::Kind::phrase) return formula(quantity(*question.quantity));
            return name(question.terms.front().points[static_cast<std::size_t>(slot.text.front() - '0')]);
        });
        add(filled(pick(language_.of(of_value)), [&](const Piece&) { return noun; }));
    }

    static bool is_given(const std::optional<scene::Coordinates>& at) { return at && at->given; }

    void action(std::size_t index) {
        const Action& action = tale_.scene.actions()[index];
        if (figures_->is_said(index) || figures_->adds_nothing(index)) return;
        if (said_as_figure(index) || said_as_shape(index)) return;
        figures_->note(index);
        std::vector<Statement> where;
        if (index < tale_.orders.size()) where = tale_.orders[index];
        const bool given = std::ranges::any_of(action.at, is_given);
        const bool free =
            action.uses.size() == 1 && scene::construction(action.uses.front().construction).name == "free";
        if (free && !given) {
            points_.push_back(action.outputs.front());
            return;
        }
        finish_points();
        if (action.states) {
            std::ranges::copy(orders(*action.states), std::back_inserter(where));
            asserted("given", clause(*action.states), where);
            return;
        }
        if (!free) placed(index, where);
        for (std::size_t i = 0; i < action.at.size(); ++i)
            if (is_given(action.at[i])) place(action.outputs[i], *action.at[i]);
    }
    void place(PointId point, const scene::Coordinates& at) {
        add(filled(pick(language_.of("place")), [&](const Piece& slot) -> Spoken {
            if (slot.kind == Piece::Kind::point) return name(point);
            return {value_text(slot.text == "u" ? at.x : at.y, false).exact};
        }));
    }
    void finish_points() {
        if (points_.empty()) return;
        const std::vector<PointId> points = std::exchange(points_, {});
        if (points.size() == 1)
            add(filled(pick(language_.of("point")), [&](const Piece&) { return name(points.front()); }));
        else
            add(filled(pick(language_.of("points")), [&](const Piece&) { return Spoken{names(points)}; }));
    }

    const Turning* turning_of(std::size_t index) const {
        return index < tale_.turns.size() && !tale_.turns[index].points.empty() ? &tale_.turns[index] : nullptr;
    }
    /// Nothing stands behind its sentence.
    bool is_plain(std::size_t index) const {
        const Action& action = tale_.scene.actions()[index];
        if (index < tale_.orders.size() && !tale_.orders[index].empty()) return false;
        if (turning_of(index) != nullptr) return false;
        return action.states ? orders(*action.states).empty() : std::ranges::none_of(action.at, is_given);
    }
    /// Two loci as the one point that they make, points and what is stated of them as the figure that they are: always
    /// in plain words, else often.
    bool said_as_figure(std::size_t index) {
        const auto figure = figures_->figure_of(index);
        if (!figure || drawn(3) == 1) return false;
        finish_points();
        figures_->note(*figure);
        for (const Action& made : figure->made) add(one_use(made, made.uses.front()));
        return true;
    }

    bool said_as_shape(std::size_t index) {
        const auto found = figures_->shape_of(index);
        if (!found || drawn(3) == 1) return false;
        finish_points();
        for (const std::size_t action : found->actions) figures_->note(action);
        const Shape& shape = shapes()[found->shape];
        Spoken said = filled(pick(language_.of("shape", found->shape)), [&](const Piece& slot) -> Spoken {
            if (is_list(shape)) return {names(found->points)};
            const auto letters = letters_of(shape);
            return name(
                found->points[static_cast<std::size_t>(std::ranges::find(letters, slot.text) - letters.begin())]);
        });
        add(filled(pick(language_.of("given shape")), [&](const Piece&) { return said; }));
        return true;
    }

    void placed(std::size_t index, const std::vector<Statement>& where) {
        const Action& action = tale_.scene.actions()[index];
        if (action.uses.size() == 1)
            add(one_use(action, action.uses.front()), {where, {}, turning_of(index)});
        else
            add(two_loci(action), {where, known_meetings(action, tale_.picture), turning_of(index)});
    }

    /// How a construction can be told: by a phrase of its own, in a frame unless that is a sentence.
    struct Way {
        PhraseKind kind, frame;
    };
    Spoken one_use(const Action& action, const Use& use) {
        static constexpr std::array ways{Way{"noun", "frame noun"}, Way{"locus", "frame locus"}, Way{"figure", ""},
                                         Way{"condition", "frame condition"}, Way{"says", ""}};
        std::vector<std::pair<const Way*, std::size_t>> open; // each as often as it has sentences
        for (const Way& way : ways) {
            const std::size_t own = phrases_for(way.kind, use).size();
            const std::size_t frames = way.frame.empty() ? 1 : language_.of(way.frame).size();
            for (std::size_t i = 0; i < own * frames; ++i) open.emplace_back(&way, i);
        }
        const Way& way = *open[drawn(open.size())].first;
        const Phrase& own = pick(phrases_for(way.kind, use));
        Spoken said = use_text(own, action, use);
        if (way.frame.empty()) return said;
        return filled(pick(language_.of(way.frame)), [&](const Piece& slot) {
            return slot.kind == Piece::Kind::point ? name(action.outputs.front()) : said;
        });
    }

    struct Locus {
        bool condition;
        Spoken said;
    };
    Locus locus(const Action& action, const Use& use) {
        const auto loci = phrases_for("locus", use), conditions = phrases_for("condition", use);
        const bool condition = loci.empty() || drawn(loci.size() + conditions.size()) >= loci.size();
        return {condition, use_text(pick(condition ? conditions : loci), action, use)};
    }
    Spoken two_loci(const Action& action) {
        Locus first = locus(action, action.uses[0]), second = locus(action, action.uses[1]);
        if (first.condition && !second.condition) std::swap(first, second);
        const PhraseKind frame = first.condition ? "conditions" : second.condition ? "mixed" : "meeting";
        return filled(pick(language_.of(frame)), [&](const Piece& slot) {
            if (slot.kind == Piece::Kind::point) return name(action.outputs.front());
            const bool is_second =
                slot.text == "other" || slot.text == "another" || (frame == "mixed" && slot.text == "condition");
            return is_second ? second.said : first.said;
        });
    }

    const Tale& tale_;
    const Language& language_;
    std::vector<PointId> points_;    ///< free ones in a row, not told yet
    std::optional<Figures> figures_; ///< of the actions that are being told
    std::string text_;
};

} // namespace

std::vector<Statement> orders_behind(const Statement& statement, const scene::Scene& scene, Picture picture) {
    if (picture.empty() || statement.relation() != nullptr) return {};
    const Drawn drawn = as_drawn(statement, scene, picture);
    return drawn.order ? std::vector{*drawn.order} : std::vector<Statement>();
}

std::vector<bool> told_actions(const Tale& tale) {
    std::vector<PointId> points;
    for (const Statement& goal : tale.goals) std::ranges::copy(goal.points(), std::back_inserter(points));
    for (const scene::Question& question : tale.questions)
        std::ranges::copy(scene::points_of(question), std::back_inserter(points));
    for (const Action& action : tale.scene.actions())
        if (!action.auxiliary) std::ranges::copy(scene::inputs_of(action), std::back_inserter(points));
    std::vector<bool> told = tale.scene.actions_behind(points);
    for (std::size_t i = 0; i < told.size(); ++i) {
        const bool in_picture = !tale.in_picture.empty() && tale.in_picture[i];
        told[i] = !in_picture && (told[i] || !tale.scene.actions()[i].auxiliary);
    }
    return told;
}

std::optional<facts::Relation> relation_of(const scene::Question& question) {
    const auto difference = scene::difference_of_lengths(question);
    return difference ? facts::Relation::of(*difference) : std::nullopt;
}

std::string write_problem(const Tale& tale, const Wording& wording) {
    return Writer(tale, wording).problem();
}

std::string write_actions(const Tale& tale, const std::vector<bool>& chosen, const Wording& wording) {
    return Writer(tale, wording).actions(chosen);
}

std::string write_proviso(const std::vector<Proviso>& provisos, const Tale& tale, const Wording& wording) {
    return provisos.empty() ? std::string() : Writer(tale, wording).proviso(provisos);
}

std::string write_chosen(const std::vector<PointId>& points, const Tale& tale, const Wording& wording) {
    return Writer(tale, wording).chosen(points);
}

std::string write_heading(const Statement& goal, const Tale& tale, const Wording& wording) {
    return Writer(tale, wording).sentence_of("heading", goal);
}

std::string write_unproved(const Statement& goal, const Tale& tale, const Wording& wording) {
    return Writer(tale, wording).sentence_of("unproved", goal);
}

std::string write_unanswered(const scene::Question& question, const Tale& tale, const Wording& wording) {
    return Writer(tale, wording).unanswered(question);
}

std::string write_statement(const Statement& statement, const Tale& tale, const Wording& wording) {
    return Writer(tale, wording).one_clause(statement);
}

} // namespace porism::translate
