#include "translate/language/reading_back.h"

#include "base/text.h"
#include "facts/comparison.h"
#include "facts/truth.h"
#include "geometry/tolerance.h"
#include "scene/catalogue.h"
#include "translate/known_meetings.h"
#include "translate/language/shapes.h"
#include "translate/language/statement_said.h"
#include "translate/statement_words.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <optional>

namespace porism::translate {
namespace {

using facts::Statement;
using scene::Action;
using scene::Use;
using Places = std::vector<geometry::Point<double>>;

constexpr std::size_t most_bytes = std::size_t{64} * 1024, most_in_sentence = 2000;

/// What one way to read a sentence adds.
struct Effect {
    struct Placed {
        Action action;
        std::vector<std::string> names;
    };
    std::vector<Placed> actions = {};
    std::vector<std::pair<PointId, scene::Coordinates>> places = {}; ///< of points that are there
    scene::Goals goals = {};
    scene::Questions questions = {};
    std::vector<Statement> orders = {};  ///< behind it
    std::vector<std::string> apart = {}; ///< names of points
    std::vector<Turning> turns = {};
    bool from_formula = false; ///< a statement of quantities
    bool at_vertex = false;    ///< a statement about angles with vertices
};

/// Parts of a sentence behind its body.
struct Tail {
    std::vector<MatchPointer> orders = {};
    std::string apart = {};
    std::optional<bool> clockwise = {};
    std::string turning = {}; ///< names of points
};

struct Sentence {
    std::string_view text;
    std::size_t offset;
};

/// At stops, and at question marks, which stay.
std::vector<Sentence> sentences_of(std::string_view text, std::string_view stop) {
    const bool needs_blank = stop.ends_with(' ');
    const std::string_view sign = trim(stop);
    std::vector<Sentence> out;
    std::size_t begin = 0;
    const auto cut = [&](std::size_t end, std::size_t next) {
        const std::string_view piece = text.substr(begin, end - begin), bare = trim(piece);
        if (!bare.empty()) out.push_back({bare, begin + static_cast<std::size_t>(bare.data() - piece.data())});
        begin = next;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view rest = text.substr(i);
        const auto ends = [&](std::string_view mark) {
            const bool last = i + mark.size() >= text.size();
            return rest.starts_with(mark) && (!needs_blank || last || std::isspace(rest[mark.size()]) != 0);
        };
        if (ends(sign)) cut(i, i + sign.size());
        for (const std::string_view mark : {"?", "？"})
            if (ends(mark)) cut(i + mark.size(), i + mark.size());
    }
    cut(text.size(), text.size());
    return out;
}

/// Whether words about angles with vertices leave open which way these turn.
bool turns(const Words& words) {
    const bool directed = words.predicate == facts::Predicate::eqangle || words.predicate == facts::Predicate::aconst;
    return directed && words.reading != Reading::plain;
}

class ProblemReader {
public:
    ProblemReader(std::string_view text, const Language& language, const Annotations& annotations)
        : text_(text), language_(language), annotations_(annotations) {}

    Result<ReadProblem> whole() {
        if (text_.size() > most_bytes) return fail(too_long({text_, 0}, most_bytes));
        for (const Sentence& sentence : sentences_of(text_, language_.stop))
            if (const Status read = one(sentence); !read) return fail(read.error());
        if (const Status marked = marks(); !marked) return fail(marked.error());
        out_.orders.resize(out_.scene.actions().size());
        return std::move(out_);
    }

private:
    Error error(std::string code, std::string what, std::string mend, const Sentence& sentence, std::size_t at) const {
        return Error{ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend),
                     place_in(text_, sentence.offset + at, {})};
    }

    Error too_long(const Sentence& what, std::size_t most) const {
        return error("text_too_long", fmt::format("there are more than {} bytes", most), "tell it in parts", what, 0);
    }

