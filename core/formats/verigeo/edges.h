// What constraint edges say, as statements in text.
#pragma once

#include "facts/statement.h"
#include "formats/verigeo/affine.h"
#include "formats/verigeo/verigeo.h"
#include "numbers/scalar.h"

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::verigeo {

struct Circle {
    std::string centre;
    std::string through; ///< empty where it has a radius
    std::optional<numbers::Scalar> radius = {};
};

/// What edges are read against, by the names of the envelope.
struct Figure {
    std::map<std::string, Circle> circles;
    std::map<std::string, std::set<std::string>> on_circle; ///< by circle: points that were put on it
    std::vector<std::set<std::string>> lines;               ///< points that were put on one line
    std::vector<std::set<std::string>> corners = {};        ///< of triangles and quadrilaterals that were added
    bool claimed = false; ///< what is read is claimed of a figure, and no figure looked for with it
    std::map<std::string, std::pair<double, double>> given;                    ///< points with given coordinates
    std::map<std::pair<std::string, std::string>, std::string> midpoints = {}; ///< by ends, sorted
    std::size_t next_help = 1;                   ///< number of the next point that no action adds (help_name)
    std::map<std::string, std::string> ids = {}; ///< what names of angles and triangles stand for (ids_of, evaluate.h)
    Rationals places = {};                       ///< where points stand that were added, with given coordinates
    bool framed = false;                         ///< axes are spoken of: how the figure is turned tells something
    std::vector<std::string> turned = {};        ///< three points that turn to the left, where nothing else is turned
};

/// Statements in text (facts::parse_goal) over the names of the envelope, all of them together; or why there are none.
struct Said {
    std::vector<std::string> texts = {};
    std::string reason = {};
    std::size_t helps = 0;               ///< so many points besides, from `next_help` on, are determined by the texts
    bool amounts_to = false;             ///< the texts follow from what the author wrote, whose words they are not
    std::vector<Gaussian> standing = {}; ///< where further points stand, behind these helps
};
std::string help_name(std::size_t number);

/// What an action says of points that are there: of AddEdge, AddTriangle and AddQuadrilateral, and of AddPoint on a
/// segment or circle, once the point stands by what else is said of it. Errors: `unmeant_action`, `bad_ratio`.
Result<Said> said_by(const Figure& figure, const Action& action);
/// That a point is on a circle.
std::string on_circle(const Circle& circle, const std::string& point);
/// Enters the circle that AddCircle adds; other actions add none.
void add_circle(Figure& figure, const Action& action);
/// Enters what an action puts on circles and lines, and what it names.
void note(Figure& figure, const Action& action);

/// A quadrilateral that the first statements of a list are.
struct Shape {
    std::string_view type;        ///< of AddQuadrilateral
    std::vector<PointId> corners; ///< in order around it
    std::size_t statements = 0;   ///< how many say it
};
inline constexpr std::size_t most_of_a_shape = 5;
/// The shape that takes the most statements; nothing where the first ones are none.
std::optional<Shape> shape_of(std::span<const facts::Statement> statements);

/// Equations between vectors, as lines, ratios and parallelograms; those of more points by where two of them balance.
/// Empty of other actions, and where a number is not rational.
std::optional<Said> vector_relation(const Figure& figure, const Action& action);
/// Whether it is one whose reading rests on the midpoints, lines and triangles that other actions tell.
bool is_read_by_others(const Figure& figure, const Action& action);
/// A comparison of expressions, as an equation between quantities or an order statement.
Said comparison(const std::vector<std::string>& args);

} // namespace porism::verigeo
