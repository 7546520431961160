// Problems in which relation rows earn their place (definition 23), where JGEX text has no word for what is stated of
// lengths and angles: scenes as JSON (docs/formats/scene.md).
#pragma once

#include <string_view>

namespace porism::proof::problems {

inline constexpr std::string_view two_letters_across_parallels = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"5","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["g"],"at":[{"x":"-5","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"2","y":"-6","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["h"],"at":[{"x":"1","y":"-3","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["f"],"at":[{"x":"-1","y":"3","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["e"],"at":[{"x":"6","y":"-3","kind":"sketch"}]},
{"op":"State","type":"coll","args":["a","c","g"]},{"op":"State","type":"obtuse_angle","args":["a","c","g"]},
{"op":"State","type":"coll","args":["b","c","h"]},{"op":"State","type":"coll","args":["c","f","h"]},
{"op":"State","type":"obtuse_angle","args":["h","c","f"]},
{"op":"State","type":"obtuse_angle","args":["b","h","c"]},{"op":"State","type":"para","args":["a","c","e","h"]},
{"op":"State","type":"relation","args":["angle(f,c,g)+12 = x"]},
{"op":"State","type":"relation","args":["angle(b,h,e)=72"]}
],"goals":[],"questions":["compute x"]})json";

inline constexpr std::string_view angle_named_by_a_ray = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"5","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["e"],"at":[{"x":"1","y":"1.7","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["f"],"at":[{"x":"2","y":"3.4","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"-1","y":"-1.7","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["d"],"at":[{"x":"4","y":"-1.7","kind":"sketch"}]},
{"op":"State","type":"coll","args":["b","e","f"]},{"op":"State","type":"coll","args":["b","e","c"]},
{"op":"State","type":"obtuse_angle","args":["e","b","c"]},
{"op":"State","type":"acute_angle","args":["e","b","f"]},
{"op":"State","type":"relation","args":["angle(a,b,f) = 60"]},
{"op":"State","type":"para","args":["a","b","c","d"]}
],"goals":[],"questions":["compute angle(b,c,d)"]})json";

inline constexpr std::string_view angle_of_two_chords = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["o"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"4","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"-3.94","y":"-0.69","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"0.69","y":"3.94","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["d"],"at":[{"x":"1.37","y":"-3.76","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["p"],"at":[{"x":"1.06","y":"-0.26","kind":"sketch"}]},
{"op":"State","type":"cong","args":["o","a","o","b"]},
{"op":"State","type":"cong","args":["o","a","o","c"]},
{"op":"State","type":"cong","args":["o","a","o","d"]},
{"op":"State","type":"coll","args":["a","p","b"]},
{"op":"State","type":"coll","args":["c","p","d"]},
{"op":"State","type":"obtuse_angle","args":["a","p","b"]},
{"op":"State","type":"relation","args":["arc(o,a,c) = 80"]},
{"op":"State","type":"relation","args":["arc(o,b,d) = 100"]}
],"goals":[],"questions":["compute angle(a,p,c)"]})json";

inline constexpr std::string_view angle_at_incentre = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"8","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"3","y":"6","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["i"],"at":[{"x":"3.2","y":"2.1","kind":"sketch"}]},
{"op":"State","type":"relation","args":["angle(b,a,i) = angle(i,a,c)"]},
{"op":"State","type":"relation","args":["angle(a,b,i) = angle(i,b,c)"]},
{"op":"State","type":"relation","args":["angle(a,c,b) = 50"]}
],"goals":[],"questions":["compute angle(a,i,b)"]})json";

inline constexpr std::string_view angle_at_incentre_beside = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"8","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"3","y":"6","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["i"],"at":[{"x":"3.2","y":"2.1","kind":"sketch"}]},
{"op":"State","type":"relation","args":["angle(b,a,i) = angle(i,a,c)"]},
{"op":"State","type":"relation","args":["angle(a,b,i) = angle(i,b,c)"]},
{"op":"State","type":"relation","args":["angle(b,a,c) = 50"]}
],"goals":[],"questions":["compute angle(b,i,c)"]})json";

