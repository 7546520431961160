#include "reason/match/orders.h"

namespace porism::reason {
namespace {

/// Of those of a line in one picture.
Incidence::Set on_it_everywhere(std::span<const Figure> pictures, const Incidence::Set& line) {
    Incidence::Set out{line[0], line[1]};
    for (std::size_t i = 2; i < line.size(); ++i)
        if (seen_on_line(pictures, line[0], line[1], line[i])) out.push_back(line[i]);
    return out;
}

Sum sum_of(const Figure& picture, Pt a, Pt b, Pt c) {
    const double ab = picture.log_length(a, b), bc = picture.log_length(b, c), ac = picture.log_length(a, c);
    if (ab > bc && ab > ac) return {a, c, b};
    return bc > ac ? Sum{b, a, c} : Sum{a, b, c};
}

} // namespace

std::vector<Sum> sums_in_order(std::span<const Figure> pictures, const Incidence& incidence, const StopToken& stop) {
    std::vector<Sum> out;
    for (const Incidence::Set& line : incidence.lines()) {
        const Incidence::Set points = on_it_everywhere(pictures, line);
        for (std::size_t i = 1; i < points.size(); ++i)
            for (std::size_t k = i + 1; k < points.size() && out.size() <= max_sums; ++k)
                out.push_back(sum_of(pictures.front(), points[0], points[i], points[k]));
    }
    if (stop.stop_requested()) out.clear();
    return out;
}

} // namespace porism::reason
