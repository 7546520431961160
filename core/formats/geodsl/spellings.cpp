#include "formats/geodsl/spellings.h"

#include "base/text.h"
#include "formats/geodsl/table.h"
#include "scene/catalogue.h"

#include <array>

namespace porism::geodsl {
namespace {

struct Spelling {
    std::string_view from, to;
};
constexpr std::array spellings = {
    Spelling{"circle X A B C", "circumcenter X A B C"},
    Spelling{"on_line X A B & on_line X C D", "intersection_ll X A B C D"},
    Spelling{"between_bound X A B", "on_line X A B; acute_angle X A B; acute_angle X B A"},
    Spelling{"on_opline X A B", "on_line X A B; acute_angle A X B; acute_angle A B X"},
    Spelling{"iso_triangle0 A B C", "iso_triangle A B C"},
    Spelling{"iso_triangle_vertex_angle X B C", "free X; cong X B X C; ncoll X B C"},
    Spelling{"risos A B C", "r_triangle A B C; cong A B A C"},
    Spelling{"r_trapezoid A B C D", "trapezoid A B C D; perp A B A D"},
    Spelling{"eq_trapezoid A B C D", "trapezoid A B C D; cong A C B D"},
    Spelling{"iso_trapezoid A B C D", "trapezoid A B C D; cong A C B D"},
    Spelling{"iso_trapezoid2 X A B C",
             "free X; para A B C X; same_side_of C X A B; same_side_of B C A X; cong A C B X"},
    Spelling{"on_circum X A B C", "circumcenter O A B C; on_circle X O A"},
    // These are made by statements, too, which give the points of contact and the midpoints other names.
    Spelling{"incenter2 X Y Z I A B C", "incenter I A B C; foot X I B C; foot Y I C A; foot Z I A B"},
    Spelling{"centroid X Y Z I A B C", "midpoint X B C; midpoint Y C A; midpoint Z A B; intersection_ll I A X B Y"},
    Spelling{"ninepoints X Y Z I A B C", "midpoint X B C; midpoint Y C A; midpoint Z A B; circumcenter I X Y Z"},
    Spelling{"tangent X Y A O B", "on_circle X O B & on_dia X A O; reflect Y X A O"},
    // The outer bisectors are perpendicular to those that meet in the incentre.
    Spelling{"excenter X A B C", "incenter I A B C; free X; perp B X B I; perp C X C I"},
    Spelling{"excenter2 X Y Z I A B C", "incenter J A B C; free I; perp B I B J; perp C I C J; foot X I B C; "
                                        "foot Y I C A; foot Z I A B"},
    Spelling{"angle_mirror X A B C", "reflect M A B C; on_line X B M"},
    Spelling{"shift X B C D", "midpoint M B C; free X; midp M D X"},
};

} // namespace

std::optional<std::map<char, PointId>> letters_of(std::string_view construction, const scene::Action& action) {
    const auto parts = split(construction, '&');
    if (parts.size() != action.uses.size()) return std::nullopt;
    std::map<char, PointId> letters;
    for (std::size_t k = 0; k < parts.size(); ++k) {
        const auto words = words_of(parts[k]);
        const scene::Use& use = action.uses[k];
        std::vector<PointId> points = action.outputs;
        points.insert(points.end(), use.points.begin(), use.points.end());
        if (scene::construction_by_name(words[0]) != use.construction || points.size() + 1 != words.size())
            return std::nullopt;
        for (std::size_t i = 0; i < points.size(); ++i)
            if (letters.try_emplace(words[i + 1].front(), points[i]).first->second != points[i]) return std::nullopt;
    }
    return letters;
}

std::optional<Spelled> spelled(const scene::Action& action) {
    for (const Spelling& spelling : spellings)
        if (auto letters = letters_of(spelling.from, action)) return Spelled{spelling.to, *std::move(letters)};
    return std::nullopt;
}

} // namespace porism::geodsl
