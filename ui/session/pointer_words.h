// Places of files in words.
#pragma once

#include <QtCore/QString>
#include <string>

namespace porism::ui {

/// "solver's action 4" for "/solver_actions/3"; what is no pointer of an envelope stays ("proof [003] by r64").
QString place_words(const std::string& place);

/// A sentence with the pointers of envelopes in words: "the answer 6 of the file" for "the answer 6 of /answer".
QString without_pointers(const QString& sentence);

} // namespace porism::ui
