// How the studio says things: statements, actions, steps. One place for all panels, over the texts of the core.
//
// The words of an angle depend on the picture (equal, or together 180 degrees), so everything is said about the
// session's present scene and picture; for results of an earlier version give theirs.
#pragma once

#include "base/result.h"
#include "diagram/diagram.h"
#include "facts/statement.h"
#include "proof/fact_classes.h"
#include "proof/rules/rule_profile.h"
#include "proof/trace.h"
#include "scene/catalogue.h"
#include "scene/question.h"
#include "scene/scene.h"

#include <QtCore/QString>
#include <QtCore/QStringList>
#include <span>
#include <string>
#include <vector>

namespace porism::ui {

struct Results;
class Session;

/// The scene and picture about which something is said.
struct About {
    const scene::Scene& scene;
    const diagram::Diagram* diagram = nullptr;

    About(const Session& session);
    About(const Results& results);
    explicit About(const scene::Scene& only) : scene(only) {}
};

/// "A", "M_AB".
QString point_name(const scene::Scene& scene, PointId point);
/// "A, B, C".
QString point_names(const scene::Scene& scene, const std::vector<PointId>& points,
                    const QString& between = QStringLiteral(", "));
/// A text of the catalogue (title, group, prompt, sentence) in the language of the interface.
QString catalogue_words(const std::string& text);
/// What a ready rule profile says of itself; of one from a file as it stands there.
QString profile_words(const std::string& text);
/// "Similarity (grade 9)".
QString rule_profile_words(const proof::RuleProfile& profile);
/// "foot x a b c": the word of a construction and its slots.
QString signature(const scene::Construction& row);
/// "X is the foot of the perpendicular from A to BC": its sentence over the letters of its slots.
QString sentence(const scene::Construction& row);
/// The title of a rule by its name, in the language of the interface; the name itself for a rule that is not known.
QString theorem_title(const std::string& rule);
/// A clause of the core in the language of the interface: what an error or an answer says. Only fixed clauses can be
/// translated; one with names or numbers in it stays as the core made it, in English.
QString core_words(const std::string& clause);
/// Those that a translator is given.
std::span<const char* const> fixed_core_clauses();

/// "Equal angles": a kind of statements in the language of the interface.
QString kind_title(const proof::FactKind& kind);
/// "AB = CD = EF": what a class of facts says of its members.
QString notation(const proof::FactClass& one, const About& about);
/// "AD ⊥ BC", "∠BAC = ∠CAD", "A, B, C and D lie on one circle": a clause, short enough for lists and nodes.
QString notation(const facts::Statement& statement, const About& about);
/// The statement that such a clause says.
std::optional<facts::Statement> statement_in(std::string_view words, const About& about);
/// "the length AB", "AC · AC − 2 BD = 3": what a question asks.
QString question_words(const scene::Question& question, const scene::Scene& scene);
/// "Find the length AB.", "Prove that AC · AC − 2 BD = 3."
QString question_sentence(const scene::Question& question, const scene::Scene& scene);
/// "Known lengths": above the values of quantities of one kind.
QString quantities_title(facts::QuantityKind kind);
/// "AC", "∠ABC", "the area of the triangle ABC".
QString notation(const facts::Quantity& quantity, const scene::Scene& scene);
/// "3√2, about 4.243", "60°".
QString value_words(const numbers::Scalar& value, bool degrees);
/// "the angle between AD and HE is 0°, not 90°": a side condition of a step that divided angles.
QString notation(const proof::Branch& branch, const About& about);
/// "Prove that AD ⊥ BC."
QString goal_sentence(const facts::Statement& goal, const About& about);
/// "D is the foot of the perpendicular from A to BC"
QString sentence(const scene::Action& action, const scene::Scene& scene);
/// What is told of a path (translate/told.h).
proof::Path told(const proof::Path& path, const About& about);
/// The reason of a step in a few words: "by construction", "Similar triangles (AA)", "adding up angles".
QString reason(const proof::Path& path, std::size_t step, const About& about);
/// The same of a step whose premises are not known: "by calculation" for every combination of equations.
QString reason_kind(const proof::Step& step);
/// A step as a line of a solution: "AD ⊥ BC, since D is the foot of the perpendicular from A to BC."
QString sentence(const proof::Path& path, std::size_t step, const About& about);
/// The same for all steps at once.
QStringList sentences(const proof::Path& path, const About& about);
/// What each step says, in the words of its sentence: of an angle statement the angles that the next step is about.
QStringList claims(const proof::Path& path, const About& about);
/// "Let ABC be a triangle. Let D be ... Prove that AD ⊥ BC.": the scene and what is asked.
QString problem_text(const scene::Goals& goals, const About& about);
/// What another branch of an action is called, counted from 0: "the other intersection", "place 3 of 8".
QString branch_words(const scene::Action& action, int branch, std::span<const int> choices);
/// "foot D": what Undo says of an action.
QString undo_text(const scene::Action& action, const scene::Scene& scene);
/// The sentence of an action without its full stop, with the places that are given: "A and B are points: B = (4, 0)".
QString sentence_with_places(const scene::Action& action, const scene::Scene& scene);
/// What is wrong and what would be right, as sentences without the place.
QString error_sentence(const Error& error);

} // namespace porism::ui
