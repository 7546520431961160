// What the tools say.
#pragma once

#include "base/result.h"
#include "facts/statement.h"
#include "numbers/scalar.h"

#include <QtCore/QString>
#include <vector>

namespace porism::ui {

class Session;

/// "Click the point to drop from".
QString click_words(const std::string& prompt);
/// "Type the angle", and what may be typed: "60, 60o or 7pi/12".
QString type_words(const std::string& prompt);
QString number_examples(facts::ConstantKind measure);
/// Reads a number of that measure; the error says in words why it is none.
Result<numbers::Scalar> read_number(const QString& text, facts::ConstantKind measure);
/// Why points cannot stand where a need forbids it: "B is taken already: choose another point". All points of the need,
/// or fewer of which one is there twice.
QString need_words(facts::Predicate need, const std::vector<PointId>& points, const Session& session);

} // namespace porism::ui
