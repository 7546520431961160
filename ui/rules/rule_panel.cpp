#include "ui/rules/rule_panel.h"

#include "proof/rules/rule.h"
#include "ui/models/figure_picture.h"
#include "ui/rules/rule_text.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/widgets/choice.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtCore/QUrl>
#include <QtGui/QPainter>
#include <QtGui/QTextDocument>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>

namespace porism::ui {
namespace {

constexpr int least_side = 120, most_side = 300;

const QString picture_name = QStringLiteral("rule:picture");

} // namespace

RulePanel::RulePanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), list_(new Choice), text_(new QTextBrowser),
      empty_(new EmptyState(QStringLiteral("book"), tr("No rule chosen"),
                            tr("Click the theorem that a step names, or choose one above."))),
      pages_(new QStackedWidget) {
    list_->setAccessibleName(tr("Rules"));
    list_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list_->setMinimumContentsLength(12);
    list_->setMaxVisibleItems(20);
    for (const proof::Rule& row : proof::all_rules()) list_->addItem(theorem_title(row.name));
    list_->setPlaceholderText(tr("Choose a rule"));
    list_->setCurrentIndex(-1);
    text_->setAccessibleName(tr("Rule"));
    text_->setOpenLinks(false);
    text_->setFrameShape(QFrame::NoFrame);
    text_->document()->setDocumentMargin(10);
    pages_->addWidget(empty_);
    pages_->addWidget(text_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addWidget(list_);
    layout->addWidget(pages_, 1);
    connect(list_, &QComboBox::activated, this, &RulePanel::choose);
    connect(&session_, &Session::ruleShown, this, &RulePanel::follow_rule);
    connect(&session_, &Session::rulePageChanged, this, &RulePanel::show_page);
    follow_rule();
    show_page();
}

QString RulePanel::text() const {
    return pages_->currentWidget() == text_ ? text_->toPlainText() : QString();
}

void RulePanel::choose(int row) {
    session_.show_rule(RuleId(static_cast<std::size_t>(row)));
}

void RulePanel::follow_rule() {
    const auto rule = session_.shown_rule();
    const QSignalBlocker quiet(list_);
    list_->setCurrentIndex(rule ? static_cast<int>(rule->index()) : -1);
}

void RulePanel::show_page() {
    const auto* page = session_.rule_page();
    const bool made = page && page->has_value();
    pages_->setCurrentWidget(made ? static_cast<QWidget*>(text_) : empty_);
    if (page && !made) {
        empty_->set_title(tr("No page"));
        empty_->set_text(error_sentence(page->error()));
    }
    if (!made) return;
    show_picture();
    text_->setHtml(rule_html(**page, picture_name));
    text_->verticalScrollBar()->setValue(0);
}

void RulePanel::show_picture() {
    const workflow::WorkedExample& example = session_.rule_page()->value().example;
    std::vector<paint::Lit> lit;
    for (const facts::Statement& premise : example.premises) lit.push_back({premise, paint::Role::premise});
    lit.push_back({example.conclusion, paint::Role::conclusion});
    const int side = std::clamp(text_->viewport()->width() - 32, least_side, most_side);
    text_->document()->addResource(
        QTextDocument::ImageResource, QUrl(picture_name),
        figure_picture(example.scene, *example.diagram, {std::move(lit)}, side, devicePixelRatioF()));
}

void RulePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) show_page();
    QWidget::changeEvent(event);
}

void RulePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (text().isEmpty()) return;
    const int place = text_->verticalScrollBar()->value();
    show_page();
    text_->verticalScrollBar()->setValue(place);
}

} // namespace porism::ui
