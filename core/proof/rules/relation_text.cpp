#include "proof/rules/relation_text.h"

#include "proof/rules/rule_table.h"

#include <algorithm>

namespace porism::proof {

std::string_view relation_as_written(const Rule& row) {
    for (const auto family : relation_families()) {
        const auto found = std::ranges::find(family, row.name, &RuleText::name);
        if (found != family.end()) return found->relation;
    }
    return {};
}

} // namespace porism::proof
