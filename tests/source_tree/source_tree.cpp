#include "source_tree/source_tree.h"

namespace porism::test {

std::string in_source(std::string_view path) {
    return PORISM_SOURCE_DIR "/" + std::string(path);
}

} // namespace porism::test