    Status one(const Sentence& sentence) {
        if (sentence.text.size() > most_in_sentence) return fail(too_long(sentence, most_in_sentence));
        const SpokenNames spoken(out_.scene.names());
        Matching matching(language_, sentence.text, spoken, out_.scene.names());
        spoken_ = &spoken;
        std::vector<Effect> effects;
        std::optional<Error> why_not;
        for (const auto& [kind, effect] : kinds()) {
            const auto bodies = matching.at(kind, 0);
            for (const Matched& body : bodies)
                for (const Tail& tail : tails(matching, body.end)) {
                    auto made = (this->*effect)(*body.match);
                    if (made) made = with_tail(*std::move(made), tail);
                    if (made) made = if_it_can_be_put(*std::move(made));
                    if (made)
                        effects.push_back(*std::move(made));
                    else
                        why_not = std::move(made.error());
                }
        }
        if (effects.empty()) return fail(unread(sentence, matching.furthest(), std::move(why_not)));
        choose(effects);
        if (effects.size() > 1)
            return fail(error("text_ambiguous", "the sentence can be read in several ways: " + in_quotes(sentence.text),
                              "say it in other words", sentence, 0));
        return put(std::move(effects.front()));
    }
    Error unread(const Sentence& sentence, std::size_t furthest, std::optional<Error> why_not) const {
        if (why_not) return why_not->at(place_in(text_, sentence.offset, {}));
        const std::string_view rest = sentence.text.substr(std::min(furthest, sentence.text.size()));
        std::string what = "no phrase of the language is read as " + in_quotes(sentence.text);
        if (furthest > 0 && !rest.empty()) what += ", which goes on with " + in_quotes(rest);
        return error("text_unread", std::move(what), "write it in the phrases that texts have", sentence, furthest);
    }

    /// All ways to read what is left of a sentence.
    std::vector<Tail> tails(Matching& matching, std::size_t begin) {
        const std::size_t end = matching.size();
        if (begin == end) return {Tail{}};
        std::vector<Tail> out;
        const auto with_orders = [&](std::size_t at, const Tail& before) {
            if (at == end) out.push_back(before);
            const auto orders = matching.at("where", at);
            for (const Matched& matched : orders) {
                if (matched.end != end) continue;
                Tail tail = before;
                for (const auto& [key, order] : matched.match->phrases) tail.orders.push_back(order);
                out.push_back(std::move(tail));
            }
        };
        const auto with_turn = [&](std::size_t at, const Tail& before) {
            with_orders(at, before);
            for (const bool clockwise : {false, true}) {
                const auto turns = matching.at(clockwise ? "clockwise" : "counter-clockwise", at);
                for (const Matched& matched : turns) {
                    Tail tail = before;
                    tail.clockwise = clockwise;
                    tail.turning = matched.match->word("points");
                    with_orders(matched.end, tail);
                }
            }
        };
        with_turn(begin, {});
        const auto aparts = matching.at("apart", begin);
        for (const Matched& matched : aparts) {
            Tail tail;
            tail.apart = matched.match->word("points");
            with_turn(matched.end, tail);
        }
        return out;
    }

    // What sentences of each kind say ------------------------------------------------------------------------------

    using Says = Result<Effect> (ProblemReader::*)(const Match&);
    struct Kind {
        PhraseKind kind;
        Says effect;
    };
    static std::span<const Kind> kinds() {
        static constexpr std::array all{
            Kind{"points", &ProblemReader::points},
            Kind{"point", &ProblemReader::point},
            Kind{"place", &ProblemReader::place},
            Kind{"frame noun", &ProblemReader::used},
            Kind{"frame locus", &ProblemReader::used},
            Kind{"frame condition", &ProblemReader::used},
            Kind{"meeting", &ProblemReader::used},
            Kind{"mixed", &ProblemReader::used},
            Kind{"conditions", &ProblemReader::used},
            Kind{"figure", &ProblemReader::sentence_of_construction},
            Kind{"says", &ProblemReader::sentence_of_construction},
            Kind{"given shape", &ProblemReader::given_shape},
            Kind{"given", &ProblemReader::given},
            Kind{"goal", &ProblemReader::goal},
            Kind{"ask", &ProblemReader::ask},
        };
        return all;
    }

    tl::unexpected<Error> no_point(std::string_view spoken) const { return fail(unknown_point(spoken, *spoken_)); }

    static Effect::Placed free_point(std::string_view spoken) {
        Effect::Placed placed;
        placed.action.uses.push_back({*scene::construction_by_name("free"), {}, {}});
        placed.names.push_back(name_of(spoken));
        return placed;
    }
    Result<Effect> points(const Match& match) {
        Effect effect;
        for (const std::string_view name : split(match.word("points"), ',')) effect.actions.push_back(free_point(name));
        return effect;
    }
    Result<Effect> point(const Match& match) {
        Effect effect;
        effect.actions.push_back(free_point(match.word("x")));
        return effect;
    }
    Result<Effect> place(const Match& match) {
        auto x = numbers::Scalar::parse(match.word("u")), y = numbers::Scalar::parse(match.word("v"));
        if (!x) return fail(std::move(x.error()));
        if (!y) return fail(std::move(y.error()));
        const scene::Coordinates at{*x, *y, true};
        Effect effect;
        if (const auto known = spoken_->find(match.word("x"))) {
            effect.places.emplace_back(*known, at);
            return effect;
        }
        effect.actions.push_back(free_point(match.word("x")));
        effect.actions.back().action.at.emplace_back(at);
        return effect;
    }

