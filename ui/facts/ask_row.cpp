#include "ui/facts/ask_row.h"

#include "ui/commands/commands.h"
#include "ui/models/measured.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/widgets/flow_layout.h"

#include <QtWidgets/QPushButton>

namespace porism::ui {
AskRow::AskRow(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
    auto* flow = new FlowLayout(4, this);
    flow->setContentsMargins(0, 0, 0, 0);
    setAccessibleName(tr("Questions about the selected points"));
    connect(&session_, &Session::selectionChanged, this, &AskRow::refresh);
    connect(&session_, &Session::documentChanged, this, &AskRow::refresh);
    refresh();
}

void AskRow::refresh() {
    const bool drawn = session_.diagram() && !session_.figure_problem();
    std::vector<scene::Question> now = drawn ? measurable(session_.selection().points) : std::vector<scene::Question>{};
    if (now == offered_ && isHidden() == now.empty()) return;
    offered_ = std::move(now);
    for (auto* old : findChildren<QPushButton*>(QString(), Qt::FindDirectChildrenOnly)) {
        layout()->removeWidget(old);
        old->hide();
        old->deleteLater();
    }
    for (const scene::Question& question : offered_) {
        auto* button = new QPushButton(tr("Compute %1").arg(question_words(question, session_.scene())));
        button->setToolTip(tr("Ask for its value and the path to it"));
        layout()->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, question] {
            if (const Status done = set_question(session_, question); !done) session_.report(done.error());
        });
    }
    setVisible(!offered_.empty());
    updateGeometry();
}

} // namespace porism::ui
