#include "formats/genesisgeo/genesisgeo.h"

#include "base/json.h"
#include "base/text.h"
#include "formats/genesisgeo/blocks.h"
#include "formats/genesisgeo/loci.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <map>
#include <span>

namespace porism::genesisgeo {
namespace {

using facts::Statement;
using Names = std::span<const std::string>;

constexpr const char* input_member = "llm_input_renamed";
constexpr const char* output_member = "llm_output_renamed";
constexpr std::size_t most_loci = 2; ///< that place one point together

tl::unexpected<Fault> at(const Piece& piece, Error error) {
    error.what += " (at " + in_quotes(piece.text) + ")";
    error.place.reset();
    return tl::unexpected(Fault{std::move(error), piece.offset});
}

/// The two sides of the power of a point, by where P lies on the line AB.
std::vector<std::string> readings_of_secant(const std::vector<std::string>& points) {
    const std::string &o = points[0], &a = points[1], &b = points[2], &p = points[3];
    const std::string product = fmt::format("length({0},{1})*length({0},{2})", p, a, b);
    return {fmt::format("length({0},{1})^2 - length({0},{2})^2 = {3}", o, a, p, product),
            fmt::format("length({0},{2})^2 - length({0},{1})^2 = {3}", o, a, p, product)};
}

/// Of more than three points: they are not all on one line, so one of the others is not on that of the first two.
std::vector<std::string> readings_of_ncoll(const std::vector<std::string>& points) {
    std::vector<std::string> out;
    for (std::size_t i = 2; i < points.size(); ++i)
        out.push_back(fmt::format("ncoll {} {} {}", points[0], points[1], points[i]));
    return out;
}

/// Statements that the record has and our table has not, each for one of several.
struct Several {
    std::string_view predicate;
    std::size_t least, most; ///< points
    std::vector<std::string> (*readings)(const std::vector<std::string>&);
};
constexpr std::array several = {
    Several{"secant", 4, 4, &readings_of_secant},
    Several{"ncoll", 4, scene::max_points, &readings_of_ncoll},
};

/// The readings of a statement that has several; none of others.
std::vector<std::string> readings_of(std::string_view text) {
    std::vector<std::string> words;
    for (const std::string_view word : split(text, ' '))
        if (!word.empty()) words.emplace_back(word);
    if (words.empty()) return {};
    const std::string predicate = words.front();
    words.erase(words.begin());
    for (const Several& row : several)
        if (row.predicate == predicate && words.size() >= row.least && words.size() <= row.most)
            return row.readings(words);
    return {};
}

Result<std::vector<Statement>> statements_of(const Piece& piece, Names names) {
    if (const auto readings = readings_of(piece.text); !readings.empty())
        return fail("several_readings", "this says one of several things",
                    "write the one that is meant: " + readings.back());
    return facts::parse_goal(piece.text, names);
}

bool says_nothing(const Error& error) {
    return error.code == "statement_trivial" || error.code == "relation_trivial";
}

/// The scene of the premises, clause by clause.
class Builder {
public:
    tl::expected<bool, Fault> add(const Clause& clause, bool auxiliary) {
        auto said = read(clause);
        if (!said) return tl::unexpected(std::move(said.error()));
        for (const Piece& point : clause.points)
            if (auto ok = place(point, *said, auxiliary); !ok) return tl::unexpected(std::move(ok.error()));
        // What is left speaks of earlier points alone.
        for (const Premise& one : *said)
            if (auto ok = state(one, auxiliary); !ok) return tl::unexpected(std::move(ok.error()));
        return true;
    }

    const scene::Scene& scene() const { return scene_; }

private:
    struct Premise {
        Statement statement;
        Piece piece;
        bool placed = false;
    };

    tl::expected<std::vector<Premise>, Fault> read(const Clause& clause) const {
        std::vector<std::string> names(scene_.names().begin(), scene_.names().end());
        for (const Piece& point : clause.points) names.emplace_back(point.text);
        std::vector<Premise> out;
        for (const Said& said : clause.said) {
            auto statements = statements_of(said.statement, names);
            if (!statements && says_nothing(statements.error())) continue;
            if (!statements) return at(said.statement, std::move(statements.error()));
            for (Statement& statement : *statements) out.push_back({std::move(statement), said.statement});
        }
        return out;
    }