    Result<Effect> sentence_of_construction(const Match& match) {
        auto placed = placed_by(match, {});
        if (!placed) return fail(std::move(placed.error()));
        Effect effect;
        effect.actions.push_back(*std::move(placed));
        return effect;
    }
    /// Of one use or two.
    Result<Effect> used(const Match& match) {
        Effect effect;
        for (const auto& [key, phrase] : match.phrases) {
            auto placed = placed_by(*phrase, match.word("x"));
            if (!placed) return fail(std::move(placed.error()));
            if (effect.actions.empty())
                effect.actions.push_back(*std::move(placed));
            else
                effect.actions.front().action.uses.push_back(std::move(placed->action.uses.front()));
        }
        return effect;
    }
    /// A use of the construction that a phrase is of; `x` is what the frame calls its only output.
    Result<Effect::Placed> placed_by(const Match& match, std::string_view x) const {
        Effect::Placed out;
        Use use{ConstructionId(match.phrase->owner), {}, {}};
        for (const scene::Slot& slot : scene::construction(use.construction).slots) {
            std::string_view said = match.word(slot.letter);
            if (slot.kind == scene::SlotKind::output) {
                if (said.empty()) said = x;
                if (said.empty() || (!x.empty() && said != x)) return no_point(said);
                out.names.push_back(name_of(said));
            } else if (slot.kind == scene::SlotKind::point) {
                const auto known = spoken_->find(said);
                if (!known) return no_point(said);
                use.points.push_back(*known);
            } else {
                const std::string_view opposite = match.word("-" + slot.letter);
                auto number =
                    numbers::Scalar::parse(opposite.empty() ? std::string(said) : "-" + std::string(opposite));
                if (!number) return fail(std::move(number.error()));
                use.values.push_back(*std::move(number));
            }
        }
        out.action.uses.push_back(std::move(use));
        return out;
    }

    Result<Effect> given(const Match& match) {
        auto effect = stated(*match.phrases.front().second);
        if (!effect) return effect;
        Effect::Placed placed;
        placed.action.states = effect->goals.front();
        effect->goals.clear();
        effect->actions.push_back(std::move(placed));
        return effect;
    }
    Result<Effect> given_shape(const Match& match) {
        const Match& said = *match.phrases.front().second;
        const Shape& shape = shapes()[said.phrase->owner];
        std::vector<PointId> points;
        for (const std::string_view each : is_list(shape) ? split(said.word("points"), ',') : letters_of(shape)) {
            const std::string_view spoken = is_list(shape) ? each : said.word(each);
            const auto known = spoken_->find(spoken);
            if (!known) return no_point(spoken);
            points.push_back(*known);
        }
        const auto statements = said_by(shape, points);
        if (!statements) return fail("text_unread", "that cannot be said of these points", {});
        Effect effect;
        for (const Statement& each : *statements) {
            effect.actions.emplace_back();
            effect.actions.back().action.states = each;
        }
        return effect;
    }
    Result<Effect> goal(const Match& match) {
        const Match& asserted = *match.phrases.front().second;
        if (!scene::asks(asserted.typed)) return stated(asserted);
        auto question = scene::parse_question(asserted.typed, out_.scene.names());
        if (!question) return fail(std::move(question.error()));
        Effect effect;
        effect.questions.push_back(*std::move(question));
        return effect;
    }
    /// As a goal.
    Result<Effect> stated(const Match& match) const {
        auto said = statement(match);
        if (!said) return fail(std::move(said.error()));
        Effect effect;
        effect.goals.push_back(*std::move(said));
        effect.from_formula = match.phrase == nullptr;
        effect.at_vertex = match.phrase != nullptr && turns(statement_words()[match.phrase->owner]);
        return effect;
    }
    Result<Statement> statement(const Match& match) const {
        return statement_said(match, *spoken_, out_.scene.names(), picture());
    }

