// How a person wants a figure to be shown, as the painter takes it.
#pragma once

#include "document/presentation.h"
#include "paint/compose.h"

namespace porism::paint {

/// Places of labels, hidden points, styles, marks and what is drawn besides; what speaks of points that the scene does
/// not have is left out.
void present(Options& options, const document::Presentation& presentation, const scene::Scene& scene);

/// What the scene's picture draws besides, alone.
Besides drawn_besides(const document::Presentation& presentation, const scene::Scene& scene);

/// The object that an item of a picture shows; empty where it shows none that can have a style.
std::optional<document::DrawnObject> drawn_object(const Subject& subject, const scene::Scene& scene);

} // namespace porism::paint
