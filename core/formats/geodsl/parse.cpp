#include "base/text.h"
#include "formats/geodsl/builder.h"
#include "formats/geodsl/form.h"
#include "formats/geodsl/geodsl.h"

#include <algorithm>
#include <set>

namespace porism::geodsl {
namespace {

bool is_name_sign(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '\'';
}

/// Every word with a capital, as it would be called in the scene.
std::set<std::string> names_in(std::string_view text) {
    constexpr std::size_t longest = 32;
    std::set<std::string> names;
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::size_t end = i;
        while (end < text.size() && is_name_sign(text[end])) ++end;
        if (end == i) continue;
        if (text[i] >= 'A' && text[i] <= 'Z' && end - i <= longest) names.insert(scene_name(text.substr(i, end - i)));
        i = end;
    }
    return names;
}

std::vector<const StatementRow*> rows_called(std::string_view name) {
    std::vector<const StatementRow*> rows;
    for (const StatementRow& row : statement_table())
        if (row.name == name) rows.push_back(&row);
    return rows;
}

Flaw unknown_statement(const Call& call) {
    constexpr std::size_t longest = 32;
    std::vector<std::string> names;
    for (const StatementRow& row : statement_table()) names.emplace_back(row.name);
    const std::string_view word = call.word.text;
    const std::string otherwise = "porism catalogue geodsl lists the statements";
    return {call.word, Error{ErrorKind::bad_input, "unknown_statement", "there is no statement " + in_quotes(word),
                             word.size() > longest ? otherwise : did_you_mean(word, names, otherwise), std::nullopt}};
}

struct Meant {
    const StatementRow* row;
    Match match;
};

/// The row whose form fits. Where none does, the error of the row that fits furthest: the last one that is not about
/// the form, with all forms in its mend.
tl::expected<Meant, Flaw> meant(const Call& call) {
    const auto rows = rows_called(call.word.text);
    if (rows.empty()) return tl::unexpected(unknown_statement(call));
    std::optional<Flaw> first;
    std::string forms;
    for (const StatementRow* row : rows) {
        auto found = match(*row, call);
        if (found) return Meant{row, *std::move(found)};
        forms += (forms.empty() ? "write " : " or ") + std::string(row->form);
        if (!first || (first->error.code == "arguments" && found.error().error.code != "arguments"))
            first = found.error();
    }
    if (first->error.code == "arguments") first->error.mend = forms;
    return tl::unexpected(*std::move(first));
}

class NewScene : public Target {
public:
    Result<scene::Action> append(scene::Action action, std::span<const std::string> names) override {
        if (auto ok = scene_.append(std::move(action), names); !ok) return fail(std::move(ok.error()));
        return scene_.actions().back();
    }
    std::optional<PointId> find(const std::string& name) const override { return scene_.find(name); }
    std::span<const std::string> names() const override { return scene_.names(); }
    const scene::Scene& scene() const { return scene_; }

private:
    scene::Scene scene_;
};

class Parser {
public:
    explicit Parser(std::string_view text) : builder_(made_, names_in(text)) {}

    tl::expected<void, Flaw> read(const Piece& statement) {
        const auto call = parse_call(statement);
        if (!call) return tl::unexpected(call.error());
        const auto found = meant(*call);
        if (!found) return tl::unexpected(found.error());
        if (auto ok = check_defined(*found); !ok) return ok;
        if (auto ok = builder_.apply(*found->row, found->match.bound); !ok)
            return tl::unexpected(Flaw{statement, mended(ok.error(), *found->row)});
        return {};
    }

    Status finish() { return builder_.finish(); }
    Shown shown() const { return builder_.shown(); }
    const scene::Scene& scene() const { return made_.scene(); }

private:
    static Error mended(Error error, const StatementRow& row) {
        if (error.mend.empty()) error.mend = "write " + std::string(row.form);
        return error;
    }

