#include "workflow/solve/closure.h"

#include "base/text.h"
#include "facts/readings.h"
#include "facts/truth.h"
#include "proof/fact_search.h"
#include "translate/class_text.h"
#include "translate/read.h"
#include "workflow/solve/standing.h"

#include <algorithm>
#include <array>
#include <set>

namespace porism::workflow {
namespace {

std::span<const geometry::Point<double>> picture_of(const Analysis& analysis) {
    return analysis.diagram->scene_picture.points;
}

class Viewing {
public:
    Viewing(const Analysis& analysis, const ClosureFilter& filter, const StopToken& stop, const StopToken& marking)
        : analysis_(analysis), stop_(stop), marking_(marking.stop_possible() ? marking : stop),
          graph_(analysis.session->graph()), rows_(graph_, stop), whole_(filter.points.empty() && filter.text.empty()),
          search_({rows_, graph_, analysis.scene.names(),
                   [&](PointId point) { return scene::display_name(analysis_.scene.name(point)); },
                   [&](std::size_t statement) { return words_of(StatementId(statement)); },
                   [&](std::string_view text) {
                       return translate::read(text, analysis_.scene.names(), picture_of(analysis_));
                   }},
                  filter.text, filter.points),
          standing_(closed_scene(analysis), Control{marking_, {}}) {}

    ClosureView view(const std::string& kind) {
        ClosureView out;
        if (stop_.stop_requested()) return stopped();
        out.all = rows_.rows().size();
        for (const proof::FactClass& found : proof::fact_classes(rows_, graph_, stop_)) {
            const proof::FactKind& of = proof::fact_kinds()[found.kind];
            if (!kind.empty() && of.name != kind) continue;
            ClosureClass shown = class_of(found);
            if (shown.rows.empty()) continue;
            if (out.kinds.empty() || out.kinds.back().kind != &of) out.kinds.push_back({&of, 0, {}});
            for (const std::size_t row : shown_now_) {
                if (!counted_.insert(row).second) continue;
                ++out.kinds.back().rows;
                ++out.rows;
            }
            out.kinds.back().classes.push_back(std::move(shown));
            if (stop_.stop_requested()) break;
        }
        if (stop_.stop_requested()) return stopped();
        out.marked = marked_;
        return out;
    }

private:
    static ClosureView stopped() {
        ClosureView out;
        out.whole = false;
        return out;
    }
    ClosureClass class_of(const proof::FactClass& found) {
        ClosureClass out;
        const bool chain = !found.members.empty();
        if (chain) out.words = translate::say(found, analysis_.scene.names(), picture_of(analysis_));
        shown_now_.clear();
        for (std::size_t i = 0; i < found.rows.size(); ++i) {
            const proof::FactRow& row = rows_.rows()[found.rows[i]];
            if (!fits(row, out.words)) continue;
            shown_now_.push_back(found.rows[i]);
            out.rows.push_back(row_of(row));
            if (const auto read = proof::as_read(found, i)) word_as_read(out.rows.back(), row, *read);
        }
        if (!chain && !out.rows.empty()) out.words = out.rows.front().words;
        return out;
    }
    /// In the words of its class, also where other words were looked for.
    void word_as_read(ClosureRow& out, const proof::FactRow& row, const proof::FactClass& read) {
        out.words = translate::say(read, analysis_.scene.names(), picture_of(analysis_));
        out.turns = turns(read);
        out.found_by = found_by(row, out.said, out.words);
    }
    std::string found_by(const proof::FactRow& row, StatementId said, const std::string& words) const {
        std::vector<std::string> why;
        for (const proof::FoundBy& found : search_.found_by(row, said.index(), words))
            why.push_back(found.also.empty() ? found.name + " lies on " + found.line : "also " + found.also);
        return join(why, ", ");
    }
    ClosureRow row_of(const proof::FactRow& row) {
        ClosureRow out;
        for (const std::size_t statement : row.statements) out.statements.emplace_back(statement);
        out.said = StatementId(search_.best_of(row));
        if (row.whole_class) out.whole = row.points;
        out.words = row.whole_class || whole_ ? words_of(row) : words_of(out.said);
        const DerivationId first = graph_.first[row.statements.front()];
        out.given = graph_.derivations[first.index()].reason == proof::Reason::given;
        const auto as_drawn = [&](StatementId statement) { return standing_.as_drawn(statement); };
        out.as_drawn = row.whole_class ? std::ranges::any_of(out.statements, as_drawn) : as_drawn(out.said);
        out.turns = turns(graph_.statements[out.said.index()]);
        marked_ = marked_ && !marking_.stop_requested();
        out.found_by = found_by(row, out.said, out.words);
        return out;
    }
    /// Whether it is read under an order of points that another picture does not have.
    bool turns(const facts::Statement& statement) {
        const auto seen = [&](const facts::Statement& condition) {
            return facts::seen(condition, picture_of(analysis_));
        };
        return std::ranges::any_of(facts::readings(statement), [&](const facts::Reading& reading) {
            return std::ranges::all_of(reading.conditions, seen) &&
                   std::ranges::any_of(reading.conditions, [&](const facts::Statement& condition) {
                       return standing_.fails_elsewhere(condition);
                   });
        });
    }
    /// Of two angles at vertices: whether they turn to each other otherwise in another picture.
    bool turns(const proof::FactClass& read) {
        const auto& a = read.members[0];
        const auto& b = read.members[1];
        if (proof::fact_kinds()[read.kind].first != facts::Predicate::eqangle || a[0] != a[2] || b[0] != b[2])
            return false;
        const auto alike = facts::make(facts::Predicate::sameclock, std::array{a[1], a[0], a[3], b[1], b[0], b[3]});
        const auto unlike = facts::make(facts::Predicate::sameclock, std::array{a[1], a[0], a[3], b[3], b[0], b[1]});
        const auto& here = alike && facts::seen(*alike, picture_of(analysis_)) ? alike : unlike;
        return here && standing_.fails_elsewhere(*here);
    }
    std::string words_of(const proof::FactRow& row) const {
        return translate::say(row, graph_, analysis_.scene.names(), picture_of(analysis_));
    }
    std::string words_of(StatementId statement) const {
        return translate::say(graph_.statements[statement.index()], analysis_.scene.names(), picture_of(analysis_));
    }
    /// The words of its class count as its own.
    bool fits(const proof::FactRow& row, const std::string& of_class) const {
        return search_.fits(row, [&] { return words_of(row) + "\n" + of_class; });
    }

