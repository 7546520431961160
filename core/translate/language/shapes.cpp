#include "translate/language/shapes.h"

#include "base/text.h"

#include <algorithm>
#include <array>

namespace porism::translate {
namespace {

constexpr std::array shape_table{
    Shape{"square", "a b c d", "para a b c d, para a d b c, perp a b b c, cong a b b c", 4},
    Shape{"rectangle", "a b c d", "para a b c d, para a d b c, perp a b b c", 4},
    Shape{"rhombus", "a b c d", "para a b c d, para a d b c, cong a b b c", 4},
    Shape{"parallelogram", "a b c d", "para a b c d, para a d b c", 4},
    Shape{"kite", "a b c d", "cong a b a d, cong c b c d", 4},
    Shape{"foot", "x a b c", "perp x a x c, coll x b c", 4},
    Shape{"midpoint", "x a b", "midp x a b", 3},
    Shape{"in order", "", "coll a b c, obtuse_angle a b c", 3},
    Shape{"on one line", "", "coll a b c", 4},
};

std::vector<facts::Pattern> patterns_of(const Shape& shape) {
    std::vector<std::string> letters{"a", "b", "c"};
    if (!is_list(shape)) letters.clear();
    for (const std::string_view letter : letters_of(shape)) letters.emplace_back(letter);
    return *facts::parse_patterns(shape.statements, letters);
}

const std::vector<facts::Pattern>& parsed_patterns(const Shape& shape) {
    static const auto all = [] {
        std::vector<std::vector<facts::Pattern>> out;
        for (const Shape& each : shape_table) out.push_back(patterns_of(each));
        return out;
    }();
    const auto same = std::ranges::find(shape_table, shape.name, &Shape::name);
    return all[static_cast<std::size_t>(same - shape_table.begin())];
}

std::optional<std::vector<facts::Statement>> instantiated(const Shape& shape, std::span<const PointId> points) {
    std::vector<facts::Statement> out;
    for (const facts::Pattern& pattern : parsed_patterns(shape)) {
        auto made = facts::instantiate(pattern, points);
        if (!made) return std::nullopt;
        out.push_back(*std::move(made));
    }
    return out;
}

} // namespace

std::span<const Shape> shapes() {
    return shape_table;
}

bool is_list(const Shape& shape) {
    return shape.letters.empty();
}

std::vector<std::string_view> letters_of(const Shape& shape) {
    return is_list(shape) ? std::vector<std::string_view>() : split(shape.letters, ' ');
}

std::optional<std::vector<facts::Statement>> said_by(const Shape& shape, std::span<const PointId> points) {
    if (points.size() < shape.least || (!is_list(shape) && points.size() != shape.least)) return std::nullopt;
    std::vector<PointId> sorted(points.begin(), points.end());
    std::ranges::sort(sorted);
    if (std::ranges::adjacent_find(sorted) != sorted.end()) return std::nullopt;
    if (!is_list(shape)) return instantiated(shape, points);
    std::vector<facts::Statement> out;
    for (std::size_t c = 2; c < points.size(); ++c)
        for (std::size_t b = 1; b < c; ++b)
            for (std::size_t a = 0; a < b; ++a) {
                auto three = instantiated(shape, std::array{points[a], points[b], points[c]});
                if (!three) return std::nullopt;
                out.insert(out.end(), three->begin(), three->end());
            }
    return out;
}

} // namespace porism::translate
