// What a person reads of the reason why a sample is not accepted: the check that failed, or what of its text cannot be
// read.
#pragma once

#include <QtCore/QString>

namespace porism::ui {

/// "A goal is not seen to hold"; of a text that cannot be read "Not read: a logic form has arguments that do not fit
/// it".
QString reason_words(const QString& stage, const QString& check);

} // namespace porism::ui
