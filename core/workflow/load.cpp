#include "workflow/load.h"

#include "base/json.h"
#include "base/json_text.h"
#include "base/text.h"
#include "corpus/json.h"
#include "diagnose/sample.h"
#include "formats/genesisgeo/genesisgeo.h"
#include "formats/geodsl/geodsl.h"
#include "formats/geometry3k/geometry3k.h"
#include "formats/jgex/jgex.h"
#include "problem/json.h"
#include "problem/proof_file.h"
#include "realize/realize.h"
#include "workflow/goal_ways.h"
#include "workflow/json_lines.h"
#include "workflow/library/library.h"
#include "workflow/told.h"
#include "workflow/verify/answer_labels.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/own_words.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace porism::workflow {
namespace {

using document::Document;

constexpr std::string_view database_header = "SQLite format 3";

struct KindName {
    FileKind kind;
    std::string_view name;
};
constexpr std::array kind_names = {
    KindName{FileKind::jgex, "JGEX text"},
    KindName{FileKind::geodsl, "Geo-DSL text"},
    KindName{FileKind::geometry3k, "logic forms of Geometry3K"},
    KindName{FileKind::genesisgeo, "a record of GenesisGeo"},
    KindName{FileKind::verigeo, "an envelope of VeriGeo"},
    KindName{FileKind::scene, "a scene"},
    KindName{FileKind::document, "a document"},
    KindName{FileKind::problem, "a problem"},
    KindName{FileKind::proof, "a proof"},
    KindName{FileKind::sample, "a problem of a library"},
    KindName{FileKind::lines, "problems in JSON, one a line or in a list"},
    KindName{FileKind::store, "a library"},
    KindName{FileKind::unknown, "nothing that is known"},
};

constexpr std::array json_kinds = {
    std::pair{std::string_view("document"), FileKind::document},
    std::pair{std::string_view("problem"), FileKind::problem},
    std::pair{std::string_view("proof"), FileKind::proof},
    std::pair{std::string_view("sample"), FileKind::sample},
};

/// The "porism" member of the first object, without parsing the whole: JSON may be large.
FileKind kind_of_json(std::string_view bytes) {
    const auto json = parse_json(bytes);
    if (!json || !json->is_object()) return FileKind::unknown;
    const std::string said =
        json->contains("porism") && (*json)["porism"].is_string() ? (*json)["porism"].get<std::string>() : "";
    for (const auto& [word, kind] : json_kinds)
        if (said == word) return kind;
    if (verigeo::looks_like_envelope(*json)) return FileKind::verigeo;
    return json->contains("actions") ? FileKind::scene : FileKind::unknown;
}

/// Text has no zero byte, and of what cannot be printed little: a sign that slipped in spoils one problem only.
bool is_text(std::string_view bytes) {
    const auto odd = std::ranges::count_if(
        bytes, [](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r' && c != '\t'; });
    constexpr std::size_t printable_for_each = 8;
    return bytes.find('\0') == std::string_view::npos &&
           static_cast<std::size_t>(odd) * printable_for_each <= bytes.size();
}

Result<Document> document_of(Result<scene::SceneAndGoals> content, std::string title) {
    if (!content) return fail(std::move(content.error()));
    Document out;
    out.scene = std::move(content->scene);
    out.goals = std::move(content->goals);
    out.questions = std::move(content->questions);
    out.title = title.empty() ? std::move(content->name) : std::move(title);
    return out;
}

std::vector<LoadedProblem> read_jgex(std::string_view bytes, const std::string& source) {
    std::vector<LoadedProblem> out;
    for (jgex::Problem& problem : jgex::parse_file(bytes, source)) {
        const bool has_goals =
            problem.content && !realize::wanted_of(problem.content->goals, problem.content->questions).empty();
        out.push_back({problem.name, document_of(std::move(problem.content), problem.name), has_goals,
                       Place{source, problem.line, 1}, std::move(problem.actions), std::move(problem.goals),
                       std::move(problem.questions)});
    }
    return out;
}

/// What a file shows of its figure is drawn, whatever the scene draws.
void add(std::set<document::DrawnObject>& objects, document::DrawnObject::Kind kind,
         std::span<const std::pair<std::string, std::string>> pairs) {
    for (const auto& [first, second] : pairs)
        if (first != second) objects.insert(document::DrawnObject::of(kind, {first, second}));
}

std::vector<LoadedProblem> read_geometry3k(std::string_view bytes, const std::string& source) {
    std::vector<LoadedProblem> out;
    for (geometry3k::Problem& problem : geometry3k::parse_file(bytes, source)) {
        LoadedProblem one{problem.name, document_of(std::move(problem.content), problem.name), false,
                          Place{source, problem.line, 1}};
        if (!problem.answer) one.unread_answer = std::move(problem.answer_text);
        one.answers = {std::move(problem.answer)};
        one.disputed_answer = problem.disputed;
        if (one.document) {
            auto& drawn = one.document->presentation.drawn;
            add(drawn, document::DrawnObject::Kind::segment, problem.shown.segments);
            add(drawn, document::DrawnObject::Kind::circle, problem.shown.circles);
        }
        out.push_back(std::move(one));
    }
    return out;
}

/// The branch is chosen as for JGEX text, which such records were made from; in which others the goals fail is for the
/// verification to say.
std::vector<LoadedProblem> read_genesisgeo(std::string_view bytes, const std::string& source) {
    std::vector<LoadedProblem> out;
    for (genesisgeo::Problem& problem : genesisgeo::parse_file(bytes, source)) {
        LoadedProblem one{problem.name, document_of(std::move(problem.content), problem.name), true,
                          Place{source, problem.line, 1}};
        one.claims = std::move(problem.claims);
        one.tells_proof = problem.tells_proof;
        out.push_back(std::move(one));
    }
    return out;
}

/// What a record tells: the document, and how it was solved.
struct Recorded {
    Document document;
    problem::Problem solved = {};
    std::shared_ptr<const problem::ProofFile> proof = {};
};

Result<Recorded> told_by(Result<Document> document) {
    if (!document) return fail(std::move(document.error()));
    return Recorded{*std::move(document)};
}

Result<Recorded> read_problem(const Json& json) {
    auto problem = problem::problem_from_json(json);
    if (!problem) return fail(std::move(problem.error()));
    Recorded out;
    out.document.scene = problem->scene;
    out.document.goals = problem->goals;
    out.document.questions = problem->questions;
    out.document.title = problem->title;
    out.solved = *std::move(problem);
    return out;
}

Result<Recorded> read_sample(const Json& json) {
    auto sample = corpus::sample_from_json(json);
    if (!sample) return fail(std::move(sample.error()));
    problem::Problem problem = sample->problem;
    auto out = told_by(kept_document(std::move(*sample)));
    if (out) out->solved = std::move(problem);
    return out;
}

Result<Recorded> read_proof(const Json& json) {
    auto proof = problem::proof_file_from_json(json);
    if (!proof) return fail(std::move(proof.error()));
    Recorded out;
    out.document.scene = proof->scene;
    if (!proof->path.steps.empty()) out.document.goals.push_back(proof->path.goal());
    out.document.title = proof->name;
    out.proof = std::make_shared<const problem::ProofFile>(*std::move(proof));
    return out;
}

Result<Recorded> read_json(FileKind kind, const Json& json) {
    if (kind == FileKind::document) return told_by(document::document_from_json(json));
    if (kind == FileKind::problem) return read_problem(json);
    if (kind == FileKind::proof) return read_proof(json);
    if (kind == FileKind::sample) return read_sample(json);
    return told_by(document_of(scene::scene_from_json(json), {}));
}

/// A line that can be the title of a document.
bool is_title(std::string_view text) {
    constexpr std::size_t most = 200;
    return !trim(text).empty() && text.size() <= most && text.find('\n') == std::string_view::npos;
}

/// What an envelope says and its figure does not, each with its pointer.
std::vector<std::string> unsaid_of(const verigeo::Content& content) {
    std::vector<std::string> out;
    for (const verigeo::Claim& claim : content.claims)
        out.push_back(claim.origin.pointer + ": a claim of the " +
                      (claim.origin.source == verigeo::Source::solver ? "solver" : "derivation") +
                      ", which is no part of the figure");
    for (const verigeo::Unsaid& one : content.unsaid)
        if (one.reason != verigeo::told_by_places) out.push_back(to_string(one));
    return out;
}

std::vector<std::string> amounting_to(const verigeo::Content& content) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < content.origins.size(); ++i)
        if (content.origins[i].amounts_to) out.push_back(diagnose::text_of(content.content.scene, i));
    return out;
}

/// A text is one scene, called as its file.
LoadedProblem read_geodsl(std::string_view bytes, const std::string& source) {
    LoadedProblem out{stem_of(source), Document(), false, Place{source, 1, 1}};
    auto read = geodsl::parse(bytes, source);
    if (!read) {
        out.document = fail(std::move(read.error()));
        return out;
    }
    out.document = document_of(std::move(read->content), {});
    out.actions = std::move(read->actions);
    using Kind = document::DrawnObject::Kind;
    auto& presentation = out.document->presentation;
    add(presentation.drawn, Kind::circle, read->shown.circles);
    add(presentation.drawn, Kind::segment, read->shown.radii);
    add(presentation.undrawn, Kind::circle, read->shown.no_circles);
    for (const std::string& help : read->shown.helps) presentation.hidden[help] = true;
    return out;
}

/// They are no points of the problem, and no picture shows them.
void hide_help_points(LoadedProblem& problem) {
    const auto helps = help_points(*problem.envelope);
    for (std::size_t i = 0; i < helps.size(); ++i)
        if (helps[i]) problem.document->presentation.hidden[problem.document->scene.names()[i]] = true;
}

void draw_named_circles(LoadedProblem& problem) {
    const auto& names = problem.document->scene.names();
    std::vector<std::pair<std::string, std::string>> circles;
    for (const verigeo::NamedCircle& circle : problem.envelope->content.circles)
        circles.emplace_back(names[circle.centre.index()], names[circle.end.index()]);
    add(problem.document->presentation.drawn, document::DrawnObject::Kind::circle, circles);
}

LoadedProblem read_verigeo(std::string_view bytes, const std::string& source) {
    LoadedProblem out{stem_of(source), Document(), false, Place{source, 1, 1}};
    auto envelope = verigeo::parse(bytes, source);
    auto content =
        envelope ? verigeo::content_of(*envelope, way_in_figure) : Result<verigeo::Content>(fail(envelope.error()));
    if (!content) {
        out.document =
            fail(content.error().place ? content.error() : placed_in(std::move(content.error()), bytes, source));
        return out;
    }
    out.unsaid = unsaid_of(*content);
    out.amounts_to = amounting_to(*content);
    out.answers = {content->answer};
    out.answers.insert(out.answers.end(), content->further_answers.begin(), content->further_answers.end());
    const std::string title = is_title(envelope->problem) ? envelope->problem : out.name;
    out.document = document_of(content->content, title);
    out.name = title;
    for (const std::string& text : {envelope->problem, join(envelope->givens, "\n")})
        if (!text.empty()) out.statement_texts.push_back(text);
    if (envelope->proof) out.solution_texts = {*envelope->proof};
    out.envelope = std::make_shared<const EnvelopeFile>(EnvelopeFile{std::move(*envelope), std::move(*content)});
    hide_help_points(out);
    draw_named_circles(out);
    // "CD = 9, BD = 5" is told of what the labels say, in whichever order it is asked for.
    if (auto told = labelled_answers(*out.envelope); told.stray.empty()) out.answers = std::move(told.values);
    return out;
}

Result<LoadedProblem> read_single(FileKind kind, std::string_view bytes, const std::string& source) {
    auto json = parse_json(bytes, source);
    if (!json) return fail(std::move(json.error()));
    LoadedProblem out{{}, Document(), false, Place{source, 0, 0}};
    if (auto told = read_json(kind, *json)) {
        out.document = std::move(told->document);
        add_solution(out, std::move(told->solved));
        out.proof = std::move(told->proof);
    } else {
        out.document = fail(std::move(told.error()));
    }
    const std::string scene = kind == FileKind::scene ? "" : kind == FileKind::sample ? "/problem/scene" : "/scene";
    out.actions = places_in(bytes, element_offsets(bytes, scene + "/actions"), source);
    out.goals = places_in(bytes, element_offsets(bytes, scene + "/goals"), source);
    out.questions = places_in(bytes, element_offsets(bytes, scene + "/questions"), source);
    const Json* problem = nullptr;
    if (out.document && kind == FileKind::problem) problem = &*json;
    if (out.document && kind == FileKind::sample) problem = &(*json)["problem"];
    if (problem) out.choose_branch = member<bool>(*problem, "branch_chosen_for_goal").value_or(false);
    if (!out.document) out.document.error() = placed_in(std::move(out.document.error()), bytes, source);
    out.name = out.document && !out.document->title.empty() ? out.document->title : stem_of(source);
    return out;
}

std::vector<std::string> names_of(const Loaded& loaded) {
    std::vector<std::string> out;
    for (const LoadedProblem& problem : loaded.problems) out.push_back(problem.name);
    return out;
}

/// Lines of a file; in a library problems of one name are told apart by their numbers.
Error ambiguous(const Loaded& loaded, const std::string& name, const std::string& source) {
    std::string lines;
    for (const LoadedProblem& problem : loaded.problems)
        lines += (lines.empty() ? "" : ", ") + std::to_string(problem.place.line);
    return Error{ErrorKind::bad_input, "several_problems",
                 std::to_string(loaded.problems.size()) + " problems are called \"" + name + "\"",
                 loaded.kind == FileKind::store
                     ? "porism store list shows their numbers, and porism store show --json writes one of them"
                     : "give those in lines " + lines + " different names",
                 Place{source, 0, 0}};
}

Result<Loaded> only_named(Loaded loaded, const std::optional<std::string>& name, const std::string& source) {
    if (!name) return loaded;
    const auto names = names_of(loaded);
    std::erase_if(loaded.problems, [&](const LoadedProblem& problem) { return problem.name != *name; });
    if (loaded.problems.size() > 1) return fail(ambiguous(loaded, *name, source));
    if (!loaded.problems.empty()) return loaded;
    Error error{ErrorKind::bad_input, "no_such_problem", "there is no problem called " + in_quotes(*name),
                did_you_mean(*name, names, "leave the name out to see all"), Place{source, 0, 0}};
    return fail(std::move(error));
}

tl::unexpected<Error> fail_at(const std::string& source, std::string code, std::string what, std::string mend) {
    return fail(Error{ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend), Place{source, 0, 0}});
}