    /// Where the first of its statements put it that are lines or circles; free where none is.
    tl::expected<bool, Fault> place(const Piece& point, std::vector<Premise>& said, bool auxiliary) {
        const PointId id(scene_.point_count());
        const std::string name(point.text);
        scene::Action action;
        action.auxiliary = auxiliary;
        std::vector<Premise*> used;
        const auto put = [&](Premise& one, const auto& use_for, std::size_t most) {
            const bool known = std::ranges::all_of(one.statement.points(), [&](PointId p) { return p <= id; });
            if (one.placed || !known || action.uses.size() >= most) return;
            auto use = use_for(one.statement, id);
            if (!use) return;
            action.uses.push_back(*std::move(use));
            used.push_back(&one);
        };
        // What the problem gives stays as it says it; a help point has to be constructed.
        if (auxiliary)
            for (Premise& one : said) put(one, &point_for, 1);
        if (action.uses.empty())
            for (Premise& one : said) put(one, &locus_for, most_loci);
        if (!action.uses.empty() && scene_.append(action, std::span(&name, 1))) {
            for (Premise* const one : used) one->placed = true;
            return true;
        }
        action.uses = {{*scene::construction_by_name("free"), {}, {}}};
        if (auto ok = scene_.append(std::move(action), std::span(&name, 1)); !ok)
            return at(point, std::move(ok.error()));
        return true;
    }

    tl::expected<bool, Fault> state(const Premise& one, bool auxiliary) {
        if (one.placed) return true;
        scene::Action action;
        action.auxiliary = auxiliary;
        action.states = one.statement;
        if (auto ok = scene_.append(std::move(action), {}); !ok) return at(one.piece, std::move(ok.error()));
        return true;
    }

