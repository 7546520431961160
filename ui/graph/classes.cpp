#include "ui/graph/classes.h"

#include "facts/classes.h"

#include <algorithm>
#include <array>
#include <map>

namespace porism::ui {
namespace {

using proof::Path;

struct ClassRow {
    facts::Predicate predicate;
    std::size_t overlap; ///< shared points that make two of them one
};
constexpr std::array class_rows{ClassRow{facts::Predicate::coll, 2}, ClassRow{facts::Predicate::cyclic, 3}};

/// Whether a way leads from the node of `first` over another one, or over the box of a theorem, to step `last`, or back
/// to that node.
bool leads_back(const Path& path, const std::vector<std::size_t>& node, std::size_t first, std::size_t last) {
    const auto is_in = [&](std::size_t step) { return node[step] == first || step == last; };
    std::vector<bool> nodes(path.steps.size(), false); // that a way from it over another one leads to
    for (bool more = true; more;) {
        more = false;
        for (std::size_t i = 0; i < path.steps.size(); ++i)
            for (const std::size_t premise : path.steps[i].premises) {
                if (is_in(premise) && is_in(i) && node_count(path.steps[i]) > 1) return true;
                const bool reached = is_in(premise) ? !is_in(i) : nodes[node[premise]];
                if (!reached || nodes[node[i]]) continue;
                if (is_in(i)) return true;
                more = nodes[node[i]] = true;
            }
    }
    return false;
}

/// Whether these statements alone make one class of their points.
bool is_one_class(const Path& path, const ClassRow& row, const std::vector<std::size_t>& steps) {
    facts::IncidenceClasses classes(row.overlap);
    for (const std::size_t step : steps)
        classes.add(path.steps[step].conclusion.points(), static_cast<std::uint32_t>(step));
    const auto whole = classes.class_of(path.steps[steps.front()].conclusion.points());
    return std::ranges::all_of(
        steps, [&](std::size_t step) { return classes.class_of(path.steps[step].conclusion.points()) == whole; });
}

void share(const Path& path, const ClassRow& row, const std::vector<std::size_t>& steps,
           std::vector<std::size_t>& node) {
    std::vector<std::size_t> together{steps.front()};
    for (const std::size_t step : steps) {
        if (step == steps.front() || leads_back(path, node, steps.front(), step)) continue;
        node[step] = steps.front();
        together.push_back(step);
    }
    if (is_one_class(path, row, together)) return;
    for (const std::size_t step : together) node[step] = step;
}

} // namespace

std::vector<std::size_t> shared_nodes(const Path& path, const Fold& fold) {
    std::vector<std::size_t> node;
    for (std::size_t i = 0; i < path.steps.size(); ++i) node.push_back(i);
    for (const ClassRow& row : class_rows) {
        facts::IncidenceClasses classes(row.overlap);
        std::vector<std::size_t> said;
        for (std::size_t i = 0; i + 1 < path.steps.size(); ++i) {
            const facts::Statement& statement = path.steps[i].conclusion;
            if (!fold.shown[i] || statement.predicate() != row.predicate) continue;
            classes.add(statement.points(), static_cast<std::uint32_t>(i));
            said.push_back(i);
        }
        std::map<std::size_t, std::vector<std::size_t>> by_class;
        for (const std::size_t step : said)
            if (const auto one = classes.class_of(path.steps[step].conclusion.points())) by_class[*one].push_back(step);
        for (const auto& [one, steps] : by_class) share(path, row, steps, node);
    }
    return node;
}

} // namespace porism::ui
