#include "ui/paths/solution_view.h"

#include "proof/theorem.h"
#include "ui/models/walk.h"
#include "ui/paths/marked_text.h"
#include "ui/paths/solution_text.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/theme.h"

#include <QtCore/QUrl>
#include <QtGui/QTextBlock>
#include <QtGui/QTextCursor>
#include <QtGui/QTextDocument>
#include <QtWidgets/QMenu>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace porism::ui {
namespace {

/// A paragraph at the end of the text; the first one takes the empty block that a text begins with.
void add_paragraph(QTextCursor& cursor, const QString& text, const QTextBlockFormat& block,
                   const QTextCharFormat& look) {
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

} // namespace

SolutionView::SolutionView(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), text_(new MarkedText),
      empty_(new EmptyState(QStringLiteral("book"), tr("No solution yet"),
                            tr("Once a goal has a path, its steps can be read here as a text."))),
      pages_(new QStackedWidget) {
    text_->setAccessibleName(tr("Solution"));
    text_->setOpenLinks(false);
    text_->setContextMenuPolicy(Qt::CustomContextMenu);
    text_->setFrameShape(QFrame::NoFrame);
    text_->document()->setDocumentMargin(12);
    pages_->addWidget(text_);
    pages_->addWidget(empty_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(pages_, 1);
    connect(text_, &MarkedText::clicked, this, [this](int paragraph, Qt::KeyboardModifiers modifiers) {
        const int step = paragraph - first_block_;
        if (step >= 0 && step < steps_)
            select_step(session_, static_cast<std::size_t>(step), (modifiers & Qt::ControlModifier) != 0);
    });
    connect(text_, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& rule) { session_.show_rule(rule.path().toStdString()); });
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
    const SolutionText solution = solution_of(session_);
    const bool same = text_->document()->firstBlock().text() == solution.problem;
    text_->clear();
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
        add_sentence(cursor, solution.steps[i], static_cast<std::size_t>(i), plain);
    }
    if (!solution.conditions.isEmpty()) {
        add_paragraph(cursor, tr("Provided that"), paragraph(12), quiet);
        for (const QString& condition : solution.conditions)
            add_paragraph(cursor, QStringLiteral("–\t") + condition, paragraph(2, 16), quiet);
    }
    text_->moveCursor(QTextCursor::Start); // what is written has carried it along, and a view that opens goes there
    text_->verticalScrollBar()->setValue(same ? place : 0);
}

// The rule that a sentence names, at its end, is a link.
void SolutionView::add_sentence(QTextCursor& cursor, const QString& sentence, std::size_t step,
                                const QTextCharFormat& plain) const {
    const proof::Path& path = *current_path(session_);
    const QString rule = QString::fromStdString(proof::theorem_name(path, step));
    const QString words = rule.isEmpty() ? QString() : reason(path, step, *shown_);
    const qsizetype at = words.isEmpty() ? -1 : sentence.lastIndexOf(words, -1, Qt::CaseInsensitive);
    if (at < 0) return cursor.insertText(sentence, plain);
    QTextCharFormat link = plain;
    link.setAnchor(true);
    link.setAnchorHref(QStringLiteral("rule:") + rule);
    link.setForeground(colours().accent);
    link.setFontUnderline(true);
    cursor.insertText(sentence.left(at), plain);
    cursor.insertText(sentence.mid(at, words.size()), link);
    cursor.insertText(sentence.mid(at + words.size()), plain);
}

void SolutionView::highlight() {
    std::vector<ParagraphMark> marks;
    const auto step = current_step(session_);
    const proof::Path* path = current_path(session_);
    if (step && path && steps_ > 0) {
        for (const std::size_t premise : path->steps[*step].premises)
            marks.push_back({block_of(premise), colours().premise, true});
        marks.push_back({block_of(*step), colours().conclusion, false});
        text_->show_paragraph(block_of(*step));
    }
    text_->set_marks(std::move(marks));
}

QString SolutionView::current_line() const {
    const auto step = current_step(session_);
    if (!step || steps_ == 0) return {};
    return text_->document()->findBlockByNumber(block_of(*step)).text().section('\t', 1);
}

void SolutionView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange && shown_) {
        write();
        highlight();
    }
    QWidget::changeEvent(event);
}

} // namespace porism::ui
