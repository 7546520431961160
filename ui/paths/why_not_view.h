// Why the current goal has no path: what fails it, or what is missing, line by line, with the picture that fails it.
#pragma once

#include "ui/session/results.h"

#include <QtWidgets/QTextBrowser>

namespace porism::ui {

class WhyNotView final : public QTextBrowser {
    Q_OBJECT
public:
    explicit WhyNotView(QWidget* parent = nullptr);
    /// `reason` stands above the lines. The scene is that of the results in which the answer was found.
    void show_why(const QString& reason, const WhyNoPath& why, const scene::Scene& scene);
};

} // namespace porism::ui
