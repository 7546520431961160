#include "ui/paths/solution_view.h"

#include "ui/models/walk.h"
#include "ui/paths/marked_text.h"
#include "ui/paths/solution_text.h"
#include "ui/paths/telling_bar.h"
#include "ui/session/session.h"
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
#include <algorithm>
#include <utility>

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

QTextCharFormat in(const QColor& colour) {
    QTextCharFormat format;
    format.setForeground(colour);
    return format;
}

/// The theorem that a sentence names, in it or at its end, is a link to the page of its rule.
void add_sentence(QTextCursor& cursor, const SolutionLine& line) {
    const QTextCharFormat plain = in(colours().ink);
    const qsizetype at =
        line.theorem_words.isEmpty() ? -1 : line.text.lastIndexOf(line.theorem_words, -1, Qt::CaseInsensitive);
    if (at < 0) return cursor.insertText(line.text, plain);
    QTextCharFormat link = in(colours().accent);
    link.setAnchor(true);
    link.setAnchorHref(QStringLiteral("rule:") + line.theorem);
    link.setFontUnderline(true);
    cursor.insertText(line.text.left(at), plain);
    cursor.insertText(line.text.mid(at, line.theorem_words.size()), link);
    cursor.insertText(line.text.mid(at + line.theorem_words.size()), plain);
}

} // namespace

SolutionView::SolutionView(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), bar_(new TellingBar), text_(new MarkedText),
      empty_(new EmptyState(QStringLiteral("book"), tr("No solution yet"),
                            tr("Once a goal has a path, its steps can be read here as a text."))),
      pages_(new QStackedWidget) {
    text_->setAccessibleName(tr("Solution"));
    text_->setOpenLinks(false);
    text_->setContextMenuPolicy(Qt::CustomContextMenu);
    text_->setFrameShape(QFrame::NoFrame);
    text_->document()->setDocumentMargin(12);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar_);
    column->addWidget(text_, 1);
    pages_->addWidget(page);
    pages_->addWidget(empty_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(pages_, 1);
    connect(text_, &MarkedText::clicked, this, [this](int paragraph, Qt::KeyboardModifiers modifiers) {
        const auto line = static_cast<std::size_t>(std::max(0, paragraph - first_block_));
        if (paragraph >= first_block_ && line < lines_.size())
            select_step(session_, lines_[line].step, (modifiers & Qt::ControlModifier) != 0);
    });
    connect(text_, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& rule) { session_.show_rule(rule.path().toStdString()); });
    connect(bar_, &TellingBar::changed, this, &SolutionView::rewrite);
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
    pages_->setCurrentIndex(any ? 0 : pages_->indexOf(empty_));
    if (any && shown_ == results && goal_ == goal) return;
    shown_ = any ? results : nullptr;
    goal_ = goal;
    rewrite();
}

void SolutionView::rewrite() {
    write();
    highlight();
}

void SolutionView::write() {
    const int place = text_->verticalScrollBar()->value();
    SolutionText solution = shown_ ? solution_of(session_, bar_->telling()) : SolutionText();
    const bool same = text_->document()->firstBlock().text() == solution.problem;
    text_->clear();
    lines_ = std::move(solution.lines);
    if (lines_.empty()) return;
    QTextCursor cursor(text_->document());
    add_paragraph(cursor, solution.problem, paragraph(0), in(colours().ink));
    first_block_ = cursor.blockNumber() + 1;
    for (const SolutionLine& line : lines_) add_line(cursor, line, solution.numbered);
    add_conditions(cursor, solution);
    text_->moveCursor(QTextCursor::Start); // what is written has carried it along, and a view that opens goes there
    text_->verticalScrollBar()->setValue(same ? place : 0);
}

void SolutionView::add_line(QTextCursor& cursor, const SolutionLine& line, bool numbered) const {
    const bool first = &line == lines_.data();
    if (numbered) {
        const QFontMetricsF metrics(text_->font());
        const double indent = metrics.horizontalAdvance(QStringLiteral("%1.").arg(lines_.back().step + 1)) + 10;
        add_paragraph(cursor, QStringLiteral("%1.\t").arg(line.step + 1), paragraph(first ? 12 : 5, indent),
                      in(colours().muted));
    } else {
        add_paragraph(cursor, {}, paragraph(first ? 12 : 7), in(colours().ink));
    }
    add_sentence(cursor, line);
}

void SolutionView::add_conditions(QTextCursor& cursor, const SolutionText& solution) const {
    const QTextCharFormat quiet = in(colours().muted);
    if (!solution.proviso.isEmpty()) add_paragraph(cursor, solution.proviso, paragraph(12), quiet);
    if (solution.conditions.isEmpty()) return;
    add_paragraph(cursor, tr("Provided that"), paragraph(12), quiet);
    for (const QString& condition : solution.conditions)
        add_paragraph(cursor, QStringLiteral("–\t") + condition, paragraph(2, 16), quiet);
}

std::optional<int> SolutionView::block_of(std::size_t step) const {
    const auto line = std::ranges::find(lines_, step, &SolutionLine::step);
    if (line == lines_.end()) return std::nullopt;
    return first_block_ + static_cast<int>(line - lines_.begin());
}

void SolutionView::highlight() {
    std::vector<ParagraphMark> marks;
    const auto step = current_step(session_);
    const proof::Path* path = current_path(session_);
    const auto own = step && path ? block_of(*step) : std::nullopt;
    if (own) {
        for (const std::size_t premise : path->steps[*step].premises)
            if (const auto block = block_of(premise)) marks.push_back({*block, colours().premise, true});
        marks.push_back({*own, colours().conclusion, false});
        text_->show_paragraph(*own);
    }
    text_->set_marks(std::move(marks));
}

QString SolutionView::current_line() const {
    const auto step = current_step(session_);
    const auto line = step ? std::ranges::find(lines_, *step, &SolutionLine::step) : lines_.end();
    return line == lines_.end() ? QString() : line->text;
}

void SolutionView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange && shown_) rewrite();
    QWidget::changeEvent(event);
}

} // namespace porism::ui
