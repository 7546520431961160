#include "base/text.h"
#include "formats/jgex/clause.h"
#include "formats/jgex/jgex.h"
#include "formats/jgex/letters.h"
#include "scene/catalogue.h"

#include <algorithm>

namespace porism::jgex {
namespace {

/// The sections of a problem line: clauses, auxiliary clauses behind |, goals behind ?.
struct Sections {
    Piece clauses;
    std::optional<Piece> auxiliary;
    std::optional<Piece> goals;
};

Result<Sections> sections_of(const SourceLine& line) {
    const auto halves = split_piece(line.whole(), '?');
    if (halves.size() > 2)
        return line.fail_at({"?", halves[2].offset - 1}, "second_goal_mark", "the problem has a second ?",
                            "several goals are separated by ;");
    const auto parts = split_piece(halves[0], '|');
    if (parts.size() > 2)
        return line.fail_at({"|", parts[2].offset - 1}, "second_auxiliary_mark", "the problem has a second |",
                            "all auxiliary clauses stand behind one |");
    Sections sections{parts[0], std::nullopt, std::nullopt};
    if (parts.size() == 2) sections.auxiliary = parts[1];
    if (halves.size() == 2) sections.goals = halves[1];
    return sections;
}

/// What a line says, and where.
struct Read {
    scene::SceneAndGoals content;
    std::vector<Place> actions = {}, goals = {}, questions = {};
};

Status read_clauses(Read& read, const SourceLine& line, const Piece& section, bool auxiliary) {
    if (trim(section.text).empty()) return {};
    const auto clauses = split_piece(section, ';');
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        if (trim(clauses[i].text).empty()) {
            // A ; behind the last clause is a habit of many files.
            if (i + 1 == clauses.size()) break;
            return line.fail_at(trimmed(clauses[i]), "empty_clause", "there is nothing between two ;",
                                "remove one of them");
        }
        if (auto ok = read_clause(read.content.scene, line, clauses[i], auxiliary); !ok) return ok;
        read.actions.push_back(line.place(trimmed(clauses[i]).offset));
    }
    return {};
}

Status with_known_letters(const std::vector<facts::Statement>& goals, const scene::Scene& scene, const Place& place) {
    auto ok = check_letters(goals, scene);
    if (ok) return ok;
    Error error = std::move(ok).error();
    error.place = place;
    error.pointer.clear();
    return fail(std::move(error));
}

Status read_asked(Read& read, const Piece& text, Place place) {
    const auto names = read.content.scene.names();
    if (scene::asks(text.text)) {
        auto question = scene::parse_question(text.text, names, place);
        if (!question) return fail(question.error());
        read.content.questions.push_back(*std::move(question));
        read.questions.push_back(std::move(place));
        return {};
    }
    const auto goals = facts::parse_goal(text.text, names, place);
    if (!goals) return fail(goals.error());
    if (auto ok = with_known_letters(*goals, read.content.scene, place); !ok) return ok;
    read.content.goals.insert(read.content.goals.end(), goals->begin(), goals->end());
    read.goals.insert(read.goals.end(), goals->size(), place);
    return {};
}

Status read_goals(Read& read, const SourceLine& line, const Piece& section) {
    const auto texts = split_piece(section, ';');
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const Piece text = trimmed(texts[i]);
        if (text.text.empty()) {
            if (i > 0 && i + 1 == texts.size()) break;
            return line.fail_at(text, "empty_goal", "there is no goal behind the " + std::string(i == 0 ? "?" : ";"),
                                "for example ? perp a h b c");
        }
        if (read.content.goals.size() + read.content.questions.size() >= max_goals)
            return line.fail_at(text, "too_many_goals", "the problem has more than 400 goals", "make several problems");
        if (auto ok = read_asked(read, text, line.place(text.offset)); !ok) return line.fail_at(text, ok.error());
    }
    return {};
}

bool is_problem_line(std::string_view line) {
    return line.find_first_of("=?") != std::string_view::npos;
}

Error missing_problem(std::string_view name, int line, const std::string& source) {
    return Error{ErrorKind::bad_input, "missing_problem", "no problem follows the name " + in_quotes(name),
                 "a problem is two lines: its name, then clauses ? goals", Place{source, line, 1}};
}

