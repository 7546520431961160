// The self-contained proof file: scene, picture and trace, all that an independent checker needs
// (docs/formats/proof.md).
#pragma once

#include "base/json.h"
#include "facts/quantity.h"
#include "proof/trace.h"
#include "scene/scene.h"

#include <string>
#include <vector>

namespace porism::problem {

/// {"porism":"proof","version":1,"name":...,"scene":{...},"branches":[...],"coordinates":["0.5",...],"letters":{"x":"3"},"path":{...}}
struct ProofFile {
    std::string name; ///< of the problem, may be empty
    scene::Scene scene;
    std::vector<int> branches;  ///< by action
    std::vector<double> inputs; ///< of the scene picture: free coordinates and parameters in the order of the program
    facts::Letters letters;     ///< of what the scene states, in the same picture
    proof::Path path;           ///< its last step concludes the goal
    friend bool operator==(const ProofFile&, const ProofFile&) = default;
};

/// The numbers are written in the fewest digits that read back to the very same doubles.
Json to_json(const ProofFile& file);
/// Errors: those of the parts; `newer_version`; `proof_branches` where their number is not that of the actions;
/// `proof_inputs` where one is no finite number. Whether the path is right is for the checker to say.
Result<ProofFile> proof_file_from_json(const Json& json);

} // namespace porism::problem
