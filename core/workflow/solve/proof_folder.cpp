#include "workflow/solve/proof_folder.h"

#include "base/hash.h"
#include "workflow/files.h"

#include <cctype>
#include <filesystem>

namespace porism::workflow {

Status ProofFolder::open() {
    if (!path_) return {};
    std::error_code ignored;
    made_ = !std::filesystem::exists(*path_, ignored);
    return make_folder(*path_);
}

ProofFolder::~ProofFolder() {
    std::error_code ignored;
    if (made_ && taken_.empty()) std::filesystem::remove(*path_, ignored);
}

Status ProofFolder::write(const std::string& problem, const Json& proof) {
    const std::string stem = file_name_for(problem);
    std::string name = stem;
    for (int i = 2; !taken_.insert(name).second; ++i) name = stem + "-" + std::to_string(i);
    return write_file(*path_ + "/" + name + ".json", to_text(proof, 1) + "\n");
}

std::string file_name_for(std::string_view name) {
    std::string out;
    for (const char c : name)
        out += std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' || c == '.' ? c : '_';
    while (out.starts_with('.')) out.erase(0, 1);
    if (out.empty()) out = "problem";
    if (out.size() > 100) out = out.substr(0, 83) + "_" + hash_hex(name).substr(0, 16);
    return out;
}

} // namespace porism::workflow
