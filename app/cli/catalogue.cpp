#include "scene/catalogue.h"
#include "app/cli/program.h"
#include "base/text.h"
#include "facts/predicate.h"
#include "proof/rules/rule.h"
#include "workflow/catalogue/constructions.h"
#include "workflow/catalogue/geodsl.h"
#include "workflow/catalogue/rules.h"
#include "workflow/catalogue/schema.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace porism::cli {
namespace {

struct CatalogueArguments : Common {
    std::string table;
    std::string which;
    std::string page;
    std::string profile;
};

constexpr const char* schema_table = "schema";

void setup(CLI::App& command, CatalogueArguments& arguments) {
    command.add_option("TABLE", arguments.table, "which table")
        ->required()
        ->check(CLI::IsMember({"constructions", "rules", "profiles", "statements", "geodsl", schema_table}));
    command.add_option("WHICH", arguments.which, "only the row of this name, or the constructions of this group");
    add_json(command, arguments);
    command.add_option("--markdown", arguments.page,
                       "write TABLE.md and a picture of each row into this folder instead: constructions, rules");
    command.add_option("--profile", arguments.profile, "of schema: the JSON Schema of whose envelopes of VeriGeo")
        ->check(CLI::IsMember({"author", "solver"}));
}

Json constructions() {
    Json out = Json::array();
    for (std::size_t i = 0; i < scene::catalogue().size(); ++i)
        out.push_back(workflow::construction_record(ConstructionId(i)));
    return out;
}

Json rules() {
    Json out = Json::array();
    for (std::size_t i = 0; i < proof::all_rules().size(); ++i) out.push_back(workflow::rule_record(RuleId(i)));
    return out;
}

Json profiles() {
    Json out = Json::array();
    for (const proof::RuleProfile& profile : proof::ready_rule_profiles())
        out.push_back(workflow::rule_profile_record(profile));
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
    Status (*write_page)(const std::string& folder, const Control& control); ///< null: it has no page
};
constexpr std::array tables = {Table{"constructions", &constructions, &workflow::write_construction_page},
                               Table{"rules", &rules, &workflow::write_rules_page},
                               Table{"profiles", &profiles, nullptr}, Table{"statements", &statements, nullptr},
                               Table{"geodsl", &workflow::geodsl_records, nullptr}};

std::string joined(const Json& list) {
    std::string out;
    for (const Json& item : list) out += (out.empty() ? "" : ", ") + item.get<std::string>();
    return out;
}

/// What a person reads of a row below its head, in this order; a row has some of them.
constexpr std::array members{"title",      "group",        "form",        "aliases",    "long_forms", "short_form",
                             "text",       "meaning",      "becomes",     "known",      "grade",      "about",
                             "builds_on",  "calculations", "rules",       "places",     "freedom",    "branches",
                             "needs",      "requires",     "exists",      "gives",      "guarantees", "restricts",
                             "hypotheses", "conditions",   "conclusions", "symmetries", "source",     "concept",
                             "standing",   "example",      "used_in"};

std::string shown(const Json& value) {
    if (value.is_array()) return joined(value);
    return value.is_string() ? value.get<std::string>() : to_text(value);
}

/// Of a rule profile its rules are told where it is asked for alone.
void print_row(const Json& row, bool alone) {
    std::string head = row["name"].get<std::string>();
    if (row.contains("arguments")) head += " " + row["arguments"].get<std::string>();
    print_line(head);
    for (const char* key : members)
        if (row.contains(key) && !shown(row[key]).empty() && (alone || std::string_view(key) != "rules"))
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
    return report(Error{ErrorKind::bad_input,
                        "unknown_row",
                        "there is no row or group " + in_quotes(which),
                        did_you_mean(which, names_of(rows), "porism catalogue lists all rows of a table"),
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
    for (const Json& row : rows) print_row(row, rows.size() == 1);
    print_note(fmt::format("{} {}", rows.size(), table.name));
    return done;
}

/// The JSON Schema that docs/formats/schemas has too.
Exit print_schema(const CatalogueArguments& arguments) {
    const auto schema = workflow::envelope_schema(arguments.profile);
    if (!schema) return report(schema.error());
    print_line(to_text(*schema, 2));
    return done;
}

Exit run(Program& program, const CatalogueArguments& arguments) {
    if (arguments.table == schema_table) return print_schema(arguments);
    if (!arguments.profile.empty())
        return report(Error{ErrorKind::bad_input,
                            "no_profile",
                            "the " + arguments.table + " have no profiles of VeriGeo",
                            "porism catalogue schema --profile " + arguments.profile,
                            {}});
    const Table& table = *std::ranges::find(tables, arguments.table, &Table::name);
    if (arguments.page.empty()) return print_table(table, arguments);
    if (!table.write_page)
        return report(Error{ErrorKind::bad_input,
                            "no_page",
                            "the " + arguments.table + " have no page",
                            "porism catalogue constructions --markdown DIR, or rules",
                            {}});
    const Status written = table.write_page(arguments.page, Control{program.stopping.token(), {}});
    return written ? done : report(program, written.error());
}

} // namespace

void add_catalogue(CLI::App& app, Program& program) {
    add_command<CatalogueArguments>(app, program, "catalogue", "print the tables as the program itself sees them",
                                    &setup, &run, Leaves::in_order);
}

} // namespace porism::cli
