// Scenes as author's envelopes.
#include "base/text.h"
#include "facts/comparison.h"
#include "formats/verigeo/content.h"
#include "formats/verigeo/edges.h"
#include "formats/verigeo/expressions.h"
#include "formats/verigeo/goal.h"
#include "formats/verigeo/lines.h"
#include "formats/verigeo/names.h"
#include "formats/verigeo/together.h"
#include "formats/verigeo/told.h"
#include "scene/as_statements.h"
#include "scene/catalogue.h"
#include "scene/drawn.h"
#include "scene/meetings.h"
#include "scene/needed.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <map>
#include <set>

namespace porism::verigeo {
namespace {

using Names = std::vector<std::string>;

/// The name of a letter of a pattern.
using Lettered = std::function<std::string(char)>;

std::string filled(std::string_view text, const Lettered& name, const std::string& constant) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '@') {
            out += segment_id(name(text[i + 1]), name(text[i + 2]));
            i += 2;
        } else if (text[i] == '#') {
            out += angle_id(name(text[i + 1]), name(text[i + 2]), name(text[i + 3]));
            i += 3;
        } else if (text[i] == '%') {
            out += text[++i] == '=' ? constant : name(text[i]);
        } else {
            out += text[i];
        }
    }
    return out;
}

Names all_filled(std::string_view args, const Lettered& name, const std::string& constant = {}) {
    Names out;
    for (const std::string_view argument : split(args, ';')) out.push_back(filled(argument, name, constant));
    return out;
}

Action edge(std::string_view type, Names args) {
    return {find("AddEdge", type), std::move(args), Source::given};
}

class Writer {
public:
    explicit Writer(const scene::Scene& scene)
        : scene_(scene), circles_(scene.actions()), placed_(scene::is_placed(scene)) {
        choose_names();
    }
    Result<Envelope> write(const scene::SceneAndGoals& content);

private:
    void choose_names();
    Status write(std::size_t index);
    Status write_construction(const scene::Action& made);
    Status write_statement(const facts::Statement& statement);
    Status write_comparison(const facts::Statement& statement, std::string_view sign);
    Status write_opened(const facts::Statement& statement, const Opened& opened);
    Status write_use(const scene::Action& action, const scene::Use& use);
    /// What its constructions need, where nothing that is written says it.
    Status write_needs(const scene::Action& action);
    void learn(const scene::Action& action);
    void write_edges(std::string_view edges, const Lettered& name);
    /// Statements from here on that are a quadrilateral or said together; they are written then, and need not be again.
    void write_together(std::size_t index);
    Lettered letters_of(const scene::Action& action, const scene::Use& use) const;
    /// Whether the edges of a construction tell this use of it.
    bool is_told(const Told& told, const scene::Use& use) const;
    Status write_places(const scene::Action& action);
    void add(std::string_view op, std::string_view type, Names args) {
        out_.actions.push_back({find(op, type), std::move(args), Source::given});
    }
    void add_quadrilateral(std::string_view type, Names corners) {
        std::string id = "QUAD_" + join(corners, "");
        if (!is_id(id) || ids_.contains(id)) id = fmt::format("QUAD_{}", ids_.size() + 1);
        ids_.insert(id);
        corners.insert(corners.begin(), std::move(id));
        add("AddQuadrilateral", type, std::move(corners));
    }
    /// Where none of these corners is there.
    void add_triangle(Names corners) {
        Names sorted = corners;
        std::ranges::sort(sorted);
        if (!triangles_.insert(std::move(sorted)).second) return;
        corners.insert(corners.begin(), triangle_id(corners));
        add("AddTriangle", "ByPoints", std::move(corners));
    }
    bool are_corners(Names points) const {
        std::ranges::sort(points);
        return triangles_.contains(points);
    }
    bool is_triangle_there(const Together& said) const {
        Names corners;
        for (const char letter : said.triangle) corners.push_back(name(said.points.at(letter)));
        return corners.empty() || are_corners(std::move(corners));
    }
    void add_free(const scene::Action& action) {
        for (const PointId point : action.outputs) add("AddPoint", "Free", {name(point)});
    }
    const std::string& name(PointId point) const { return names_[point.index()]; }
    Names names_of(std::span<const PointId> points) const;

    const scene::Scene& scene_;
    const scene::KnownCircles circles_;
    const bool placed_; ///< its places tell which branch is meant
    Names names_;
    std::set<std::string> ids_;        ///< of quadrilaterals
    std::set<Names> triangles_;        ///< corners, sorted
    std::set<facts::Statement> known_; ///< orders that hold by what is written
    std::set<std::size_t> written_;    ///< actions that were written with others before them
    Envelope out_;
};

