#include "ui/facts/why_card.h"

#include "facts/truth.h"
#include "proof/theorem.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>
#include <array>

namespace porism::ui {
namespace {

/// Statements that are listed as following; the others are counted.
constexpr std::size_t most_listed = 8;

const QString line_break = QStringLiteral("<br>");

/// Its proof divides directions, or has a side condition that another picture of the construction fails.
bool as_drawn(const proof::Path& path, const diagram::Diagram& diagram) {
    const auto fails = [&](const facts::Statement& condition) {
        return std::ranges::any_of(diagram.generic, [&](const diagram::Picture& picture) {
            return facts::refuted(condition, picture.points);
        });
    };
    return !proof::branches(path).empty() || std::ranges::any_of(proof::conditions(path), fails);
}

QString link(const QString& kind, const QString& to, const QString& words) {
    return QStringLiteral("<a href=\"%1:%2\">%3</a>").arg(kind, to, words.toHtmlEscaped());
}

} // namespace

WhyCard::WhyCard(Session& session, QWidget* parent) : QFrame(parent), session_(session), text_(new QLabel) {
    setProperty("look", "card");
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::RichText);
    text_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    text_->setAccessibleName(tr("Why it holds"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->addWidget(text_);
    connect(text_, &QLabel::linkActivated, this, &WhyCard::follow_link);
    connect(&session_, &Session::whyChanged, this, &WhyCard::refresh);
    hide();
}

void WhyCard::show_statement(const std::optional<facts::Statement>& statement) {
    statement_ = statement;
    if (statement != asked_) asked_.reset();
    if (statement != asked_follows_) asked_follows_.reset();
    refresh();
}

void WhyCard::ask(const facts::Statement& statement) {
    statement_ = asked_ = statement;
    asked_of_ = session_.scene_revision();
    session_.ask_why(statement);
    session_.ask_marks();
    refresh();
}

void WhyCard::ask_follows(const facts::Statement& statement) {
    statement_ = asked_follows_ = statement;
    asked_of_ = session_.scene_revision();
    session_.ask_follows(statement);
    refresh();
}

void WhyCard::ask_again() {
    if (!statement_ || session_.results_outdated() || asked_of_ == session_.scene_revision()) return;
    asked_of_ = session_.scene_revision();
    if (statement_ == asked_) session_.ask_why(*statement_);
    if (statement_ == asked_follows_) session_.ask_follows(*statement_);
}

QString WhyCard::text() const {
    return isHidden() ? QString() : text_->text();
}

void WhyCard::refresh() {
    ask_again();
    QStringList parts;
    if (statement_) {
        for (const QString& part : {why(*statement_), what_follows(*statement_)})
            if (!part.isEmpty()) parts << part;
    }
    setVisible(!parts.isEmpty());
    text_->setText(parts.join(line_break));
}

// The colour of links goes into a text when it is set, and stays there.
void WhyCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    text_->clear();
    refresh();
}

QString WhyCard::why(const facts::Statement& statement) const {
    if (const workflow::GoalResult* result = session_.why(statement)) return answer(*result);
    if (statement != asked_) return {};
    return (session_.asking_why(statement) ? tr("Tracing back…") : tr("Stopped before an answer was found."))
        .toHtmlEscaped();
}

QString WhyCard::answer(const workflow::GoalResult& result) const {
    const auto results = session_.results();
    if (!result.path || !results) return core_words(result.reason).toHtmlEscaped();
    const proof::Path path = told(*result.path, *results);
    const proof::Step& last = path.steps.back();
    const QString because = reason(path, path.steps.size() - 1, *results);
    const std::string theorem = proof::theorem_name(path, path.steps.size() - 1);
    QString text = QStringLiteral("<b>%1</b><br>%2")
                       .arg(notation(last.conclusion, *results).toHtmlEscaped(),
                            theorem.empty() ? because.toHtmlEscaped()
                                            : link(QStringLiteral("rule"), QString::fromStdString(theorem), because));
    if (last.reason == proof::Reason::given)
        text += QStringLiteral(": ") + sentence(results->scene.actions()[last.action], results->scene).toHtmlEscaped();
    for (const std::size_t premise : last.premises)
        text += line_break + QStringLiteral("• ") +
                link(QStringLiteral("premise"), QString::number(premise),
                     notation(path.steps[premise].conclusion, *results));
    const auto length = static_cast<int>(proof::length(path));
    if (length > 1) text += line_break + tr("%n step(s) in all", "", length).toHtmlEscaped();
    if (const QString words = standing(result, *results); !words.isEmpty()) text += line_break + words.toHtmlEscaped();
    if (!result.solved()) text += line_break + tr("Not checked: %1").arg(core_words(result.reason)).toHtmlEscaped();
    const bool offered = asked_follows_ != statement_ && !session_.follows(result.goal);
    return offered ? text + line_break + link(QStringLiteral("follows"), {}, tr("What follows from it?")) : text;
}

QString WhyCard::standing(const workflow::GoalResult& result, const Results& results) const {
    const auto looked_at = is_as_drawn(results, result.goal);
    if (looked_at.value_or(as_drawn(*result.path, *results.diagram)))
        return tr("† Proved as the points lie here: other pictures of the construction may fail it.");
    const bool given = result.path->steps.back().reason == proof::Reason::given;
    return looked_at || results.as_drawn || given
               ? QString()
               : tr("Whether other pictures of the construction fail it is not looked at yet.");
}

QString WhyCard::what_follows(const facts::Statement& statement) const {
    const auto results = session_.results();
    const auto* found = session_.follows(statement);
    if (!results || (!found && statement != asked_follows_)) return {};
    if (!found)
        return (session_.asking_follows(statement) ? tr("Looking for what follows…")
                                                   : tr("Stopped before an answer was found."))
            .toHtmlEscaped();
    if (!*found) return core_words(found->error().what).toHtmlEscaped();
    return following(**found, *results);
}

QString WhyCard::following(const explore::Following& found, const Results& results) const {
    if (found.all.empty()) return tr("Nothing was derived from it.").toHtmlEscaped();
    QString text = QStringLiteral("<b>%1</b>")
                       .arg(tr("What follows: %1 directly, %2 in all")
                                .arg(found.direct.size())
                                .arg(found.all.size())
                                .toHtmlEscaped());
    for (std::size_t i = 0; i < std::min(most_listed, found.direct.size()); ++i) {
        const std::size_t index = found.direct[i].index();
        text += line_break + QStringLiteral("• ") +
                link(QStringLiteral("statement"), QString::number(index),
                     notation(results.graph->statements[index], results));
    }
    const auto more = static_cast<int>(found.direct.size()) - static_cast<int>(most_listed);
    return more > 0 ? text + line_break + tr("and %n more", "", more).toHtmlEscaped() : text;
}

void WhyCard::follow_link(const QString& link) {
    struct Kind {
        const char* name;
        void (WhyCard::*follow)(const QString&);
    };
    static constexpr std::array kinds{
        Kind{"rule", &WhyCard::show_rule},
        Kind{"premise", &WhyCard::go_to_premise},
        Kind{"statement", &WhyCard::go_to_statement},
        Kind{"follows", &WhyCard::find_following},
    };
    for (const Kind& kind : kinds)
        if (link.section(':', 0, 0) == QLatin1String(kind.name)) return (this->*kind.follow)(link.section(':', 1));
}

void WhyCard::show_rule(const QString& name) {
    session_.show_rule(name.toStdString());
}

void WhyCard::go_to_premise(const QString& number) {
    const workflow::GoalResult* result = statement_ ? session_.why(*statement_) : nullptr;
    const auto results = session_.results();
    if (!result || !result->path || !results) return;
    const proof::Path path = told(*result->path, *results);
    const auto premise = static_cast<std::size_t>(number.toULongLong());
    if (premise >= path.steps.size()) return;
    const facts::Statement statement = path.steps[premise].conclusion;
    ask(statement);
    session_.select(Selection::of(statement));
}

void WhyCard::go_to_statement(const QString& index) {
    const auto results = session_.results();
    const auto place = static_cast<std::size_t>(index.toULongLong());
    if (!results || place >= results->graph->statements.size()) return;
    const facts::Statement statement = results->graph->statements[place];
    ask(statement);
    session_.select(Selection::of(statement));
}

void WhyCard::find_following(const QString&) {
    if (statement_) ask_follows(facts::Statement(*statement_));
}

} // namespace porism::ui