inline constexpr std::string_view area_by_inradius = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"8","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"3","y":"6","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["i"],"at":[{"x":"3.2","y":"2.1","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["t"],"at":[{"x":"3.2","y":"0","kind":"sketch"}]},
{"op":"State","type":"relation","args":["angle(b,a,i) = angle(i,a,c)"]},
{"op":"State","type":"relation","args":["angle(a,b,i) = angle(i,b,c)"]},
{"op":"State","type":"coll","args":["t","a","b"]},
{"op":"State","type":"perp","args":["i","t","a","b"]},
{"op":"State","type":"relation","args":["length(i,t) = 3"]},
{"op":"State","type":"relation","args":["perimeter(a,b,c) = 40"]}
],"goals":[],"questions":["compute area(a,b,c)"]})json";

inline constexpr std::string_view side_of_rhombus = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"12","y":"5","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"24","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["d"],"at":[{"x":"12","y":"-5","kind":"sketch"}]},
{"op":"State","type":"cong","args":["a","b","b","c"]},
{"op":"State","type":"cong","args":["b","c","c","d"]},
{"op":"State","type":"cong","args":["c","d","d","a"]},
{"op":"State","type":"relation","args":["length(a,c) = 24"]},
{"op":"State","type":"relation","args":["length(b,d) = 10"]}
],"goals":[],"questions":["compute length(a,b)"]})json";

inline constexpr std::string_view angle_of_two_secants = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["o"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"3.76","y":"1.37","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"-2.29","y":"3.28","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"3.76","y":"-1.37","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["d"],"at":[{"x":"-2.29","y":"-3.28","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["p"],"at":[{"x":"8.1","y":"0","kind":"sketch"}]},
{"op":"State","type":"cong","args":["o","a","o","b"]},
{"op":"State","type":"cong","args":["o","a","o","c"]},
{"op":"State","type":"cong","args":["o","a","o","d"]},
{"op":"State","type":"coll","args":["a","p","b"]},
{"op":"State","type":"coll","args":["c","p","d"]},
{"op":"State","type":"obtuse_angle","args":["p","a","b"]},
{"op":"State","type":"relation","args":["arc(o,a,c) = 40"]},
{"op":"State","type":"relation","args":["arc(o,b,d) = 110"]}
],"goals":[],"questions":["compute angle(a,p,c)"]})json";

inline constexpr std::string_view angle_of_tangent_and_secant = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["o"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["t"],"at":[{"x":"0","y":"4","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"3.46","y":"2","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"-3.06","y":"-2.57","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["p"],"at":[{"x":"6.32","y":"4","kind":"sketch"}]},
{"op":"State","type":"cong","args":["o","t","o","a"]},
{"op":"State","type":"cong","args":["o","t","o","b"]},
{"op":"State","type":"perp","args":["o","t","t","p"]},
{"op":"State","type":"coll","args":["a","p","b"]},
{"op":"State","type":"obtuse_angle","args":["p","a","b"]},
{"op":"State","type":"relation","args":["arc(o,t,a) = 60"]},
{"op":"State","type":"relation","args":["arc(o,t,b) = 130"]}
],"goals":[],"questions":["compute angle(t,p,a)"]})json";

inline constexpr std::string_view angles_around_a_point = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["o"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"5","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"-1","y":"4","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"-3","y":"-4","kind":"sketch"}]},
{"op":"State","type":"relation","args":["angle(a,o,b) = x + 10"]},
{"op":"State","type":"relation","args":["angle(b,o,c) = 2*x"]},
{"op":"State","type":"relation","args":["angle(c,o,a) = x + 50"]}
],"goals":[],"questions":["compute x"]})json";

inline constexpr std::string_view four_sides_in_a_circle = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"1","y":"3","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"5","y":"3","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["d"],"at":[{"x":"6","y":"-2","kind":"sketch"}]},
{"op":"State","type":"cyclic","args":["a","b","c","d"]},{"op":"State","type":"apart_by","args":["a","c","b","d"]},
{"op":"State","type":"apart_by","args":["b","d","a","c"]},
{"op":"State","type":"relation","args":["length(a,b) = 3"]},{"op":"State","type":"relation","args":["length(b,c) = 4"]},
{"op":"State","type":"relation","args":["length(c,d) = 5"]},{"op":"State","type":"relation","args":["length(d,a) = 6"]}
],"goals":[],"questions":["compute length(a,c)"]})json";

