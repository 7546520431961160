#include "workflow/solve/news.h"

#include <algorithm>

namespace porism::workflow {

std::vector<facts::Statement> news(const Analysis& after, const Analysis& before, const StopToken& stop) {
    const std::size_t old = before.diagram->point_count();
    std::vector<facts::Statement> out;
    const auto& statements = after.session->graph().statements;
    for (std::size_t i = statements.size(); i-- > 0 && !stop.stop_requested();) {
        const facts::Statement& statement = statements[i];
        const bool of_old = std::ranges::all_of(statement.points(), [&](PointId point) { return point.index() < old; });
        if (!of_old || !before.session->holds(statement)) out.push_back(statement);
    }
    return out;
}

} // namespace porism::workflow
