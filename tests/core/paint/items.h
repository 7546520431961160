// Finding what was drawn.
#pragma once

#include "paint/display_list.h"

#include <variant>
#include <vector>

namespace porism::paint {

template<class T>
std::vector<T> all(const DisplayList& list) {
    std::vector<T> found;
    for (const Item& item : list.items)
        if (const auto* wanted = std::get_if<T>(&item)) found.push_back(*wanted);
    return found;
}

} // namespace porism::paint
