#include "paint/tikz.h"

#include "paint/metrics.h"
#include "paint/vec.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>
#include <numbers>

namespace porism::paint {
namespace {

constexpr double points_a_pixel = 0.75;

struct SignOfTex {
    std::string_view sign, tex;
};
/// In mathematics.
constexpr std::array signs_of_tex{
    SignOfTex{"°", "^{\\circ}"}, SignOfTex{"√", "\\surd"}, SignOfTex{"π", "\\pi"},          SignOfTex{"−", "-"},
    SignOfTex{"·", "\\cdot "},   SignOfTex{"′", "'"},      SignOfTex{"\\", "\\backslash "}, SignOfTex{"{", "\\{"},
    SignOfTex{"}", "\\}"},       SignOfTex{"$", "\\$"},    SignOfTex{"%", "\\%"},           SignOfTex{"&", "\\&"},
    SignOfTex{"#", "\\#"},       SignOfTex{"_", "\\_"},    SignOfTex{"^", "\\hat{\\ }"},    SignOfTex{"~", "\\sim "}};

std::string in_tex(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const auto sign =
            std::ranges::find_if(signs_of_tex, [&](const auto& one) { return text.starts_with(one.sign); });
        if (sign == signs_of_tex.end()) {
            out += text.front();
            text.remove_prefix(1);
        } else {
            out += sign->tex;
            text.remove_prefix(sign->sign.size());
        }
    }
    return out;
}

std::string in_tex(const Run& run) {
    const std::string letters = in_tex(run.text);
    const bool upright = run.face == Run::Face::upright;
    const bool word = !upright && run.text.size() > 1 &&
                      std::ranges::all_of(run.text, [](unsigned char c) { return c < 0x80 && c > ' '; });
    const std::string set = upright ? letters : word ? "\\mathit{" + letters + "}" : letters;
    constexpr std::array levels{"", "_", "^"};
    const std::string level = levels[static_cast<std::size_t>(run.level)];
    return level.empty() ? set : level + "{" + set + "}";
}

class TikzWriter {
public:
    TikzWriter(const DisplayList& list, double ratio) : list_(list), scale_(points_a_pixel * ratio) {}

    std::string write() {
        std::string drawn;
        for (const Item& item : list_.items) drawn += std::visit([&](const auto& one) { return draw(one); }, item);
        const Colour white{255, 255, 255, 255};
        const std::string page =
            list_.background == white
                ? std::string()
                : fmt::format("\\fill[{}] (0,0) rectangle {};\n", name_of(list_.background), at({list_.width, 0}));
        std::string out = fmt::format("\\begin{{tikzpicture}}[x=1pt,y=1pt,line join=round]\n");
        for (const auto& [colour, name] : names_)
            out += fmt::format("\\definecolor{{{}}}{{RGB}}{{{},{},{}}}\n", name, colour[0], colour[1], colour[2]);
        out += fmt::format("\\clip (0,0) rectangle {};\n", at({list_.width, 0}));
        return out + page + drawn + "\\end{tikzpicture}\n";
    }

private:
    std::string number(double value) const {
        std::string text = fmt::format("{:.2f}", value);
        if (text == "-0.00") text = "0.00";
        while (text.back() == '0') text.pop_back();
        if (text.back() == '.') text.pop_back();
        return text;
    }
    std::string at(Vec v) const {
        return fmt::format("({},{})", number(v.x * scale_), number((list_.height - v.y) * scale_));
    }
    std::string degrees(double radians) const { return number(radians * 180 / std::numbers::pi); }

    const std::string& name_of(const Colour& colour) {
        const std::array key{colour.red, colour.green, colour.blue};
        return names_.try_emplace(key, fmt::format("porism{}", names_.size() + 1)).first->second;
    }

    /// "draw=porism1,line width=1pt,dash pattern=on 3pt off 2pt,draw opacity=0.5"
    std::string options(const Stroke& stroke) {
        if (stroke.width <= 0) return "draw=none";
        std::string out = fmt::format("draw={},line width={}pt", name_of(stroke.colour), number(stroke.width * scale_));
        if (stroke.colour.alpha != 255) out += fmt::format(",draw opacity={}", number(stroke.colour.alpha / 255.0));
        const DashPattern pattern = dash_pattern(stroke.dash);
        if (pattern.count > 0) out += ",dash pattern=";
        for (int i = 0; i < pattern.count; ++i)
            out += fmt::format("{}{} {}pt", i > 0 ? " " : "", i % 2 == 0 ? "on" : "off",
                               number(pattern.lengths[i] * scale_));
        return out;
    }
    std::string filling(const Colour& colour) {
        std::string out = fmt::format("fill={}", name_of(colour));
        if (colour.alpha != 255) out += fmt::format(",fill opacity={}", number(colour.alpha / 255.0));
        return out;
    }

    std::string draw(const Line& line) {
        return fmt::format("\\path[{}] {} -- {};\n", options(line.stroke), at(line.from), at(line.to));
    }
    std::string draw(const Circle& circle) {
        return fmt::format("\\path[{}] {} circle ({});\n", options(circle.stroke), at(circle.centre),
                           number(circle.radius * scale_));
    }
    std::string draw(const Arc& arc) {
        return fmt::format("\\path[{}] {} arc ({}:{}:{});\n", options(arc.stroke),
                           at(arc.centre + arc.radius * at_angle(arc.start)), degrees(arc.start),
                           degrees(arc.start + arc.sweep), number(arc.radius * scale_));
    }
    std::string draw(const Polygon& polygon) {
        std::string how = polygon.stroke ? options(*polygon.stroke) : std::string();
        if (polygon.fill) how += (how.empty() ? "" : ",") + filling(*polygon.fill);
        std::string corners;
        for (const Vec& corner : polygon.corners) corners += (corners.empty() ? "" : " -- ") + at(corner);
        return fmt::format("\\path[{}] {}{};\n", how, corners, polygon.closed ? " -- cycle" : "");
    }
    std::string draw(const Dot& dot) {
        return fmt::format("\\path[{},{}] {} circle ({});\n", options(dot.outline), filling(dot.fill), at(dot.at),
                           number(dot.radius * scale_));
    }
    /// The halo as a box, which TeX can measure.
    std::string draw(const Text& text) {
        const double middle = text.at.x + width(built_in_metrics(), text.runs, text.size) / 2;
        std::string how =
            fmt::format("anchor=base,inner sep={}pt,text={}", text.halo.alpha != 0 ? "1" : "0", name_of(text.colour));
        if (text.halo.alpha != 0) how += ",fill=" + name_of(text.halo);
        std::string letters;
        for (const Run& run : text.runs) letters += in_tex(run);
        const double size = text.size * scale_;
        return fmt::format("\\node[{},font=\\fontsize{{{}}}{{{}}}\\selectfont] at {} {{${}$}};\n", how, number(size),
                           number(1.2 * size), at({middle, text.at.y}), letters);
    }

    const DisplayList& list_;
    double scale_;
    std::map<std::array<std::uint8_t, 3>, std::string> names_;
};

} // namespace

std::string to_tikz(const DisplayList& list, double ratio) {
    return TikzWriter(list, ratio).write();
}

} // namespace porism::paint
