#include "proof/rules/made_row.h"

#include "base/text.h"

#include <fmt/format.h>
#include <span>

namespace porism::proof {
namespace {

std::string json_of_point(std::string_view name, std::string_view x, std::string_view y) {
    return fmt::format(
        R"({{"op":"Construct","type":"free","args":["{}"],"at":[{{"x":"{}","y":"{}","kind":"sketch"}}]}})", name, x, y);
}

/// "a@0_4.5"
std::string json_of_point(std::string_view text) {
    const std::size_t at = text.find('@'), between = text.find('_');
    return json_of_point(text.substr(0, at), text.substr(at + 1, between - at - 1), text.substr(between + 1));
}

std::string json_of_statement(std::string_view statement) {
    Words words;
    for (const std::string_view word : split(statement, ' ')) words.push_back(fmt::format("\"{}\"", word));
    const std::string type = words.front();
    words.erase(words.begin());
    return fmt::format(R"({{"op":"State","type":{},"args":[{}]}})", type, join(words, ","));
}

std::string json_of_equation(std::string_view equation) {
    return fmt::format(R"({{"op":"State","type":"relation","args":["{}"]}})", equation);
}

std::string scene_of(const Words& actions, std::string_view question) {
    return fmt::format(R"({{"version":1,"actions":[{}],"goals":[],"questions":["{}"]}})", join(actions, ",\n"),
                       question);
}

} // namespace

std::vector<RuleText> rows_of(const std::deque<Made>& texts) {
    std::vector<RuleText> out;
    for (const Made& one : texts) out.push_back(one.row());
    return out;
}

std::string scene_of_statements(const std::vector<Sketched>& points, const Words& statements, const Words& equations,
                                const std::string& asked) {
    Words actions;
    for (const Sketched& point : points)
        actions.push_back(json_of_point(point.name, fmt::format("{:.4f}", point.x), fmt::format("{:.4f}", point.y)));
    for (const std::string& statement : statements)
        if (!statement.empty()) actions.push_back(json_of_statement(statement));
    for (const std::string& equation : equations) actions.push_back(json_of_equation(equation));
    return scene_of(actions, "compute " + asked);
}

std::string scene_of_text(std::string_view text) {
    constexpr std::string_view points = "points ";
    if (!text.starts_with(points)) return std::string(text);
    const std::size_t asked = text.find('?');
    const auto parts = split(text.substr(points.size(), asked - points.size()), ';');
    Words actions;
    for (const std::string_view point : split(parts.front(), ' ')) actions.push_back(json_of_point(point));
    for (const std::string_view part : std::span(parts).subspan(1)) {
        const std::string_view stated = trim(part);
        actions.push_back(stated.find('=') != std::string_view::npos ? json_of_equation(stated)
                                                                     : json_of_statement(stated));
    }
    return scene_of(actions, trim(text.substr(asked + 1)));
}

} // namespace porism::proof
