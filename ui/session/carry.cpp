#include "ui/session/carry.h"

namespace porism::ui {

Selection carried(const Selection& selection, const scene::Scene& from, const scene::Scene& to) {
    Selection kept;
    for (const PointId p : selection.points)
        if (const auto point = carried(p, from, to)) kept.points.push_back(*point);
    for (const auto& s : selection.statements)
        if (auto statement = carried(s, from, to)) kept.statements.push_back(*std::move(statement));
    for (const std::size_t a : selection.actions) {
        if (a >= from.actions().size()) continue;
        if (const auto action = scene::action_like(from.actions()[a], from, to)) kept.actions.push_back(*action);
    }
    return kept;
}

} // namespace porism::ui