    const Analysis& analysis_;
    const StopToken& stop_;
    const StopToken& marking_;
    const proof::Graph& graph_;
    proof::FactRows rows_;
    bool whole_; ///< nothing is looked for
    proof::FactSearch search_;
    Standing standing_;
    bool marked_ = true;                 ///< the rows so far
    std::vector<std::size_t> shown_now_; ///< rows of the class that is looked at
    std::set<std::size_t> counted_;      ///< a row may be in two classes
};

} // namespace

ClosureView closure_view(const Analysis& analysis, const ClosureFilter& filter, const StopToken& stop,
                         const StopToken& marking) {
    return Viewing(analysis, filter, stop, marking).view(filter.kind);
}

Result<std::vector<PointId>> read_points(std::string_view text, const scene::Scene& scene) {
    std::vector<PointId> out;
    for (const std::string_view part : split(text, ',')) {
        const std::string name(trim(part));
        auto point = scene.find(name);
        if (!point) point = scene.find(lower_case(name));
        if (!point)
            return fail("unknown_point", "there is no point " + in_quotes(name),
                        did_you_mean(name, scene.names(), "the points are " + join(scene.names(), ", ")));
        out.push_back(*point);
    }
    return out;
}

namespace {

Result<std::vector<facts::Statement>> with_known_letters(std::vector<facts::Statement> statements,
                                                         const Analysis& analysis, const Place& place) {
    const facts::Letters& letters = analysis.diagram->scene_picture.letters;
    for (const facts::Statement& statement : statements) {
        if (statement.relation() == nullptr) continue;
        for (const facts::Quantity& quantity : statement.relation()->quantities())
            if (quantity.kind() == facts::QuantityKind::letter && !letters.contains(quantity.text()))
                return fail(Error{ErrorKind::bad_input, "unknown_letter",
                                  "there is no letter " + in_quotes(quantity.text()) + " in what the scene states",
                                  "lengths are written length(a,b), angles angle(a,b,c)", place});
    }
    return statements;
}

} // namespace

Result<std::vector<facts::Statement>> read_statements(const Analysis& analysis, std::string_view text,
                                                      const Place& place) {
    const auto& names = analysis.scene.names();
    auto statements = facts::parse_statement(text, names, place);
    if (statements) return statements;
    if (auto meant = translate::read_class(text, names, picture_of(analysis)); !meant.empty()) return meant;
    auto goal = facts::parse_goal(text, names, place);
    return goal ? with_known_letters(*std::move(goal), analysis, place) : std::move(statements);
}

Result<explore::Following> what_follows(const Analysis& analysis, const facts::Statement& statement,
                                        const Control& control) {
    const reason::Session& session = *analysis.session;
    std::vector<StatementId> from;
    if (const auto found = session.find(statement)) {
        from.push_back(*found);
    } else {
        const proof::FactRows rows(session.graph(), control.stop);
        if (const auto row = rows.row_of(statement))
            for (const std::size_t each : rows.rows()[*row].statements) from.emplace_back(each);
    }
    if (from.empty())
        return fail("not_found", "the statement is not among those that follow", "ask why it holds, or for another");
    return explore::following(session, from, control);
}

} // namespace porism::workflow
