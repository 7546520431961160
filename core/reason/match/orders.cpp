#include "reason/match/orders.h"

#include <algorithm>
#include <set>

namespace porism::reason {
namespace {

/// Of three points of a line in a picture.
Pt between(const Figure& picture, Pt a, Pt b, Pt c) {
    const double ab = picture.log_length(a, b), bc = picture.log_length(b, c), ac = picture.log_length(a, c);
    if (ab > bc && ab > ac) return c;
    return bc > ac ? a : b;
}

class Finder {
public:
    Finder(std::span<const Figure> pictures, Incidence::Set line) : pictures_(pictures), line_(std::move(line)) {}

    std::vector<Ordered> run() const {
        std::vector<Ordered> out;
        std::set<Pt> placed;
        for (const Pt point : line_) {
            if (placed.contains(point)) continue;
            Ordered order = with(point);
            placed.insert(order.begin(), order.end());
            if (order.size() > 2) out.push_back(std::move(order));
        }
        return out;
    }

private:
    Ordered with(Pt point) const {
        Ordered order{point};
        for (const Pt other : line_)
            if (other != point) insert(other, order);
        return order;
    }

    /// Only if it has the same neighbours in all pictures.
    void insert(Pt point, Ordered& order) const {
        const Figure& first = pictures_.front();
        if (order.size() == 1) return order.push_back(point);
        auto at = order.begin() + 1;
        while (at != order.end() && between(first, *(at - 1), *at, point) == *at) ++at;
        if (at == order.begin() + 1 && between(first, order[0], order[1], point) == order[0]) at = order.begin();
        const auto other = at == order.end() ? at - 2 : at == order.begin() ? at + 1 : at - 1;
        const auto near = at == order.end() ? at - 1 : at;
        if (stand_alike(*near, *other, point)) order.insert(at, point);
    }

    bool stand_alike(Pt a, Pt b, Pt c) const {
        const Pt middle = between(pictures_.front(), a, b, c);
        return seen_on_line(pictures_, a, b, c) && std::ranges::all_of(pictures_, [&](const Figure& picture) {
                   return between(picture, a, b, c) == middle;
               });
    }

    std::span<const Figure> pictures_;
    Incidence::Set line_;
};

Sum sum_of(const Figure& picture, Pt a, Pt b, Pt c) {
    const Pt middle = between(picture, a, b, c);
    if (middle == a) return {b, a, c};
    return middle == b ? Sum{a, b, c} : Sum{a, c, b};
}

/// With the least point in each, so that further points leave those that there are.
void add_sums(const Figure& picture, Ordered order, std::vector<Sum>& out) {
    std::ranges::sort(order);
    for (std::size_t i = 1; i < order.size(); ++i)
        for (std::size_t k = i + 1; k < order.size() && out.size() <= max_sums; ++k)
            out.push_back(sum_of(picture, order[0], order[i], order[k]));
}

} // namespace

std::vector<Ordered> orders(std::span<const Figure> pictures, const Incidence& incidence, const StopToken& stop) {
    std::vector<Ordered> out;
    for (const Incidence::Set& line : incidence.lines())
        if (line.size() > 2 && !stop.stop_requested())
            std::ranges::move(Finder(pictures, line).run(), std::back_inserter(out));
    return out;
}

std::vector<Sum> sums_in_order(std::span<const Figure> pictures, const Incidence& incidence, const StopToken& stop) {
    std::vector<Sum> out;
    for (const Ordered& order : orders(pictures, incidence, stop)) add_sums(pictures.front(), order, out);
    if (stop.stop_requested()) out.clear();
    return out;
}

} // namespace porism::reason
