// The clauses of the core that say the same every time, for the translator; each is found again by its text.
#include "ui/session/wording.h"

#include <QtCore/QCoreApplication>
#include <array>

namespace porism::ui {

namespace {

constexpr std::array fixed{
    // Answers about goals.
    QT_TRANSLATE_NOOP("Core", "it is false in the picture"),
    QT_TRANSLATE_NOOP("Core", "it is an order statement: those are read from the picture, not proved"),
    QT_TRANSLATE_NOOP("Core", "everything that follows was found, and the goal is not in it"),
    QT_TRANSLATE_NOOP("Core",
                      "everything that follows with the rules that may be used was found, and the goal is not in "
                      "it"),
    QT_TRANSLATE_NOOP("Core", "everything that follows was found, and neither the goal nor that the points that fall "
                              "together are one is in it"),
    QT_TRANSLATE_NOOP("Core", "it speaks of the line through two points that are one in every picture"),
    QT_TRANSLATE_NOOP("Core", "stopped before the goal was reached"),
    QT_TRANSLATE_NOOP("Core", "it is false in the figure in which the other goals hold"),
    QT_TRANSLATE_NOOP("Core", "the path ends in another statement"),
    // Answers to questions.
    QT_TRANSLATE_NOOP("Core", "it says nothing of the figure"),
    QT_TRANSLATE_NOOP("Core", "the quotient of the lengths cannot be told"),
    QT_TRANSLATE_NOOP("Core", "values of this kind are not derived"),
    QT_TRANSLATE_NOOP("Core", "its value was not derived"),
    QT_TRANSLATE_NOOP("Core", "the givens do not determine it"),
    // The checker of proofs.
    QT_TRANSLATE_NOOP("Core", "the conclusion is false in the picture"),
    QT_TRANSLATE_NOOP("Core", "the action does not give this statement"),
    QT_TRANSLATE_NOOP("Core", "a premise is no hypothesis of the rule"),
    QT_TRANSLATE_NOOP("Core", "a side condition of the rule cannot hold for these points"),
    QT_TRANSLATE_NOOP("Core", "the rule does not conclude this statement for these points"),
    QT_TRANSLATE_NOOP("Core", "the equations do not combine to the conclusion"),
    QT_TRANSLATE_NOOP("Core", "the angles do not add up to the conclusion"),
    QT_TRANSLATE_NOOP("Core", "the squares do not add up to the conclusion"),
    QT_TRANSLATE_NOOP("Core", "the lengths do not add up to the conclusion"),
    QT_TRANSLATE_NOOP("Core", "the length ratios do not multiply to the conclusion"),
    // Figures.
    QT_TRANSLATE_NOOP("Core", "the figure was not finished"),
    QT_TRANSLATE_NOOP("Core", "no generic picture of the figure was found"),
    QT_TRANSLATE_NOOP("Core", "the points may lie in a special position; move them, or take out what is drawn last"),
    QT_TRANSLATE_NOOP("Core", "move the points until it exists, or take another construction"),
    QT_TRANSLATE_NOOP("Core", "no figure was found in which it exists; take another construction"),
    QT_TRANSLATE_NOOP("Core", "move the points apart from this special position"),
    QT_TRANSLATE_NOOP("Core", "take other points"),
    QT_TRANSLATE_NOOP("Core", "move the points until they are apart"),
    QT_TRANSLATE_NOOP("Core", "a scene has at most 400 points"),
    // Files and libraries.
    QT_TRANSLATE_NOOP("Core", "this is the file that is read"),
    QT_TRANSLATE_NOOP("Core", "write into another file"),
    QT_TRANSLATE_NOOP("Core", "this is a file, and a folder is needed"),
    QT_TRANSLATE_NOOP("Core", "choose another name"),
    QT_TRANSLATE_NOOP("Core", "choose a file that you may write"),
    QT_TRANSLATE_NOOP("Core", "make room, or write elsewhere; nothing was changed"),
    QT_TRANSLATE_NOOP("Core", "free some space and save again; what was saved before is safe"),
    QT_TRANSLATE_NOOP("Core", "close that program or try again"),
    QT_TRANSLATE_NOOP("Core", "save into another library, or change the file's rights"),
    QT_TRANSLATE_NOOP("Core", "check that the folder exists and may be read and written"),
    QT_TRANSLATE_NOOP("Core", "this is not well-formed JSON"),
};

} // namespace

std::span<const char* const> fixed_core_clauses() {
    return fixed;
}

QString core_words(const std::string& clause) {
    return QCoreApplication::translate("Core", clause.c_str());
}

} // namespace porism::ui
