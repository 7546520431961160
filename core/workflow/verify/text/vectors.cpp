#include "workflow/verify/text/vectors.h"

#include "base/text.h"
#include "workflow/verify/text/clauses.h"
#include "workflow/verify/text/forms.h"
#include "workflow/verify/text/signs.h"

#include <algorithm>
#include <array>
#include <regex>
#include <vector>

namespace porism::workflow {
namespace {

bool speaks_of_vectors(std::string_view sentence) {
    constexpr std::array<std::string_view, 3> words{"vector", "vectors", "vectorially"};
    return std::ranges::any_of(
        words_in(sentence), [&](std::string_view word) { return std::ranges::count(words, without_marks(word)) > 0; });
}

/// Whether a word is made of names, numbers and signs alone.
bool is_of_expression(std::string_view word) {
    static const std::regex form = form_of("(?:{point}|[0-9.+*/^()|=<>!-]|·|√|°|sqrt|Vector\\([A-Z0-9',]*\\))+,?");
    return std::regex_match(word.begin(), word.end(), form);
}

std::string all_replaced(const std::string& text, const std::regex& form, const char* written) {
    return std::regex_replace(text, form, written);
}

/// "BC = 5", "AB = AC = 5": single names and numbers, with a number among them.
bool is_about_lengths(const std::string& chain) {
    static const std::regex form = form_of("(?:(?:\\|?{point}{point}\\|?|[0-9.]+|sqrt\\([0-9]+\\)|√[0-9]+) ?= ?)+"
                                           "(?:\\|?{point}{point}\\|?|[0-9.]+|sqrt\\([0-9]+\\)|√[0-9]+),?"),
                            number = form_of("(?:^|= ?)(?:[1-9]|sqrt|√)");
    return std::regex_match(chain, form) && std::regex_search(chain, number);
}

/// Products and powers of vectors, and what is written beside them without a sign between.
std::string with_products(std::string chain) {
    static const std::regex beside("([0-9)])(?=Vector|\\()"),
        product("(Vector\\([^()]*\\)) ?(?:\\*|·) ?(Vector\\([^()]*\\))"), square("(Vector\\([^()]*\\))\\^\\(?2\\)?");
    chain = all_replaced(chain, product, "Dot($1,$2)");
    chain = all_replaced(chain, square, "Dot($1,$1)");
    return all_replaced(chain, beside, "$1*");
}

/// A zero beside vectors that are not multiplied.
std::string with_zero(std::string chain) {
    static const std::regex behind("= ?0(?=,?$)"), before("^0 ?=");
    if (chain.find("Vector(") == std::string::npos || chain.find('|') != std::string::npos ||
        chain.find("Dot(") != std::string::npos)
        return chain;
    return all_replaced(all_replaced(chain, behind, "= Vector(0,0)"), before, "Vector(0,0) =");
}

std::string chain_of_vectors(const std::string& chain, bool all_names) {
    static const std::regex name = form_of("({point})({point}){name ends}");
    if (chain.find('=') == std::string::npos) return chain;
    const bool about_lengths = !all_names || is_about_lengths(chain);
    std::string out = about_lengths ? chain : all_replaced(chain, name, "Vector($1,$2)");
    return out.find("Vector(") == std::string::npos ? out : with_zero(with_products(std::move(out)));
}

} // namespace

std::string vectors_in_signs(std::string_view sentence) {
    static const std::regex arrow = form_of("→ ?({point})({point}){name ends}"),
                            called = form_of("([-+=] ?)vector (?={point}{point}{name ends})");
    const bool all_names = speaks_of_vectors(sentence);
    if (!all_names && sentence.find("→") == std::string_view::npos) return std::string(sentence);
    const std::string text = all_replaced(all_replaced(std::string(sentence), arrow, "Vector($1,$2)"), called, "$1");
    std::vector<std::string> parts;
    std::string chain;
    const auto end_chain = [&] {
        if (!chain.empty()) parts.push_back(chain_of_vectors(chain, all_names));
        chain.clear();
    };
    for (const std::string_view word : words_in(text)) {
        if (!is_of_expression(word)) {
            end_chain();
            parts.emplace_back(word);
            continue;
        }
        chain += (chain.empty() ? "" : " ") + std::string(word);
        if (word.ends_with(',')) end_chain();
    }
    end_chain();
    return join(parts, " ");
}

std::string without_vector_signs(std::string_view text) {
    static const std::regex vector("Vector\\(([A-Z][A-Z0-9']*),([A-Z][A-Z0-9']*)\\)"),
        product("Dot\\(([^(),]*),([^(),]*)\\)");
    if (text.find("Vector(") == std::string_view::npos) return std::string(text);
    std::string out = with_sign(text, "Vector(0,0)", "0");
    out = all_replaced(all_replaced(out, vector, "$1$2"), product, "$1·$2");
    return out + " as vectors";
}

} // namespace porism::workflow
