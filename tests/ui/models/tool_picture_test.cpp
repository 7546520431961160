// The pictures of the tools: one for every row of the catalogue, made from its example.
#include "ui/models/tool_picture.h"

#include "scene/catalogue.h"
#include "ui/models/tool_parts.h"
#include "ui/widgets/theme.h"

#include <QtTest/QtTest>

using namespace porism;
using namespace porism::ui;

namespace {

QImage picture(ConstructionId row, int side = 48) {
    return example_icon(row).pixmap(QSize(side, side), 1.0).toImage();
}

int count(const QImage& image, const QColor& colour) {
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).rgb() == colour.rgb() && image.pixelColor(x, y).alpha() == 255) ++found;
    return found;
}

} // namespace

class ToolPictureTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { apply_theme(*qApp, ThemeName::light); }

    void each_is_composed_once() {
        for (std::size_t i = 0; i < scene::catalogue().size(); ++i) {
            const auto* made = tool_parts(ConstructionId(i), ToolFormat::icon).data();
            picture(ConstructionId(i));
            QCOMPARE(tool_parts(ConstructionId(i), ToolFormat::icon).data(), made);
        }
    }

    void every_tool_has_a_picture_in_which_its_own_part_stands_out() {
        for (std::size_t i = 0; i < scene::catalogue().size(); ++i) {
            const QImage image = picture(ConstructionId(i));
            QVERIFY2(count(image, colours().accent) >= 12, scene::catalogue()[i].name.c_str());
            const bool alone = scene::catalogue()[i].name == "free";
            QVERIFY2(alone || count(image, colours().ink) >= 8, scene::catalogue()[i].name.c_str());
        }
    }

    void what_has_an_icon_of_its_own_shows_it() {
        const auto foot = *scene::construction_by_name("foot");
        QVERIFY(tool_icon(foot).pixmap(QSize(48, 48), 1.0).toImage() != picture(foot));
    }

    void pictures_follow_the_theme() {
        const auto foot = *scene::construction_by_name("foot");
        const QImage light = picture(foot);
        apply_theme(*qApp, ThemeName::dark);
        const QImage dark = picture(foot);
        QVERIFY(light != dark);
        QVERIFY(count(dark, colours().accent) >= 12);
    }

    void a_card_names_the_points_of_its_picture() {
        const auto foot = *scene::construction_by_name("foot");
        std::size_t names = 0, own = 0;
        for (const ToolPart& part : tool_parts(foot, ToolFormat::card)) {
            if (!std::holds_alternative<paint::Text>(part.item)) continue;
            ++names;
            own += part.own ? 1 : 0;
        }
        QCOMPARE(names, std::size_t{4});
        QCOMPARE(own, std::size_t{1});
    }

    void a_card_says_what_the_tool_does() {
        const QString card = tool_card(*scene::construction_by_name("foot"), 1);
        QVERIFY(card.contains(QStringLiteral("Foot of a perpendicular")));
        QVERIFY(card.contains(QStringLiteral("foot x a b c")));
        QVERIFY(card.contains(QStringLiteral("X is the foot of the perpendicular from A to BC")));
        QVERIFY(card.contains(QStringLiteral("data:image/png")));
    }
};

QTEST_MAIN(ToolPictureTest)
#include "tool_picture_test.moc"
