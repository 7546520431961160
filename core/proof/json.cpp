#include "proof/json.h"

#include "base/fields.h"
#include "base/text.h"
#include "proof/rules/rule.h"

#include <algorithm>
#include <array>

namespace porism::proof {
namespace {

using facts::Statement;
using numbers::Integer;

struct ReasonName {
    Reason reason;
    const char* name;
};
constexpr std::array reason_names = {
    ReasonName{Reason::given, "given"},
    ReasonName{Reason::rule, "rule"},
    ReasonName{Reason::algebra, "algebra"},
    ReasonName{Reason::line_class, "line_class"},
    ReasonName{Reason::circle_class, "circle_class"},
    ReasonName{Reason::point_class, "point_class"},
    ReasonName{Reason::reading, "reading"},
    ReasonName{Reason::calculation, "calculation"},
};

const char* name_of(Reason reason) {
    return std::ranges::find(reason_names, reason, &ReasonName::reason)->name;
}

Json statements_json(const std::vector<Statement>& statements, std::span<const std::string> names) {
    Json out = Json::array();
    for (const Statement& statement : statements) out.push_back(facts::to_string(statement, names));
    return out;
}

Json certificate_json(const Certificate& certificate) {
    Json terms = Json::array();
    for (const CertificateTerm& term : certificate.terms)
        terms.push_back(Json::array({term.premise, term.equation, numbers::to_string(term.coefficient)}));
    Json out{{"terms", std::move(terms)}, {"multiple", numbers::to_string(certificate.multiple)}};
    if (certificate.turns != 0) out["turns"] = numbers::to_string(certificate.turns);
    return out;
}

Json step_json(const Step& step, std::span<const std::string> names) {
    Json out{{"conclusion", facts::to_string(step.conclusion, names)}, {"reason", name_of(step.reason)}};
    if (step.reason == Reason::given) out["action"] = step.action;
    if (step.reason == Reason::rule) {
        out["rule"] = step.rule;
        Json binding = Json::array();
        for (const PointId point : step.binding) binding.push_back(names[point.index()]);
        out["binding"] = std::move(binding);
    }
    if (!step.premises.empty()) out["premises"] = step.premises;
    if (step.view != 0) out["view"] = step.view;
    if (!step.certificates.empty()) {
        Json certificates = Json::array();
        for (const Certificate& certificate : step.certificates) certificates.push_back(certificate_json(certificate));
        out["certificates"] = std::move(certificates);
    }
    if (!step.eliminated.empty()) {
        Json eliminated = Json::array();
        for (const facts::Quantity& quantity : step.eliminated) eliminated.push_back(facts::to_string(quantity, names));
        out["eliminated"] = std::move(eliminated);
    }
    if (!step.conditions.empty()) out["conditions"] = statements_json(step.conditions, names);
    return out;
}

/// The place inside one string of a JSON text says nothing to a reader: the string itself does.
Error quoting(Error error, const std::string& text) {
    error.what = "\"" + text + "\": " + error.what;
    error.place.reset();
    return error;
}

Result<Statement> read_statement(const std::string& text, std::span<const std::string> names) {
    auto parsed = facts::parse_goal(text, names);
    if (!parsed) return fail(quoting(std::move(parsed.error()), text));
    if (parsed->size() != 1)
        return fail("proof_statement", "\"" + text + "\" is not one statement", "write one statement");
    return parsed->front();
}

Result<Integer> read_integer(const Json& json) {
    if (!json.is_string())
        return fail("json_type", "an integer of a certificate must be a string of digits", "write \"-12\"");
    const std::string& text = json.get_ref<const std::string&>();
    auto value = numbers::parse_integer(text);
    if (!value) return fail(quoting(std::move(value.error()), text));
    if (numbers::to_string(*value) != text)
        return fail("proof_integer", "\"" + text + "\" is not how an integer is written",
                    "write \"" + numbers::to_string(*value) + "\"");
    return value;
}

Result<CertificateTerm> read_term(const Json& json) {
    const bool whole = json.is_array() && json.size() == 3 && whole_number(json[0]) && whole_number(json[1]);
    if (!whole)
        return fail("json_type", "this is no term of a certificate", "expected [premise, equation, \"coefficient\"]");
    auto coefficient = read_integer(json[2]);
    if (!coefficient) return fail(std::move(coefficient.error()));
    return CertificateTerm{static_cast<std::size_t>(*whole_number(json[0])),
                           static_cast<std::size_t>(*whole_number(json[1])), std::move(*coefficient)};
}

Result<Certificate> read_certificate(const Json& json) {
    if (auto ok = only_members(json, {"terms", "multiple", "turns"}); !ok) return fail(std::move(ok.error()));
    if (!json.contains("terms")) return fail("json_missing", "the member \"terms\" is missing", "add \"terms\": []");
    const auto terms = read_list(json, "terms");
    if (!terms) return fail(terms.error());
    Certificate out;
    for (const Json& item : *terms) {
        auto term = read_term(item);
        if (!term) return fail(in_member(element("terms", out.terms.size()), std::move(term.error())));
        out.terms.push_back(std::move(*term));
    }
    for (const auto& [key, target] : {std::pair{"multiple", &out.multiple}, std::pair{"turns", &out.turns}}) {
        if (!json.contains(key)) continue;
        auto value = read_integer(json[key]);
        if (!value) return fail(in_member(key, std::move(value.error())));
        *target = std::move(*value);
    }
    return out;
}

Status read_reason(const Json& json, std::span<const std::string> names, Step& step) {
    auto reason = member<std::string>(json, "reason");
    if (!reason) return fail(std::move(reason.error()));
    const auto known = std::ranges::find_if(reason_names, [&](const ReasonName& row) { return *reason == row.name; });
    if (known == reason_names.end())
        return fail("proof_reason", "there is no reason called " + in_quotes(*reason),
                    "docs/formats/proof.md lists them");
    step.reason = known->reason;
    if (auto read = read_count(json, "action", step.action); !read) return read;
    if (auto read = read_text(json, "rule", step.rule); !read) return read;
    const auto binding = read_strings(json, "binding");
    if (!binding) return fail(binding.error());
    for (const std::string& name : *binding) {
        const auto found = std::ranges::find(names, name);
        if (found == names.end())
            return fail("proof_point", "there is no point called " + in_quotes(name),
                        "a step names points of the scene");
        step.binding.emplace_back(static_cast<std::size_t>(found - names.begin()));
    }
    return {};
}

Status read_eliminated(const Json& json, std::span<const std::string> names, Step& step) {
    const auto eliminated = read_strings(json, "eliminated");
    if (!eliminated) return fail(eliminated.error());
    for (const std::string& text : *eliminated) {
        auto quantity = facts::parse_quantity(text, names);
        if (!quantity)
            return fail(
                in_member(element("eliminated", step.eliminated.size()), quoting(std::move(quantity.error()), text)));
        step.eliminated.push_back(*std::move(quantity));
    }
    return {};
}

Status read_support(const Json& json, std::span<const std::string> names, Step& step) {
    const auto premises = read_list(json, "premises");
    if (!premises) return fail(premises.error());
    for (const Json& item : *premises) {
        const auto premise = whole_number(item);
        if (!premise)
            return fail(in_member(
                "premises",
                Error{ErrorKind::bad_input, "json_type", "this is no list of steps", "steps are numbered from 0", {}}));
        step.premises.push_back(static_cast<std::size_t>(*premise));
    }
    std::size_t view = 0;
    if (auto read = read_count(json, "view", view); !read) return read;
    if (view >= facts::max_alternatives)
        return fail("proof_view", "a statement has at most " + std::to_string(facts::max_alternatives) + " views",
                    "views are numbered from 0");
    step.view = static_cast<std::uint8_t>(view);
    const auto certificates = read_list(json, "certificates");
    if (!certificates) return fail(certificates.error());
    for (const Json& item : *certificates) {
        auto certificate = read_certificate(item);
        if (!certificate)
            return fail(in_member(element("certificates", step.certificates.size()), std::move(certificate.error())));
        step.certificates.push_back(std::move(*certificate));
    }
    if (auto read = read_eliminated(json, names, step); !read) return read;
    const auto conditions = read_strings(json, "conditions");
    if (!conditions) return fail(conditions.error());
    for (const std::string& text : *conditions) {
        auto condition = read_statement(text, names);
        if (!condition)
            return fail(in_member(element("conditions", step.conditions.size()), std::move(condition.error())));
        step.conditions.push_back(std::move(*condition));
    }
    return {};
}

Result<Step> read_step(const Json& json, std::span<const std::string> names) {
    if (auto ok = only_members(json, {"conclusion", "reason", "action", "rule", "binding", "premises", "view",
                                      "certificates", "eliminated", "conditions"});
        !ok)
        return fail(std::move(ok.error()));
    Step step;
    auto text = member<std::string>(json, "conclusion");
    if (!text) return fail(std::move(text.error()));
    auto conclusion = read_statement(*text, names);
    if (!conclusion) return fail(in_member("conclusion", std::move(conclusion.error())));
    step.conclusion = std::move(*conclusion);
    if (auto read = read_reason(json, names, step); !read) return fail(std::move(read.error()));
    if (auto read = read_support(json, names, step); !read) return fail(std::move(read.error()));
    return step;
}

} // namespace

Json to_json(const Path& path, std::span<const std::string> names) {
    Json steps = Json::array();
    for (const Step& step : path.steps) steps.push_back(step_json(step, names));
    return Json{{"version", form_version}, {"steps", std::move(steps)}};
}

Result<Path> path_from_json(const Json& json, std::span<const std::string> names) {
    if (auto ok = check_version(json, "path"); !ok) return fail(std::move(ok.error()));
    if (auto ok = only_members(json, {"version", "steps"}); !ok) return fail(std::move(ok.error()));
    if (!json.contains("steps"))
        return fail("json_missing", "the member \"steps\" is missing", "docs/formats/proof.md shows the form");
    const auto steps = read_list(json, "steps");
    if (!steps) return fail(steps.error());
    if (steps->empty()) return fail("proof_empty", "the path has no step", "a path has at least one step");
    Path path;
    for (const Json& item : *steps) {
        auto step = read_step(item, names);
        if (!step) {
            step.error().what = "step " + std::to_string(path.steps.size() + 1) + ": " + step.error().what;
            return fail(in_member(element("steps", path.steps.size()), std::move(step.error())));
        }
        path.steps.push_back(std::move(*step));
    }
    return path;
}

Json to_json(const Graph& graph, std::span<const std::string> names) {
    Json derivations = Json::array();
    for (std::size_t i = 0; i < graph.derivations.size(); ++i) {
        const Derivation& derivation = graph.derivations[i];
        Json out{{"conclusion", derivation.conclusion.value}, {"reason", name_of(derivation.reason)}};
        if (derivation.reason == Reason::given) out["action"] = derivation.action;
        if (derivation.reason == Reason::rule) out["rule"] = rule(derivation.rule).name;
        Json premises = Json::array();
        for (const StatementId premise : derivation.premises) premises.push_back(premise.value);
        if (!premises.empty()) out["premises"] = std::move(premises);
        if (graph.first[derivation.conclusion.index()].index() == i) out["first"] = true;
        if (!lowers_rank(derivation)) out["lowers_rank"] = false;
        derivations.push_back(std::move(out));
    }
    return Json{{"version", form_version},
                {"points", std::vector<std::string>(names.begin(), names.end())},
                {"statements", statements_json(graph.statements, names)},
                {"derivations", std::move(derivations)}};
}

} // namespace porism::proof
