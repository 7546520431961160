#include "realize/recipe.h"

#include <algorithm>
#include <cassert>
#include <cctype>
#include <string>

namespace porism::realize {
namespace {

using diagram::Kind;

/// Letters of the point inputs, in order.
std::vector<std::string> input_letters(const scene::Construction& row) {
    std::vector<std::string> letters;
    for (const scene::Slot& slot : row.slots)
        if (slot.kind == scene::SlotKind::point) letters.push_back(slot.letter);
    return letters;
}

class Reader {
public:
    Reader(std::string_view text, const scene::Construction& row)
        : text_(text), row_(row.name), letters_(input_letters(row)) {}

    Result<Recipe> read() {
        Recipe result;
        do {
            auto term = read_term(0);
            if (!term) return fail(std::move(term.error()));
            result.push_back(std::move(*term));
        } while (take(','));
        if (position_ < text_.size()) return wrong("a comma or the end was expected");
        return result;
    }

private:
    static constexpr int max_depth = 8;

    Result<Term> read_term(int depth) {
        if (depth > max_depth) return wrong("the terms are nested too deeply");
        const std::string_view name = read_word();
        if (name.empty()) return wrong("a slot or a primitive was expected");
        if (!take('(')) return slot_named(name);
        const auto primitive = diagram::primitive_by_name(name);
        if (!primitive) return wrong("there is no primitive " + std::string(name));
        Term term{Term::no_slot, *primitive, {}};
        if (!take(')')) {
            do {
                auto argument = read_term(depth + 1);
                if (!argument) return argument;
                term.arguments.push_back(std::move(*argument));
            } while (take(','));
            if (!take(')')) return wrong("a closing bracket was expected");
        }
        if (!fits(term)) return wrong("the arguments of " + std::string(name) + " have the wrong number or kinds");
        return term;
    }

    Result<Term> slot_named(std::string_view letter) const {
        const auto it = std::ranges::find(letters_, letter);
        if (it == letters_.end()) return wrong("there is no input slot " + std::string(letter));
        return Term{static_cast<std::uint8_t>(it - letters_.begin()), diagram::Primitive::free_point, {}};
    }

    static bool fits(const Term& term) {
        const diagram::PrimitiveRow& row = diagram::row(term.primitive);
        if (term.arguments.size() != row.operands) return false;
        for (std::size_t i = 0; i < row.operands; ++i) {
            const Term& argument = term.arguments[i];
            const Kind kind = argument.is_slot() ? Kind::point : diagram::row(argument.primitive).result;
            if (kind != row.takes[i]) return false;
        }
        return true;
    }

    std::string_view read_word() {
        skip_blanks();
        const std::size_t start = position_;
        while (position_ < text_.size() &&
               (std::isalnum(static_cast<unsigned char>(text_[position_])) || text_[position_] == '_'))
            ++position_;
        return text_.substr(start, position_ - start);
    }
    bool take(char c) {
        skip_blanks();
        if (position_ >= text_.size() || text_[position_] != c) return false;
        ++position_;
        skip_blanks();
        return true;
    }
    void skip_blanks() {
        while (position_ < text_.size() && text_[position_] == ' ') ++position_;
    }
    tl::unexpected<Error> wrong(std::string what) const {
        Error error{
            ErrorKind::internal, "recipe", "the recipe of " + row_ + " cannot be read: " + std::move(what), "", {}};
        return fail(error.at(Place{"", 1, static_cast<int>(position_) + 1}));
    }

    std::string_view text_;
    std::string row_;
    std::vector<std::string> letters_;
    std::size_t position_ = 0;
};

} // namespace

Result<Recipe> parse_recipe(std::string_view text, const scene::Construction& row) {
    return Reader(text, row).read();
}

const Recipe& recipe(ConstructionId id) {
    static const std::vector<Recipe> recipes = [] {
        std::vector<Recipe> all;
        for (const scene::Construction& row : scene::catalogue()) {
            auto parsed = parse_recipe(row.recipe, row);
            assert(parsed && "a recipe of the catalogue cannot be read");
            all.push_back(parsed ? std::move(*parsed) : Recipe{});
        }
        return all;
    }();
    return recipes[id.index()];
}

} // namespace porism::realize
