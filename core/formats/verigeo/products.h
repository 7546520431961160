// Angles of lines and sides of lines, as products of vectors.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace porism::verigeo {

/// The statement of a comparison in the form in which such a statement is written (told.h), in words; nothing where it
/// is of another form.
std::optional<std::string> said_by_products(const std::vector<std::string>& comparison);

} // namespace porism::verigeo
