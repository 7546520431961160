// What the forms of a record say, as statements; and what is asked.
#pragma once

#include "facts/statement.h"
#include "formats/geometry3k/quantities.h"
#include "scene/question.h"

#include <set>

namespace porism::geometry3k {

/// Something that a form says, and the number of that form.
struct Said {
    facts::Statement statement;
    std::size_t form = 0;
};

/// Where a form leaves open which of several things is meant (which sides of an isosceles triangle are equal, how
/// similar triangles are oriented, which point of a line lies between the others), the sketch says it.
class Forms {
public:
    Forms(const Sketch& sketch, const PointIds& ids) : sketch_(sketch), measures_(sketch, ids) {}

    /// Errors with the column: `unknown_form`, `form_arguments`, `contradiction` (an equation that no figure
    /// satisfies), `several_questions`, `question_form` (what is asked is a number), and those of Measures.
    Status read(const Term& form, std::size_t number);
    const std::vector<Said>& said() const { return said_; }
    const std::optional<scene::Question>& asked() const { return asked_; }

private:
    using Names = std::vector<std::string>;
    using Handler = Status (Forms::*)(const Term&);
    struct Row {
        std::string_view word;
        Handler read; ///< null where the form says nothing that matters
    };
    static std::span<const Row> table();
    static std::vector<std::string> words();

    Status read_inner(const Term& term);
    void say(facts::Predicate predicate, const Names& names, std::optional<numbers::Rational> constant = {});
    void say(const facts::Statement& statement);
    std::optional<bool> turns_left(const Corner& corner) const;
    std::optional<bool> turn_alike(const Corner& one, const Corner& other);
    void say_between(const std::string& a, const std::string& b, const std::string& c);
    void say_collinear(const std::string& a, const std::string& b, const std::string& c);
    void say_triangle(const Names& corners);
    void say_on_circle(const std::string& point, const std::string& centre, const std::string& other);
    void say_bisector(const std::string& end, const Corner& corner);
    bool say_same_direction(const Corner& one, const Corner& other);
    Result<Names> points(const Term& term, std::size_t position, std::string_view word, std::size_t count) const;
    Result<Names> corners(const Term& term, std::size_t count) const;
    Result<std::pair<std::string, std::string>> circle(const Term& term, std::size_t position) const;

    Status equals(const Term& term);
    bool say_equal_angles(const Term& left, const Term& right);
    bool say_equal_lengths(const facts::Relation& relation);
    bool say_value(const facts::Quantity& quantity, const numbers::Rational& value);
    Status on_line(const Term& term);
    Status on_circle(const Term& term);
    Status line_in_circle(const Term& term);
    Status perpendicular(const Term& term);
    Status parallel(const Term& term);
    Status parallelogram(const Term& term);
    Status rectangle(const Term& term);
    Status rhombus(const Term& term);
    Status square(const Term& term);
    Status kite(const Term& term);
    Status trapezoid(const Term& term);
    Status triangle(const Term& term);
    Status isosceles(const Term& term);
    Status equilateral(const Term& term);
    Status similar(const Term& term);
    Status congruent(const Term& term);
    Status midpoint(const Term& term);
    Status median(const Term& term);
    Status altitude(const Term& term);
    Status perpendicular_bisector(const Term& term);
    Status diameter(const Term& term);
    Status bisects_angle(const Term& term);
    Status incentre(const Term& term);
    Status centroid(const Term& term);
    Status inscribed(const Term& term);
    Status tangent(const Term& term);
    Status meet(const Term& term);
    Status sector(const Term& term);
    Status find(const Term& term);

    const Sketch& sketch_;
    Measures measures_;
    std::vector<Said> said_;
    std::set<facts::Statement> known_;
    std::optional<scene::Question> asked_;
    std::size_t number_ = 0;
    std::map<std::set<std::string>, Corner> loose_; ///< triangles without places, as they are taken to turn left
};

} // namespace porism::geometry3k
