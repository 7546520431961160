// What the core found of a problem (workflow/verify/inspect.h), as the inspector shows it.
#pragma once

#include "ui/session/inspection.h"
#include "workflow/verify/inspect.h"

namespace porism::ui {

FigureShown shown(const workflow::Pictured& pictured);
std::optional<CounterPictureShown> shown(const std::optional<workflow::CounterPicture>& counter);
std::optional<SmallestPartShown> shown(const Result<workflow::SmallestPart>& part);
GivenShown shown(const workflow::GivenTold& told);
CheckTold shown(const workflow::CheckWords& words);

} // namespace porism::ui
