// What a file tells besides its scene, kept with a document or in a library as the text of that one problem, and read
// again where it is verified.
//
// There is one way for every language. Reading a file keeps the text of each problem (LoadedProblem::told). Whoever
// opens or keeps one puts it into the document (`opened`). Whoever verifies a document takes the problem that it is
// with what it was told (`as_told`): answers, claims, proofs, texts, and the branches that the file leaves open.
#pragma once

#include "corpus/sample.h"
#include "workflow/load.h"

#include <string>
#include <string_view>

namespace porism::workflow {

/// Puts into each problem its own text of the bytes.
void keep_texts(Loaded& loaded, std::string_view bytes);

/// What a sample of a library tells: its document, what that was told, and how it was solved.
document::Told told_by(corpus::Sample sample);
/// The same before a library kept it: of a sample what its document was told.
document::Told told_before(const document::Told& told);

/// What was told, read again: the problem of the file, with the answers that stand now. Errors: `told_too_long`,
/// `unknown_language`, `several_problems`, those of its format.
Result<LoadedProblem> read_again(const document::Told& told, const Control& control = {});

/// The document of a problem with what the file told. The problem's own error where it has none.
Result<document::Document> opened(LoadedProblem problem);

/// The problem of a document with what its file told; the problem itself where nothing was.
///
/// While scene, goals and questions are those of the file, it is the problem of the file: places and branches that were
/// found for the figure are open again as they were there (a point that was dragged stays where it is), unless the
/// branches are meant. After an edit it is the problem of the document, with what was told of points and questions that
/// are still there, by their names: an answer belongs to its question, a claim, a path or a text to its points. Of what
/// is gone, and where the text cannot be read again, a check says so (LoadedProblem::told_checks).
///
/// What the problem itself has of a solution (of a library, of a sample) is added. Realises the scene of the file.
LoadedProblem as_told(const LoadedProblem& problem, const Control& control = {});

/// Answers, by question, in place of those that the file tells.
void put_answers(LoadedProblem& file, const document::Told::Answers& answers);

/// A check `told_held` (stage "logical"), undecided: what is told was held against nothing.
problem::Check not_held(std::string why, std::string mend = {});

} // namespace porism::workflow
