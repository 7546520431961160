#include "paint/svg.h"

#include "paint/metrics.h"
#include "paint/vec.h"

#include <charconv>
#include <numbers>

namespace porism::paint {
namespace {

std::string number(double value) {
    char buffer[32];
    const double rounded = std::nearbyint(value * 100) / 100;
    const auto end =
        std::to_chars(buffer, buffer + sizeof buffer, rounded == 0 ? 0 : rounded, std::chars_format::fixed, 2).ptr;
    std::string text(buffer, end);
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text;
}

std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else if (c == '>')
            result += "&gt;";
        else if (c == '"')
            result += "&quot;";
        else
            result += c;
    }
    return result;
}

std::string opaque(Colour colour) {
    colour.alpha = 255;
    return to_string(colour);
}

class SvgWriter {
public:
    explicit SvgWriter(const DisplayList& list) : list_(list) {}

    std::string write(const std::string& title, double ratio) {
        const std::string w = number(list_.width), h = number(list_.height);
        out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(list_.width * ratio) + "\" height=\"" +
               number(list_.height * ratio) + "\" viewBox=\"0 0 " + w + " " + h + "\" role=\"img\">\n";
        if (!title.empty()) out_ += "<title>" + escaped(title) + "</title>\n";
        out_ += "<rect width=\"" + w + "\" height=\"" + h + "\" fill=\"" + to_string(list_.background) + "\"/>\n";
        for (const Item& item : list_.items) std::visit([&](const auto& drawn) { draw(drawn); }, item);
        return out_ + "</svg>\n";
    }

private:
    void attribute(const char* name, double value) { out_ += std::string(" ") + name + "=\"" + number(value) + "\""; }
    void attribute(const char* name, const std::string& value) {
        out_ += std::string(" ") + name + "=\"" + value + "\"";
    }

    void stroke(const Stroke& stroke) {
        attribute("stroke", opaque(stroke.colour));
        if (stroke.colour.alpha != 255) attribute("stroke-opacity", stroke.colour.alpha / 255.0);
        attribute("stroke-width", stroke.width);
        const DashPattern pattern = dash_pattern(stroke.dash);
        if (pattern.count == 0) return;
        std::string lengths;
        for (int i = 0; i < pattern.count; ++i) lengths += (i > 0 ? " " : "") + number(pattern.lengths[i]);
        attribute("stroke-dasharray", lengths);
    }
    void fill(const std::optional<Colour>& colour) {
        attribute("fill", colour ? opaque(*colour) : "none");
        if (colour && colour->alpha != 255) attribute("fill-opacity", colour->alpha / 255.0);
    }

    void draw(const Line& line) {
        out_ += "<line";
        attribute("x1", line.from.x);
        attribute("y1", line.from.y);
        attribute("x2", line.to.x);
        attribute("y2", line.to.y);
        stroke(line.stroke);
        out_ += line.stroke.dash == Dash::solid ? " stroke-linecap=\"round\"/>\n" : "/>\n";
    }
    void draw(const Circle& circle) {
        out_ += "<circle";
        attribute("cx", circle.centre.x);
        attribute("cy", circle.centre.y);
        attribute("r", circle.radius);
        fill(std::nullopt);
        stroke(circle.stroke);
        out_ += "/>\n";
    }
    void draw(const Arc& arc) {
        const Vec from = arc.centre + arc.radius * at_angle(arc.start),
                  to = arc.centre + arc.radius * at_angle(arc.start + arc.sweep);
        const bool large = std::fabs(arc.sweep) > std::numbers::pi;
        out_ += "<path";
        attribute("d", "M" + number(from.x) + " " + number(from.y) + "A" + number(arc.radius) + " " +
                           number(arc.radius) + " 0 " + (large ? "1" : "0") + (arc.sweep > 0 ? " 0 " : " 1 ") +
                           number(to.x) + " " + number(to.y));
        fill(std::nullopt);
        stroke(arc.stroke);
        out_ += "/>\n";
    }
    void draw(const Polygon& polygon) {
        out_ += polygon.closed ? "<polygon" : "<polyline";
        std::string corners;
        for (const Vec& p : polygon.corners) corners += (corners.empty() ? "" : " ") + number(p.x) + "," + number(p.y);
        attribute("points", corners);
        fill(polygon.fill);
        if (polygon.stroke) stroke(*polygon.stroke);
        out_ += " stroke-linejoin=\"round\"/>\n";
    }
    void draw(const Dot& dot) {
        out_ += "<circle";
        attribute("cx", dot.at.x);
        attribute("cy", dot.at.y);
        attribute("r", dot.radius);
        fill(dot.fill);
        if (dot.outline.width > 0) stroke(dot.outline);
        out_ += "/>\n";
    }
    /// The halo as a text of its own, since not every reader knows paint-order.
    void draw(const Text& text) {
        if (text.halo.alpha != 0) letters(text, true);
        letters(text, false);
    }
    void letters(const Text& text, bool halo) {
        out_ += "<text";
        attribute("x", text.at.x);
        attribute("y", text.at.y);
        attribute("font-family", families());
        out_ += " font-style=\"italic\"";
        attribute("font-size", text.size);
        fill(halo ? text.halo : text.colour);
        if (halo) {
            attribute("stroke", to_string(text.halo));
            attribute("stroke-width", 0.2 * text.size);
            out_ += " stroke-linejoin=\"round\" aria-hidden=\"true\"";
        }
        out_ += ">";
        double drop = 0;
        for (const Run& run : text.runs) {
            const Setting set = setting(run.level);
            const bool upright = run.face == Run::Face::upright, moved = set.drop != drop;
            if (!upright && !moved && set.scale == 1) {
                out_ += escaped(run.text);
                continue;
            }
            out_ += "<tspan";
            if (moved) attribute("dy", (set.drop - drop) * text.size);
            if (set.scale != 1) attribute("font-size", set.scale * text.size);
            if (upright) out_ += " font-style=\"normal\"";
            out_ += ">" + escaped(run.text) + "</tspan>";
            drop = set.drop;
        }
        out_ += "</text>\n";
    }
    static std::string families() {
        std::string text;
        for (const std::string_view family : label_families()) {
            const bool quoted = family.find(' ') != std::string_view::npos;
            text += (text.empty() ? "" : ",") + (quoted ? "'" + std::string(family) + "'" : std::string(family));
        }
        return text;
    }

    const DisplayList& list_;
    std::string out_;
};

} // namespace

std::string to_svg(const DisplayList& list, const std::string& title, double ratio) {
    return SvgWriter(list).write(title, ratio);
}

} // namespace porism::paint
