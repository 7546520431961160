#include "formats/verigeo/rewrite.h"

#include "base/text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace porism::verigeo {
namespace {

/// As they are found in text: the longer ones first.
constexpr std::array<std::pair<std::string_view, std::string_view>, 10> written_signs = {{
    {"==", "=="},
    {"!=", "!="},
    {"<=", "<="},
    {">=", ">="},
    {"≠", "!="},
    {"≤", "<="},
    {"≥", ">="},
    {"=", "="},
    {"<", "<"},
    {">", ">"},
}};

struct Parted {
    std::string before, sign, behind;
};

std::optional<std::pair<std::string_view, std::string_view>> sign_at(std::string_view text) {
    for (const auto& [written, sign] : written_signs)
        if (text.starts_with(written)) return std::pair{written, sign};
    return std::nullopt;
}

/// At the one comparison of a text.
std::optional<Parted> parted(std::string_view text) {
    std::optional<Parted> out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto sign = sign_at(text.substr(i));
        if (!sign) continue;
        if (out) return std::nullopt;
        out = Parted{std::string(trim(text.substr(0, i))), std::string(sign->second),
                     std::string(trim(text.substr(i + sign->first.size())))};
        i += sign->first.size() - 1;
    }
    return out;
}

bool begins_with_operator(std::string_view text) {
    return !text.empty() && std::string_view("+-*/").find(text[0]) != std::string_view::npos;
}

} // namespace

std::vector<std::string> rewritten(std::vector<std::string> texts) {
    if (texts.size() == 1 || texts.size() == 2) {
        const auto whole = parted(texts[0]);
        if (!whole || whole->before.empty() || whole->behind.empty()) return texts;
        std::vector<std::string> out = {whole->before, whole->sign, whole->behind};
        if (texts.size() == 2) out.push_back(std::move(texts[1]));
        return out;
    }
    constexpr std::size_t apart = 5;
    if (texts.size() >= apart && texts[1].size() == 1 && begins_with_operator(texts[1])) {
        texts[1] += " " + texts[2] + " " + texts[3];
        texts.erase(texts.begin() + 2, texts.begin() + 4);
    }
    if (texts.size() < 3) return texts;
    const auto middle = parted(texts[1]);
    if (!middle || !middle->behind.empty()) return texts;
    if (begins_with_operator(middle->before))
        texts[0] = "(" + texts[0] + ") " + middle->before;
    else if (!middle->before.empty())
        return texts;
    texts[1] = middle->sign;
    return texts;
}

} // namespace porism::verigeo
