#include "formats/verigeo/meaning.h"

#include "facts/sayings.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace porism::verigeo {
namespace {

/// An equation as the statement that it is a whole reading of, where it is one of any figure: AB = 5 as lconst.
facts::Statement plain(facts::Statement statement) {
    if (!statement.relation()) return statement;
    for (facts::Saying& saying : facts::sayings(*statement.relation()))
        if (saying.conditions.empty()) return std::move(saying.statement);
    return statement;
}

bool says_nothing(const Error& error) {
    return error.code == "statement_trivial" || error.code == "relation_trivial";
}

} // namespace

Result<Meaning> meaning_of(const Action& action, const Figure& figure, std::span<const std::string> names) {
    auto said = said_by(figure, action);
    if (!said) return fail(std::move(said.error()));
    if (said->texts.empty()) return Meaning{{}, std::move(said->reason)};
    Meaning out;
    out.amounts_to = said->amounts_to;
    for (std::size_t i = 0; i < said->helps + said->standing.size(); ++i)
        out.helps.push_back(help_name(figure.next_help + i));
    out.standing = std::move(said->standing);
    std::vector<std::string> among(names.begin(), names.end());
    among.insert(among.end(), out.helps.begin(), out.helps.end());
    for (const std::string& text : said->texts) {
        auto read = facts::parse_goal(text, among);
        if (read)
            std::ranges::transform(*read, std::back_inserter(out.statements), &plain);
        else if (read.error().code == "unknown_point")
            return Meaning{{}, "it is about a point that nobody adds", true};
        else if (action.row->type == "ExprConstraint" && !says_nothing(read.error()))
            return Meaning{{}, read.error().what};
        else if (!says_nothing(read.error()))
            return fail("unmeant_action", fmt::format("{} {}: {}", action.row->op, action.row->type, read.error().what),
                        "give it other points");
    }
    return out;
}

} // namespace porism::verigeo
