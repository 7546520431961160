// The sign before a statement.
#pragma once

#include <QtGui/QPixmap>

namespace porism::ui {

/// Given: a filled square; derived: a ring. The shape says it without the colour.
QPixmap fact_sign(bool given);

} // namespace porism::ui
