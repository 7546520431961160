#include "ui/canvas/tools/words.h"

#include <QtCore/QCoreApplication>
#include <set>

namespace porism::ui {

QString catalogue_words(const std::string& text) {
    return QCoreApplication::translate("Catalogue", text.c_str());
}

QString click_words(const std::string& prompt) {
    return tool_words("Click %1").arg(catalogue_words(prompt));
}

QString tool_words(const char* text) {
    return QCoreApplication::translate("Tools", text);
}

QString shown_name(const scene::Scene& scene, PointId point) {
    return QString::fromStdString(scene::display_name(scene.name(point)));
}

QString need_words(facts::Predicate need, const std::vector<PointId>& points, const scene::Scene& scene) {
    const auto name = [&](std::size_t i) { return shown_name(scene, points[i]); };
    std::set<PointId> seen;
    for (const PointId p : points)
        if (!seen.insert(p).second && need != facts::Predicate::npara)
            return tool_words("%1 is taken already: choose another point").arg(shown_name(scene, p));
    switch (need) {
    case facts::Predicate::ncoll:
        return tool_words("%1, %2 and %3 lie on one line: choose a point off the line").arg(name(0), name(1), name(2));
    case facts::Predicate::npara:
        return tool_words("%1%2 and %3%4 are parallel and do not meet: choose another line")
            .arg(name(0), name(1), name(2), name(3));
    default:
        return tool_words("These points do not fit: choose another point");
    }
}

} // namespace porism::ui
