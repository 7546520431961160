#include "ui/graph/find_line.h"

#include "ui/widgets/icon.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>

namespace porism::ui {

FindLine::FindLine(QWidget* parent)
    : QFrame(parent), field_(new QLineEdit), count_(new QLabel), folded_(new QPushButton) {
    setProperty("look", "panel");
    setAutoFillBackground(true);
    setCursor(Qt::ArrowCursor);
    setAttribute(Qt::WA_NoMousePropagation); // a click beside the field is not one on the graph
    field_->setPlaceholderText(tr("Find in the graph"));
    field_->setAccessibleName(tr("Find in the graph"));
    field_->setClearButtonEnabled(true);
    field_->setMinimumWidth(80);
    field_->installEventFilter(this);
    count_->setProperty("look", "muted");
    folded_->setProperty("look", "quiet");
    folded_->setToolTip(tr("Show what fits and is folded away"));
    folded_->installEventFilter(this);
    auto* close = new QToolButton;
    close->setIcon(icon(QStringLiteral("close")));
    close->setIconSize({13, 13});
    close->setToolTip(tr("Close (Esc)"));
    close->setAccessibleName(tr("Close the line"));
    close->setFocusPolicy(Qt::NoFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(5, 4, 5, 4);
    row->setSpacing(6);
    row->addWidget(field_, 1);
    row->addWidget(count_);
    row->addWidget(folded_);
    row->addWidget(close);
    connect(field_, &QLineEdit::textChanged, this, &FindLine::changed);
    connect(folded_, &QPushButton::clicked, this, &FindLine::asked_to_open);
    connect(close, &QToolButton::clicked, this, &FindLine::asked_to_close);
    tell(0, 0, 0);
    hide();
}

QString FindLine::words() const {
    return field_->text();
}

void FindLine::start() {
    show();
    raise();
    field_->setFocus(Qt::ShortcutFocusReason);
    field_->selectAll();
}

void FindLine::tell(std::size_t at, std::size_t shown, std::size_t folded) {
    const bool asked = !words().simplified().isEmpty();
    count_->setText(!asked       ? QString()
                    : shown == 0 ? tr("Nothing fits")
                    : at > 0     ? tr("%1 of %2").arg(at).arg(shown)
                                 : tr("%1 found").arg(shown));
    if (asked && shown == 0 && folded > 0) count_->setText(tr("None shown"));
    const bool focused = folded_->hasFocus();
    folded_->setText(tr("and %1 folded away").arg(folded));
    folded_->setVisible(folded > 0);
    if (focused && folded == 0) field_->setFocus();
    setAccessibleDescription(folded > 0 ? count_->text() + ' ' + folded_->text() : count_->text());
    field_->setAccessibleDescription(accessibleDescription());
}

bool FindLine::eventFilter(QObject* watched, QEvent* event) {
    const bool shortcut = event->type() == QEvent::ShortcutOverride;
    if (!shortcut && event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool enter = watched == field_ && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter);
    const bool escape = key->key() == Qt::Key_Escape;
    const bool again = key->matches(QKeySequence::Find);
    if (!enter && !escape && !again) return QFrame::eventFilter(watched, event);
    event->accept();
    if (shortcut) return true;
    if (enter) Q_EMIT asked((key->modifiers() & Qt::ShiftModifier) != 0 ? -1 : +1);
    if (escape) Q_EMIT asked_to_close();
    if (again) start();
    return true;
}

} // namespace porism::ui
