// A panel of statements of its own session, in a window.
#pragma once

#include "support/studio.h"
#include "ui/facts/facts_panel.h"
#include "ui/facts/why_card.h"
#include "ui/models/facts_model.h"

#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTreeView>

namespace porism::test {

struct FactsDesk {
    ui::Session session{at_once()};
    ui::FactsPanel panel{session};
    QTreeView* tree = panel.findChild<QTreeView*>();
    QLineEdit* find = panel.findChild<QLineEdit*>();
    ui::FactsModel* model = panel.findChild<ui::FactsModel*>();
    ui::WhyCard* card = panel.findChild<ui::WhyCard*>();

    FactsDesk() {
        panel.resize(320, 560);
        panel.show();
    }
};

} // namespace porism::test
