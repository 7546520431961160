#include "formats/geodsl/form.h"

#include "base/text.h"
#include "formats/geodsl/value.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>

namespace porism::geodsl {
namespace {

bool is_capital(char c) {
    return c >= 'A' && c <= 'Z';
}

Slot slot_of(const Piece& piece) {
    if (piece.text == "...") return {Slot::Kind::rest};
    if (piece.text.size() == 1)
        return {is_capital(piece.text[0]) ? Slot::Kind::point : Slot::Kind::value, {}, std::string(piece.text)};
    const auto call = parse_call(piece);
    assert(call);
    Slot slot{Slot::Kind::object, call->word.text};
    for (const Piece& point : call->arguments) {
        if (point.text == "...")
            slot.more = true;
        else
            slot.letters += point.text;
    }
    return slot;
}

Form make_form(const StatementRow& row) {
    const auto call = parse_call({row.form, 0});
    assert(call);
    Form form;
    for (const Piece& piece : call->arguments) form.arguments.push_back(slot_of(piece));
    for (const Piece& piece : call->values) form.values.push_back(slot_of(piece));
    return form;
}

tl::unexpected<Flaw> flaw(const Piece& at, std::string code, std::string what, std::string mend) {
    return tl::unexpected(
        Flaw{at, Error{ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend), std::nullopt}});
}

/// Puts the pieces of one statement into the slots of one row.
class Matching {
public:
    explicit Matching(const StatementRow& row) : row_(row) {}

    tl::expected<void, Flaw> slots(const Call& call, const std::vector<Slot>& slots, const std::vector<Piece>& pieces) {
        const bool more = !slots.empty() && slots.back().kind == Slot::Kind::rest;
        if (pieces.size() > slots.size() && !more) return other_form(call.whole);
        for (std::size_t i = 0; i < slots.size() && slots[i].kind != Slot::Kind::rest; ++i) {
            const bool left_out = i >= pieces.size() || pieces[i].text.empty() || pieces[i].text == "_";
            if (left_out && slots[i].kind == Slot::Kind::value) continue;
            if (left_out) return other_form(call.whole);
            if (auto ok = slot(slots[i], pieces[i]); !ok) return ok;
        }
        if (!more || pieces.size() < slots.size()) return {};
        return corners(std::vector(pieces.begin() + static_cast<std::ptrdiff_t>(slots.size()) - 1, pieces.end()));
    }

    Match take() { return std::move(match_); }

    tl::unexpected<Flaw> other_form(const Piece& at) const {
        return flaw(at, "arguments", in_quotes(at.text) + " has other arguments than it takes",
                    "write " + std::string(row_.form));
    }

private:
    tl::expected<void, Flaw> slot(const Slot& slot, const Piece& piece) {
        if (slot.kind == Slot::Kind::point) return point(slot.letters.front(), piece);
        return slot.kind == Slot::Kind::value ? value(slot.letters.front(), piece) : object(slot, piece);
    }

    tl::expected<std::string, Flaw> name(const Piece& piece) const {
        if (piece.text.empty() || !is_capital(piece.text.front()) || !scene::check_name(piece.text))
            return flaw(piece, "bad_point", in_quotes(piece.text) + " is no name of a point",
                        "a name is a capital, then letters, digits, _ or '; at most 32 characters");
        return scene_name(piece.text);
    }

    tl::expected<void, Flaw> point(char letter, const Piece& piece) {
        auto found = name(piece);
        if (!found) return tl::unexpected(found.error());
        match_.bound.points[letter] = *std::move(found);
        match_.at[letter] = piece;
        return {};
    }

    tl::expected<void, Flaw> value(char letter, const Piece& piece) {
        constexpr int half_turn = 180;
        auto read = parse_value(piece.text, letter == 'a' ? half_turn : 0);
        if (!read) return tl::unexpected(Flaw{piece, std::move(read.error())});
        match_.bound.values[letter] = *std::move(read);
        match_.at[letter] = piece;
        return {};
    }

    tl::expected<void, Flaw> object(const Slot& slot, const Piece& piece) {
        const auto call = parse_call(piece);
        if (!call) return tl::unexpected(call.error());
        const std::size_t count = call->arguments.size();
        const bool fits = slot.more ? count >= slot.letters.size() : count == slot.letters.size();
        if (call->word.text != slot.object || !call->values.empty() || !fits) return other_form(piece);
        if (auto ok = different(piece, call->arguments); !ok) return ok;
        for (std::size_t i = 0; i < slot.letters.size(); ++i) {
            if (auto ok = point(slot.letters[i], call->arguments[i]); !ok) return ok;
            match_.at[slot.letters[i]] = piece;
        }
        const auto rest = call->arguments.begin() + static_cast<std::ptrdiff_t>(slot.letters.size());
        return corners(std::vector(rest, call->arguments.end()));
    }

    tl::expected<void, Flaw> corners(const std::vector<Piece>& pieces) {
        if (pieces.size() + 3 > most_corners)
            return flaw(pieces.back(), "arguments", "there are more than 12 corners", "name 3 to 12");
        for (const Piece& piece : pieces) {
            auto found = name(piece);
            if (!found) return tl::unexpected(found.error());
            match_.bound.corners.push_back(*std::move(found));
        }
        return {};
    }

    static tl::expected<void, Flaw> different(const Piece& whole, const std::vector<Piece>& pieces) {
        for (std::size_t i = 0; i < pieces.size() && i < most_corners; ++i)
            for (std::size_t k = 0; k < i; ++k)
                if (pieces[i].text == pieces[k].text)
                    return flaw(whole, "repeated_point", in_quotes(whole.text) + " names a point twice",
                                "name different points");
        return {};
    }

    const StatementRow& row_;
    Match match_;
};

/// The points that stand alone in a statement are different: those of a shape, a line, an angle.
bool repeats(const Form& form, const Match& match) {
    std::vector<std::string> names = match.bound.corners;
    for (const auto& [letter, name] : match.bound.points) {
        const auto alone = [&](const Slot& slot) {
            return slot.kind == Slot::Kind::point && slot.letters.front() == letter;
        };
        if (std::ranges::any_of(form.arguments, alone)) names.push_back(name);
    }
    std::ranges::sort(names);
    return std::ranges::adjacent_find(names) != names.end();
}

} // namespace

std::string scene_name(std::string_view name) {
    std::string text(name);
    text.front() = static_cast<char>(text.front() - 'A' + 'a');
    return text;
}

const Form& form_of(const StatementRow& row) {
    static const std::map<std::string_view, Form> forms = [] {
        std::map<std::string_view, Form> all;
        for (const StatementRow& each : statement_table()) all.emplace(each.form, make_form(each));
        return all;
    }();
    return forms.at(row.form);
}

tl::expected<Match, Flaw> match(const StatementRow& row, const Call& call) {
    const Form& form = form_of(row);
    Matching matching(row);
    if (!call.brackets) return matching.other_form(call.whole);
    if (auto ok = matching.slots(call, form.arguments, call.arguments); !ok) return tl::unexpected(ok.error());
    if (auto ok = matching.slots(call, form.values, call.values); !ok) return tl::unexpected(ok.error());
    Match found = matching.take();
    if (repeats(form, found))
        return flaw(call.whole, "repeated_point", in_quotes(call.whole.text) + " names a point twice",
                    "name different points");
    return found;
}

} // namespace porism::geodsl
