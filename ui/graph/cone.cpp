#include "ui/graph/cone.h"

#include "ui/graph/classes.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QFontMetricsF>
#include <cstdlib>
#include <iterator>
#include <map>
#include <set>
#include <utility>

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

/// "B, E, H and K lie on one line"
QString class_text(const proof::Path& path, const std::vector<std::size_t>& steps, const About& about) {
    std::set<PointId> points;
    for (const std::size_t step : steps) {
        const auto said = path.steps[step].conclusion.points();
        points.insert(said.begin(), said.end());
    }
    const PointId last = *points.rbegin();
    const QString others = point_names(about.scene, std::vector<PointId>(points.begin(), std::prev(points.end())));
    const bool line = path.steps[steps.front()].conclusion.predicate() == facts::Predicate::coll;
    const QString text = line ? QCoreApplication::translate("Graph", "%1 and %2 lie on one line")
                              : QCoreApplication::translate("Graph", "%1 and %2 lie on one circle");
    return text.arg(others, point_name(about.scene, last));
}

/// Builds the cone step by step.
class ConeBuilder {
public:
    ConeBuilder(const proof::Path& path, const Fold& fold, const About& about)
        : path_(path), fold_(fold), about_(about), lines_(sentences(path, about)), said_(claims(path, about)),
          shared_(shared_nodes(path, fold)), node_of_(path.steps.size(), 0) {}

    Cone made() {
        for (std::size_t i = 0; i < path_.steps.size(); ++i)
            if (fold_.shown[i]) add(i);
        for (ConeNode& node : cone_.nodes)
            if (!node.also.empty()) tell_class(node);
        return std::move(cone_);
    }

private:
    void add(std::size_t step) {
        const bool box = node_count(path_.steps[step]) > 1;
        const std::size_t theorem = cone_.nodes.size();
        if (box)
            cone_.nodes.push_back({ConeShape::rule, step, reason(path_, step, about_), line(step), false, false, 0});
        add_statement(step);
        const std::size_t into = box ? theorem : node_of_[step];
        for (const Source& source : sources(path_, fold_, step)) join(node_of_[source.step], into, source.bridge);
        if (box) join(theorem, node_of_[step], false);
    }

    void add_statement(std::size_t step) {
        const bool given = path_.steps[step].reason == proof::Reason::given;
        if (shared_[step] != step) {
            node_of_[step] = node_of_[shared_[step]];
            ConeNode& node = cone_.nodes[node_of_[step]];
            node.also.push_back(step);
            node.given = node.given && given;
            return;
        }
        node_of_[step] = cone_.nodes.size();
        const std::size_t behind = fold_.behind[step];
        cone_.nodes.push_back({ConeShape::statement, step, said_[static_cast<qsizetype>(step)],
                               tip_of(line(step), behind), given, step + 1 == path_.steps.size(), behind});
    }

    void join(std::size_t from, std::size_t to, bool bridge) {
        if (from == to) return;
        const auto [known, fresh] = edge_of_.try_emplace({from, to}, cone_.edges.size());
        if (fresh) {
            cone_.edges.push_back({from, to});
            cone_.bridges.push_back(bridge);
        } else if (!bridge) {
            cone_.bridges[known->second] = false;
        }
    }

    void tell_class(ConeNode& node) const {
        std::vector<std::size_t> steps{node.step};
        steps.insert(steps.end(), node.also.begin(), node.also.end());
        node.text = class_text(path_, steps, about_);
        QStringList tips{node.text + '.'};
        for (const std::size_t step : steps) tips += line(step);
        node.folded = folded_behind(path_, fold_.shown, steps);
        node.tip = tip_of(tips.join('\n'), node.folded);
    }

    const QString& line(std::size_t step) const { return lines_[static_cast<qsizetype>(step)]; }

    const proof::Path& path_;
    const Fold& fold_;
    const About& about_;
    QStringList lines_, said_;
    std::vector<std::size_t> shared_;  ///< by step
    std::vector<std::size_t> node_of_; ///< by step
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> edge_of_;
    Cone cone_;
};

} // namespace

Cone cone_of(const proof::Path& path, const Fold& fold, const About& about) {
    return ConeBuilder(path, fold, about).made();
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