/// A clause `names = word`, as far as one can tell without knowing the points.
bool looks_like_clause(std::string_view clause) {
    const auto equals = clause.find('=');
    if (equals == std::string_view::npos) return false;
    const auto names = words_of({clause.substr(0, equals), 0});
    const auto words = words_of({clause.substr(equals + 1), 0});
    const auto is_name = [](const Piece& word) {
        return scene::check_name(word.text.substr(0, word.text.find('@'))).has_value();
    };
    const auto is_word = [](std::string_view word) {
        return std::all_of(word.begin(), word.end(), [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
        });
    };
    return !names.empty() && !words.empty() && std::all_of(names.begin(), names.end(), is_name) &&
           is_word(words[0].text);
}

Result<Read> read_line(const scene::SceneAndGoals& document, std::string_view text, Place start) {
    const SourceLine line(text, std::move(start));
    if (text.size() > max_line_bytes)
        return line.fail_at(line.whole(), "line_too_long", "the line has more than 65536 bytes",
                            "a name or a problem stands in one shorter line");
    const auto sections = sections_of(line);
    if (!sections) return fail(sections.error());
    Read read{document};
    if (auto ok = read_clauses(read, line, sections->clauses, false); !ok) return fail(ok.error());
    if (sections->auxiliary)
        if (auto ok = read_clauses(read, line, *sections->auxiliary, true); !ok) return fail(ok.error());
    if (sections->goals)
        if (auto ok = read_goals(read, line, *sections->goals); !ok) return fail(ok.error());
    return read;
}

Result<Read> read_problem(std::string_view line, Place start) {
    if (trim(line).empty()) {
        Error error{ErrorKind::bad_input, "empty_problem", "there is no problem here",
                    "for example a b c = triangle a b c", std::move(start)};
        return fail(std::move(error));
    }
    return read_line({}, line, std::move(start));
}

Result<scene::SceneAndGoals> content_of(Result<Read> read) {
    if (!read) return fail(std::move(read.error()));
    return std::move(read->content);
}

Problem problem_of(std::string name, int number, Result<Read> read) {
    if (!read) return {std::move(name), number, fail(std::move(read.error()))};
    return {std::move(name),          number,
            std::move(read->content), std::move(read->actions),
            std::move(read->goals),   std::move(read->questions)};
}

} // namespace

Result<scene::SceneAndGoals> extend(const scene::SceneAndGoals& document, std::string_view text, Place start) {
    return content_of(read_line(document, text, std::move(start)));
}

Result<scene::SceneAndGoals> parse_problem(std::string_view line, Place start) {
    return content_of(read_problem(line, std::move(start)));
}

std::vector<Problem> parse_file(std::string_view text, const std::string& source) {
    std::vector<Problem> problems;
    std::string name;
    int name_line = 0, number = 0;
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    for (std::string_view line : split(text, '\n')) {
        ++number;
        if (line.ends_with('\r')) line.remove_suffix(1);
        const std::string_view bare = trim(line);
        if (bare.empty() || bare.front() == '#') continue;
        if (bare.size() > max_line_bytes || is_problem_line(bare)) {
            if (name.empty()) name = "problem_" + std::to_string(problems.size() + 1);
            problems.push_back(problem_of(std::move(name), number, read_problem(line, Place{source, number, 1})));
            name.clear();
            continue;
        }
        if (!name.empty()) problems.push_back({name, name_line, fail(missing_problem(name, name_line, source))});
        name = bare;
        name_line = number;
    }
    if (!name.empty()) problems.push_back({name, name_line, fail(missing_problem(name, name_line, source))});
    return problems;
}

bool looks_like_jgex(std::string_view text) {
    constexpr int inspected = 64;
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    const std::string_view body = trim(text);
    if (body.empty() || std::string_view("{[<").find(body.front()) != std::string_view::npos) return false;
    int seen = 0;
    std::size_t from = 0;
    while (from < body.size() && seen++ < inspected) {
        const std::size_t end = std::min(body.find('\n', from), body.size());
        const std::string_view line = trim(body.substr(from, end - from));
        from = end + 1;
        if (line.empty() || line.front() == '#' || !is_problem_line(line)) continue;
        return looks_like_clause(line.substr(0, line.find_first_of(";,|?")));
    }
    return false;
}

} // namespace porism::jgex
