#include "ui/paths/solution_view.h"

#include "ui/models/walk.h"
#include "ui/paths/solution_text.h"
#include "ui/session/session.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/theme.h"

#include <QtGui/QMouseEvent>
#include <QtGui/QTextBlock>
#include <QtGui/QTextCursor>
#include <QtGui/QTextDocument>
#include <QtWidgets/QMenu>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QVBoxLayout>

namespace porism::ui {
namespace {

/// A paragraph at the end of the text; the first one takes the empty block that a text begins with.
void add_paragraph(QTextCursor& cursor, const QString& text, const QTextBlockFormat& block, const QTextCharFormat& look) {
    if (!cursor.atStart())
        cursor.insertBlock(block, look);
    else
        cursor.setBlockFormat(block);
    cursor.insertText(text, look);
}

QTextBlockFormat paragraph(double above, double indent = 0) {
    QTextBlockFormat format;
    format.setTopMargin(above);
    format.setLeftMargin(indent);
    format.setTextIndent(-indent);
    format.setLineHeight(122, QTextBlockFormat::ProportionalHeight);
    if (indent > 0) format.setTabPositions({QTextOption::Tab(indent, QTextOption::LeftTab)});
    return format;
}

QTextEdit::ExtraSelection whole_block(const QTextBlock& block) {
    QTextEdit::ExtraSelection selection;
    selection.cursor = QTextCursor(block);
    return selection;
}

} // namespace

SolutionView::SolutionView(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), text_(new QTextBrowser),
      empty_(new EmptyState(QStringLiteral("book"), tr("No solution yet"),
                            tr("Once a goal has a path, its steps can be read here as a text."))),
      pages_(new QStackedWidget) {
    text_->setAccessibleName(tr("Solution"));
    text_->setOpenLinks(false);
    text_->setContextMenuPolicy(Qt::CustomContextMenu);
    text_->setFrameShape(QFrame::NoFrame);
    text_->document()->setDocumentMargin(10);
    text_->viewport()->installEventFilter(this);
    pages_->addWidget(text_);
    pages_->addWidget(empty_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(pages_, 1);
    connect(text_, &QWidget::customContextMenuRequested, this, &SolutionView::open_menu);
    connect(&session_, &Session::closureChanged, this, &SolutionView::show_solution);
    connect(&session_, &Session::goalResultChanged, this, &SolutionView::show_solution);
    connect(&session_, &Session::selectionChanged, this, &SolutionView::highlight);
    show_solution();
}

void SolutionView::copy() {
    copy_solution(session_);
}

void SolutionView::open_menu(const QPoint& position) {
    QMenu menu(this);
    menu.addAction(tr("Copy the solution"), this, &SolutionView::copy);
    QAction* part = menu.addAction(tr("Copy what is marked"), text_, &QTextEdit::copy);
    part->setEnabled(text_->textCursor().hasSelection());
    menu.exec(text_->viewport()->mapToGlobal(position));
}

void SolutionView::show_solution() {
    const auto results = session_.results();
    const std::size_t goal = session_.current_goal().value_or(0);
    const bool any = current_path(session_) != nullptr;
    pages_->setCurrentWidget(any ? static_cast<QWidget*>(text_) : empty_);
    if (any && shown_ == results && goal_ == goal) return;
    shown_ = any ? results : nullptr;
    goal_ = goal;
    write();
    highlight();
}

void SolutionView::write() {
    const int place = text_->verticalScrollBar()->value();
    text_->clear();
    const SolutionText solution = solution_of(session_);
    steps_ = static_cast<int>(solution.steps.size());
    if (steps_ == 0) return;
    QTextCursor cursor(text_->document());
    QTextCharFormat plain;
    plain.setForeground(colours().ink);
    QTextCharFormat quiet;
    quiet.setForeground(colours().muted);
    add_paragraph(cursor, solution.problem, paragraph(0), plain);
    const QFontMetricsF metrics(text_->font());
    const double indent = metrics.horizontalAdvance(QStringLiteral("%1.").arg(steps_)) + 10;
    first_block_ = cursor.blockNumber() + 1;
    for (int i = 0; i < steps_; ++i) {
        add_paragraph(cursor, QStringLiteral("%1.\t").arg(i + 1), paragraph(i == 0 ? 12 : 5, indent), quiet);
        cursor.insertText(solution.steps[i], plain);
    }
    if (!solution.conditions.isEmpty()) {
        add_paragraph(cursor, tr("Provided that"), paragraph(12), quiet);
        for (const QString& condition : solution.conditions)
            add_paragraph(cursor, QStringLiteral("–\t") + condition, paragraph(2, 16), quiet);
    }
    text_->verticalScrollBar()->setValue(place);
}

void SolutionView::highlight() {
    QList<QTextEdit::ExtraSelection> marks;
    const auto step = current_step(session_);
    const proof::Path* path = current_path(session_);
    if (step && path && steps_ > 0) {
        const Colours& c = colours();
        for (const std::size_t premise : path->steps[*step].premises) {
            auto mark = whole_block(text_->document()->findBlockByNumber(block_of(premise)));
            mark.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            mark.format.setUnderlineStyle(QTextCharFormat::DashUnderline);
            mark.format.setUnderlineColor(c.premise);
            marks << mark;
        }
        auto mark = whole_block(text_->document()->findBlockByNumber(block_of(*step)));
        mark.format.setBackground(mix(c.surface, c.conclusion, 0.16));
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        mark.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        marks << mark;
        const QTextCursor at(text_->document()->findBlockByNumber(block_of(*step)));
        if (!text_->viewport()->rect().contains(text_->cursorRect(at).center())) text_->setTextCursor(at);
    }
    text_->setExtraSelections(marks);
}

QString SolutionView::current_line() const {
    const auto step = current_step(session_);
    if (!step || steps_ == 0) return {};
    return text_->document()->findBlockByNumber(block_of(*step)).text().section('\t', 1);
}

bool SolutionView::eventFilter(QObject* watched, QEvent* event) {
    const auto* mouse = dynamic_cast<QMouseEvent*>(event);
    if (mouse && event->type() == QEvent::MouseButtonPress) pressed_ = mouse->pos();
    const bool click = mouse && event->type() == QEvent::MouseButtonRelease && mouse->button() == Qt::LeftButton &&
                       (mouse->pos() - pressed_).manhattanLength() < 4;
    if (click) {
        const int step = text_->cursorForPosition(mouse->pos()).blockNumber() - first_block_;
        if (step >= 0 && step < steps_)
            select_step(session_, static_cast<std::size_t>(step), (mouse->modifiers() & Qt::ControlModifier) != 0);
    }
    return QWidget::eventFilter(watched, event);
}

void SolutionView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange && shown_) {
        write();
        highlight();
    }
    QWidget::changeEvent(event);
}

} // namespace porism::ui
