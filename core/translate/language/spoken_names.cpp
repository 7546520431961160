#include "translate/language/spoken_names.h"

#include "base/text.h"
#include "scene/scene.h"

#include <algorithm>

namespace porism::translate {
namespace {

bool is_capital(char c) {
    return c >= 'A' && c <= 'Z';
}
bool continues_name(char c) {
    return is_digit(c) || c == '_' || c == '\'' || (c >= 'a' && c <= 'z');
}

} // namespace

SpokenNames::SpokenNames(Names names) {
    for (const std::string& name : names) {
        std::string shown = scene::display_name(name);
        const auto same = [&](const std::string& other) { return scene::display_name(other) == shown; };
        const bool plain = name_at(shown) == shown.size() && std::ranges::count_if(names, same) == 1;
        spoken_.push_back(plain ? std::move(shown) : "(" + name + ")");
    }
}

std::string SpokenNames::of(std::span<const PointId> points) const {
    std::string out;
    for (const PointId point : points) out += of(point);
    return out;
}

std::optional<PointId> SpokenNames::find(std::string_view spoken) const {
    const auto found = std::ranges::find(spoken_, spoken);
    if (found == spoken_.end()) return std::nullopt;
    return PointId(static_cast<std::size_t>(found - spoken_.begin()));
}

std::size_t name_at(std::string_view text) {
    if (text.empty()) return 0;
    if (text.front() == '(') {
        std::size_t end = 1;
        while (end < text.size() && (is_capital(text[end]) || continues_name(text[end]))) ++end;
        const bool name = end > 1 && end < text.size() && text[end] == ')' && is_letter(text[1]);
        return name ? end + 1 : 0;
    }
    if (!is_capital(text.front())) return 0;
    std::size_t end = 1;
    while (end < text.size() && continues_name(text[end])) ++end;
    return end;
}

std::string name_of(std::string_view spoken) {
    if (spoken.starts_with('(')) return std::string(spoken.substr(1, spoken.size() - 2));
    std::string name(spoken);
    name.front() = static_cast<char>(name.front() - 'A' + 'a');
    return name;
}

} // namespace porism::translate