/// What follows comments as other languages have them, blanks left out.
std::string_view behind_comments(std::string_view text) {
    for (text = trim(text); text.starts_with("//") || text.starts_with("/*"); text = trim(text)) {
        const bool line = text[1] == '/';
        const std::size_t end = line ? text.find('\n') : text.find("*/", 2);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + (line ? 1 : 2));
    }
    return text;
}

bool begins_json(std::string_view text) {
    return text.starts_with('{') || text.starts_with('[');
}

bool is_text_without_nuls(std::string_view bytes) {
    std::string rest(bytes);
    std::erase(rest, '\0');
    return !rest.empty() && is_text(rest) && is_utf8(rest);
}

/// What is wrong with bytes that are of no kind: the error of the language that was probably meant, with its line and
/// column.
Error why_unknown(std::string_view bytes, const std::string& source) {
    Error unknown{
        ErrorKind::bad_input, "unknown_format",
        "this is neither JGEX text nor Geo-DSL text nor logic forms nor a record of GenesisGeo nor an envelope of "
        "VeriGeo nor a scene, document, problem, proof or library of Porism",
        "see docs/formats", Place{source, 0, 0}};
    const std::size_t text = valid_utf8(bytes);
    if (text < bytes.size() && is_text(bytes))
        return Error{ErrorKind::bad_input, "not_utf8", "this byte is not UTF-8 text", "save the file as UTF-8",
                     place_in(bytes, text, source)};
    if (const std::size_t nul = bytes.find('\0'); nul < bytes.size() && is_text_without_nuls(bytes))
        return Error{ErrorKind::bad_input, "not_text", "this is a NUL byte, which no text has", "take it out",
                     place_in(bytes, nul, source)};
    if (!is_text(bytes) || !begins_json(behind_comments(bytes))) return unknown;
    auto json = parse_json(bytes, source);
    return json ? unknown : std::move(json.error());
}

