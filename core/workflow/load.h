// What a file holds, told by its content and not by its name.
#pragma once

#include "base/result.h"
#include "document/document.h"
#include "formats/genesisgeo/genesisgeo.h"
#include "problem/problem.h"
#include "problem/proof_file.h"
#include "workflow/files.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

struct EnvelopeFile;

enum class FileKind {
    jgex,
    geodsl,
    geometry3k,
    genesisgeo,
    verigeo,
    scene,
    document,
    problem,
    proof,
    sample,
    lines, ///< of JSON (workflow/json_lines.h)
    store,
    unknown
};
/// "JGEX text", "scene", ...: for messages.
std::string_view name_of(FileKind kind);

/// Looks at the beginning of the bytes alone.
FileKind kind_of(std::string_view bytes);

/// A problem of a file; a bad one does not spoil the others.
struct LoadedProblem {
    std::string name;
    Result<document::Document> document;
    /// JGEX text leaves the branch open: it is chosen so that the goals hold, and recorded (definition 3). Where a
    /// record says so, what its written branches still leave open (on which side a point is drawn) is chosen again.
    bool choose_branch = false;
    Place place = {}; ///< of its text
    /// Of theirs, where the text tells them apart.
    std::vector<Place> actions = {}, goals = {}, questions = {};
    /// By question: the answers that the file tells, to be held against what is derived. Questions beyond them have
    /// none.
    std::vector<std::optional<numbers::Scalar>> answers = {};
    std::string unread_answer = {}; ///< to the first question, where it is told and no number; empty: none
    bool disputed_answer = false; ///< the file lists values besides that deny the first of them: no measure for others
    std::vector<std::string> unsaid = {}; ///< of the file what the document does not say, in words
    /// What the file tells of the solution: paths that were derived once, and have to be checked anew. A proof file
    /// brings its own picture.
    std::vector<proof::Path> solution = {};
    std::vector<int> branches = {}; ///< by action, those that the solution was found in; empty where none are recorded
    std::shared_ptr<const problem::ProofFile> proof = {};
    std::vector<std::string> statement_texts = {}, solution_texts = {}; ///< in words, as the file tells them
    /// Of these the last ones, which the program itself wrote beside paths: what of them is not read is no gap.
    std::size_t written_statements = 0, written_solutions = 0;
    std::vector<genesisgeo::Claim> claims = {}; ///< what a record of GenesisGeo says in its solution
    bool tells_proof = false;                   ///< of such a record: whether there is a solution
    /// Where the file is an envelope of VeriGeo (workflow/verify/envelope.h): its constraints have sources, and it
    /// makes claims.
    std::shared_ptr<const EnvelopeFile> envelope = {};
    /// Actions, as the scene writes them, that follow from what the file says and are not its words: of an equation
    /// between vectors, that points are on one line.
    std::vector<std::string> amounts_to = {};
    document::Told told = {}; ///< the text of this problem; nothing of a document, which has what it was told itself
    std::vector<problem::Check> told_checks = {}; ///< of what is told, what can be held against nothing

    std::optional<numbers::Scalar> answer_to(std::size_t question) const;
};

/// The answers as an envelope of VeriGeo has them; empty where a value that is asked for has none.
std::string answers_in_one_text(const LoadedProblem& problem);

/// What the record of a solved problem tells of its solution.
void add_solution(LoadedProblem& out, problem::Problem solved);

struct Loaded {
    FileKind kind = FileKind::unknown;
    std::vector<LoadedProblem> problems;
};

/// The problems of JGEX text, the scene of a Geo-DSL text, records of Geometry3K and of GenesisGeo, an envelope of
/// VeriGeo (its figure), a scene, a document, a problem, a proof file (its scene and goal), a sample (as kept) or a
/// library; of what is JSON also several (workflow/json_lines.h). Only the problem called `name` if one is given.
/// Errors: those of read_input; `unknown_format`; `no_such_problem` (with the nearest name); `several_problems` of that
/// name; `empty_file`.
Result<Loaded> load(const std::string& path, const std::optional<std::string>& name = {}, const Control& control = {});
/// The same from bytes in memory; `source` is the name for places. A library cannot be read from memory.
Result<Loaded> load_bytes(std::string_view bytes, const std::string& source,
                          const std::optional<std::string>& name = {});
/// The same of bytes whose kind is known.
Result<Loaded> load_bytes_as(FileKind kind, std::string_view bytes, const std::string& source);

/// The envelope of an author with the trace, the final answer and the proof in words of a solver's envelope in place of
/// its own: what the solver says is claimed of the author's figure. Errors besides: `json_type` and `json_missing`
/// where one of the two is no envelope of that kind.
Result<Loaded> load_with_solver(const std::string& author, const std::string& solver, const Control& control = {});

/// The one problem of a file, for commands that take a single one. Errors besides: `several_problems` (with their
/// names), and the problem's own error.
Result<LoadedProblem> load_one(const std::string& path, const std::optional<std::string>& name = {},
                               const Control& control = {});

} // namespace porism::workflow
