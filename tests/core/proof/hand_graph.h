// A reasoning graph written down by hand, for tests that need no engine.
#pragma once

#include "proof/graph.h"

#include <initializer_list>
#include <map>
#include <string>

namespace porism::proof::test {

inline const std::vector<std::string> letters = {"a", "b", "c", "d", "e", "f", "g", "h"};

inline facts::Statement say(const std::string& text) {
    return facts::parse_statement(text, letters).value().front();
}

/// Statements in order of derivation; each non-given one with the premises that its explanation names.
class HandGraph final : public Explainer {
public:
    StatementId given(const std::string& text, std::size_t action) {
        return add(text, Derivation{Reason::given, {}, {}, {}, {}, action, 0}, {});
    }
    StatementId derived(const std::string& text, Reason reason, std::initializer_list<StatementId> premises,
                        std::vector<Certificate> certificates = {}) {
        return add(text, Derivation{reason, {}, {}, {}, {}, 0, 0}, Explanation{premises, std::move(certificates)});
    }
    StatementId by_rule(const std::string& text, RuleId rule, std::vector<PointId> binding,
                        std::initializer_list<StatementId> premises) {
        return add(text, Derivation{Reason::rule, {}, premises, rule, std::move(binding), 0, 0},
                   Explanation{premises, {}});
    }

    const Graph& graph() const override { return graph_; }
    Result<Explanation> explain(DerivationId derivation) const override {
        ++explained;
        return explanations_.at(derivation.value);
    }
    mutable int explained = 0;

private:
    StatementId add(const std::string& text, Derivation derivation, Explanation explanation) {
        const StatementId id(graph_.statements.size());
        derivation.conclusion = id;
        derivation.epoch = id.value;
        graph_.statements.push_back(say(text));
        graph_.first.emplace_back(graph_.derivations.size());
        explanations_.emplace(static_cast<std::uint32_t>(graph_.derivations.size()), std::move(explanation));
        graph_.derivations.push_back(std::move(derivation));
        return id;
    }
    Graph graph_;
    std::map<std::uint32_t, Explanation> explanations_;
};

} // namespace porism::proof::test
