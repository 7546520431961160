// The widgets without domain: notices, empty states, segments, chips, wrapping, themes.
#include "ui/widgets/chip.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/fold_heading.h"
#include "ui/widgets/glyphs.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/theme.h"

#include <QtTest/QtTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>
#include <cmath>

using namespace porism::ui;

namespace {

QPushButton* button_of(const QWidget& widget, const QString& text) {
    for (auto* button : widget.findChildren<QPushButton*>())
        if (button->text() == text && button->isVisible()) return button;
    return nullptr;
}

double luminance(const QColor& colour) {
    const auto part = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

/// As WCAG 2 defines it, from 1 to 21.
double contrast(const QColor& a, const QColor& b) {
    const double high = std::max(luminance(a), luminance(b)), low = std::min(luminance(a), luminance(b));
    return (high + 0.05) / (low + 0.05);
}

QPushButton* push_button(const char* look) {
    auto* button = new QPushButton(QStringLiteral("Apply"));
    button->setProperty("look", look);
    return button;
}

/// Pixels in which two pictures of a widget differ so that nobody misses it.
int clearly_different(const QImage& one, const QImage& other) {
    constexpr double clear = 3;
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            count += contrast(one.pixelColor(x, y), other.pixelColor(x, y)) >= clear ? 1 : 0;
    return count;
}

} // namespace

class WidgetsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void letters_that_no_font_has_are_known() {
        QVERIFY(has_glyphs(QFont(), QStringLiteral("Steps: AB = CD")));
        QVERIFY(has_glyphs(QFont(), QString()));
        const QString unassigned{QChar(0x0378)};
        QVERIFY(!has_glyphs(QFont(), unassigned));
        QVERIFY(!has_glyphs(QFont(), QStringLiteral("Steps ") + unassigned));
    }

    void a_button_of_a_notice_hides_it_then_acts() {
        Notice notice;
        bool hidden_first = false;
        notice.tell(QStringLiteral("Removed."), {{QStringLiteral("Undo"), [&] { hidden_first = notice.isHidden(); }}});
        QVERIFY(notice.isVisible());
        QCOMPARE(notice.text(), QStringLiteral("Removed."));
        QTest::mouseClick(button_of(notice, QStringLiteral("Undo")), Qt::LeftButton);
        QVERIFY(hidden_first);
    }

