#include "ui/graph/cone.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QFontMetricsF>
#include <cstdlib>
#include <set>

namespace porism::ui {
namespace {

constexpr double side = 14, sign_width = 18, badge_gap = 6, badge_side = 6;
constexpr qsizetype one_line = 24; ///< letters of a theorem's name

/// Shown premises of a step, those behind hidden ones included; the flag says whether a hidden one lies between.
struct Source {
    std::size_t step;
    bool bridge;
};

std::vector<Source> sources(const proof::Path& path, const Fold& fold, std::size_t step) {
    std::set<std::size_t> direct, behind, seen;
    std::vector<std::size_t> hidden;
    const auto look = [&](std::size_t at, std::set<std::size_t>& into) {
        for (const std::size_t premise : path.steps[at].premises) {
            if (fold.shown[premise])
                into.insert(premise);
            else if (seen.insert(premise).second)
                hidden.push_back(premise);
        }
    };
    look(step, direct);
    while (!hidden.empty()) {
        const std::size_t at = hidden.back();
        hidden.pop_back();
        look(at, behind);
    }
    std::vector<Source> result;
    for (const std::size_t premise : direct) result.push_back({premise, false});
    for (const std::size_t premise : behind)
        if (!direct.contains(premise)) result.push_back({premise, true});
    return result;
}

QString tip_of(const QString& sentence, std::size_t folded) {
    if (folded == 0) return sentence;
    const auto count = static_cast<int>(folded);
    return sentence + '\n' + QCoreApplication::translate("Graph", "%n step(s) folded behind it", "", count);
}

} // namespace

Cone cone_of(const proof::Path& path, const Fold& fold, const About& about) {
    Cone cone;
    const QStringList lines = sentences(path, about), said = claims(path, about);
    std::vector<std::size_t> node_of(path.steps.size(), 0);
    const auto join = [&](std::size_t from, std::size_t to, bool bridge) {
        cone.edges.push_back({from, to});
        cone.bridges.push_back(bridge);
    };
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
        if (!fold.shown[i]) continue;
        const proof::Step& step = path.steps[i];
        const QString& line = lines[static_cast<qsizetype>(i)];
        const bool box = node_count(step) > 1;
        if (box) cone.nodes.push_back({ConeShape::rule, i, reason(path, i, about), line, false, false, 0});
        node_of[i] = cone.nodes.size();
        const bool given = step.reason == proof::Reason::given;
        cone.nodes.push_back({ConeShape::statement, i, said[static_cast<qsizetype>(i)], tip_of(line, fold.behind[i]),
                              given, i + 1 == path.steps.size(), fold.behind[i]});
        const std::size_t into = box ? node_of[i] - 1 : node_of[i];
        for (const Source& source : sources(path, fold, i)) join(node_of[source.step], into, source.bridge);
        if (box) join(into, node_of[i], false);
    }
    return cone;
}

QString text_in_box(const ConeNode& node) {
    if (node.shape == ConeShape::statement || node.text.size() <= one_line) return node.text;
    const qsizetype middle = node.text.size() / 2;
    qsizetype blank = -1;
    for (qsizetype i = 0; i < node.text.size(); ++i)
        if (node.text[i].isSpace() && (blank < 0 || std::abs(i - middle) < std::abs(blank - middle))) blank = i;
    return blank < 0 ? node.text : node.text.left(blank) + '\n' + node.text.mid(blank + 1);
}

BoxRoom room_in(const ConeNode& node, const QFont& font) {
    BoxRoom room;
    if (node.given || node.goal) room.sign = sign_width;
    if (node.folded > 0)
        room.badge =
            badge_gap + 2 * badge_side + QFontMetricsF(font).horizontalAdvance(QStringLiteral("+%1").arg(node.folded));
    return room;
}

std::vector<LayoutNode> box_sizes(const Cone& cone, const QFont& font) {
    const QFontMetricsF metrics(font);
    std::vector<LayoutNode> sizes;
    for (const ConeNode& node : cone.nodes) {
        const bool statement = node.shape == ConeShape::statement;
        const BoxRoom room = room_in(node, font);
        const QSizeF text = metrics.size(0, text_in_box(node));
        sizes.push_back(
            {text.width() + room.sign + room.badge + 2 * (statement ? side : 9), text.height() + (statement ? 14 : 8)});
    }
    return sizes;
}

} // namespace porism::ui
