#include "ui/facts/ask_row.h"

#include "ui/commands/commands.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/widgets/flow_layout.h"

#include <QtWidgets/QPushButton>
#include <array>

namespace porism::ui {
namespace {

using facts::QuantityKind;

struct Offer {
    std::size_t points;
    QuantityKind kind;
};
constexpr std::array offers{
    Offer{2, QuantityKind::length},
    Offer{3, QuantityKind::angle},
    Offer{3, QuantityKind::area},
    Offer{4, QuantityKind::area},
};
constexpr std::size_t points_of_ratio = 4;

std::vector<scene::Question> offered_of(const std::vector<PointId>& points) {
    std::vector<scene::Question> out;
    for (const Offer& offer : offers)
        if (auto quantity = facts::Quantity::of(offer.kind, points); quantity && offer.points == points.size())
            out.push_back(scene::question_for(*std::move(quantity)));
    if (points.size() == points_of_ratio) {
        scene::Question ratio;
        ratio.kind = scene::QuestionKind::rcompute;
        ratio.terms.push_back({numbers::Scalar(1), points});
        out.push_back(std::move(ratio));
    }
    return out;
}

} // namespace

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
    std::vector<scene::Question> now = drawn ? offered_of(session_.selection().points) : std::vector<scene::Question>{};
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
