// Scenes as author's envelopes.
#include "base/text.h"
#include "formats/verigeo/content.h"
#include "formats/verigeo/expressions.h"
#include "formats/verigeo/goal.h"
#include "formats/verigeo/names.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <set>

namespace porism::verigeo {
namespace {

using facts::Predicate;
using Names = std::vector<std::string>;

/// How a statement is written: %a, %b, ... are its points, @ab the segment of two, %= its constant.
struct Saying {
    Predicate predicate;
    std::string_view type, args; ///< several edges where the arguments are parted by |
};
constexpr std::array sayings = {
    Saying{Predicate::coll, "Collinear", "%a;%b;%c"},
    Saying{Predicate::para, "Parallel", "@ab;@cd"},
    Saying{Predicate::perp, "Perpendicular", "@ab;@cd"},
    Saying{Predicate::cong, "EqualLength", "@ab;@cd"},
    Saying{Predicate::midp, "Midpoint", "%a;@bc"},
    Saying{Predicate::cyclic, "Cyclic", "%a;%b;%c;%d"},
    Saying{Predicate::circle, "EqualLength", "@ab;@ac|@ac;@ad"},
    Saying{Predicate::lconst, "ExprConstraint", "Length(%a,%b);=;%="},
    Saying{Predicate::l2const, "ExprConstraint", "Length(%a,%b)^2;=;%="},
    Saying{Predicate::rconst, "ExprConstraint", "Length(%a,%b)/Length(%c,%d);=;%="},
    Saying{Predicate::r2const, "ExprConstraint", "Length(%a,%b)^2;=;(%=)*Length(%c,%d)^2"},
    Saying{Predicate::eqratio, "ExprConstraint", "Length(%a,%b)*Length(%g,%h);=;Length(%c,%d)*Length(%e,%f)"},
    Saying{Predicate::sum, "ExprConstraint", "Length(%a,%b)+Length(%c,%d);=;Length(%e,%f)"},
    Saying{Predicate::eqsum, "ExprConstraint", "Length(%a,%b)+Length(%c,%d);=;Length(%e,%f)+Length(%g,%h)"},
    Saying{Predicate::diff, "ExprConstraint", "Length(%a,%b);!=;0"},
    Saying{Predicate::ncoll, "ExprConstraint", "Area(%a,%b,%c);!=;0"},
    Saying{Predicate::ncong, "ExprConstraint", "Length(%a,%b);!=;Length(%c,%d)"},
    Saying{Predicate::acute_angle, "ExprConstraint", "Angle(%a,%b,%c);<;90"},
    Saying{Predicate::obtuse_angle, "ExprConstraint", "Angle(%a,%b,%c);>;90"},
};

std::string filled(std::string_view text, const Names& points, const std::string& constant) {
    const auto name = [&](char letter) { return points[static_cast<std::size_t>(letter - 'a')]; };
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '@') {
            out += segment_id(name(text[i + 1]), name(text[i + 2]));
            i += 2;
        } else if (text[i] == '%') {
            out += text[++i] == '=' ? constant : name(text[i]);
        } else {
            out += text[i];
        }
    }
    return out;
}

Action edge(std::string_view type, Names args) {
    return {find("AddEdge", type), std::move(args), Source::given};
}

/// Constructions that are said by the equalities which they give: these determine the points, or what freedom they
/// have.
constexpr std::array<std::string_view, 17> told_by_what_they_give = {
    "midpoint", "foot",          "circumcenter", "circle",   "intersection_ll", "orthocenter",
    "mirror",   "parallelogram", "on_line",      "on_tline", "on_pline",        "on_bline",
    "on_dia",   "on_circum",     "on_circle",    "lconst",   "segment"};
/// Triangles: besides, three free points that are not on one line.
constexpr std::array<std::string_view, 3> triangles = {"triangle", "r_triangle", "iso_triangle"};
/// Quadrilaterals of four free points, their corners in order around them.
struct OwnFigure {
    std::string_view construction, type;
};
constexpr std::array own_figures = {OwnFigure{"isquare", "Square"}, OwnFigure{"rectangle", "Rectangle"},
                                    OwnFigure{"trapezoid", "Trapezoid"}, OwnFigure{"quadrangle", "General"}};
/// Loci that are lines: two of them have one common point.
constexpr std::array<std::string_view, 4> lines = {"on_line", "on_tline", "on_pline", "on_bline"};

