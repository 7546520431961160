#include "ui/facts/why_card.h"

#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace porism::ui {

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
    refresh();
}

void WhyCard::ask(const facts::Statement& statement) {
    statement_ = asked_ = statement;
    session_.ask_why(statement);
    refresh();
}

QString WhyCard::text() const {
    return isHidden() ? QString() : text_->text();
}

void WhyCard::refresh() {
    const workflow::GoalResult* result = statement_ ? session_.why(*statement_) : nullptr;
    const bool waiting = !result && statement_ && statement_ == asked_;
    setVisible(result || waiting);
    if (result)
        text_->setText(answer(*result));
    else if (waiting)
        text_->setText(
            (session_.asking_why(*statement_) ? tr("Tracing back…") : tr("Stopped before an answer was found."))
                .toHtmlEscaped());
}

QString WhyCard::answer(const workflow::GoalResult& result) const {
    const auto results = session_.results();
    if (!result.path || !results) return core_words(result.reason).toHtmlEscaped();
    const proof::Path& path = *result.path;
    const proof::Step& last = path.steps.back();
    QString text = QStringLiteral("<b>%1</b><br>%2")
                       .arg(notation(last.conclusion, *results).toHtmlEscaped(),
                            reason(path, path.steps.size() - 1, *results).toHtmlEscaped());
    if (last.reason == proof::Reason::given)
        text += QStringLiteral(": ") + sentence(results->scene.actions()[last.action], results->scene).toHtmlEscaped();
    QStringList rows;
    for (const std::size_t premise : last.premises)
        rows << QStringLiteral("• <a href=\"%1\">%2</a>")
                    .arg(QString::number(premise), notation(path.steps[premise].conclusion, *results).toHtmlEscaped());
    if (!rows.isEmpty()) text += QStringLiteral("<br>") + rows.join(QStringLiteral("<br>"));
    const auto length = static_cast<int>(proof::length(path));
    if (length > 1) text += QStringLiteral("<br>") + tr("%n step(s) in all", "", length).toHtmlEscaped();
    if (!result.solved())
        text += QStringLiteral("<br>") + tr("Not checked: %1").arg(core_words(result.reason)).toHtmlEscaped();
    return text;
}

void WhyCard::follow_link(const QString& link) {
    const workflow::GoalResult* result = statement_ ? session_.why(*statement_) : nullptr;
    if (!result || !result->path) return;
    const auto premise = static_cast<std::size_t>(link.toULongLong());
    if (premise >= result->path->steps.size()) return;
    const facts::Statement statement = result->path->steps[premise].conclusion;
    ask(statement);
    session_.select(Selection::of(statement));
}

} // namespace porism::ui
