// What the core found of a problem (workflow/verify/diagnosis/inspect.h), as the inspector shows it.
#pragma once

#include "ui/session/inspection.h"
#include "workflow/verify/diagnosis/inspect.h"

namespace porism::ui {

FigureShown shown(const workflow::Pictured& pictured);
std::optional<CounterPictureShown> shown(const std::optional<workflow::CounterPicture>& counter);
std::optional<SmallestPartShown> shown(const Result<workflow::SmallestPart>& part);
/// Without its name and number; what is told of it says the open document and it.
PassingShown shown(const workflow::PassingSample& sample, const document::Document& open);
GivenShown shown(const workflow::GivenTold& told);
CheckTold shown(const workflow::CheckWords& words);

} // namespace porism::ui
