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
    std::vector<std::string> unsaid = {}; ///< of the file what the document does not say, in words
    /// What the file tells of the solution: paths that were derived once, and have to be checked anew. A proof file
    /// brings its own picture.
    std::vector<proof::Path> solution = {};
    std::vector<int> branches = {}; ///< by action, those that the solution was found in; empty where none are recorded
    std::shared_ptr<const problem::ProofFile> proof = {};
    std::vector<genesisgeo::Claim> claims = {}; ///< what a record of GenesisGeo says in its solution
    /// Where the file is an envelope of VeriGeo (workflow/verify/envelope.h): its constraints have sources, and it
    /// makes claims.
    std::shared_ptr<const EnvelopeFile> envelope = {};

    std::optional<numbers::Scalar> answer_to(std::size_t question) const;
};

/// What the record of a solved problem tells of its solution.
void add_solution(LoadedProblem& out, problem::Problem solved);

struct Loaded {
    FileKind kind = FileKind::unknown;
    std::vector<LoadedProblem> problems;
};

/// The problems of JGEX text, the scene of a Geo-DSL text, records of Geometry3K and of GenesisGeo, an envelope of
/// VeriGeo (its figure), a scene, a document, a problem, a proof file (its scene and goal), a sample (as kept) or a
/// library. Only the problem called `name` if one is given. Errors: those of read_input; `unknown_format`;
/// `no_such_problem` (with the nearest name); `several_problems` of that name; `empty_file`.
Result<Loaded> load(const std::string& path, const std::optional<std::string>& name = {}, const Control& control = {});
/// The same from bytes in memory; `source` is the name for places. A library cannot be read from memory.
Result<Loaded> load_bytes(std::string_view bytes, const std::string& source,
                          const std::optional<std::string>& name = {});

/// The one problem of a file, for commands that take a single one. Errors besides: `several_problems` (with their
/// names), and the problem's own error.
Result<LoadedProblem> load_one(const std::string& path, const std::optional<std::string>& name = {},
                               const Control& control = {});

} // namespace porism::workflow