Result<Loaded> parse(std::string_view bytes, const std::string& source, FileKind kind) {
    Loaded loaded{kind, {}};
    if (trim(bytes).empty()) return fail_at(source, "empty_file", "the file is empty", "write a problem into it");
    if (kind == FileKind::jgex) {
        loaded.problems = read_jgex(bytes, source);
        if (loaded.problems.empty())
            return fail_at(source, "empty_file", "the file holds no problem", "write a problem into it");
        return loaded;
    }
    if (kind == FileKind::geodsl) {
        loaded.problems.push_back(read_geodsl(bytes, source));
        return loaded;
    }
    if (kind == FileKind::geometry3k) {
        loaded.problems = read_geometry3k(bytes, source);
        return loaded;
    }
    if (kind == FileKind::genesisgeo) {
        loaded.problems = read_genesisgeo(bytes, source);
        return loaded;
    }
    if (kind == FileKind::lines) {
        loaded.problems = read_json_lines(bytes, source);
        return loaded;
    }
    if (kind == FileKind::verigeo) {
        loaded.problems.push_back(read_verigeo(bytes, source));
        return loaded;
    }
    if (kind == FileKind::unknown || kind == FileKind::store) return fail(why_unknown(bytes, source));
    auto problem = read_single(kind, bytes, source);
    if (!problem) return fail(std::move(problem.error()));
    loaded.problems.push_back(std::move(*problem));
    return loaded;
}

} // namespace

