// Problems in which relation rows earn their place (definition 23), where JGEX text has no word for what is stated of
// lengths and angles: texts that made_row.h makes scenes of.
#pragma once

#include <string_view>

namespace porism::proof::problems {

inline constexpr std::string_view two_letters_across_parallels =
    "points a@5_0 c@0_0 g@-5_0 b@2_-6 h@1_-3 f@-1_3 e@6_-3; "
    "coll a c g; obtuse_angle a c g; coll b c h; coll c f h; obtuse_angle h c f; obtuse_angle b h c; "
    "para a c e h; angle(f,c,g)+12 = x; angle(b,h,e)=72 ? compute x";

inline constexpr std::string_view angle_named_by_a_ray =
    "points b@0_0 a@5_0 e@1_1.7 f@2_3.4 c@-1_-1.7 d@4_-1.7; "
    "coll b e f; coll b e c; obtuse_angle e b c; acute_angle e b f; angle(a,b,f) = 60; "
    "para a b c d ? compute angle(b,c,d)";

inline constexpr std::string_view angle_of_two_chords =
    "points o@0_0 a@4_0 b@-3.94_-0.69 c@0.69_3.94 d@1.37_-3.76 p@1.06_-0.26; "
    "cong o a o b; cong o a o c; cong o a o d; coll a p b; coll c p d; obtuse_angle a p b; arc(o,a,c) = 80; "
    "arc(o,b,d) = 100 ? compute angle(a,p,c)";

inline constexpr std::string_view angle_at_incentre =
    "points a@0_0 b@8_0 c@3_6 i@3.2_2.1; "
    "angle(b,a,i) = angle(i,a,c); angle(a,b,i) = angle(i,b,c); angle(a,c,b) = 50 ? compute angle(a,i,b)";

inline constexpr std::string_view angle_at_incentre_beside =
    "points a@0_0 b@8_0 c@3_6 i@3.2_2.1; "
    "angle(b,a,i) = angle(i,a,c); angle(a,b,i) = angle(i,b,c); angle(b,a,c) = 50 ? compute angle(b,i,c)";

inline constexpr std::string_view area_by_inradius =
    "points a@0_0 b@8_0 c@3_6 i@3.2_2.1 t@3.2_0; "
    "angle(b,a,i) = angle(i,a,c); angle(a,b,i) = angle(i,b,c); coll t a b; perp i t a b; length(i,t) = 3; "
    "perimeter(a,b,c) = 40 ? compute area(a,b,c)";

inline constexpr std::string_view side_of_rhombus =
    "points a@0_0 b@12_5 c@24_0 d@12_-5; "
    "cong a b b c; cong b c c d; cong c d d a; length(a,c) = 24; length(b,d) = 10 ? compute length(a,b)";

inline constexpr std::string_view angle_of_two_secants =
    "points o@0_0 a@3.76_1.37 b@-2.29_3.28 c@3.76_-1.37 d@-2.29_-3.28 p@8.1_0; "
    "cong o a o b; cong o a o c; cong o a o d; coll a p b; coll c p d; obtuse_angle p a b; arc(o,a,c) = 40; "
    "arc(o,b,d) = 110 ? compute angle(a,p,c)";

inline constexpr std::string_view angle_of_tangent_and_secant =
    "points o@0_0 t@0_4 a@3.46_2 b@-3.06_-2.57 p@6.32_4; "
    "cong o t o a; cong o t o b; perp o t t p; coll a p b; obtuse_angle p a b; arc(o,t,a) = 60; "
    "arc(o,t,b) = 130 ? compute angle(t,p,a)";

inline constexpr std::string_view angles_around_a_point =
    "points o@0_0 a@5_0 b@-1_4 c@-3_-4; "
    "angle(a,o,b) = x + 10; angle(b,o,c) = 2*x; angle(c,o,a) = x + 50 ? compute x";

inline constexpr std::string_view four_sides_in_a_circle =
    "points a@0_0 b@1_3 c@5_3 d@6_-2; "
    "cyclic a b c d; apart_by a c b d; apart_by b d a c; length(a,b) = 3; length(b,c) = 4; length(c,d) = 5; "
    "length(d,a) = 6 ? compute length(a,c)";

inline constexpr std::string_view perimeters_in_proportion =
    "points a@3_0 b@0_0 c@1_3 p@11_0 q@5_0 r@7_6; "
    "simtri a b c p q r; length(a,b) = 3; length(p,q) = 6; perimeter(a,b,c) = 10 ? compute perimeter(p,q,r)";

inline constexpr std::string_view mirrored_perimeters_in_proportion =
    "points a@3_0 b@0_0 c@1_3 p@11_0 q@5_0 r@7_-6; "
    "simtrir a b c p q r; length(a,b) = 3; length(p,q) = 6; perimeter(a,b,c) = 10 ? compute perimeter(p,q,r)";

inline constexpr std::string_view areas_in_proportion =
    "points a@3_0 b@0_0 c@1_3 p@11_0 q@5_0 r@7_6; "
    "simtri a b c p q r; length(a,b) = 3; length(p,q) = 6; area(a,b,c) = 6 ? compute area(p,q,r)";

inline constexpr std::string_view mirrored_areas_in_proportion =
    "points a@3_0 b@0_0 c@1_3 p@11_0 q@5_0 r@7_-6; "
    "simtrir a b c p q r; length(a,b) = 3; length(p,q) = 6; area(a,b,c) = 6 ? compute area(p,q,r)";

inline constexpr std::string_view diagonal_of_trapezoid =
    "points a@0_0 b@20_0 c@12_11 d@5_11; "
    "para a b c d; length(a,b) = 21; length(b,c) = 15; length(c,d) = 7; length(a,d) = 13 ? compute length(a,c)";

inline constexpr std::string_view area_by_touching_circle =
    "points a@5_12 b@0_0 c@14_0 o@6_4 d@6_0 e@9_7 f@2_6; "
    "coll d b c; coll e a c; coll f a b; perp o d b c; perp o e a c; perp o f a b; cong o d o e; "
    "cong o e o f; length(a,b) = 13; length(b,c) = 14; length(a,c) = 15; area(a,b,c) = 84 ? compute length(o,d)";

inline constexpr std::string_view chords_of_equal_distances =
    "points o@0_0 a@4_3 b@4_-3 m@4_0 c@-3_4 d@3_4 n@0_4; "
    "cong o a o b; cong o a o c; cong o a o d; coll m a b; perp o m a b; coll n c d; perp o n c d; "
    "cong o m o n; length(a,b) = 3*x + 2; length(c,d) = 5*x - 6 ? compute x";

inline constexpr std::string_view distances_of_equal_chords =
    "points o@0_0 a@4_3 b@4_-3 m@4_0 c@-3_4 d@3_4 n@0_4; "
    "cong o a o b; cong o a o c; cong o a o d; coll m a b; perp o m a b; coll n c d; perp o n c d; "
    "cong a b c d; length(o,m) = 2*x - 4; length(o,n) = x ? compute x";

inline constexpr std::string_view slant_between_parallels =
    "points a@0_0 b@6_0 c@6_8 d@0_4.5; "
    "perp a b a d; perp a b b c; angle(b,c,d) = 60; length(a,b) = 6 ? compute length(c,d)";

inline constexpr std::string_view legs_of_trapezoid =
    "points a@0_0 b@20_0 c@12.6_4.2 d@4.2_4.2; "
    "para a b c d; angle(b,a,d) = 45; angle(a,b,c) = 30; length(a,d) = 6 ? compute length(b,c)";

inline constexpr std::string_view base_of_trapezoid =
    "points a@0_0 b@21_0 c@11_6 d@6_6; "
    "para a b c d; angle(b,a,d) = 45; angle(a,b,c) = 30; length(a,d) = 6*sqrt(2); length(c,d) = 5 ? "
    "compute length(a,b)";

inline constexpr std::string_view midpoints_of_diagonals =
    "points a@0_0 b@10_0 c@6_5 d@2_5 m@3_2.5 n@6_2.5; "
    "para a b c d; midp m a c; midp n b d; length(a,b) = 10; length(c,d) = 4 ? compute length(m,n)";

inline constexpr std::string_view angles_of_equal_cosines =
    "points a@0_0 b@5_0 c@2.5_6.9; cosine(b,a,c) = cosine(a,b,c); angle(a,c,b) = 40 ? compute angle(b,a,c)";

inline constexpr std::string_view angles_of_opposite_cosines =
    "points a@0_0 b@5_0 c@8_4 r@3_4; "
    "cosine(b,a,r) + cosine(a,b,c) = 0; angle(b,a,r) = x; angle(a,b,c) = 2*x + 30 ? compute x";

inline constexpr std::string_view angles_of_equal_tangents =
    "points a@0_0 b@5_0 c@2.5_6.9; tangent(b,a,c) = tangent(a,b,c); angle(a,c,b) = 40 ? compute angle(b,a,c)";

inline constexpr std::string_view angles_of_equal_sines =
    "points a@0_0 b@5_0 c@2.5_6.9; sine(b,a,c) = sine(a,b,c); angle(a,c,b) = 40 ? compute angle(b,a,c)";

inline constexpr std::string_view angles_of_inverse_tangents =
    "points a@4_0 b@0_3 c@0_0; tangent(b,a,c)*tangent(a,b,c) = 1 ? compute angle(a,c,b)";

} // namespace porism::proof::problems