/// As in the scene with a capital, where that can be told apart from what follows it.
void Writer::choose_names() {
    std::set<std::string> taken;
    for (std::string name : scene_.names()) {
        if (name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
        for (int i = 1; !is_point_name(name) || taken.contains(name); ++i) name = fmt::format("P{}", i);
        taken.insert(name);
        names_.push_back(std::move(name));
    }
}

Names Writer::names_of(std::span<const PointId> points) const {
    Names out;
    for (const PointId point : points) out.push_back(name(point));
    return out;
}

tl::unexpected<Error> unsayable(std::string what) {
    return fail("unsayable", std::move(what), "say it by other constructions, or write another format");
}

/// Of a relation or comparison of quantities.
Status Writer::write_comparison(const facts::Statement& statement, std::string_view sign) {
    const std::string text = facts::to_string(statement, names_);
    const std::string between = fmt::format(" {} ", sign);
    const std::size_t at = text.find(between);
    const auto left = expression_text(std::string_view(text).substr(0, at));
    const auto right =
        at == std::string::npos ? std::nullopt : expression_text(std::string_view(text).substr(at + between.size()));
    if (!left || !right) return unsayable("VeriGeo has no expression for " + in_quotes(text));
    out_.actions.push_back(edge("ExprConstraint", {*left, std::string(sign), *right}));
    return {};
}

Status Writer::write_opened(const facts::Statement& statement, const Opened& opened) {
    std::vector<std::string> letters;
    for (std::size_t i = 0; i < statement.points().size(); ++i) letters.emplace_back(1, static_cast<char>('a' + i));
    const auto patterns = *facts::parse_patterns(opened.statements, letters);
    for (const facts::Pattern& pattern : patterns)
        if (const auto one = facts::instantiate(pattern, statement.points()))
            if (auto ok = write_statement(*one); !ok) return ok;
    return {};
}

/// Angles in degrees.
std::string constant_text(const facts::Statement& statement) {
    if (!statement.constant()) return {};
    if (facts::row(statement.predicate()).constant != facts::ConstantKind::turns_of_pi)
        return numbers::Scalar(*statement.constant()).text();
    const std::string degrees = numbers::Scalar(numbers::Rational(*statement.constant() * 180)).text();
    return degrees.find('/') == std::string::npos ? degrees : "(" + degrees + ")";
}

Status Writer::write_statement(const facts::Statement& statement) {
    if (statement.relation()) return write_comparison(statement, "=");
    if (const facts::ComparisonRow* comparison = facts::comparison_row(statement.predicate()))
        return write_comparison(statement, comparison->sign);
    if (const Opened* const opened = opened_of(statement.predicate())) return write_opened(statement, *opened);
    const Saying* const found = saying_of(statement.predicate());
    if (!found) return unsayable("VeriGeo has no edge for " + in_quotes(facts::to_string(statement, names_)));
    const auto name_of = [&](char letter) { return name(statement[static_cast<std::size_t>(letter - 'a')]); };
    for (const std::string_view one : split(found->args, '|'))
        out_.actions.push_back(edge(found->type, all_filled(one, name_of, constant_text(statement))));
    return {};
}

Lettered Writer::letters_of(const scene::Action& action, const scene::Use& use) const {
    std::map<char, std::string> names;
    std::size_t output = 0, point = 0;
    for (const scene::Slot& slot : scene::construction(use.construction).slots) {
        if (slot.kind == scene::SlotKind::output) names[slot.letter[0]] = name(action.outputs[output++]);
        if (slot.kind == scene::SlotKind::point) names[slot.letter[0]] = name(use.points[point++]);
    }
    return [names = std::move(names)](char letter) { return names.at(letter); };
}

bool Writer::is_told(const Told& told, const scene::Use& use) const {
    std::vector<PointId> line;
    std::size_t point = 0;
    for (const scene::Slot& slot : scene::construction(use.construction).slots)
        if (slot.kind == scene::SlotKind::point) {
            if (told.line.find(slot.letter) != std::string_view::npos) line.push_back(use.points[point]);
            ++point;
        }
    return told.line.empty() || known_on_one_line(scene_, line);
}

Status Writer::write_use(const scene::Action& action, const scene::Use& use) {
    const scene::Construction& row = scene::construction(use.construction);
    if (tells_its_needs(row.name))
        for (facts::Statement& need : scene::instantiate(row.needs, action.outputs, use))
            known_.insert(std::move(need));
    if (const Told* const told = told_of(row.name); told && is_told(*told, use)) {
        const Lettered named = letters_of(action, use);
        Names corners;
        for (const char letter : told->triangle) corners.push_back(named(letter));
        if (!corners.empty()) add_triangle(std::move(corners));
        write_edges(told->edges, named);
        return {};
    }
    scene::Action one;
    one.outputs = action.outputs;
    one.uses = {use};
    auto statements = scene::as_statements(one);
    // Which way they turn, or which circle is meant, is told by the places.
    if (!statements && placed_) statements = scene::instantiate(row.gives, action.outputs, use);
    if (!statements) return unsayable("VeriGeo has no action for the construction " + row.name);
    for (const facts::Statement& statement : *statements) {
        // AddTriangle says it.
        if (is_triangle(row.name) && statement.predicate() == facts::Predicate::ncoll) continue;
        if (auto ok = write_statement(statement); !ok) return ok;
    }
    return {};
}

Status Writer::write_needs(const scene::Action& action) {
    for (const facts::Statement& need : scene::needed_by(action)) {
        const bool said = known_.contains(need) ||
                          (need.predicate() == facts::Predicate::ncoll && are_corners(names_of(need.points())));
        if (said) continue;
        if (auto ok = write_statement(need); !ok) return ok;
    }
    return {};
}

void Writer::learn(const scene::Action& action) {
    for (const auto patterns :
         {&scene::Construction::needs, &scene::Construction::guarantees, &scene::Construction::restricts})
        for (facts::Statement& one : scene::said_by(action, patterns)) known_.insert(std::move(one));
    for (facts::Statement& one : scene::needed_by(action)) known_.insert(std::move(one));
}

Status Writer::write_places(const scene::Action& action) {
    for (std::size_t i = 0; i < action.at.size(); ++i) {
        if (!action.at[i]) continue;
        if (action.at[i]->given) return unsayable("only a free point of its own can have given coordinates");
        add("MovePoint", "Cartesian", {name(action.outputs[i]), action.at[i]->x.text(), action.at[i]->y.text()});
    }
    return {};
}

Status Writer::write_construction(const scene::Action& made) {
    const auto other = scene::second_intersection(made, circles_);
    const scene::Action& action = other ? *other : made;
    const auto row_of = [](const scene::Use& use) {
        return std::string_view(scene::construction(use.construction).name);
    };
    const std::string_view row = row_of(action.uses.front());
    const bool two = action.uses.size() > 1;
    if (action.branch.value_or(0) > 0 && !placed_) return unsayable("VeriGeo names no branches");
    if (action.auxiliary) return unsayable("an author's envelope has no auxiliary points");
    if (two && !placed_ && !(is_line(row) && is_line(row_of(action.uses[1]))))
        return unsayable("VeriGeo does not say which common point of the two is meant");
    if (row == "free" && !action.at.empty() && action.at[0] && action.at[0]->given) {
        add("AddPoint", "Cartesian", {name(action.outputs[0]), action.at[0]->x.text(), action.at[0]->y.text()});
        return {};
    }
    if (row == "between_bound" && !two) {
        const auto& ends = action.uses.front().points;
        add("AddPoint", "OnSegment", {name(action.outputs[0]), segment_id(name(ends[0]), name(ends[1]))});
        return write_places(action);
    }
    if (const OwnFigure* const figure = own_figure(row)) {
        add_free(action);
        const Lettered named = letters_of(action, action.uses.front());
        Names corners;
        for (const char letter : figure->corners) corners.push_back(named(letter));
        add_quadrilateral(figure->type, std::move(corners));
        return write_places(action);
    }
    const bool triangle = is_triangle(row);
    add_free(action);
    if (auto ok = write_places(action); !ok) return ok;
    if (triangle) add_triangle(names_of(action.outputs));
    for (const scene::Use& use : action.uses)
        if (auto ok = write_use(action, use); !ok) return ok;
    return write_needs(action);
}

void Writer::write_edges(std::string_view edges, const Lettered& name) {
    for (const std::string_view one : split(edges, '|')) {
        Names args = all_filled(one, name);
        const std::string type = std::move(args.front());
        args.erase(args.begin());
        out_.actions.push_back(edge(type, std::move(args)));
    }
}

void Writer::write_together(std::size_t index) {
    std::vector<facts::Statement> stated;
    for (const scene::Action& action : scene_.actions().subspan(index)) {
        if (!action.states || stated.size() == std::max(most_of_a_shape, most_together)) break;
        stated.push_back(*action.states);
    }
    if (stated.empty()) return;
    if (const auto shape = shape_of(stated)) {
        add_quadrilateral(shape->type, names_of(shape->corners));
        for (std::size_t i = 0; i < shape->statements; ++i) written_.insert(index + i);
    } else if (const auto said = said_together(stated); said && is_triangle_there(*said)) {
        write_edges(said->edges, [&](char letter) { return name(said->points.at(letter)); });
        for (const std::size_t i : said->statements) written_.insert(index + i);
    }
}

Status Writer::write(std::size_t index) {
    const scene::Action& action = scene_.actions()[index];
    if (!action.states) return write_construction(action);
    if (action.states->predicate() == facts::Predicate::ncoll) {
        Names corners = names_of(action.states->points());
        std::ranges::sort(corners);
        triangles_.insert(std::move(corners));
    }
    return write_statement(*action.states);
}

Result<Envelope> Writer::write(const scene::SceneAndGoals& content) {
    for (std::size_t i = 0; i < scene_.actions().size(); ++i) {
        if (!written_.contains(i)) write_together(i);
        if (written_.contains(i)) continue;
        auto ok = write(i);
        learn(scene_.actions()[i]);
        if (ok) continue;
        ok.error().pointer = fmt::format("/actions/{}", i);
        return fail(std::move(ok.error()));
    }
    out_.problem = content.name;
    out_.goal = goal_text(content, names_);
    return std::move(out_);
}

} // namespace

Result<Envelope> envelope_of(const scene::SceneAndGoals& content) {
    return Writer(content.scene).write(content);
}

} // namespace porism::verigeo
