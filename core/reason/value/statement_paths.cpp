#include "reason/value/statement_paths.h"

#include "reason/path.h"

namespace porism::reason {

Result<proof::Path> StatementPaths::to(StatementId statement, const Control& control) {
    if (const auto found = found_.find(statement); found != found_.end()) return found->second;
    auto path = path_to(session_, statement, control);
    if (!path) return path;
    auto shorter = parts_.shortened(*std::move(path), control);
    return found_.emplace(statement, std::move(shorter)).first->second;
}

proof::Path StatementPaths::shortened(proof::Path path, const Control& control) {
    return without_detours(parts_.shortened(std::move(path), control), control, session_.bans());
}

} // namespace porism::reason
