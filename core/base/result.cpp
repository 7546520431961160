#include "base/result.h"

#include <fmt/format.h>

namespace porism {

std::string to_string(const Error& error) {
    std::string text;
    if (error.place) {
        if (!error.place->source.empty()) text += error.place->source + ":";
        if (error.place->line > 0) text += fmt::format("{}:", error.place->line);
        if (error.place->line > 0 && error.place->column > 0) text += fmt::format("{}:", error.place->column);
        if (!text.empty()) text += " ";
    }
    text += "error: ";
    if (!error.pointer.empty()) text += error.pointer + ": ";
    text += error.what;
    if (!error.mend.empty()) text += "; " + error.mend;
    return text;
}

} // namespace porism
