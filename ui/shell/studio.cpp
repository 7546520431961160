#include "ui/shell/studio.h"

#include "proof/rules/rule.h"
#include "ui/session/session.h"
#include "ui/shell/main_window.h"
#include "ui/shell/screenshot.h"
#include "ui/widgets/theme.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QDir>
#include <QtCore/QLibraryInfo>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>
#include <QtCore/QTextStream>
#include <QtCore/QTranslator>
#include <QtWidgets/QApplication>
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <span>
#include <string_view>

// Resources of a static library are registered by hand, outside any namespace.
static void register_translations() {
    Q_INIT_RESOURCE(translations);
}

namespace porism::ui {

namespace {

constexpr int usage_error = 2;

struct Wish {
    QString file;
    bool guided = false;
    QString screenshot;
    std::optional<int> workspace, step;
    std::optional<RuleId> rule;
    QString theme;
    QString rules;
    std::optional<QSize> size;
};

struct Parsed {
    Wish wish;
    QString error;
};

Parsed parse(QCommandLineParser& parser) {
    parser.setApplicationDescription(QCoreApplication::translate("Studio", "Draw a figure, see what follows and why."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 QCoreApplication::translate("Studio", "a document, or a problem as JGEX text"),
                                 QStringLiteral("[FILE]"));
    const QCommandLineOption guided(QStringLiteral("guided"),
                                    QCoreApplication::translate("Studio", "show the guided example"));
    const QCommandLineOption screenshot(QStringLiteral("screenshot"),
                                        QCoreApplication::translate("Studio", "write a picture of the window and end"),
                                        QStringLiteral("PNG"));
    const QCommandLineOption workspace(QStringLiteral("workspace"),
                                       QCoreApplication::translate("Studio", "1 Build, 2 Reason, 3 Curate"),
                                       QStringLiteral("N"));
    const QCommandLineOption theme(QStringLiteral("theme"), QStringLiteral("automatic, light, dark, contrast"),
                                   QStringLiteral("T"));
    const QCommandLineOption size(QStringLiteral("size"), QCoreApplication::translate("Studio", "of the window"),
                                  QStringLiteral("WxH"));
    const QCommandLineOption step(QStringLiteral("step"),
                                  QCoreApplication::translate("Studio", "of the path, to be selected"),
                                  QStringLiteral("N"));
    const QCommandLineOption rule(QStringLiteral("rule"),
                                  QCoreApplication::translate("Studio", "whose page is shown beside the figure"),
                                  QStringLiteral("NAME"));
    const QCommandLineOption rules(QStringLiteral("rules"),
                                   QCoreApplication::translate("Studio", "the rule profile: a name, or a file"),
                                   QStringLiteral("PROFILE"));
    parser.addOptions({guided, screenshot, workspace, theme, size, step, rule, rules});
    parser.process(*QCoreApplication::instance());
    Parsed parsed;
    Wish& wish = parsed.wish;
    if (parser.positionalArguments().size() > 1)
        parsed.error = QCoreApplication::translate("Studio", "one FILE at most");
    wish.file = parser.positionalArguments().value(0);
    wish.guided = parser.isSet(guided);
    wish.screenshot = parser.value(screenshot);
    wish.theme = parser.value(theme);
    wish.rules = parser.value(rules);
    const auto number = [&](const QCommandLineOption& option, int most) -> std::optional<int> {
        if (!parser.isSet(option)) return std::nullopt;
        bool good = false;
        const int value = parser.value(option).toInt(&good);
        if (good && value >= 1 && value <= most) return value;
        parsed.error = QCoreApplication::translate("Studio", "--%1 takes a number from 1 to %2")
                           .arg(option.names().front())
                           .arg(most);
        return std::nullopt;
    };
    wish.workspace = number(workspace, workspace_count);
    wish.step = number(step, 9999);
    wish.rule = proof::rule_by_name(parser.value(rule).toStdString());
    if (parser.isSet(rule) && !wish.rule)
        parsed.error = QCoreApplication::translate("Studio", "there is no rule called %1").arg(parser.value(rule));
    if (parser.isSet(size)) {
        const QStringList parts = parser.value(size).split('x');
        wish.size = QSize(parts.value(0).toInt(), parts.value(1).toInt());
        if (parts.size() != 2 || wish.size->isEmpty())
            parsed.error = QCoreApplication::translate("Studio", "--size is WIDTHxHEIGHT");
    }
    return parsed;
}

QString data_folder() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    QDir().mkpath(folder);
    return folder;
}

void install_translators(QCoreApplication& app) {
    register_translations();
    // The plural forms of the source language, for every language that has no texts of its own.
    auto* english = new QTranslator(&app);
    if (english->load(QStringLiteral(":/i18n/porism_en.qm"))) QCoreApplication::installTranslator(english);
    auto* ours = new QTranslator(&app);
    if (ours->load(QLocale(), QStringLiteral("porism"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(ours);
    auto* qt = new QTranslator(&app);
    if (qt->load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
}

void arrange(MainWindow& window, const Wish& wish) {
    if (wish.size) window.resize(*wish.size);
    if (wish.workspace) window.set_workspace(static_cast<Workspace>(*wish.workspace - 1));
    if (wish.guided) window.start_guide();
}

// For the documentation: no settings are read or left behind, and the library is the one of the folder.
int take_picture(Session& session, MainWindow& window, const Wish& wish) {
    Screenshot screenshot(session, window, wish.screenshot, wish.step);
    QObject::connect(&screenshot, &Screenshot::done, &window,
                     [](bool written) { QCoreApplication::exit(written ? 0 : usage_error); });
    return QApplication::exec();
}

/// Whether the arguments ask for words alone, which need no display.
bool asks_for_words(std::span<char* const> arguments) {
    constexpr std::array<std::string_view, 5> words = {"-h", "--help", "--help-all", "-v", "--version"};
    const auto end = std::ranges::find(arguments, std::string_view("--"));
    return std::find_first_of(arguments.begin(), end, words.begin(), words.end()) != end;
}

void name_application(QCoreApplication& app) {
    QCoreApplication::setOrganizationName(QStringLiteral("porism"));
    QCoreApplication::setApplicationName(QStringLiteral("porism"));
    QCoreApplication::setApplicationVersion(QStringLiteral(PORISM_VERSION));
    install_translators(app);
}

/// While it lives, an end for want of a display is one line and a status instead of an abort.
class Starting {
public:
    Starting() : previous_(qInstallMessageHandler(&Starting::take)) { kept_.clear(); }
    ~Starting() {
        qInstallMessageHandler(previous_);
        for (const auto& [type, text] : kept_) qt_message_output(type, {}, text);
    }
    Starting(const Starting&) = delete;
    Starting& operator=(const Starting&) = delete;

private:
    static void take(QtMsgType type, const QMessageLogContext&, const QString& text) {
        kept_.emplace_back(type, text);
        if (type != QtFatalMsg) return;
        const QString mend = QCoreApplication::translate(
            "Studio", "set DISPLAY or WAYLAND_DISPLAY, or QT_QPA_PLATFORM=offscreen to write a picture");
        const QString cause = kept_.front().second.section(QLatin1Char('\n'), 0, 0).trimmed();
        std::fprintf(stderr, "porism-studio: error: %s (%s); %s\n",
                     qPrintable(QCoreApplication::translate("Studio", "no window can be shown")), qPrintable(cause),
                     qPrintable(mend));
        std::_Exit(usage_error);
    }

    static inline std::vector<std::pair<QtMsgType, QString>> kept_;
    QtMessageHandler previous_;
};

std::unique_ptr<QApplication> started(int& argc, char** argv) {
    const Starting starting;
    return std::make_unique<QApplication>(argc, argv);
}

int tell(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    name_application(app);
    QCommandLineParser parser;
    parse(parser); // says it and ends
    return 0;
}

} // namespace

int run_studio(int argc, char** argv) {
    if (asks_for_words(std::span(argv, static_cast<std::size_t>(argc)))) return tell(argc, argv);
    const auto running = started(argc, argv);
    QApplication& app = *running;
    name_application(app);
    QGuiApplication::setApplicationDisplayName(QString());
    QGuiApplication::setDesktopFileName(QStringLiteral("porism-studio"));
    QCommandLineParser parser;
    const auto [wish, error] = parse(parser);
    if (!error.isEmpty()) {
        QTextStream(stderr) << "porism-studio: error: " << error << '\n';
        return usage_error;
    }
    const bool picture = !wish.screenshot.isEmpty();
    if (picture) QCoreApplication::setApplicationName(QStringLiteral("porism-screenshot"));
    if (picture) QSettings().clear();
    const QString chosen = wish.theme.isEmpty() ? QSettings().value(QStringLiteral("theme")).toString() : wish.theme;
    apply_theme(app, theme_by_name(chosen));

    const QString recovery = data_folder() + QStringLiteral("/recovery");
    const std::vector<Recovered> left = picture ? std::vector<Recovered>{} : find_recovered(recovery);
    Session session(Session::Options{picture ? QString() : recovery});
    MainWindow window(session);
    const QString library = data_folder() + QStringLiteral("/library.porism");
    window.open_library(picture ? library : QSettings().value(QStringLiteral("library"), library).toString());
    arrange(window, wish);
    if (wish.rule) session.show_rule(*wish.rule);
    if (!wish.rules.isEmpty())
        if (const Status set = window.set_rules(wish.rules); !set) {
            const Error& wrong = set.error();
            QTextStream(stderr) << (wrong.place ? "" : "porism-studio: ") << to_string(wrong).c_str() << '\n';
            return usage_error;
        }
    window.show();
    QString told;
    const bool opened = wish.file.isEmpty() || window.open_file(wish.file, &told);
    window.offer(left);
    if (!picture) return QApplication::exec();
    if (!opened) QTextStream(stderr) << "porism-studio: error: " << told << '\n';
    return opened ? take_picture(session, window, wish) : usage_error;
}

} // namespace porism::ui
