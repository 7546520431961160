#include "ui/shell/command_bar.h"

#include "scene/question.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/shell/completion.h"
#include "ui/widgets/icon_view.h"
#include "ui/widgets/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>
#include <QtGui/QClipboard>
#include <QtGui/QFocusEvent>
#include <QtGui/QFontDatabase>
#include <QtGui/QGuiApplication>
#include <QtGui/QInputMethodEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QTextCharFormat>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleOptionFrame>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

namespace porism::ui {

namespace {

QFont mono(const QFont& like) {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(like.pointSizeF());
    return font;
}

constexpr QLatin1String state_word("state");
constexpr QLatin1String goal_sign("?");

/// Behind the word that says that it is stated; empty for lines of another kind.
std::optional<QString> stated_by(const QString& line) {
    const QString text = line.trimmed();
    if (text != state_word && !text.startsWith(QString(state_word) + ' ')) return std::nullopt;
    return text.mid(state_word.size()).trimmed();
}

/// Whether the line is a clause with something wrong in it: "d = foott d a b c", and not "AB = 5".
bool is_a_clause(const QString& line, const Error& error) {
    static const QRegularExpression word_and_inputs(QStringLiteral("=\\s*[A-Za-z_]\\w*\\s+\\w"));
    const qsizetype equals = line.indexOf('=');
    const bool behind = equals >= 0 && error.place && error.place->column > equals;
    return line.contains(word_and_inputs) || (behind && error.code != "unknown_construction");
}

/// What may be typed, the most that is told first.
constexpr std::array examples{
    QT_TRANSLATE_NOOP("porism::ui::CommandBar",
                      "d = foot d a b c  or  state AB = 5  or  ? perp a d b c  or  compute length a b  (/)"),
    QT_TRANSLATE_NOOP("porism::ui::CommandBar", "d = foot d a b c  or  state AB = 5  or  ? perp a d b c  (/)"),
    QT_TRANSLATE_NOOP("porism::ui::CommandBar", "d = foot d a b c  or  ? perp a d b c  (/)"),
    QT_TRANSLATE_NOOP("porism::ui::CommandBar", "d = foot d a b c  (/)"),
    QT_TRANSLATE_NOOP("porism::ui::CommandBar", "Commands  (/)"),
};

/// How wide a text may be that the line shows whole.
int room_in(const QLineEdit& line) {
    constexpr int beside_text = 2; // on each side, by QLineEdit
    QStyleOptionFrame option;
    option.initFrom(&line);
    const QRect inside = line.style()->subElementRect(QStyle::SE_LineEditContents, &option, &line);
    return inside.width() - line.textMargins().left() - line.textMargins().right() - 2 * beside_text;
}

/// The line without the word or the sign that says what it is for.
QString bare(const QString& line) {
    if (const auto stated = stated_by(line)) return *stated;
    const QString text = line.trimmed();
    return text.startsWith(goal_sign) ? text.mid(1).trimmed() : text;
}

} // namespace

CommandBar::CommandBar(Session& session, QWidget* parent)
    : QFrame(parent), session_(session), line_(new QLineEdit), chips_(new QLabel), below_(new QLabel) {
    setProperty("look", "panel");
    line_->setAccessibleName(tr("Command line"));
    line_->setFont(mono(font()));
    line_->setFrame(false);
    line_->setProperty("look", "bare");
    line_->setClearButtonEnabled(true);
    line_->installEventFilter(this);
    below_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    below_->setTextFormat(Qt::PlainText);
    below_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    below_->setFocusPolicy(Qt::NoFocus);

    chips_->setObjectName(QStringLiteral("slots"));
    chips_->setTextFormat(Qt::RichText);
    chips_->setFocusPolicy(Qt::NoFocus);
    chips_->hide();

    auto* sign = new IconView(QStringLiteral("terminal"), 16);
    sign->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* copy = new QToolButton;
    copy->setText(tr("Copy text"));
    copy->setProperty("look", "quiet");
    copy->setToolTip(tr("Copy the scene and its goals as JGEX text; what is stated stands in a comment"));
    copy->setFocusPolicy(Qt::TabFocus);
    connect(copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(session_.text()); });
    auto* top = new QHBoxLayout;
    top->setContentsMargins(0, 0, 0, 0);
    top->addWidget(sign);
    top->addWidget(line_, 1);
    top->addWidget(copy);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 3, 4, 5);
    column->setSpacing(1);
    column->addLayout(top);
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(8);
    bottom->addWidget(chips_);
    bottom->addWidget(below_, 1);
    column->addLayout(bottom);

    connect(line_, &QLineEdit::returnPressed, this, &CommandBar::submit);
    connect(line_, &QLineEdit::textEdited, this, [this] {
        error_ = false;
        show_below();
    });
    connect(line_, &QLineEdit::textChanged, this, [this] {
        if (std::exchange(marked_, false)) format({});
    });
    connect(line_, &QLineEdit::cursorPositionChanged, this, [this] {
        if (!error_) show_below();
    });
    connect(&session_, &Session::selectionChanged, this, &CommandBar::take_clicked_point);
    connect(&session_, &Session::documentChanged, this, [this] {
        if (!error_) show_below();
    });
    show_below();
}

