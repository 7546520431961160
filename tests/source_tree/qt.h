// The same for Qt.
#pragma once

#include "source_tree/source_tree.h"

#include <QString>

namespace porism::test {

inline QString in_source_tree(std::string_view path) {
    return QString::fromStdString(in_source(path));
}

} // namespace porism::test