    Result<Effect> ask(const Match& match) {
        const Match& asked = *match.phrases.front().second;
        const auto kind = static_cast<scene::QuestionKind>(asked.phrase->owner);
        Effect effect;
        scene::Question question{kind, {}, {}};
        if (kind == scene::QuestionKind::compute) {
            auto quantity = facts::parse_quantity(asked.phrases.front().second->typed, out_.scene.names());
            if (!quantity) return fail(std::move(quantity.error()));
            question = scene::question_for(*std::move(quantity));
        } else {
            scene::Term term{numbers::Scalar(1), {}};
            for (std::size_t i = 0; i < scene::row(kind).arity; ++i) {
                const std::string_view spoken = asked.word(std::to_string(i));
                const auto known = spoken_->find(spoken);
                if (!known) return no_point(spoken);
                term.points.push_back(*known);
            }
            question.terms.push_back(std::move(term));
        }
        effect.questions.push_back(std::move(question));
        return effect;
    }

    Result<Effect> with_tail(Effect effect, const Tail& tail) const {
        // What stands behind a sentence may speak of the points that it places.
        if (!tail.apart.empty())
            for (const std::string_view name : split(tail.apart, ',')) effect.apart.emplace_back(name);
        if (tail.orders.empty() && !tail.clockwise) return effect;
        ProblemReader behind = *this;
        if (!behind.put_actions(effect.actions)) return fail("text_unread", "the sentence places nothing", {});
        const SpokenNames spoken(behind.out_.scene.names());
        behind.spoken_ = &spoken;
        for (const MatchPointer& order : tail.orders) {
            auto said = behind.statement(*order);
            if (!said) return fail(std::move(said.error()));
            effect.orders.push_back(facts::order_said(*said).value_or(*said));
        }
        if (!tail.clockwise) return effect;
        Turning turning{{}, *tail.clockwise};
        for (const std::string_view name : split(tail.turning, ',')) {
            const auto point = spoken.find(name);
            if (!point) return fail(unknown_point(name, spoken));
            turning.points.push_back(*point);
        }
        effect.turns.push_back(std::move(turning));
        return effect;
    }

    // Which way it is meant ----------------------------------------------------------------------------------------

    Result<Effect> if_it_can_be_put(Effect effect) const {
        ProblemReader tried = *this;
        if (Status put = tried.put_actions(effect.actions); !put) return fail(std::move(put.error()));
        if (!tried.holds(effect.actions.size()))
            return fail("text_not_in_picture", "the picture shows otherwise", "take the picture of this problem");
        return effect;
    }
    /// In the picture, as far as it shows the points: what the last `count` actions give.
    bool holds(std::size_t count) const {
        const Places shown = picture();
        const auto seen = [&](const Statement& each) {
            // What has unknown letters has no residual.
            return !(facts::relative_residual(each, shown) > geometry::Tolerance{}.equal);
        };
        const auto actions = out_.scene.actions();
        return shown.empty() || std::ranges::all_of(actions.last(count), [&](const Action& action) {
                   return std::ranges::all_of(scene::said_by(action, &scene::Construction::gives), seen);
               });
    }

    /// What a way to read says, whatever the words.
    struct Meaning {
        std::vector<Statement> statements, orders;
        scene::Questions questions;
        std::vector<std::string> names, apart;
        friend bool operator==(const Meaning&, const Meaning&) = default;
    };
    Meaning meaning(const Effect& effect) const {
        ProblemReader tried = *this;
        const std::size_t before = out_.scene.actions().size();
        Meaning out{effect.goals, effect.orders, effect.questions, {}, effect.apart};
        for (const auto& [action, names] : effect.actions) std::ranges::copy(names, std::back_inserter(out.names));
        if (!tried.put_actions(effect.actions)) return out;
        for (const Action& action : tried.out_.scene.actions().subspan(before))
            for (const auto patterns : {&scene::Construction::gives, &scene::Construction::guarantees})
                std::ranges::copy(scene::said_by(action, patterns), std::back_inserter(out.statements));
        std::ranges::sort(out.statements);
        return out;
    }
    /// Of those that say the same one is left; and of a formula that is a statement, too, the statement, but for angles
    /// of which no picture says how they turn.
    void choose(std::vector<Effect>& effects) const {
        const bool formula = std::ranges::any_of(effects, &Effect::from_formula);
        const bool other = !std::ranges::all_of(effects, &Effect::from_formula);
        if (formula && other) {
            const bool keep_formula = picture().empty() && std::ranges::any_of(effects, &Effect::at_vertex);
            std::erase_if(effects, [&](const Effect& effect) { return effect.from_formula != keep_formula; });
        }
        std::vector<Meaning> meanings;
        std::erase_if(effects, [&](const Effect& effect) {
            Meaning meant = meaning(effect);
            const bool known = std::ranges::count(meanings, meant) > 0;
            if (!known) meanings.push_back(std::move(meant));
            return known;
        });
    }