QString CommandBar::message() const {
    return error_ ? below_->text() : below_->toolTip();
}

void CommandBar::take_focus() {
    line_->setFocus(Qt::ShortcutFocusReason);
    line_->selectAll();
}

void CommandBar::take_statement() {
    begin(state_word);
}

void CommandBar::take_goal() {
    begin(goal_sign);
}

// A line edit that gets the focus by a shortcut selects all, so that the next key would overwrite the prefix.
void CommandBar::begin(const QString& prefix) {
    line_->setFocus(Qt::OtherFocusReason);
    const QString typed = bare(line_->text());
    line_->setText(prefix + ' ' + (session_.saying(typed) == Saying::nothing ? QString() : typed));
    error_ = false;
    show_below();
}

// The slots of the word under the cursor, or the words that it may become.
std::optional<QString> CommandBar::help_at(const QString& line, int cursor) {
    if (const auto stated = stated_by(line); stated && stated->isEmpty())
        return tr("What is to hold: lconst a b 5, or length(a,b) = 5, or AB ⊥ CD");
    if (auto slots = slots_at(line, cursor)) return slots;
    const Completion found = completion_at(line, cursor);
    if (found.words.isEmpty() || found.start == cursor) return std::nullopt;
    return tr("%1   (Tab completes)").arg(found.words.join(QStringLiteral("   ")));
}

/// The slots of what is being typed: filled ones with their words, the next one set off.
void CommandBar::show_chips() {
    const auto chip = [](const Slot& slot) {
        const Colours& c = colours();
        const QColor ground =
            slot.current ? mix(c.surface, c.accent, 0.3) : mix(c.surface, c.ink, slot.word.isEmpty() ? 0.06 : 0.16);
        const QString text = slot.word.isEmpty() ? slot.letter : QStringLiteral("%1 = %2").arg(slot.letter, slot.word);
        return QStringLiteral("<span style=\"background-color:%1;color:%2\">&nbsp;%3&nbsp;</span>")
            .arg(ground.name(), c.ink.name(), text.toHtmlEscaped());
    };
    QStringList chips;
    for (const Slot& slot : open_slots_at(line_->text(), line_->cursorPosition())) chips += chip(slot);
    chips_->setText(chips.join(QStringLiteral("&nbsp;")));
    chips_->setVisible(!chips.isEmpty() && !error_);
}

void CommandBar::take_clicked_point() {
    if (!std::exchange(left_by_click_, false) || session_.selection().points.empty()) return;
    const PointId point = session_.selection().points.back();
    QString name = QString::fromStdString(session_.scene().name(point));
    const int cursor = line_->cursorPosition();
    const QString before = line_->text().left(cursor);
    if (!before.isEmpty() && !before.back().isSpace()) name.prepend(' ');
    line_->setText(before + name + ' ' + line_->text().mid(cursor));
    line_->setCursorPosition(cursor + static_cast<int>(name.size()) + 1);
    line_->setFocus(Qt::OtherFocusReason);
    error_ = false;
    show_below();
}

void CommandBar::show_below() {
    show_chips();
    const auto help = help_at(line_->text(), line_->cursorPosition());
    const bool empty = session_.scene().actions().empty();
    const QString text = help ? *help : empty ? tr("The sheet is empty. Its text will stand here.") : session_.text();
    below_->setProperty("look", "muted");
    below_->style()->polish(below_);
    below_->setFont(help || empty ? font() : mono(font()));
    below_->setToolTip(text);
    const QString in_one_line = QString(text).replace('\n', QStringLiteral("  "));
    below_->setText(below_->fontMetrics().elidedText(in_one_line, Qt::ElideMiddle, std::max(80, below_->width())));
}

void CommandBar::show_error(const QString& text, int column) {
    error_ = true;
    chips_->hide();
    below_->setProperty("look", "error");
    below_->style()->polish(below_);
    below_->setFont(font());
    const QString place = column > 0 ? tr("Column %1: ").arg(column) : QString();
    below_->setToolTip(place + text);
    below_->setText(place + text);
    mark(column);
}

// A line edit formats parts of its text for input methods, and keeps the formats until it gets others.
void CommandBar::mark(int column) {
    if (column <= 0) return;
    const QString text = line_->text();
    const int start = std::min(column - 1, static_cast<int>(text.size()));
    int end = start;
    while (end < text.size() && !text[end].isSpace() && text[end] != ',' && text[end] != ';') ++end;
    line_->setCursorPosition(start);
    QTextCharFormat wave;
    wave.setUnderlineStyle(QTextCharFormat::SpellCheckUnderline);
    wave.setUnderlineColor(colours().error);
    wave.setForeground(colours().error);
    wave.setBackground(mix(colours().surface, colours().error, 0.14));
    format({{QInputMethodEvent::TextFormat, 0, std::max(1, end - start), wave}});
    marked_ = true;
}

