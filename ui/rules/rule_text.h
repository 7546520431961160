// The page of a rule as rich text.
#pragma once

#include "ui/session/session.h"

#include <QtCore/QString>

namespace porism::ui {

/// `picture` is the address of the picture in the text.
QString rule_html(const workflow::RulePage& page, const QString& picture);

} // namespace porism::ui
