#include "scene/catalogue.h"
#include "app/cli/program.h"
#include "facts/predicate.h"
#include "proof/rule.h"

#include <array>
#include <fmt/format.h>

namespace porism::cli {
namespace {

struct CatalogueArguments : Common {
    std::string table;
};

void setup(CLI::App& command, CatalogueArguments& arguments) {
    command.add_option("TABLE", arguments.table, "which table")
        ->required()
        ->check(CLI::IsMember({"constructions", "rules", "statements"}));
    add_json(command, arguments);
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
    for (const scene::Construction& row : scene::catalogue()) {
        std::vector<std::string> letters;
        Json slots = Json::array();
        constexpr std::array kinds = {"output", "point", "number"};
        for (const scene::Slot& slot : row.slots) {
            letters.push_back(slot.letter);
            slots.push_back({{"letter", slot.letter},
                             {"kind", kinds[static_cast<std::size_t>(slot.kind)]},
                             {"prompt", slot.prompt}});
        }
        out.push_back({{"name", row.name},
                       {"title", row.title},
                       {"group", row.group},
                       {"slots", std::move(slots)},
                       {"needs", patterns_json(row.needs, letters)},
                       {"gives", patterns_json(row.gives, letters)},
                       {"guarantees", patterns_json(row.guarantees, letters)},
                       {"text", row.text},
                       {"example", row.example}});
    }
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

/// A table, and the two members of a row that a person reads first.
struct Table {
    const char* name;
    Json (*rows)();
    const char* detail;
};
constexpr std::array tables = {Table{"constructions", &constructions, "text"}, Table{"rules", &rules, "text"},
                               Table{"statements", &statements, "meaning"}};

std::string joined(const Json& list) {
    std::string out;
    for (const Json& item : list) out += (out.empty() ? "" : ", ") + item.get<std::string>();
    return out;
}

void print_row(const Json& row, const char* detail) {
    std::string head = row["name"].get<std::string>();
    if (row.contains("slots"))
        for (const Json& slot : row["slots"]) head += " " + slot["letter"].get<std::string>();
    if (row.contains("arguments")) head += " " + row["arguments"].get<std::string>();
    print_line(fmt::format("{:<28} {}", head, row[detail].get<std::string>()));
    for (const char* key : {"needs", "gives", "guarantees", "hypotheses", "conditions", "conclusions"})
        if (row.contains(key) && !row[key].empty()) print_line(fmt::format("    {:<12} {}", key, joined(row[key])));
}

Exit run(Program&, const CatalogueArguments& arguments) {
    for (const Table& table : tables) {
        if (arguments.table != table.name) continue;
        const Json rows = table.rows();
        if (arguments.json) {
            print_json(rows);
            continue;
        }
        for (const Json& row : rows) print_row(row, table.detail);
        print_note(fmt::format("{} {}", rows.size(), table.name));
    }
    return done;
}

} // namespace

void add_catalogue(CLI::App& app, Program& program) {
    add_command<CatalogueArguments>(app, program, "catalogue", "print the tables as the program itself sees them",
                                    &setup, &run);
}

} // namespace porism::cli
