#include "paint/figures.h"

#include <algorithm>

namespace porism::paint {
namespace {

bool has_corner(const ClosedFigure& figure, PointId point) {
    return std::ranges::find(figure.corners, point) != figure.corners.end();
}

bool has_side(const ClosedFigure& figure, PointId a, PointId b) {
    const auto& corners = figure.corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const PointId one = corners[i], other = corners[(i + 1) % corners.size()];
        if ((one == a && other == b) || (one == b && other == a)) return true;
    }
    return false;
}

} // namespace

std::vector<ClosedFigure> figures_of(std::span<const Sketch::Piece> pieces) {
    std::vector<ClosedFigure> out;
    ClosedFigure open{{}, 0};
    PointId end;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Sketch::Piece& side = pieces[i];
        if (side.weight != Sketch::Weight::side) {
            open.corners.clear();
            continue;
        }
        if (open.corners.empty() || side.first != end) open = {{}, i};
        open.corners.push_back(side.first);
        end = side.second;
        if (end != open.corners.front()) continue;
        if (open.corners.size() > 2) out.push_back(open);
        open.corners.clear();
    }
    return out;
}

std::vector<std::size_t> completed_sides(std::span<const Sketch::Piece> pieces) {
    const auto figures = figures_of(pieces);
    if (figures.size() < 2) return {};
    const ClosedFigure &first = figures[0], &whole = figures[1];
    const std::size_t count = first.corners.size();
    if (whole.first_piece != first.first_piece + count || whole.corners.size() <= count) return {};
    if (!std::ranges::all_of(first.corners, [&](PointId corner) { return has_corner(whole, corner); })) return {};
    std::vector<std::size_t> out;
    for (std::size_t i = first.first_piece; i < whole.first_piece; ++i)
        if (!has_side(whole, pieces[i].first, pieces[i].second)) out.push_back(i);
    return out;
}

} // namespace porism::paint