    // What is read -------------------------------------------------------------------------------------------------

    /// Of the points so far, where all of them have their place.
    Places picture() const {
        Places out;
        for (const std::string& name : out_.scene.names()) {
            auto place = annotations_.places.find(name);
            for (auto each = annotations_.places.begin();
                 place == annotations_.places.end() && each != annotations_.places.end(); ++each)
                if (scene::display_name(each->first) == scene::display_name(name)) place = each;
            if (place == annotations_.places.end()) return {};
            out.push_back(place->second);
        }
        return out;
    }

    Status put_actions(const std::vector<Effect::Placed>& actions) {
        for (const auto& [action, names] : actions)
            if (Status put = out_.scene.append(action, names); !put) return put;
        return {};
    }
    Status put(Effect effect) {
        if (Status placed = put_actions(effect.actions); !placed) return placed;
        for (const auto& [point, at] : effect.places) {
            const std::size_t index = out_.scene.action_of(point);
            const Action& action = out_.scene.actions()[index];
            auto all = action.at;
            all.resize(action.outputs.size());
            all[static_cast<std::size_t>(std::ranges::find(action.outputs, point) - action.outputs.begin())] = at;
            out_.scene = out_.scene.with_coordinates(index, std::move(all));
        }
        std::ranges::move(effect.questions, std::back_inserter(out_.questions));
        std::ranges::move(effect.turns, std::back_inserter(out_.turns));
        const bool about_goals = !effect.goals.empty();
        std::ranges::move(effect.goals, std::back_inserter(out_.goals));
        if (about_goals)
            std::ranges::move(effect.orders, std::back_inserter(out_.goal_orders));
        else if (!effect.orders.empty()) {
            out_.orders.resize(out_.scene.actions().size());
            out_.orders.back() = std::move(effect.orders);
        }
        return apart(effect.apart);
    }
    /// That a point is not one in which its loci meet goes without saying; another is a condition.
    Status apart(const std::vector<std::string>& names) {
        if (names.empty()) return {};
        const Action action = out_.scene.actions().back();
        if (action.outputs.size() != 1) return fail("text_unread", "what is different is not said", {});
        const auto known = known_meetings(action, picture());
        const SpokenNames spoken(out_.scene.names());
        spoken_ = &spoken;
        for (const std::string& name : names) {
            const auto other = spoken.find(name);
            if (!other) return no_point(name);
            if (std::ranges::count(known, *other) > 0) continue;
            const auto different = facts::make(facts::Predicate::diff, std::vector{action.outputs.front(), *other});
            if (!different) continue;
            Action states;
            states.states = *different;
            if (Status put = out_.scene.append(std::move(states), {}); !put) return put;
        }
        return {};
    }
    Status marks() {
        for (const std::string& mark : annotations_.marks) {
            auto statements = marked(mark);
            if (!statements) return fail(std::move(statements.error()));
            for (Statement& statement : *statements) {
                Action action;
                action.states = std::move(statement);
                if (Status put = out_.scene.append(std::move(action), {}); !put) return put;
            }
        }
        return {};
    }
    /// An equation of quantities, or a statement by its name.
    Result<std::vector<Statement>> marked(const std::string& mark) const {
        if (mark.find('=') == std::string::npos) return facts::parse_statement(mark, out_.scene.names());
        auto relation = facts::parse_relation(mark, out_.scene.names());
        if (!relation) return fail(std::move(relation.error()));
        return std::vector{facts::make(*std::move(relation))};
    }

    std::string_view text_;
    const Language& language_;
    const Annotations& annotations_;
    ReadProblem out_;
    const SpokenNames* spoken_ = nullptr;
};

} // namespace

Result<ReadProblem> read_problem(std::string_view text, const Language& language, const Annotations& annotations) {
    return ProblemReader(text, language, annotations).whole();
}

} // namespace porism::translate
