#include "scene/catalogue.h"
#include "app/cli/program.h"
#include "base/text.h"
#include "facts/predicate.h"
#include "proof/rule.h"
#include "workflow/constructions.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace porism::cli {
namespace {

struct CatalogueArguments : Common {
    std::string table;
    std::string which;
    std::string page;
};

void setup(CLI::App& command, CatalogueArguments& arguments) {
    command.add_option("TABLE", arguments.table, "which table")
        ->required()
        ->check(CLI::IsMember({"constructions", "rules", "statements"}));
    command.add_option("WHICH", arguments.which, "only the row of this name, or the constructions of this group");
    add_json(command, arguments);
    command.add_option("--markdown", arguments.page,
                       "write constructions.md and a picture of each row into this folder instead");
}

Json patterns_json(const std::vector<facts::Pattern>& patterns, const std::vector<std::string>& letters) {
    Json out = Json::array();
    for (const facts::Pattern& pattern : patterns) {
        std::string text(facts::row(pattern.predicate).name);
        for (const std::uint8_t slot : pattern.slots) text += " " + letters[slot];
        if (pattern.constant) text += " " + numbers::to_string(*pattern.constant);
        out.push_back(std::move(text));
    }
    return out;
}

Json constructions() {
    Json out = Json::array();
    for (std::size_t i = 0; i < scene::catalogue().size(); ++i)
        out.push_back(workflow::construction_record(ConstructionId(i)));
    return out;
}

Json rules() {
    Json out = Json::array();
    for (const proof::Rule& row : proof::rules())
        out.push_back({{"name", row.name},
                       {"title", row.title},
                       {"concept", row.concept_name},
                       {"letters", row.letters},
                       {"hypotheses", patterns_json(row.hypotheses, row.letters)},
                       {"conditions", patterns_json(row.conditions, row.letters)},
                       {"conclusions", patterns_json(row.conclusions, row.letters)},
                       {"text", row.text},
                       {"source", row.source},
                       {"derived", row.derived},
                       {"example", row.example}});
    return out;
}

Json statements() {
    Json out = Json::array();
    for (const facts::PredicateRow& row : facts::predicate_table())
        out.push_back({{"name", row.name},
                       {"arguments", row.arguments},
                       {"order", row.order},
                       {"constant", row.constant != facts::ConstantKind::none},
                       {"meaning", row.meaning}});
    return out;
}

struct Table {
    const char* name;
    Json (*rows)();
};
constexpr std::array tables = {Table{"constructions", &constructions}, Table{"rules", &rules},
                               Table{"statements", &statements}};

std::string joined(const Json& list) {
    std::string out;
    for (const Json& item : list) out += (out.empty() ? "" : ", ") + item.get<std::string>();
    return out;
}

/// What a person reads of a row below its head, in this order; a row has some of them.
constexpr std::array members{"title",      "group",     "aliases",    "long_forms", "short_form",  "text",   "meaning",
                             "places",     "freedom",   "branches",   "needs",      "requires",    "exists", "gives",
                             "guarantees", "restricts", "hypotheses", "conditions", "conclusions", "source", "example"};

std::string shown(const Json& value) {
    if (value.is_array()) return joined(value);
    return value.is_string() ? value.get<std::string>() : to_text(value);
}

void print_row(const Json& row) {
    std::string head = row["name"].get<std::string>();
    if (row.contains("arguments")) head += " " + row["arguments"].get<std::string>();
    print_line(head);
    for (const char* key : members)
        if (row.contains(key) && !shown(row[key]).empty())
            print_line(fmt::format("    {:<12} {}", key, shown(row[key])));
    for (const Json& slot : row.value("slots", Json::array())) {
        if (slot["kind"] == "output") continue;
        const std::string number = slot.contains("number") ? ": " + slot["number"].get<std::string>() : "";
        print_line(fmt::format("    {:<12} {}{}", slot["letter"].get<std::string>(), slot["prompt"].get<std::string>(),
                               number));
    }
}

bool is_meant(const Json& row, const std::string& which) {
    if (which.empty() || row["name"] == which || row.value("group", "") == which) return true;
    const Json aliases = row.value("aliases", Json::array());
    return std::ranges::find(aliases, Json(which)) != aliases.end();
}

/// The words that WHICH may be, for the error that it is none.
std::vector<std::string> names_of(const Json& rows) {
    std::vector<std::string> names;
    for (const Json& row : rows)
        for (const char* key : {"name", "group"})
            if (row.contains(key)) names.push_back(row[key].get<std::string>());
    return names;
}

Exit report_unknown(const std::string& which, const Json& rows) {
    const std::string nearest = nearest_word(which, names_of(rows));
    return report(
        Error{ErrorKind::bad_input,
              "unknown_row",
              "there is no row or group \"" + which + "\"",
              nearest.empty() ? "porism catalogue lists all rows of a table" : "did you mean " + nearest + "?",
              {}});
}

Exit print_table(const Table& table, const CatalogueArguments& arguments) {
    const Json all = table.rows();
    Json rows = Json::array();
    for (const Json& row : all)
        if (is_meant(row, arguments.which)) rows.push_back(row);
    if (rows.empty()) return report_unknown(arguments.which, all);
    if (arguments.json) {
        print_json(rows);
        return done;
    }
    for (const Json& row : rows) print_row(row);
    print_note(fmt::format("{} {}", rows.size(), table.name));
    return done;
}

Exit run(Program&, const CatalogueArguments& arguments) {
    if (arguments.page.empty())
        return print_table(*std::ranges::find(tables, arguments.table, &Table::name), arguments);
    if (arguments.table != "constructions")
        return report(Error{ErrorKind::bad_input,
                            "no_page",
                            "only the constructions have a page",
                            "porism catalogue constructions --markdown DIR",
                            {}});
    const auto written = workflow::write_construction_page(arguments.page);
    return written ? done : report(written.error());
}

} // namespace

void add_catalogue(CLI::App& app, Program& program) {
    add_command<CatalogueArguments>(app, program, "catalogue", "print the tables as the program itself sees them",
                                    &setup, &run);
}

} // namespace porism::cli
