#include "ui/canvas/tools/words.h"

#include "facts/truth.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <QtCore/QCoreApplication>
#include <optional>
#include <span>

namespace porism::ui {

namespace {

/// Whether two lines of one direction are one, each given by two points.
bool same_line(const std::vector<PointId>& points, const Session& session) {
    const auto meet = facts::make(facts::Predicate::coll, std::span(points).first(3));
    return !meet || facts::seen(*meet, session.picture().points);
}

/// A point that stands twice where the points must differ; segments and lines may have one in common.
std::optional<PointId> repeated(facts::Predicate need, const std::vector<PointId>& points) {
    if (need == facts::Predicate::npara) return std::nullopt;
    const bool pairs = need == facts::Predicate::cong || need == facts::Predicate::perp;
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t j = pairs ? i - i % 2 : 0; j < i; ++j)
            if (points[i] == points[j]) return points[i];
    return std::nullopt;
}

} // namespace

QString click_words(const std::string& prompt) {
    return QCoreApplication::translate("Tools", "Click %1").arg(catalogue_words(prompt));
}

QString type_words(const std::string& prompt) {
    return QCoreApplication::translate("Tools", "Type %1").arg(catalogue_words(prompt));
}

QString number_examples(facts::ConstantKind measure) {
    return measure == facts::ConstantKind::turns_of_pi ? QCoreApplication::translate("Tools", "60, 60o or 7pi/12")
                                                       : QCoreApplication::translate("Tools", "2, 1/2 or 0.75");
}

Result<numbers::Scalar> read_number(const QString& text, facts::ConstantKind measure) {
    const bool angle = measure == facts::ConstantKind::turns_of_pi;
    auto number = numbers::Scalar::parse(text.trimmed().toStdString());
    if (!number) return number;
    if (angle && !numbers::as_angle(*number))
        return fail("slot", QCoreApplication::translate("Tools", "%1 is no angle: give degrees, or a part of pi")
                                .arg(text.trimmed())
                                .toStdString());
    const auto value = numbers::as_rational(*number);
    if (!angle && (!value || *value <= 0))
        return fail("slot",
                    QCoreApplication::translate("Tools", "%1 cannot be taken: give a fraction or a decimal above 0")
                        .arg(text.trimmed())
                        .toStdString());
    return number;
}

QString need_words(facts::Predicate need, const std::vector<PointId>& points, const Session& session) {
    const scene::Scene& scene = session.scene();
    const auto name = [&](std::size_t i) { return point_name(scene, points[i]); };
    if (const auto twice = repeated(need, points))
        return QCoreApplication::translate("Tools", "%1 is taken already: choose another point")
            .arg(point_name(scene, *twice));
    if (points.size() < facts::row(need).arity)
        return QCoreApplication::translate("Tools", "These points do not fit: choose another point");
    switch (need) {
    case facts::Predicate::ncoll:
        return QCoreApplication::translate("Tools", "%1, %2 and %3 lie on one line: choose a point off the line")
            .arg(name(0), name(1), name(2));
    case facts::Predicate::npara:
        if (same_line(points, session))
            return QCoreApplication::translate("Tools", "%1%2 and %3%4 are the same line: choose another line")
                .arg(name(0), name(1), name(2), name(3));
        return QCoreApplication::translate("Tools", "%1%2 and %3%4 are parallel and do not meet: choose another line")
            .arg(name(0), name(1), name(2), name(3));
    case facts::Predicate::cong:
        return QCoreApplication::translate("Tools", "%1%2 and %3%4 must be equal: construct them so, then choose them")
            .arg(name(0), name(1), name(2), name(3));
    case facts::Predicate::perp:
        return QCoreApplication::translate("Tools",
                                           "%1%2 and %3%4 must be perpendicular: construct them so, then choose them")
            .arg(name(0), name(1), name(2), name(3));
    default:
        return QCoreApplication::translate("Tools", "These points do not fit: choose another point");
    }
}

} // namespace porism::ui