inline constexpr std::string_view perimeters_in_proportion = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"3","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"1","y":"3","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["p"],"at":[{"x":"11","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["q"],"at":[{"x":"5","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["r"],"at":[{"x":"7","y":"6","kind":"sketch"}]},
{"op":"State","type":"simtri","args":["a","b","c","p","q","r"]},
{"op":"State","type":"relation","args":["length(a,b) = 3"]},{"op":"State","type":"relation","args":["length(p,q) = 6"]},
{"op":"State","type":"relation","args":["perimeter(a,b,c) = 10"]}
],"goals":[],"questions":["compute perimeter(p,q,r)"]})json";

inline constexpr std::string_view mirrored_perimeters_in_proportion = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"3","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"1","y":"3","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["p"],"at":[{"x":"11","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["q"],"at":[{"x":"5","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["r"],"at":[{"x":"7","y":"-6","kind":"sketch"}]},
{"op":"State","type":"simtrir","args":["a","b","c","p","q","r"]},
{"op":"State","type":"relation","args":["length(a,b) = 3"]},{"op":"State","type":"relation","args":["length(p,q) = 6"]},
{"op":"State","type":"relation","args":["perimeter(a,b,c) = 10"]}
],"goals":[],"questions":["compute perimeter(p,q,r)"]})json";

inline constexpr std::string_view areas_in_proportion = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"3","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"1","y":"3","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["p"],"at":[{"x":"11","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["q"],"at":[{"x":"5","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["r"],"at":[{"x":"7","y":"6","kind":"sketch"}]},
{"op":"State","type":"simtri","args":["a","b","c","p","q","r"]},
{"op":"State","type":"relation","args":["length(a,b) = 3"]},{"op":"State","type":"relation","args":["length(p,q) = 6"]},
{"op":"State","type":"relation","args":["area(a,b,c) = 6"]}
],"goals":[],"questions":["compute area(p,q,r)"]})json";

inline constexpr std::string_view mirrored_areas_in_proportion = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"3","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"1","y":"3","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["p"],"at":[{"x":"11","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["q"],"at":[{"x":"5","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["r"],"at":[{"x":"7","y":"-6","kind":"sketch"}]},
{"op":"State","type":"simtrir","args":["a","b","c","p","q","r"]},
{"op":"State","type":"relation","args":["length(a,b) = 3"]},{"op":"State","type":"relation","args":["length(p,q) = 6"]},
{"op":"State","type":"relation","args":["area(a,b,c) = 6"]}
],"goals":[],"questions":["compute area(p,q,r)"]})json";

inline constexpr std::string_view diagonal_of_trapezoid = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"20","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"12","y":"11","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["d"],"at":[{"x":"5","y":"11","kind":"sketch"}]},
{"op":"State","type":"para","args":["a","b","c","d"]},
{"op":"State","type":"relation","args":["length(a,b) = 21"]},
{"op":"State","type":"relation","args":["length(b,c) = 15"]},
{"op":"State","type":"relation","args":["length(c,d) = 7"]},
{"op":"State","type":"relation","args":["length(a,d) = 13"]}
],"goals":[],"questions":["compute length(a,c)"]})json";

