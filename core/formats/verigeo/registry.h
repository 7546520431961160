// What the actions read so far have defined.
#pragma once

#include "base/result.h"
#include "formats/verigeo/names.h"
#include "formats/verigeo/operators.h"

#include <map>
#include <set>

namespace porism::verigeo {

/// Whether what is not defined is refused, or taken to be defined elsewhere.
enum class Scope : std::uint8_t { closed, open };

/// An argument that was understood.
struct Argument {
    Kind kind;
    std::string text;                     ///< normal
    std::vector<std::string> points = {}; ///< that it consists of
    bool turned = false;                  ///< a segment that was written from its second end
};

class Registry {
public:
    explicit Registry(Scope scope) : scope_(scope) {}
    /// What an argument means where this kind is wanted. Errors as envelope_from_json has them, without pointer.
    Result<Argument> read(Kind kind, const std::string& text) const;
    /// Enters what an action defines, its arguments being normal. Error: `misleading_id`, an id such as ANG_BAC for
    /// other points.
    Status define(const Operator& row, const std::vector<std::string>& args);

private:
    Result<Argument> point(const std::string& text) const;
    Result<Argument> segment(const std::string& text) const;
    Result<Argument> angle(const std::string& text) const;
    Result<Argument> triangle(const std::string& text) const;
    Result<Argument> circle(const std::string& text) const;
    Result<Argument> fresh(Kind kind, const std::string& text) const;
    Status all_defined(const std::vector<std::string>& points) const;
    bool taken(const std::string& id) const;
    std::vector<std::string> point_names() const { return {points_.begin(), points_.end()}; }

    Scope scope_;
    std::set<std::string> points_, others_;
    std::map<std::string, std::vector<std::string>> angles_, triangles_;
    std::map<std::string, std::string> circles_; ///< their centres
};

} // namespace porism::verigeo
