// The four marks of definition 6 and what they say; only a theorem gets the filled check.
#pragma once

#include "ui/session/results.h"

#include <QtCore/QString>
#include <QtGui/QIcon>
#include <cstddef>

namespace porism::ui {

/// `open`: the answer is still looked for. `refuted`: false in the scene's own picture; `refuted_exactly`: so nearly
/// true that only exact numbers tell. The others are the marks, weakest first.
enum class Mark { open, refuted, refuted_exactly, seen_here, seen_in_pictures, exact, proved };

/// What a goal has earned in these results; null results are open.
Mark mark_of(const Results* results, std::size_t goal);

/// "seen in 4 pictures", "proved under the listed conditions".
QString mark_word(Mark mark, const Results* results);
/// All four in order with what they mean, this one set off: rich text for a tooltip.
QString mark_legend(Mark mark, const Results* results);
/// Sharp at the given ratio of pixels. Shape and colour both tell.
QIcon mark_icon(Mark mark, qreal ratio);

} // namespace porism::ui