    scene::Scene scene_;
};

void add_claims(const Said& said, const std::string& origin, Names names, std::vector<Claim>& out) {
    const std::string text(said.statement.text);
    if (const auto readings = readings_of(text); !readings.empty()) {
        Claim claim{origin, text, {}};
        for (const std::string& reading : readings)
            if (auto read = facts::parse_goal(reading, names))
                std::ranges::move(*read, std::back_inserter(claim.readings));
        out.push_back(std::move(claim));
        return;
    }
    auto read = facts::parse_goal(text, names);
    if (!read && says_nothing(read.error())) return;
    if (!read) out.push_back({origin, text, {}});
    for (Statement& statement : read ? *read : std::vector<Statement>())
        out.push_back({origin, text, {std::move(statement)}});
}

/// What is said under each id, in all its readings.
using ById = std::map<std::string, std::vector<Statement>>;

std::vector<Statement> all_readings(const Piece& piece, Names names) {
    std::vector<std::string> texts = readings_of(piece.text);
    if (texts.empty()) texts.emplace_back(piece.text);
    std::vector<Statement> out;
    for (const std::string& text : texts)
        if (auto read = facts::parse_goal(text, names)) std::ranges::move(*read, std::back_inserter(out));
    return out;
}

ById said_by_id(const Blocks& blocks, Names names) {
    ById out;
    for (const auto* const clauses : {&blocks.clauses, &blocks.auxiliaries})
        for (const Clause& clause : *clauses)
            for (const Said& said : clause.said) out[said.id] = all_readings(said.statement, names);
    for (const auto* const all : {&blocks.seen, &blocks.steps})
        for (const Said& said : *all) out[said.id] = all_readings(said.statement, names);
    return out;
}

void add_step(const Said& said, const ById& by_id, Names names, std::vector<Claim>& out) {
    const std::size_t before = out.size();
    add_claims(said, fmt::format("proof [{}] by {}", said.id, said.rule.empty() ? "no rule" : said.rule), names, out);
    for (Claim& claim : std::span(out).subspan(before)) {
        claim.step = true;
        for (const std::string& id : said.premises)
            if (const auto found = by_id.find(id); found != by_id.end())
                std::ranges::copy(found->second, std::back_inserter(claim.premises));
    }
}

tl::expected<bool, Fault> add_content(const Blocks& blocks, Problem& out) {
    Builder builder;
    for (const auto& [clauses, auxiliary] : {std::pair(&blocks.clauses, false), std::pair(&blocks.auxiliaries, true)})
        for (const Clause& clause : *clauses)
            if (auto ok = builder.add(clause, auxiliary); !ok) {
                ok.error().in_solution = auxiliary;
                return ok;
            }
    const Names names = builder.scene().names();
    scene::Goals goals;
    for (const Piece& goal : blocks.goals) {
        auto read = statements_of(goal, names);
        if (!read) return at(goal, std::move(read.error()));
        std::ranges::move(*read, std::back_inserter(goals));
    }
    for (const Said& said : blocks.seen)
        add_claims(said, fmt::format("numerical check [{}]", said.id), names, out.claims);
    const ById by_id = said_by_id(blocks, names);
    for (const Said& said : blocks.steps) add_step(said, by_id, names, out.claims);
    out.tells_proof = blocks.tells_proof;
    out.content = scene::SceneAndGoals{builder.scene(), std::move(goals), {}, out.name};
    return true;
}

bool is_record(const Json& json) {
    return json.is_object() && json.contains(input_member);
}

std::string name_of(const Json& json, int line) {
    for (const char* const key : {"name", "id"}) {
        if (!json.contains(key)) continue;
        if (json[key].is_number_integer()) return fmt::format("problem {}", json[key].get<std::int64_t>());
        if (json[key].is_string() && !json[key].get<std::string>().empty()) return json[key].get<std::string>();
    }
    return fmt::format("problem in line {}", line);
}

Error too_long(int line, const std::string& source) {
    return {ErrorKind::bad_input, "record_too_long", "the record is longer than 262144 bytes", "split it",
            Place{source, line, 1}};
}

Problem read_text(std::string_view text, const std::string& source) {
    Problem out{"problem in line 1", 1, scene::SceneAndGoals{}, {}};
    if (text.size() > max_record_bytes) {
        out.content = fail(too_long(1, source));
        return out;
    }
    auto blocks = read_blocks(text, text);
    auto done = blocks ? add_content(*blocks, out) : tl::unexpected(std::move(blocks.error()));
    if (!done) out.content = fail(done.error().error.at(place_in(text, done.error().offset, source)));
    return out;
}

/// The error of a text within the record: with the pointer of its member.
Error in_member(Fault fault) {
    fault.error.pointer = fmt::format("/{}", fault.in_solution ? output_member : input_member);
    return std::move(fault.error);
}

Status add_record(const Json& json, Problem& out) {
    if (!is_record(json))
        return fail("missing_block", fmt::format("the record has no \"{}\"", input_member),
                    "its text is <problem> ... ? goal </problem>");
    for (const char* const name : {input_member, output_member})
        if (json.contains(name) && !json[name].is_string()) {
            Error error{ErrorKind::bad_input, "json_type", "it must be text", "write it in quotation marks", {}};
            error.pointer = fmt::format("/{}", name);
            return fail(std::move(error));
        }
    const auto problem = json[input_member].get<std::string>();
    const auto solution = json.contains(output_member) ? json[output_member].get<std::string>() : std::string();
    auto blocks = read_blocks(problem, solution);
    if (!blocks) return fail(in_member(std::move(blocks.error())));
    if (auto ok = add_content(*blocks, out); !ok) return fail(in_member(std::move(ok.error())));
    return {};
}

Problem read_json(std::string_view text, int line, const std::string& source) {
    Problem out{fmt::format("problem in line {}", line), line, scene::SceneAndGoals{}, {}};
    const auto moved = [&](Error error) {
        if (!error.place) error.place = Place{source, 1, 1};
        error.place->line = std::max(error.place->line, 1) + line - 1;
        return error;
    };
    if (text.size() > max_record_bytes) {
        out.content = fail(too_long(line, source));
        return out;
    }
    const auto json = parse_json(text, source);
    if (!json) {
        out.content = fail(moved(json.error()));
        return out;
    }
    if (json->is_object()) out.name = name_of(*json, line);
    if (auto ok = add_record(*json, out); !ok)
        out.content = fail(moved(placed_in(std::move(ok.error()), text, source)));
    return out;
}

} // namespace

bool looks_like_genesisgeo(std::string_view bytes) {
    const std::string_view text = trim(bytes);
    if (text.starts_with("<problem>")) return true;
    if (!text.starts_with('{') || bytes.find(input_member) == std::string_view::npos) return false;
    const auto first = parse_json(text.substr(0, text.find('\n')));
    if (first) return is_record(*first);
    const auto whole = parse_json(text);
    return whole && is_record(*whole);
}

std::vector<Problem> parse_file(std::string_view bytes, const std::string& source) {
    if (trim(bytes).starts_with('<')) return {read_text(bytes, source)};
    if (const auto whole = parse_json(bytes); whole && is_record(*whole)) return {read_json(bytes, 1, source)};
    std::vector<Problem> out;
    int line = 0;
    for (const std::string_view text : split(bytes, '\n')) {
        ++line;
        if (!trim(text).empty()) out.push_back(read_json(text, line, source));
    }
    return out;
}

} // namespace porism::genesisgeo
