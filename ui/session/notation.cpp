// Short notation for lists and nodes: a table over the predicates.
#include "ui/session/wording.h"

#include <QtCore/QCoreApplication>
#include <algorithm>
#include <array>

namespace porism::ui {

namespace {

using facts::Predicate;

struct NotationRow {
    Predicate predicate;
    const char* text; ///< points by number in braces, # for the constant
};

constexpr std::array rows{
    NotationRow{Predicate::coll, QT_TRANSLATE_NOOP("Notation", "{0}, {1}, {2} on one line")},
    NotationRow{Predicate::para, "{0}{1} ∥ {2}{3}"},
    NotationRow{Predicate::perp, "{0}{1} ⊥ {2}{3}"},
    NotationRow{Predicate::cong, "{0}{1} = {2}{3}"},
    NotationRow{Predicate::eqratio, "{0}{1} : {2}{3} = {4}{5} : {6}{7}"},
    NotationRow{Predicate::cyclic, QT_TRANSLATE_NOOP("Notation", "{0}, {1}, {2}, {3} on one circle")},
    NotationRow{Predicate::circle, QT_TRANSLATE_NOOP("Notation", "{0} centre of ({1}{2}{3})")},
    NotationRow{Predicate::midp, QT_TRANSLATE_NOOP("Notation", "{0} midpoint of {1}{2}")},
    NotationRow{Predicate::simtri, "△{0}{1}{2} ∼ △{3}{4}{5}"},
    NotationRow{Predicate::simtrir, "△{0}{1}{2} ∼ △{3}{4}{5}"},
    NotationRow{Predicate::contri, "△{0}{1}{2} ≅ △{3}{4}{5}"},
    NotationRow{Predicate::contrir, "△{0}{1}{2} ≅ △{3}{4}{5}"},
    NotationRow{Predicate::aconst, "∠({0}{1}, {2}{3}) = #"},
    NotationRow{Predicate::rconst, "{0}{1} : {2}{3} = #"},
    NotationRow{Predicate::lconst, "{0}{1} = #"},
    NotationRow{Predicate::diff, "{0} ≠ {1}"},
    NotationRow{Predicate::ncoll, QT_TRANSLATE_NOOP("Notation", "{0}, {1}, {2} not on one line")},
    NotationRow{Predicate::npara, "{0}{1} ∦ {2}{3}"},
    NotationRow{Predicate::nperp, QT_TRANSLATE_NOOP("Notation", "{0}{1} not ⊥ {2}{3}")},
    NotationRow{Predicate::ncong, "{0}{1} ≠ {2}{3}"},
    NotationRow{Predicate::ncyclic, QT_TRANSLATE_NOOP("Notation", "{0}, {1}, {2}, {3} not on one circle")},
    NotationRow{Predicate::sameclock, QT_TRANSLATE_NOOP("Notation", "{0}{1}{2} and {3}{4}{5} turn alike")},
    NotationRow{Predicate::sameside, QT_TRANSLATE_NOOP("Notation", "angles at {0} and {3} both acute or both obtuse")},
    NotationRow{Predicate::nsameside, QT_TRANSLATE_NOOP("Notation", "of the angles at {0} and {3} one is acute, one obtuse")},
    NotationRow{Predicate::acute_angle, "∠{0}{1}{2} < 90°"},
    NotationRow{Predicate::obtuse_angle, "∠{0}{1}{2} > 90°"},
    NotationRow{Predicate::same_side_of, QT_TRANSLATE_NOOP("Notation", "{0}, {1} on one side of {2}{3}")},
    NotationRow{Predicate::apart_by, QT_TRANSLATE_NOOP("Notation", "{2}{3} between {0} and {1}")},
};

QString shown(PointId point, const scene::Scene& scene) {
    return point.index() < scene.point_count() ? QString::fromStdString(scene::display_name(scene.name(point)))
                                               : QStringLiteral("?");
}

QString number_text(const numbers::Rational& value) { return QString::fromStdString(numbers::Scalar(value).text()); }

QString constant_text(const facts::Statement& statement) {
    if (!statement.constant()) return {};
    if (facts::row(statement.predicate()).constant == facts::ConstantKind::turns_of_pi)
        return number_text(*statement.constant() * 180) + QStringLiteral("°");
    return number_text(*statement.constant());
}

// The angle between two lines: by its vertex where they share a point.
QString angle_text(const facts::Statement& s, std::size_t from, const scene::Scene& scene) {
    std::array<PointId, 4> p{s[from], s[from + 1], s[from + 2], s[from + 3]};
    if (p[0] == p[2] || p[0] == p[3]) std::swap(p[0], p[1]);
    if (p[1] == p[3]) std::swap(p[2], p[3]);
    if (p[1] == p[2]) return QStringLiteral("∠%1%2%3").arg(shown(p[0], scene), shown(p[1], scene), shown(p[3], scene));
    return QStringLiteral("∠(%1%2, %3%4)")
        .arg(shown(p[0], scene), shown(p[1], scene), shown(p[2], scene), shown(p[3], scene));
}

} // namespace

QString notation(const facts::Statement& statement, const scene::Scene& scene) {
    if (statement.predicate() == Predicate::eqangle)
        return angle_text(statement, 0, scene) + QStringLiteral(" = ") + angle_text(statement, 4, scene);
    const auto row = std::ranges::find(rows, statement.predicate(), &NotationRow::predicate);
    QString text = QCoreApplication::translate("Notation", row->text);
    for (std::size_t i = 0; i < statement.points().size(); ++i)
        text.replace(QStringLiteral("{%1}").arg(i), shown(statement[i], scene));
    return text.replace('#', constant_text(statement));
}

} // namespace porism::ui
