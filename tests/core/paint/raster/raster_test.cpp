// The same list through Qt: PNG files without a display.
#include "core/paint/gallery.h"

#include "paint/raster/raster.h"

#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <gtest/gtest.h>

namespace porism::paint {
namespace {

QImage image_of(const std::string& png) {
    QImage image;
    image.loadFromData(reinterpret_cast<const uchar*>(png.data()), static_cast<int>(png.size()), "PNG");
    return image;
}

/// Part of the pixels that are not the background.
double inked(const QImage& image, QRgb background) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) != background) ++count;
    return static_cast<double>(count) / (image.width() * image.height());
}

TEST(Png, HasTheSizeOfTheListTimesTheRatio) {
    const Hung hung = hang(gallery[0]);
    const DisplayList list = picture_of(hung.scene, hung.diagram, 300, hung.options, qt_metrics());
    const auto png = to_png(list, 2);
    ASSERT_TRUE(png);
    const QImage image = image_of(*png);
    EXPECT_EQ(image.width(), 600);
    EXPECT_EQ(image.height(), static_cast<int>(std::ceil(2 * list.height)));
}

TEST(Png, ShowsTheFigureOnItsGround) {
    for (const Ground ground : {Ground::light, Ground::dark}) {
        Hung hung = hang(gallery[0]);
        hung.options.ground = ground;
        const auto png = to_png(picture_of(hung.scene, hung.diagram, 300, hung.options, qt_metrics()));
        ASSERT_TRUE(png);
        const QImage image = image_of(*png);
        const Colour c = palette(ground).background;
        EXPECT_EQ(image.pixel(0, 0), qRgb(c.red, c.green, c.blue));
        const double part = inked(image, image.pixel(0, 0));
        EXPECT_GT(part, 0.02);
        EXPECT_LT(part, 0.3);
    }
}

TEST(Png, LettersAreDrawn) {
    Text text{{20, 60}, 60, label_runs("m1"), {0, 0, 0, 255}, {255, 255, 255, 255}, {}};
    DisplayList list{120, 90, {255, 255, 255, 255}, {text}};
    const auto with = to_png(list);
    list.items.clear();
    const auto without = to_png(list);
    ASSERT_TRUE(with && without);
    EXPECT_GT(inked(image_of(*with), qRgb(255, 255, 255)), 0.05);
    EXPECT_EQ(inked(image_of(*without), qRgb(255, 255, 255)), 0);
}

TEST(Png, RefusesSizesBeyondReason) {
    EXPECT_EQ(to_png(DisplayList{1000, 1000, {}, {}}, 100).error().code, "picture_too_large");
    EXPECT_EQ(to_png(DisplayList{0, 0, {}, {}}).error().code, "picture_too_large");
}

TEST(Draw, LeavesThePainterAsItWas) {
    ensure_fonts();
    const Hung hung = hang(gallery[0]);
    const DisplayList list = picture_of(hung.scene, hung.diagram, 300, hung.options, qt_metrics());
    QImage image(300, 300, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setPen(Qt::green);
    painter.translate(7, 8);
    const QTransform before = painter.transform();
    draw(painter, list);
    EXPECT_EQ(painter.pen().color(), QColor(Qt::green));
    EXPECT_EQ(painter.transform(), before);
}

TEST(Pdf, IsAPageAsLargeAsTheListAndTheSameEachTime) {
    const Hung hung = hang(gallery[0]);
    const DisplayList list = picture_of(hung.scene, hung.diagram, 400, hung.options, qt_metrics());
    const auto pdf = to_pdf(list), again = to_pdf(list);
    ASSERT_TRUE(pdf && again) << to_string(pdf.error());
    EXPECT_TRUE(pdf->starts_with("%PDF-"));
    EXPECT_NE(pdf->find("%%EOF"), std::string::npos);
    EXPECT_NE(pdf->find("/MediaBox [0 0 300"), std::string::npos) << "three quarters of a point a pixel";
    EXPECT_EQ(*pdf, *again) << "no date";
    EXPECT_FALSE(to_pdf(list, 100));
}

TEST(QtMetrics, AreNearTheBuiltInOnes) {
    ensure_fonts();
    for (const char* letter : {"A", "B", "M", "O", "I", "W"})
        for (const auto face : {Run::Face::italic, Run::Face::upright})
            EXPECT_NEAR(qt_metrics().advance(letter, 17, face), built_in_metrics().advance(letter, 17, face), 4)
                << letter;
    EXPECT_NEAR(qt_metrics().cap_height(), built_in_metrics().cap_height(), 0.12);
}

} // namespace

} // namespace porism::paint

int main(int argc, char** argv) {
    porism::paint::ensure_fonts();
    ::testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
