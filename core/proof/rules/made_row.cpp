#include "proof/rules/made_row.h"

#include "base/text.h"

#include <fmt/format.h>

namespace porism::proof {
namespace {

std::string json_of_point(const Sketched& point) {
    return fmt::format(
        R"({{"op":"Construct","type":"free","args":["{}"],"at":[{{"x":"{:.4f}","y":"{:.4f}","kind":"sketch"}}]}})",
        point.name, point.x, point.y);
}

std::string json_of_statement(const std::string& statement) {
    Words words;
    for (const std::string_view word : split(statement, ' ')) words.push_back(fmt::format("\"{}\"", word));
    const std::string type = words.front();
    words.erase(words.begin());
    return fmt::format(R"({{"op":"State","type":{},"args":[{}]}})", type, join(words, ","));
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
    for (const Sketched& point : points) actions.push_back(json_of_point(point));
    for (const std::string& statement : statements)
        if (!statement.empty()) actions.push_back(json_of_statement(statement));
    for (const std::string& equation : equations)
        actions.push_back(fmt::format(R"({{"op":"State","type":"relation","args":["{}"]}})", equation));
    return fmt::format(R"({{"version":1,"actions":[{}],"goals":[],"questions":["compute {}"]}})", join(actions, ",\n"),
                       asked);
}

} // namespace porism::proof
