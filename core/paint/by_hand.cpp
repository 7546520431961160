#include "paint/by_hand.h"

#include "paint/signs.h"

#include <array>
#include <cmath>

namespace porism::paint {
namespace {

using Kind = Subject::Kind;

/// Whatever the order of a segment's ends, or of the sides of an angle.
bool same(const Subject& a, const Subject& b) {
    if (a == b) return true;
    if (a.kind != b.kind) return false;
    if (a.kind == Kind::equal_angles || a.kind == Kind::right_angle)
        return a.second == b.second && a.first == b.third && a.third == b.first;
    return (a.kind == Kind::segment || a.kind == Kind::equal_lengths || a.kind == Kind::parallels) &&
           a.first == b.second && a.second == b.first;
}

struct Restyle {
    const Palette& colours;
    const Styled& styled;

    void operator()(Line& line) const { stroke(line.stroke); }
    void operator()(Circle& circle) const { stroke(circle.stroke); }
    void operator()(Arc& arc) const { stroke(arc.stroke); }
    void operator()(Dot& dot) const {
        if (styled.colour != nullptr) dot.fill = dot.outline.colour = colours.*styled.colour;
        dot.radius *= styled.weight;
    }
    void operator()(const Polygon&) const {}
    void operator()(const Text&) const {}

    void stroke(Stroke& stroke) const {
        if (styled.colour != nullptr) stroke.colour = colours.*styled.colour;
        if (styled.dash) stroke.dash = *styled.dash;
        stroke.width *= styled.weight;
    }
};

struct SubjectOf {
    template<class Item>
    Subject operator()(const Item& item) const {
        return item.subject;
    }
};

using DrawSign = void (*)(Scenery& scenery, const HandSign& sign, const SignStyle& style);

void ticks(Scenery& s, const HandSign& sign, const SignStyle& style) {
    add_ticks(s, s.at(sign.subject.first), s.at(sign.subject.second), sign.count, style);
}
void arrows(Scenery& s, const HandSign& sign, const SignStyle& style) {
    add_arrows(s, s.at(sign.subject.first), s.at(sign.subject.second), sign.count, style);
}
void arcs(Scenery& s, const HandSign& sign, const SignStyle& style) {
    const auto& [kind, first, vertex, second] = sign.subject;
    add_angle(s, s.at(vertex), s.at(first), s.at(second), sign.count, style, s.options.coloured);
}
void square(Scenery& s, const HandSign& sign, const SignStyle& style) {
    constexpr double is_right = 0.01; // cosine
    const Vec vertex = s.at(sign.subject.second), a = s.at(sign.subject.first) - vertex,
              b = s.at(sign.subject.third) - vertex;
    const double first = std::hypot(a.x, a.y), second = std::hypot(b.x, b.y);
    if (first < 1 || second < 1 || std::fabs(a.x * b.x + a.y * b.y) > is_right * first * second) return;
    add_right_angle(s, vertex, (1 / first) * a, (1 / second) * b, first, second, style);
}

struct SignRow {
    Kind kind;
    DrawSign draw;
};
constexpr std::array sign_rows{SignRow{Kind::equal_lengths, &ticks}, SignRow{Kind::parallels, &arrows},
                               SignRow{Kind::equal_angles, &arcs}, SignRow{Kind::right_angle, &square}};

bool is_drawn(const Scenery& scenery, const Subject& subject) {
    return std::ranges::any_of(scenery.layers[static_cast<std::size_t>(Layer::mark)],
                               [&](const Item& item) { return same(std::visit(SubjectOf(), item), subject); });
}

} // namespace

void apply_styles(Scenery& scenery) {
    if (scenery.options.styled.empty()) return;
    for (const Layer layer : {Layer::base, Layer::dot})
        for (Item& item : scenery.layers[static_cast<std::size_t>(layer)]) {
            const Subject subject = std::visit(SubjectOf(), item);
            for (const Styled& styled : scenery.options.styled)
                if (subject.kind != Kind::none && same(subject, styled.subject))
                    std::visit(Restyle{scenery.colours, styled}, item);
        }
}

void add_hand_signs(Scenery& scenery) {
    for (const HandSign& sign : scenery.options.hand_signs) {
        const auto row = std::ranges::find(sign_rows, sign.subject.kind, &SignRow::kind);
        const auto seen = [&](PointId point) {
            return !point.valid() || (point.index() < scenery.hidden.size() && !scenery.hidden[point.index()]);
        };
        const bool all_seen = seen(sign.subject.first) && seen(sign.subject.second) && seen(sign.subject.third);
        if (row == sign_rows.end() || !all_seen || is_drawn(scenery, sign.subject)) continue;
        row->draw(scenery, sign, {scenery.given_stroke(), Layer::mark, sign.subject});
    }
}

} // namespace porism::paint