void CommandBar::format(const QList<QInputMethodEvent::Attribute>& formats) {
    QInputMethodEvent event(QString(), formats);
    QCoreApplication::sendEvent(line_, &event);
}

// The line is read as it stands, so that columns are those of the bar: `before` is what to add to them. Of a bare
// question they are behind the sign, of a statement before the word.
Status CommandBar::read(const QString& line, int& before) {
    if (const auto stated = stated_by(line)) {
        before = static_cast<int>(line.indexOf(*stated, line.indexOf(state_word) + state_word.size()));
        return session_.state_text(*stated);
    }
    const QString sign = scene::asks(line.trimmed().toStdString()) ? QStringLiteral("? ") : QString();
    before = -static_cast<int>(sign.size());
    const Status done = session_.read_text(sign + line, true);
    return done ? done : told_what_it_lacks(line, done.error());
}

Status CommandBar::told_what_it_lacks(const QString& line, Error error) const {
    const Saying saying = session_.saying(line);
    if (saying == Saying::nothing || (saying == Saying::notation && is_a_clause(line, error)))
        return fail(std::move(error));
    const QString mend = saying == Saying::notation
                             ? tr("put \"state\" before it to state it, or \"?\" to make it a goal")
                             : tr("put \"state\" before it to state it");
    return fail("bare_statement", tr("\"%1\" says something of the figure").arg(line.trimmed()).toStdString(),
                mend.toStdString());
}

void CommandBar::submit() {
    const QString text = line_->text().trimmed();
    if (text.isEmpty()) return;
    const std::size_t goals = session_.document().goals.size(), questions = session_.document().questions.size();
    int before = 0;
    if (const Status done = read(line_->text(), before); !done) {
        const Error& error = done.error();
        show_error(error_sentence(error), error.place ? error.place->column + before : 0);
        return;
    }
    history_.removeAll(text);
    history_ += text;
    recalled_ = history_.size();
    error_ = false;
    line_->clear();
    if (session_.document().questions.size() > questions)
        session_.set_current_goal(session_.goal_count() - 1);
    else if (session_.document().goals.size() > goals)
        session_.set_current_goal(session_.document().goals.size() - 1);
    show_below();
}

void CommandBar::recall(int by) {
    const qsizetype to = std::clamp(recalled_ + by, qsizetype{0}, history_.size());
    if (to == recalled_) return;
    recalled_ = to;
    error_ = false;
    line_->setText(history_.value(to));
    show_below();
}

bool CommandBar::complete() {
    const Completion found = completion_at(line_->text(), line_->cursorPosition());
    if (found.words.isEmpty()) return false;
    const bool only = found.words.size() == 1;
    QString text = line_->text();
    text.replace(found.start, line_->cursorPosition() - found.start, only ? found.words.front() + ' ' : found.common);
    line_->setText(text);
    line_->setCursorPosition(static_cast<int>(found.start + found.common.size() + (only ? 1 : 0)));
    if (only) return true;
    below_->setToolTip(found.words.join(QStringLiteral("   ")));
    below_->setText(below_->fontMetrics().elidedText(below_->toolTip(), Qt::ElideRight, std::max(80, below_->width())));
    return true;
}

// The longest that fits; where none does, the shortest.
void CommandBar::show_example() {
    const int room = room_in(*line_);
    for (const char* example : examples) {
        line_->setPlaceholderText(tr(example));
        if (line_->fontMetrics().horizontalAdvance(line_->placeholderText()) <= room) return;
    }
}

bool CommandBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange) show_example();
    if (event->type() == QEvent::FocusOut) left_by_click_ = is_left_for_a_point(*static_cast<QFocusEvent*>(event));
    if (event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Escape:
        error_ = false;
        line_->clear();
        show_below();
        Q_EMIT left();
        return true;
    case Qt::Key_Up:
        recall(-1);
        return true;
    case Qt::Key_Down:
        recall(+1);
        return true;
    case Qt::Key_Tab:
        return complete() || QFrame::eventFilter(watched, event);
    default:
        return QFrame::eventFilter(watched, event);
    }
}

/// By the mouse, while the next word stands for a point.
bool CommandBar::is_left_for_a_point(const QFocusEvent& event) const {
    if (event.reason() != Qt::MouseFocusReason) return false;
    const auto open = open_slots_at(line_->text(), line_->cursorPosition());
    return std::ranges::any_of(open, [](const Slot& slot) { return slot.current && slot.point; });
}

void CommandBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    if (!error_) show_below();
}

} // namespace porism::ui