    tl::expected<void, Flaw> check_defined(const Meant& found) const {
        const Bound& bound = found.match.bound;
        const auto exists = [&](const std::string& name) { return scene().find(name).has_value(); };
        for (const char letter : found.row->known)
            if (!exists(bound.points.at(letter))) return undefined(found, letter, bound.points.at(letter));
        if (found.row->name == "IsIncenterOf")
            for (const std::string& corner : bound.corners)
                if (!exists(corner)) return undefined(found, 'A', corner);
        for (const Slot& slot : form_of(*found.row).arguments)
            if (slot.object == "Circle")
                if (auto ok = circle(found, slot.letters.front()); !ok) return ok;
        return found.row->name == "Arc" ? circle(found, 'O') : tl::expected<void, Flaw>{};
    }

    static tl::unexpected<Flaw> undefined(const Meant& found, char letter, const std::string& name) {
        std::string point = name;
        point.front() = static_cast<char>(point.front() - 'a' + 'A');
        const Piece& at = found.match.at.at(letter);
        const bool alone = at.text == point;
        return tl::unexpected(
            Flaw{at, Error{ErrorKind::bad_input, "undefined_point",
                           in_quotes(at.text) + (alone ? " is used before it exists"
                                                       : " is used before its points exist: " + point + " does not"),
                           "define " + point + " first, for example by Free(" + point + ")", std::nullopt}});
    }

    tl::expected<void, Flaw> circle(const Meant& found, char letter) const {
        if (builder_.has_circle(found.match.bound.points.at(letter))) return {};
        const Piece& at = found.match.at.at(letter);
        return tl::unexpected(Flaw{
            at, Error{ErrorKind::bad_input, "undefined_circle", in_quotes(at.text) + " is used before it is defined",
                      "define the circle first by Circle, Sector, In_circle or Cir_circle", std::nullopt}});
    }

    NewScene made_;
    Builder builder_;
};

Error at_place(Error error, Place place) {
    if (error.mend.empty()) error.mend = "see docs/formats/geodsl.md";
    error.place = std::move(place);
    return error;
}

} // namespace

Result<Read> parse(std::string_view text, const std::string& source) {
    const auto start = [&] { return Place{source, 1, 1}; };
    if (text.size() > max_text_bytes)
        return fail(Error{ErrorKind::bad_input, "text_too_long", "the text has more than 65536 bytes",
                          "make several scenes", start()});
    const auto pieces = statements_of(text);
    if (pieces.empty())
        return fail(Error{ErrorKind::bad_input, "empty_text", "there is no statement here",
                          "for example Triangle(A,B,C)", start()});
    Parser parser(text);
    Read read;
    for (const Piece& piece : pieces) {
        if (auto ok = parser.read(piece); !ok)
            return fail(at_place(ok.error().error, place_in(text, ok.error().at.offset, source)));
        read.actions.resize(parser.scene().actions().size(), place_in(text, piece.offset, source));
    }
    if (auto ok = parser.finish(); !ok) return fail(at_place(ok.error(), place_in(text, pieces.back().offset, source)));
    read.actions.resize(parser.scene().actions().size(), place_in(text, pieces.back().offset, source));
    read.content.scene = parser.scene();
    read.shown = parser.shown();
    return read;
}

namespace {

std::string_view word_of(const Piece& call) {
    return trim(call.text.substr(0, call.text.find('(')));
}

bool is_call(const Piece& piece) {
    return piece.text.find('(') != std::string_view::npos;
}

/// A statement in other capitals, or with a slip in it.
bool is_miswritten(const Piece& call) {
    std::vector<std::string> names;
    for (const StatementRow& row : statement_table()) names.push_back(lower_case(row.name));
    return !nearest_word(lower_case(word_of(call)), names).empty();
}

} // namespace

bool looks_like_geodsl(std::string_view text) {
    constexpr std::size_t inspected = 64, far = 4096;
    const auto pieces = statements_of(text.substr(0, far));
    if (pieces.empty() || !is_call(pieces.front())) return false;
    const std::span first = std::span(pieces).first(std::min(pieces.size(), inspected));
    const auto is_statement = [](const Piece& piece) { return is_call(piece) && !rows_called(word_of(piece)).empty(); };
    return std::ranges::any_of(first, is_statement) ||
           (std::ranges::all_of(first, is_call) && std::ranges::any_of(first, is_miswritten));
}

} // namespace porism::geodsl
