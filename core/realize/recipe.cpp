#include "realize/recipe.h"

#include "numbers/scalar.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace porism::realize {
namespace {

using diagram::Kind;

std::vector<std::string> letters_of(const scene::Construction& row, scene::SlotKind kind) {
    std::vector<std::string> letters;
    for (const scene::Slot& slot : row.slots)
        if (slot.kind == kind) letters.push_back(slot.letter);
    return letters;
}

std::optional<std::size_t> index_of(const std::vector<std::string>& letters, std::string_view letter) {
    const auto it = std::ranges::find(letters, letter);
    if (it == letters.end()) return std::nullopt;
    return static_cast<std::size_t>(it - letters.begin());
}

bool is_locus(Kind kind) {
    return kind != Kind::point;
}

class Reader {
public:
    Reader(std::string_view text, const scene::Construction& row)
        : text_(text), row_(row.name), outputs_(letters_of(row, scene::SlotKind::output)),
          inputs_(letters_of(row, scene::SlotKind::point)), numbers_(letters_of(row, scene::SlotKind::number)) {}

    Result<Recipe> read() {
        do {
            if (auto step = read_step(); !step) return fail(std::move(step.error()));
        } while (take(','));
        while (take_word("else")) {
            auto term = read_term(0);
            if (!term) return fail(std::move(term.error()));
            recipe_.instead.push_back(*std::move(term));
        }
        if (position_ < text_.size()) return wrong("a comma or the end was expected");
        return std::move(recipe_);
    }

private:
    static constexpr int max_depth = 8;

    Status read_step() {
        const std::size_t start = position_;
        const std::string letter(read_word());
        const bool named = take('=');
        if (!named) position_ = start;
        auto term = read_term(0);
        if (!term) return fail(std::move(term.error()));
        const std::string& name = named ? letter : outputs_.front();
        if (index_of(inputs_, name) || index_of(steps_, name)) return wrong(name + " is taken");
        recipe_.steps.push_back({*std::move(term), index_of(outputs_, name)});
        steps_.push_back(name);
        return {};
    }

    Result<Term> read_term(int depth) {
        if (depth > max_depth) return wrong("the terms are nested too deeply");
        const std::string_view name = read_word();
        if (name.empty()) return wrong("a slot or a primitive was expected");
        if (name == "glide") return read_glide(depth);
        if (!take('(')) return letter(name);
        const auto primitive = diagram::primitive_by_name(name);
        if (!primitive) return wrong("there is no primitive " + std::string(name));
        Term term{Term::Kind::primitive, 0, *primitive, {}, {}};
        if (auto ok = read_arguments(term, depth); !ok) return fail(std::move(ok.error()));
        if (!fits(term)) return wrong("the arguments of " + std::string(name) + " have the wrong number or kinds");
        recipe_.branches *= diagram::row(*primitive).branches;
        return term;
    }

    Result<Term> read_glide(int depth) {
        if (!take('(')) return wrong("an opening bracket was expected");
        auto locus = read_term(depth + 1);
        if (!locus) return locus;
        if (!take(')') || !is_locus(kind_of(*locus))) return wrong("a glide is on one line or circle");
        return Term{Term::Kind::glide, 0, diagram::Primitive::free_point, {*std::move(locus)}, {}};
    }

    Status read_arguments(Term& term, int depth) {
        if (take(')')) return {};
        do {
            if (take('[')) {
                auto constant = read_constant();
                if (!constant) return fail(std::move(constant.error()));
                term.constant = *std::move(constant);
                break;
            }
            auto argument = read_term(depth + 1);
            if (!argument) return fail(std::move(argument.error()));
            term.arguments.push_back(*std::move(argument));
        } while (take(','));
        if (!take(')')) return wrong("a closing bracket was expected");
        return {};
    }

    Result<ConstantTerm> read_constant() {
        const auto end = std::min(text_.find(']', position_), text_.size());
        const std::string inside(text_.substr(position_, end - position_));
        position_ = std::min(end + 1, text_.size());
        skip_blanks();
        const auto hat = inside.find('^');
        ConstantTerm constant;
        if (hat != std::string::npos) constant.power = std::atoi(inside.c_str() + hat + 1);
        if (const auto slot = index_of(numbers_, std::string_view(inside).substr(0, hat))) {
            constant.slot = static_cast<std::uint8_t>(*slot);
            return constant;
        }
        const auto scalar = numbers::Scalar::parse(std::string_view(inside).substr(0, hat));
        const auto value = scalar ? numbers::as_rational(*scalar) : std::nullopt;
        if (!value) return wrong("\"" + inside + "\" is no constant");
        constant.value = *value;
        return constant;
    }

    Result<Term> letter(std::string_view letter) const {
        Term term{Term::Kind::slot, 0, diagram::Primitive::free_point, {}, {}};
        const auto input = index_of(inputs_, letter), step = index_of(steps_, letter);
        if (!input && !step) return wrong("there is no input or earlier step " + std::string(letter));
        if (step) term.kind = Term::Kind::earlier;
        term.index = static_cast<std::uint8_t>(step ? *step : *input);
        return term;
    }

    Kind kind_of(const Term& term) const {
        switch (term.kind) {
        case Term::Kind::primitive:
            return diagram::row(term.primitive).result;
        case Term::Kind::earlier:
            return kind_of(recipe_.steps[term.index].term);
        default:
            return Kind::point;
        }
    }

    bool fits(const Term& term) const {
        const diagram::PrimitiveRow& row = diagram::row(term.primitive);
        if (term.arguments.size() != row.operands || term.constant.has_value() != row.constant) return false;
        for (std::size_t i = 0; i < row.operands; ++i)
            if (kind_of(term.arguments[i]) != row.takes[i]) return false;
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
    bool take_word(std::string_view word) {
        skip_blanks();
        if (!text_.substr(position_).starts_with(word)) return false;
        position_ += word.size();
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
    std::vector<std::string> outputs_, inputs_, numbers_;
    std::vector<std::string> steps_; ///< letters of the steps read so far
    Recipe recipe_;
    std::size_t position_ = 0;
};

/// The rows are part of the program: a recipe that cannot be read is a broken invariant.
[[noreturn]] void broken(const Error& error) {
    std::fprintf(stderr, "%s\n", to_string(error).c_str());
    std::abort();
}

} // namespace

numbers::Rational ConstantTerm::of(std::span<const numbers::Rational> values) const {
    const numbers::Rational base = slot == no_slot ? value : values[slot];
    numbers::Rational result = 1;
    for (int i = 0; i < std::abs(power); ++i) result *= base;
    return power < 0 ? numbers::Rational(1 / result) : result;
}

const Term& Recipe::of_output(std::size_t output) const {
    return std::ranges::find(steps, std::optional(output), &Step::output)->term;
}

Result<Recipe> parse_recipe(std::string_view text, const scene::Construction& row) {
    return Reader(text, row).read();
}

const Recipe& recipe(ConstructionId id) {
    static const std::vector<Recipe> recipes = [] {
        std::vector<Recipe> all;
        for (const scene::Construction& row : scene::catalogue()) {
            auto parsed = parse_recipe(row.recipe, row);
            if (!parsed) broken(parsed.error());
            all.push_back(*std::move(parsed));
        }
        return all;
    }();
    return recipes[id.index()];
}

} // namespace porism::realize
