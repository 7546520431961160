// Saving the open document before another one takes its place.
#pragma once

#include "base/result.h"

#include <functional>

class QWidget;

namespace porism::ui {

class Session;

/// Saves the open document, and asks where to if it has no file yet; then goes on. Where it cannot be saved the error
/// is told, and where no file is chosen nothing comes of it.
void save_first(Session& session, QWidget& parent, std::function<void()> then, std::function<void(const Error&)> tell);

} // namespace porism::ui
