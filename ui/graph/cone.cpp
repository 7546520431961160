#include "ui/graph/cone.h"

#include "ui/session/wording.h"

#include <QtGui/QFontMetricsF>

namespace porism::ui {
namespace {

bool has_box(proof::Reason reason) {
    return reason == proof::Reason::rule || reason == proof::Reason::algebra;
}

} // namespace

Cone cone_of(const proof::Path& path, const About& about) {
    Cone cone;
    std::vector<std::size_t> node_of;
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
        const proof::Step& step = path.steps[i];
        std::optional<std::size_t> box;
        if (has_box(step.reason)) {
            box = cone.nodes.size();
            cone.nodes.push_back({ConeShape::rule, i, reason(step, about), sentence(path, i, about)});
        }
        node_of.push_back(cone.nodes.size());
        cone.nodes.push_back(
            {ConeShape::statement, i, notation(step.conclusion, about), goal_sentence(step.conclusion, about)});
        const std::size_t into = box.value_or(node_of.back());
        for (const std::size_t premise : step.premises) cone.edges.push_back({node_of[premise], into});
        if (box) cone.edges.push_back({*box, node_of.back()});
    }
    return cone;
}

std::vector<LayoutNode> box_sizes(const Cone& cone, const QFont& font) {
    const QFontMetricsF metrics(font);
    std::vector<LayoutNode> sizes;
    for (const ConeNode& node : cone.nodes) {
        const bool statement = node.shape == ConeShape::statement;
        const double margin = statement ? 30 : 16;
        sizes.push_back({metrics.horizontalAdvance(node.text) + margin, metrics.height() + (statement ? 14 : 8)});
    }
    return sizes;
}

} // namespace porism::ui
