// Problems in sentences of a language.
#pragma once

#include "scene/question.h"
#include "scene/scene.h"
#include "translate/language/language.h"
#include "translate/say.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace porism::translate {

/// In which language, and how.
struct Wording {
    const Language* language = nullptr; ///< not null (asserted); must live as long
    /// Empty: the plain phrase of each. Else phrases are drawn by it; the same seed draws the same.
    std::optional<std::uint64_t> seed = {};
};

/// How points follow each other around a figure.
struct Turning {
    std::vector<PointId> points; ///< three and more; empty where nothing is said
    bool clockwise = false;
};

/// A problem as a text is to tell it.
struct Tale {
    const scene::Scene& scene;
    const scene::Goals& goals;
    const scene::Questions& questions;
    /// Coordinates by PointId of the picture that goes with the text; may be empty. Angles with a vertex are ordinary
    /// ones in the picture, with what makes them right (definition 10); directed ones without.
    Picture picture = {};
    /// By action: whether the picture says it, so that the text does not (orthogonality, definition 29). Empty: none.
    std::vector<bool> in_picture = {};
    /// By action: order statements that tell its branch from the others (definition 3). Empty: none.
    std::vector<std::vector<facts::Statement>> orders = {};
    /// By action: the way round, where that tells its branch. Empty: none.
    std::vector<Turning> turns = {};
};

/// The order statements that stand behind the sentence of a statement: what makes its words right in the picture.
std::vector<facts::Statement> orders_behind(const facts::Statement& statement, const scene::Scene& scene,
                                            Picture picture);

/// By action: whether the text tells it. Of auxiliary ones only those that goals, questions and other
/// actions need (definition 22).
std::vector<bool> told_actions(const Tale& tale);

/// The whole problem: a sentence for each action, goal and question; free points in a row in one.
std::string write_problem(const Tale& tale, const Wording& wording);

/// Some actions alone, as auxiliary ones that a solution adds; by action. Empty where none is chosen.
std::string write_actions(const Tale& tale, const std::vector<bool>& chosen, const Wording& wording);

/// A statement as a clause: "AB ∥ CD".
std::string write_statement(const facts::Statement& statement, const Tale& tale, const Wording& wording);

/// What a proof rests on that no construction says.
struct Proviso {
    facts::Statement statement;
    numbers::Integer multiple = 1; ///< above 1: that its angles are so, of which a multiple is known
};
/// "All of this holds where A and D lie on the same side of BC.": what a proof rests on besides the givens. Empty of
/// none.
std::string write_proviso(const std::vector<Proviso>& provisos, const Tale& tale, const Wording& wording);
/// That the picture says where points lie that nothing else tells; of none, that the goal rests on how it shows all.
std::string write_chosen(const std::vector<PointId>& points, const Tale& tale, const Wording& wording);
/// What stands above the solution of a goal that is one of several; and in place of one that was not found.
std::string write_heading(const facts::Statement& goal, const Tale& tale, const Wording& wording);
std::string write_unproved(const facts::Statement& goal, const Tale& tale, const Wording& wording);
std::string write_unanswered(const scene::Question& question, const Tale& tale, const Wording& wording);

/// What an equation asks: the relation that is to hold; empty of other questions, and of one that always holds.
std::optional<facts::Relation> relation_of(const scene::Question& question);

} // namespace porism::translate