bool among(std::span<const std::string_view> names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

class Writer {
public:
    explicit Writer(const scene::Scene& scene) : scene_(scene) { choose_names(); }
    Result<Envelope> write(const scene::SceneAndGoals& content);

private:
    void choose_names();
    Status write(std::size_t index);
    Status write_construction(const scene::Action& action);
    Status write_statement(const facts::Statement& statement);
    Status write_relation(const facts::Statement& statement);
    Status write_gives(const scene::Action& action);
    Status write_places(const scene::Action& action);
    void add(std::string_view op, std::string_view type, Names args) {
        out_.actions.push_back({find(op, type), std::move(args), Source::given});
    }
    void add_free(const scene::Action& action) {
        for (const PointId point : action.outputs) add("AddPoint", "Free", {name(point)});
    }
    const std::string& name(PointId point) const { return names_[point.index()]; }
    Names names_of(std::span<const PointId> points) const;

    const scene::Scene& scene_;
    Names names_;
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

Status Writer::write_relation(const facts::Statement& statement) {
    const std::string text = facts::to_string(statement, names_);
    const std::size_t equals = text.find(" = ");
    const auto left = expression_text(std::string_view(text).substr(0, equals));
    const auto right =
        equals == std::string::npos ? std::nullopt : expression_text(std::string_view(text).substr(equals + 3));
    if (!left || !right) return unsayable("VeriGeo has no expression for " + in_quotes(text));
    out_.actions.push_back(edge("ExprConstraint", {*left, "=", *right}));
    return {};
}

Status Writer::write_statement(const facts::Statement& statement) {
    if (statement.relation()) return write_relation(statement);
    const auto found = std::ranges::find(sayings, statement.predicate(), &Saying::predicate);
    if (found == sayings.end())
        return unsayable("VeriGeo has no edge for " + in_quotes(facts::to_string(statement, names_)));
    const auto& value = statement.constant();
    const std::string constant = value ? numbers::Scalar(*value).text() : "";
    for (const std::string_view one : split(found->args, '|')) {
        Names args;
        for (const std::string_view argument : split(one, ';'))
            args.push_back(filled(argument, names_of(statement.points()), constant));
        out_.actions.push_back(edge(found->type, std::move(args)));
    }
    return {};
}

Status Writer::write_gives(const scene::Action& action) {
    for (const scene::Use& use : action.uses) {
        const scene::Construction& row = scene::construction(use.construction);
        for (const facts::Statement& given : scene::instantiate(row.gives, action.outputs, use)) {
            // The base angles of an isosceles triangle are equal because its sides are.
            if (among(triangles, row.name) && given.predicate() == Predicate::eqangle) continue;
            if (auto ok = write_statement(given); !ok) return ok;
        }
    }
    return {};
}

Status Writer::write_places(const scene::Action& action) {
    for (std::size_t i = 0; i < action.at.size(); ++i) {
        if (!action.at[i]) continue;
        if (action.at[i]->given) return unsayable("only a free point of its own can have given coordinates");
        add("MovePoint", "Cartesian", {name(action.outputs[i]), action.at[i]->x.text(), action.at[i]->y.text()});
    }
    return {};
}

Status Writer::write_construction(const scene::Action& action) {
    const auto row_of = [](const scene::Use& use) {
        return std::string_view(scene::construction(use.construction).name);
    };
    const std::string_view row = row_of(action.uses.front());
    const bool two = action.uses.size() > 1;
    if (action.branch.value_or(0) > 0) return unsayable("VeriGeo names no branches");
    if (action.auxiliary) return unsayable("an author's envelope has no auxiliary points");
    if (two && !(among(lines, row) && among(lines, row_of(action.uses[1]))))
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
    const auto figure = std::ranges::find(own_figures, row, &OwnFigure::construction);
    if (figure != own_figures.end()) {
        add_free(action);
        Names corners = names_of(action.outputs);
        corners.insert(corners.begin(), "QUAD_" + join(corners, ""));
        add("AddQuadrilateral", figure->type, std::move(corners));
        return write_places(action);
    }
    const bool triangle = among(triangles, row);
    if (!triangle && row != "free" && !among(told_by_what_they_give, row))
        return unsayable("VeriGeo has no action for the construction " + std::string(row));
    add_free(action);
    if (auto ok = write_places(action); !ok) return ok;
    if (triangle) {
        Names corners = names_of(action.outputs);
        corners.insert(corners.begin(), triangle_id(corners));
        add("AddTriangle", "ByPoints", std::move(corners));
    }
    return write_gives(action);
}

Status Writer::write(std::size_t index) {
    const scene::Action& action = scene_.actions()[index];
    if (action.states) return write_statement(*action.states);
    return write_construction(action);
}

Result<Envelope> Writer::write(const scene::SceneAndGoals& content) {
    for (std::size_t i = 0; i < scene_.actions().size(); ++i) {
        auto ok = write(i);
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
