#include "workflow/catalogue/geodsl.h"

#include "formats/geodsl/table.h"

#include <string>

namespace porism::workflow {

Json geodsl_records() {
    Json out = Json::array();
    for (const geodsl::StatementRow& row : geodsl::statement_table()) {
        Json known = Json::array();
        for (const char point : row.known)
            if (point != ' ') known.push_back(std::string(1, point));
        out.push_back({{"name", row.name},
                       {"group", row.group},
                       {"form", row.form},
                       {"meaning", row.meaning},
                       {"becomes", row.becomes},
                       {"known", std::move(known)}});
    }
    return out;
}

} // namespace porism::workflow