void add_solution(LoadedProblem& out, problem::Problem solved) {
    out.solution = std::move(solved.paths);
    out.branches = std::move(solved.branches);
    out.answers = std::move(solved.answers);
    for (problem::Text& text : solved.texts) {
        if (!text.statement.empty()) out.statement_texts.push_back(std::move(text.statement));
        if (!text.solution.empty()) out.solution_texts.push_back(std::move(text.solution));
    }
    if (out.solution.empty()) return;
    out.written_statements = out.statement_texts.size();
    out.written_solutions = out.solution_texts.size();
}

std::optional<numbers::Scalar> LoadedProblem::answer_to(std::size_t question) const {
    return question < answers.size() ? answers[question] : std::nullopt;
}

std::string answers_in_one_text(const LoadedProblem& problem) {
    std::vector<std::string> texts;
    for (const std::size_t asking : scene::asking_values(problem.document->questions)) {
        const auto answer = problem.answer_to(asking);
        if (!answer) return {};
        texts.push_back(answer->text());
    }
    return join(texts, "; ");
}

std::string_view name_of(FileKind kind) {
    return std::ranges::find(kind_names, kind, &KindName::kind)->name;
}

FileKind kind_of(std::string_view bytes) {
    if (bytes.starts_with(database_header)) return FileKind::store;
    const std::string_view start = trim(bytes);
    if (geometry3k::looks_like_geometry3k(bytes)) return FileKind::geometry3k;
    if (genesisgeo::looks_like_genesisgeo(bytes)) return FileKind::genesisgeo;
    if (begins_json(start) && looks_like_json_lines(bytes)) return FileKind::lines;
    if (start.starts_with('{')) return kind_of_json(bytes);
    if (start.empty() || begins_json(behind_comments(start))) return FileKind::unknown;
    if (is_text(bytes) && is_utf8(bytes) && geodsl::looks_like_geodsl(bytes)) return FileKind::geodsl;
    return is_utf8(bytes) && (jgex::looks_like_jgex(bytes) || is_text(bytes)) ? FileKind::jgex : FileKind::unknown;
}

