// The folder into which solve writes proofs.
#pragma once

#include "base/json.h"
#include "base/result.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace porism::workflow {

/// A file name for a problem: letters, digits and -_. only, at most 100 bytes.
std::string file_name_for(std::string_view name);

/// Writes proofs under names that do not clash. Without a path nothing is wanted.
class ProofFolder {
public:
    explicit ProofFolder(std::optional<std::string> path) : path_(std::move(path)) {}
    /// A folder that was made and in which nothing was written is taken away again.
    ~ProofFolder();
    ProofFolder(const ProofFolder&) = delete;
    ProofFolder& operator=(const ProofFolder&) = delete;

    /// Makes the folder if it is missing, so that its troubles are told before the work. Errors: those of make_folder.
    Status open();
    bool wanted() const { return path_.has_value(); }
    /// Errors: those of write_file.
    Status write(const std::string& problem, const Json& proof);

private:
    std::optional<std::string> path_;
    std::set<std::string> taken_;
    bool made_ = false;
};

} // namespace porism::workflow
