// docs/rules.md and its pictures.
#include "workflow/catalogue/rules.h"

#include "workflow/catalogue/page.h"
#include "workflow/convert.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>

namespace porism::workflow {
namespace {

constexpr int rule_picture_size = 320;

constexpr std::string_view rules_head =
    "# Rules\n\n"
    "Every theorem that a step can name, as the program's own table has it. This page and its pictures are written by\n"
    "`porism catalogue rules --markdown docs`, which solves the examples anew; do not edit them.\n\n"
    "Of each row: the theorem as a textbook says it, the equalities from which it concludes (*if*), the order "
    "statements that\n"
    "the picture must show (*provided that*: side conditions), what follows (*then*), and how many ways to name the "
    "points say\n"
    "the same. Angles in statements are directed, modulo 180 degrees: ∠(AB, CD) turns AB onto CD.\n\n"
    "Most rows conclude statements. Those at the end conclude an equation between quantities: lengths, angles below\n"
    "180 degrees, arcs, areas. From such equations values are calculated.\n\n"
    "A row stands here for one of three reasons, which the problem under *used in* shows, or else the example. Most "
    "are\n"
    "*needed*: that problem is not solved without them. A *derived* row follows from others and calculation, and is "
    "kept\n"
    "because paths with it are shorter. A row *implied by calculation* is what the tables of angles and lengths say of "
    "themselves,\n"
    "so that nothing looks for its instances: it gives a step of calculation the name that a textbook has for it.\n\n"
    "The example is a problem in [JGEX text](formats/jgex.md), with the path to its goal; the steps that use the rule "
    "are set in\n"
    "bold, and what the picture decides for the path comes after it. The picture sets off what the first of these "
    "steps\n"
    "concludes, and dashed what it concludes that from; its points have the letters of the rule, and where several "
    "letters\n"
    "are one point there, *letters* says so.\n\n";

std::string joined(const std::vector<RuleClause>& clauses) {
    std::string text;
    for (const RuleClause& clause : clauses)
        text += fmt::format("{}{} (`{}`)", text.empty() ? "" : "; ", clause.words, clause.notation);
    return text;
}

std::string joined(const std::vector<std::string>& clauses) {
    std::string text;
    for (const std::string& clause : clauses) text += (text.empty() ? "" : "; ") + clause;
    return text;
}

std::string steps_text(const std::vector<WorkedStep>& steps) {
    std::string text;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const char* bold = steps[i].uses_rule ? "**" : "";
        text += fmt::format("{}. {}{}{}\n", i + 1, bold, steps[i].sentence, bold);
    }
    return text;
}

std::string picture_of(const WorkedExample& example) {
    PictureOptions options{.size = rule_picture_size};
    for (const facts::Statement& premise : example.premises) options.lit.push_back({premise, paint::Role::premise});
    options.lit.push_back({example.conclusion, paint::Role::conclusion});
    return svg_of(example.scene, *example.diagram, {}, options);
}

PageSection section_of(const RulePage& page) {
    const proof::Rule& row = proof::rule(page.rule);
    PageText text{row.text + "\n\n"};
    text.line("if", joined(page.hypotheses));
    text.line("provided that", joined(page.conditions));
    text.line("then", joined(page.conclusions));
    text.line("symmetries", symmetries_text(page));
    text.line("source", row.source);
    text.line(std::string(proof::row(row.standing).name), std::string(proof::row(row.standing).words));
    text.line("used in", page.used_in);
    if (!row.example.starts_with('{')) text.code("example", {row.example});
    text.line("in words", page.example.problem);
    text.line("letters", shared_letters_text(page));
    text.text += "\n" + steps_text(page.example.steps) + "\n";
    text.line("the path rests on", joined(page.example.conditions));
    return {row.title, std::move(text.text), picture_of(page.example)};
}

Result<PageSection> section_of(const std::string& name, const Control& control) {
    const auto page = rule_page(*proof::rule_by_name(name), control);
    if (!page) return fail(page.error());
    return section_of(*page);
}

std::string heading(std::string concept_name) {
    concept_name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(concept_name.front())));
    return concept_name;
}

/// Concepts in the order of the table.
std::vector<PageGroup> groups() {
    std::vector<PageGroup> out;
    for (const proof::Rule& row : proof::all_rules()) {
        const std::string name = heading(row.concept_name);
        auto group = std::ranges::find(out, name, &PageGroup::name);
        if (group == out.end()) group = out.insert(out.end(), PageGroup{name, {}});
        group->rows.push_back(row.name);
    }
    return out;
}

} // namespace

Status write_rules_page(const std::string& folder, const Control& control) {
    return write_page(folder,
                      {"rules", std::string(rules_head), groups(),
                       [&](const std::string& name) { return section_of(name, control); }},
                      control);
}

} // namespace porism::workflow