Result<Loaded> load_bytes(std::string_view bytes, const std::string& source, const std::optional<std::string>& name) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (bytes.starts_with(byte_order_mark)) bytes.remove_prefix(byte_order_mark.size());
    auto loaded = load_bytes_as(kind_of(bytes), bytes, source);
    if (!loaded) return fail(std::move(loaded.error()));
    return only_named(std::move(*loaded), name, source);
}

Result<Loaded> load_bytes_as(FileKind kind, std::string_view bytes, const std::string& source) {
    auto loaded = parse(bytes, source, kind);
    if (loaded) keep_texts(*loaded, bytes);
    return loaded;
}

Result<Loaded> load(const std::string& path, const std::optional<std::string>& name, const Control& control) {
    if (path != "-" && is_library(path)) {
        auto problems = library_problems(path);
        if (!problems) return fail(std::move(problems.error()));
        return only_named(Loaded{FileKind::store, std::move(*problems)}, name, path);
    }
    auto bytes = read_input(path, control);
    if (!bytes) return fail(std::move(bytes.error()));
    return load_bytes(*bytes, path, name);
}

namespace {

/// An envelope that has these members.
Result<Json> envelope_with(const std::string& path, std::initializer_list<const char*> members,
                           const Control& control) {
    auto bytes = read_input(path, control);
    if (!bytes) return fail(std::move(bytes.error()));
    auto json = parse_json(*bytes, path);
    if (!json) return fail(std::move(json.error()));
    if (!json->is_object())
        return fail_at(path, "json_type", "this is no envelope of VeriGeo", "an envelope is an object with actions");
    for (const char* const member : members)
        if (!json->contains(member))
            return fail_at(path, "json_missing", "the envelope has no member " + in_quotes(member),
                           "an author tells the problem, a solver the final_answer");
    return json;
}

} // namespace

