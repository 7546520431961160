#include "ui/shell/rules_menu.h"

#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "workflow/solve/rule_profile.h"

#include <QtCore/QSettings>
#include <QtGui/QActionGroup>
#include <QtWidgets/QMenu>

namespace porism::ui {
namespace {

const QString key = QStringLiteral("rules");

} // namespace

RulesMenu::RulesMenu(Session& session, QMenu* menu, ChooseFile choose_file)
    : QObject(menu), session_(session), choices_(new QActionGroup(this)) {
    QMenu* rules = menu->addMenu(tr("&Rules of the class"));
    rules->setToolTipsVisible(true);
    add_choice(rules, tr("Every rule"), {}, tr("Everything that Porism knows"));
    rules->addSeparator();
    for (const proof::RuleProfile& profile : proof::ready_rule_profiles())
        add_choice(rules, rule_profile_words(profile), QString::fromStdString(profile.name),
                   profile_words(profile.about));
    rules->addSeparator();
    rules->addAction(tr("From a file…"), this, [this, choose_file = std::move(choose_file)] {
        choose_file([this](const QString& path) { take(path); });
    });
    connect(&session_, &Session::rulesChanged, this, &RulesMenu::check_present);
    if (const QString kept = QSettings().value(key).toString(); !kept.isEmpty()) take(kept);
    check_present();
}

void RulesMenu::add_choice(QMenu* menu, const QString& text, const QString& name, const QString& about) {
    QAction* action = menu->addAction(text, this, [this, name] { take(name); });
    action->setCheckable(true);
    action->setData(name);
    action->setToolTip(about);
    choices_->addAction(action);
}

Status RulesMenu::take(const QString& name_or_file) {
    std::optional<proof::RuleProfile> chosen;
    if (!name_or_file.isEmpty()) {
        auto profile = workflow::rule_profile_called(name_or_file.toStdString());
        if (!profile) {
            session_.report(profile.error());
            check_present();
            return fail(std::move(profile).error());
        }
        chosen = *std::move(profile);
    }
    QSettings().setValue(key, name_or_file);
    session_.set_rule_profile(std::move(chosen));
    return {};
}

/// One from a file has no entry of its own.
void RulesMenu::check_present() {
    const proof::RuleProfile* profile = session_.rule_profile();
    const QString name = profile ? QString::fromStdString(profile->name) : QString();
    for (QAction* action : choices_->actions()) action->setChecked(action->data().toString() == name);
}

} // namespace porism::ui
