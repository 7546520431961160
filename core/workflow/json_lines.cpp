#include "workflow/json_lines.h"

#include "base/json.h"
#include "base/json_text.h"
#include "base/text.h"

#include <algorithm>
#include <utility>

namespace porism::workflow {
namespace {

/// The text of one problem. The places in a line are those of the file but for the number of the line; an element was
/// written anew.
struct Piece {
    std::string text;
    Place place;
    bool is_line = true;
};

bool is_list(std::string_view bytes) {
    return trim(bytes).starts_with('[');
}

std::vector<Piece> lines_in(std::string_view bytes, const std::string& source) {
    std::vector<Piece> out;
    int number = 0;
    for (const std::string_view line : split(bytes, '\n')) {
        ++number;
        if (!trim(line).empty()) out.push_back({std::string(line), Place{source, number, 1}});
    }
    return out;
}

std::vector<Piece> elements_in(std::string_view bytes, const std::string& source) {
    std::vector<Piece> out;
    const auto list = parse_json(bytes);
    if (!list || !list->is_array()) return out;
    const auto places = places_in(bytes, element_offsets(bytes, ""), source);
    for (std::size_t i = 0; i < list->size() && i < places.size(); ++i)
        out.push_back({to_text((*list)[i]), places[i], false});
    return out;
}

std::vector<Piece> pieces_of(std::string_view bytes, const std::string& source) {
    return is_list(bytes) ? elements_in(bytes, source) : lines_in(bytes, source);
}

bool stands_alone(std::string_view text) {
    const FileKind kind = trim(text).starts_with('{') ? kind_of(text) : FileKind::unknown;
    return kind != FileKind::unknown && kind != FileKind::store;
}

void put_at(Place& place, const Piece& piece) {
    if (piece.is_line && place.line > 0)
        place.line += piece.place.line - 1;
    else
        place = piece.place;
}

LoadedProblem read_piece(const Piece& piece, const std::string& source) {
    auto loaded = load_bytes(piece.text, source);
    if (loaded && loaded->problems.size() != 1)
        loaded =
            fail(Error{ErrorKind::bad_input, "several_problems", "this is not one problem", "", Place{source, 1, 1}});
    LoadedProblem out = loaded ? std::move(loaded->problems.front())
                               : LoadedProblem{{}, fail(std::move(loaded.error())), false, Place{source, 1, 1}};
    put_at(out.place, piece);
    for (auto* places : {&out.actions, &out.goals, &out.questions})
        for (Place& place : *places) put_at(place, piece);
    if (!out.document && out.document.error().place) put_at(*out.document.error().place, piece);
    return out;
}

} // namespace

bool looks_like_json_lines(std::string_view bytes) {
    if (is_list(bytes)) {
        const auto pieces = elements_in(bytes, {});
        return !pieces.empty() && stands_alone(pieces.front().text);
    }
    const std::string_view start = trim(bytes);
    const std::size_t end = start.find('\n');
    return end != std::string_view::npos && stands_alone(start.substr(0, end)) &&
           trim(start.substr(end)).starts_with('{');
}

std::vector<LoadedProblem> read_json_lines(std::string_view bytes, const std::string& source) {
    const std::string unnamed = stem_of(source);
    std::vector<LoadedProblem> out;
    for (const Piece& piece : pieces_of(bytes, source)) {
        LoadedProblem problem = read_piece(piece, source);
        if (problem.name.empty() || problem.name == unnamed)
            problem.name = unnamed + " " + std::to_string(out.size() + 1);
        out.push_back(std::move(problem));
    }
    return out;
}

} // namespace porism::workflow
