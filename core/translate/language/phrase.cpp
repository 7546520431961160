#include "translate/language/phrase.h"

#include "base/text.h"

namespace porism::translate {

Result<std::vector<Piece>> pieces_of(std::string_view text, const Place& place) {
    std::vector<Piece> pieces;
    const std::string_view whole = text;
    const auto unpaired = [&] {
        Error error{ErrorKind::bad_input, "language_braces", "braces do not come in pairs in " + in_quotes(whole),
                    "write each slot as {a}", place};
        return fail(std::move(error));
    };
    while (!text.empty()) {
        const std::size_t open = text.find_first_of("{}");
        if (open != 0) pieces.push_back({Piece::Kind::text, std::string(text.substr(0, open))});
        if (open == std::string_view::npos) break;
        const std::size_t close = text.find('}', open);
        if (text[open] == '}' || close == std::string_view::npos) return unpaired();
        std::string_view key = text.substr(open + 1, close - open - 1);
        const bool opposite = key.starts_with('-');
        if (opposite) key.remove_prefix(1);
        if (key.empty() || key.find('{') != std::string_view::npos) return unpaired();
        pieces.push_back({Piece::Kind::point, std::string(key), {}, opposite});
        text.remove_prefix(close + 1);
    }
    return pieces;
}

} // namespace porism::translate