Result<Loaded> load_with_solver(const std::string& author, const std::string& solver, const Control& control) {
    auto whole = envelope_with(author, {"problem", "actions"}, control);
    if (!whole) return fail(std::move(whole.error()));
    const auto trace = envelope_with(solver, {"actions", "final_answer"}, control);
    if (!trace) return fail(trace.error());
    if (trace->contains("proof") && !(*trace)["proof"].is_string())
        return fail_at(solver, "json_type", "the member \"proof\" is no text", "write the proof as one text, in lines");
    const Json author_answer = whole->value("answer", Json());
    (*whole)["solver_actions"] = (*trace)["actions"];
    (*whole)["answer"] = (*trace)["final_answer"];
    auto loaded = load_bytes(to_text(*whole), solver);
    if (!loaded) return loaded;
    LoadedProblem& problem = loaded->problems.front();
    if (problem.envelope) {
        EnvelopeFile file = *problem.envelope;
        file.answer_pointer = "/final_answer";
        if (author_answer.is_string()) file.author_answer = author_answer.get<std::string>();
        problem.envelope = std::make_shared<const EnvelopeFile>(std::move(file));
    }
    if (trace->contains("proof")) problem.solution_texts = {(*trace)["proof"].get<std::string>()};
    return loaded;
}

Result<LoadedProblem> load_one(const std::string& path, const std::optional<std::string>& name,
                               const Control& control) {
    auto loaded = load(path, name, control);
    if (!loaded) return fail(std::move(loaded.error()));
    if (loaded->problems.empty())
        return fail_at(path, "empty_file", "the library holds no problem", "import one first");
    if (loaded->problems.size() > 1) {
        auto names = names_of(*loaded);
        const std::size_t count = names.size();
        if (count > 5) names.resize(5);
        return fail_at(path, "several_problems", "the file holds " + std::to_string(count) + " problems",
                       "choose one with --name: " + join(names, ", ") + (count > 5 ? ", ..." : ""));
    }
    LoadedProblem& only = loaded->problems.front();
    if (!only.document) return fail(std::move(only.document.error()));
    return std::move(only);
}

} // namespace porism::workflow