inline constexpr std::string_view area_by_touching_circle = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"5","y":"12","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"14","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["o"],"at":[{"x":"6","y":"4","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["d"],"at":[{"x":"6","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["e"],"at":[{"x":"9","y":"7","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["f"],"at":[{"x":"2","y":"6","kind":"sketch"}]},
{"op":"State","type":"coll","args":["d","b","c"]},
{"op":"State","type":"coll","args":["e","a","c"]},
{"op":"State","type":"coll","args":["f","a","b"]},
{"op":"State","type":"perp","args":["o","d","b","c"]},
{"op":"State","type":"perp","args":["o","e","a","c"]},
{"op":"State","type":"perp","args":["o","f","a","b"]},
{"op":"State","type":"cong","args":["o","d","o","e"]},
{"op":"State","type":"cong","args":["o","e","o","f"]},
{"op":"State","type":"relation","args":["length(a,b) = 13"]},
{"op":"State","type":"relation","args":["length(b,c) = 14"]},
{"op":"State","type":"relation","args":["length(a,c) = 15"]},
{"op":"State","type":"relation","args":["area(a,b,c) = 84"]}
],"goals":[],"questions":["compute length(o,d)"]})json";

inline constexpr std::string_view chords_of_equal_distances = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["o"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"4","y":"3","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"4","y":"-3","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["m"],"at":[{"x":"4","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"-3","y":"4","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["d"],"at":[{"x":"3","y":"4","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["n"],"at":[{"x":"0","y":"4","kind":"sketch"}]},
{"op":"State","type":"cong","args":["o","a","o","b"]},
{"op":"State","type":"cong","args":["o","a","o","c"]},
{"op":"State","type":"cong","args":["o","a","o","d"]},
{"op":"State","type":"coll","args":["m","a","b"]},
{"op":"State","type":"perp","args":["o","m","a","b"]},
{"op":"State","type":"coll","args":["n","c","d"]},
{"op":"State","type":"perp","args":["o","n","c","d"]},
{"op":"State","type":"cong","args":["o","m","o","n"]},
{"op":"State","type":"relation","args":["length(a,b) = 3*x + 2"]},
{"op":"State","type":"relation","args":["length(c,d) = 5*x - 6"]}
],"goals":[],"questions":["compute x"]})json";

inline constexpr std::string_view distances_of_equal_chords = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["o"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"4","y":"3","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"4","y":"-3","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["m"],"at":[{"x":"4","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"-3","y":"4","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["d"],"at":[{"x":"3","y":"4","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["n"],"at":[{"x":"0","y":"4","kind":"sketch"}]},
{"op":"State","type":"cong","args":["o","a","o","b"]},
{"op":"State","type":"cong","args":["o","a","o","c"]},
{"op":"State","type":"cong","args":["o","a","o","d"]},
{"op":"State","type":"coll","args":["m","a","b"]},
{"op":"State","type":"perp","args":["o","m","a","b"]},
{"op":"State","type":"coll","args":["n","c","d"]},
{"op":"State","type":"perp","args":["o","n","c","d"]},
{"op":"State","type":"cong","args":["a","b","c","d"]},
{"op":"State","type":"relation","args":["length(o,m) = 2*x - 4"]},
{"op":"State","type":"relation","args":["length(o,n) = x"]}
],"goals":[],"questions":["compute x"]})json";

inline constexpr std::string_view slant_between_parallels = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"6","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"6","y":"8","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["d"],"at":[{"x":"0","y":"4.5","kind":"sketch"}]},
{"op":"State","type":"perp","args":["a","b","a","d"]},
{"op":"State","type":"perp","args":["a","b","b","c"]},
{"op":"State","type":"relation","args":["angle(b,c,d) = 60"]},
{"op":"State","type":"relation","args":["length(a,b) = 6"]}
],"goals":[],"questions":["compute length(c,d)"]})json";

inline constexpr std::string_view legs_of_trapezoid = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"20","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"12.6","y":"4.2","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["d"],"at":[{"x":"4.2","y":"4.2","kind":"sketch"}]},
{"op":"State","type":"para","args":["a","b","c","d"]},
{"op":"State","type":"relation","args":["angle(b,a,d) = 45"]},
{"op":"State","type":"relation","args":["angle(a,b,c) = 30"]},
{"op":"State","type":"relation","args":["length(a,d) = 6"]}
],"goals":[],"questions":["compute length(b,c)"]})json";

inline constexpr std::string_view base_of_trapezoid = R"json({"version":1,"actions":[
{"op":"Construct","type":"free","args":["a"],"at":[{"x":"0","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["b"],"at":[{"x":"21","y":"0","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["c"],"at":[{"x":"11","y":"6","kind":"sketch"}]},
{"op":"Construct","type":"free","args":["d"],"at":[{"x":"6","y":"6","kind":"sketch"}]},
{"op":"State","type":"para","args":["a","b","c","d"]},
{"op":"State","type":"relation","args":["angle(b,a,d) = 45"]},
{"op":"State","type":"relation","args":["angle(a,b,c) = 30"]},
{"op":"State","type":"relation","args":["length(a,d) = 6*sqrt(2)"]},
{"op":"State","type":"relation","args":["length(c,d) = 5"]}
],"goals":[],"questions":["compute length(a,b)"]})json";

} // namespace porism::proof::problems
