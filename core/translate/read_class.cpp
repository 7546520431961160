#include "base/text.h"
#include "translate/read.h"

#include <algorithm>
#include <array>

namespace porism::translate {
namespace {

using facts::Statement;
using Parts = std::vector<std::string>;

Parts parts_of(std::string_view text, std::string_view sign) {
    Parts parts;
    for (std::size_t at = text.find(sign); at != std::string_view::npos; at = text.find(sign)) {
        parts.emplace_back(trim(text.substr(0, at)));
        text.remove_prefix(at + sign.size());
    }
    parts.emplace_back(trim(text));
    return parts;
}

/// "180° − ∠BAC" is told of its angle.
std::optional<std::string> supplement_of(std::string_view part) {
    for (const std::string_view begin : {"180° −", "180°−", "180° -", "180°-", "180 -", "180-"})
        if (part.starts_with(begin)) return std::string(trim(part.substr(begin.size())));
    return std::nullopt;
}

std::string equality(const std::string& first, const std::string& other, std::string_view sign) {
    const auto of_first = supplement_of(first), of_other = supplement_of(other);
    if (of_first && of_other) return *of_first + " = " + *of_other;
    if (of_first) return other + " + " + *of_first + " = 180°";
    if (of_other) return first + " + " + *of_other + " = 180°";
    return first + " " + std::string(sign) + " " + other;
}

Parts chained(std::string_view text) {
    Parts sayings;
    for (const std::string_view sign : {"=", "∥", "||", "//", "∼", "~", "≅"}) {
        const Parts parts = parts_of(text, sign);
        for (std::size_t i = 1; i < parts.size(); ++i) sayings.push_back(equality(parts.front(), parts[i], sign));
        if (!sayings.empty()) break;
    }
    return sayings;
}

/// Points that lie on one line or circle, where `enough` of them are on one in any case.
struct Listed {
    std::string_view end;
    std::size_t enough;
};
constexpr std::array lists{Listed{" lie on one line", 2}, Listed{" lie on one circle", 3}};

Parts sayings_in(std::string_view text) {
    Parts sayings;
    for (const auto& [end, enough] : lists) {
        if (!text.ends_with(end)) continue;
        Parts points;
        for (const std::string& part : parts_of(text.substr(0, text.size() - end.size()), ","))
            std::ranges::copy(parts_of(part, " and "), std::back_inserter(points));
        if (points.size() <= enough) return {};
        const std::string first = join(std::span(points).first(enough), ", ");
        for (std::size_t i = enough; i < points.size(); ++i)
            sayings.push_back(first + " and " + points[i] + std::string(end));
    }
    return sayings;
}

} // namespace

std::vector<Statement> read_class(std::string_view text, Names names, Picture picture) {
    if (const auto one = read(text, names, picture)) return {*one};
    const std::string_view trimmed = trim(text);
    Parts sayings = sayings_in(trimmed);
    if (sayings.empty()) sayings = chained(trimmed);
    std::vector<Statement> statements;
    for (const std::string& saying : sayings) {
        const auto statement = read(saying, names, picture);
        if (!statement) return {};
        statements.push_back(*statement);
    }
    return statements;
}

} // namespace porism::translate