    void a_new_notice_takes_the_place_of_the_old_one() {
        Notice notice;
        notice.tell(QStringLiteral("one"), {{QStringLiteral("A"), [] {}}}, 1);
        notice.tell(QStringLiteral("two"), {{QStringLiteral("B"), [] {}}});
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!button_of(notice, QStringLiteral("A")));
        QTRY_VERIFY(button_of(notice, QStringLiteral("B")));
        QCOMPARE(notice.text(), QStringLiteral("two"));
        QTest::qWait(1200);
        QVERIFY2(notice.isVisible(), "the first one's time is not the second one's");
    }

    /// Beside the text where there is room, else below it; so a narrow window stays narrow, and nothing is cut off.
    void the_buttons_of_a_notice_find_room() {
        QWidget place;
        auto* column = new QVBoxLayout(&place);
        auto* notice = new Notice;
        column->addWidget(notice);
        column->addStretch(1);
        notice->tell(QStringLiteral("Porism ended unexpectedly. It can bring back an unsaved figure of 29 Nov 2026."),
                     {{QStringLiteral("Keep"), [] {}, true},
                      {QStringLiteral("Compare"), [] {}},
                      {QStringLiteral("Discard"), [] {}}});
        place.resize(900, 300);
        place.show();
        const auto* keep = button_of(*notice, QStringLiteral("Keep"));
        const auto* text = notice->findChild<QLabel*>();
        const auto corner = [&](const QWidget* widget) { return widget->mapTo(notice, QPoint(0, 0)); };
        QVERIFY(corner(keep).x() > corner(text).x() + text->width() / 2);
        QVERIFY(place.minimumSizeHint().width() < 420);
        place.resize(400, 300);
        QCoreApplication::processEvents();
        QVERIFY(corner(keep).y() >= corner(text).y() + text->height());
        QVERIFY(text->height() >= text->heightForWidth(text->width()));
        QVERIFY(notice->rect().contains(QRect(corner(keep), keep->size())));
        place.resize(900, 300);
        QCoreApplication::processEvents();
        QVERIFY(corner(keep).y() < corner(text).y() + text->height());
    }

    void a_notice_with_a_time_goes_by_itself() {
        Notice notice;
        notice.tell(QStringLiteral("Kept."), {}, 1);
        QVERIFY(notice.isVisible());
        QTRY_VERIFY(notice.isHidden());
    }

    void an_empty_state_offers_one_thing() {
        EmptyState state(QStringLiteral("search"), QStringLiteral("No problem fits"), QStringLiteral("None has it."),
                         QStringLiteral("Show all"));
        state.resize(320, 320);
        state.show();
        QSignalSpy triggered(&state, &EmptyState::triggered);
        QTest::mouseClick(button_of(state, QStringLiteral("Show all")), Qt::LeftButton);
        QCOMPARE(triggered.count(), 1);
        const auto shows = [&](const QString& text) {
            return std::ranges::any_of(state.findChildren<QLabel*>(),
                                       [&](const QLabel* label) { return label->text() == text; });
        };
        QVERIFY(shows(QStringLiteral("No problem fits")) && shows(QStringLiteral("None has it.")));
        state.set_text(QStringLiteral("Another."));
        QVERIFY(shows(QStringLiteral("Another.")) && !shows(QStringLiteral("None has it.")));
    }

    void exactly_one_segment_is_down() {
        Segments segments;
        for (const char* name : {"Build", "Reason", "Library"})
            segments.add(QStringLiteral("compass"), QString::fromLatin1(name), {});
        segments.show();
        QSignalSpy chosen(&segments, &Segments::chosen);
        segments.set_current(2);
        QCOMPARE(segments.current(), 2);
        QVERIFY2(chosen.empty(), "only by the user");
        QTest::mouseClick(segments.findChildren<QAbstractButton*>().at(1), Qt::LeftButton);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toInt(), 1);
        QCOMPARE(segments.current(), 1);
    }

    void a_chip_is_as_wide_as_its_words() {
        Chip chip;
        chip.set(Chip::Mark::check, QStringLiteral("Accepted"), colours().ok);
        const int narrow = chip.sizeHint().width();
        chip.set(Chip::Mark::dots, QStringLiteral("Checking, 1 204 statements so far"), colours().muted, false, 0.5);
        QVERIFY(chip.sizeHint().width() > narrow);
        QVERIFY(chip.text().contains(QStringLiteral("1 204")));
        QVERIFY(!chip.grab().isNull());
    }

    void a_flow_wraps_like_words() {
        QWidget box;
        auto* flow = new FlowLayout(4, &box);
        for (int i = 0; i < 6; ++i) {
            auto* item = new QWidget;
            item->setFixedSize(40, 20);
            flow->addWidget(item);
        }
        QCOMPARE(flow->count(), 6);
        const int one_row = flow->heightForWidth(400);
        QCOMPARE(flow->heightForWidth(140), 2 * one_row + 4);
        box.resize(140, 100);
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&box));
        QVERIFY(flow->itemAt(3)->geometry().top() > flow->itemAt(2)->geometry().bottom());
        QCOMPARE(flow->itemAt(3)->geometry().left(), flow->itemAt(0)->geometry().left());
    }

    void icons_follow_the_theme() {
        auto& app = *qobject_cast<QApplication*>(QCoreApplication::instance());
        const auto picture = [] { return icon(QStringLiteral("move")).pixmap(QSize(32, 32), 1.0).toImage(); };
        apply_theme(app, ThemeName::light);
        const QImage light = picture();
        apply_theme(app, ThemeName::dark);
        QVERIFY(picture() != light);
        QVERIFY(has_icon(QStringLiteral("move")) && !has_icon(QStringLiteral("no such picture")));
        apply_theme(app, ThemeName::light);
        QCOMPARE(picture(), light);
    }

    void words_can_be_read_in_every_theme() {
        auto& app = *qobject_cast<QApplication*>(QCoreApplication::instance());
        for (const ThemeName name : {ThemeName::light, ThemeName::dark, ThemeName::contrast}) {
            apply_theme(app, name);
            const Colours& c = colours();
            QVERIFY2(contrast(c.ink, c.surface) >= 7, qPrintable(to_string(name)));
            QVERIFY2(contrast(c.muted, c.surface) >= 4.5, qPrintable(to_string(name)));
            QVERIFY2(contrast(c.error, c.surface) >= 4.5, qPrintable(to_string(name)));
            QVERIFY2(contrast(c.on_accent, c.accent) >= 4.5, qPrintable(to_string(name)));
            QCOMPARE(theme_by_name(to_string(name)), name);
        }
        QCOMPARE(theme_by_name(QStringLiteral("mauve")), ThemeName::automatic);
        apply_theme(app, ThemeName::light);
    }

    void where_the_keyboard_is_is_seen_in_every_theme() {
        auto& app = *qobject_cast<QApplication*>(QCoreApplication::instance());
        for (const ThemeName name : {ThemeName::light, ThemeName::dark, ThemeName::contrast}) {
            apply_theme(app, name);
            auto* tool = new QToolButton;
            tool->setText(QStringLiteral("Guide"));
            auto* tabs = new QTabBar;
            for (const char* text : {"Mends", "Givens"}) tabs->addTab(QString::fromLatin1(text));
            const QList<QWidget*> all{push_button(""),
                                      push_button("primary"),
                                      push_button("quiet"),
                                      tool,
                                      tabs,
                                      new QCheckBox(QStringLiteral("Hide what passed")),
                                      new FoldHeading(QStringLiteral("Points"), 3)};
            QWidget window;
            auto* column = new QVBoxLayout(&window);
            for (QWidget* each : all) column->addWidget(each, 0, Qt::AlignLeft);
            window.show();
            window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&window));
            for (QWidget* each : all) {
                each->setFocus(Qt::TabFocusReason);
                QTRY_VERIFY(each->hasFocus());
                const QImage with = window.grab(each->geometry()).toImage();
                each->clearFocus();
                const int seen = clearly_different(with, window.grab(each->geometry()).toImage());
                const QString which = to_string(name) + ' ' + each->metaObject()->className() + ' ' +
                                      each->property("look").toString() + ' ' + QString::number(seen);
                QVERIFY2(seen >= each->sizeHint().height() * 2, qPrintable(which));
            }
        }
        apply_theme(app, ThemeName::light);
    }

    void a_long_line_gives_way_in_the_middle() {
        ElidedLabel label;
        const QString words = QStringLiteral("in the figure with ABC clockwise and D on the other side of AB from C");
        label.set_words(words);
        QVERIFY(label.minimumSizeHint().width() < label.sizeHint().width() / 4);
        label.resize(label.sizeHint());
        label.show();
        QCOMPARE(label.text(), words);
        QVERIFY(label.toolTip().isEmpty());
        label.resize(label.sizeHint().width() / 2, label.height());
        QVERIFY(label.text().startsWith(words.left(8)) && label.text().endsWith(words.right(8)));
        QCOMPARE(label.toolTip(), words);
    }

    void colours_are_mixed() {
        QCOMPARE(mix(Qt::black, Qt::white, 0), QColor(Qt::black));
        QCOMPARE(mix(Qt::black, Qt::white, 1), QColor(Qt::white));
        QVERIFY(std::abs(mix(Qt::black, Qt::white, 0.5).red() - 128) <= 1);
    }
};

QTEST_MAIN(WidgetsTest)
#include "widgets_test.moc"
