#include "paint/metrics.h"

#include "scene/scene.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace porism::paint {
namespace {

/// Thousandths of the size, for the characters from space to ~.
constexpr std::array<int, 95> times_italic = {
    250, 333, 420, 500, 500, 833, 778, 214, 333, 333, 500, 675, 250, 333, 250, 278, // space to /
    500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 333, 333, 675, 675, 675, 500, // 0 to ?
    920, 611, 611, 667, 722, 611, 611, 722, 722, 333, 444, 667, 556, 833, 667, 722, // @ to O
    611, 722, 611, 500, 556, 722, 611, 833, 611, 556, 556, 389, 278, 389, 422, 500, // P to _
    333, 500, 500, 444, 500, 444, 278, 500, 500, 278, 278, 444, 278, 722, 500, 500, // ` to o
    500, 500, 389, 389, 278, 500, 444, 667, 444, 444, 389, 400, 275, 400, 541,      // p to ~
};
constexpr std::array<int, 95> times_upright = {
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, // space to /
    500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, // 0 to ?
    921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889, 722, 722, // @ to O
    556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500, // P to _
    333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, // ` to o
    500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,      // p to ~
};

struct SignWidth {
    std::string_view sign;
    int width;
};
constexpr std::array sign_widths{SignWidth{"°", 400}, SignWidth{"√", 549}, SignWidth{"π", 549},
                                 SignWidth{"−", 564}, SignWidth{"·", 250}, SignWidth{"′", 247}};
constexpr int other_width = 600;
/// More letters are a word, and no subscript.
constexpr std::size_t most_low = 3;

class BuiltIn final : public GlyphMetrics {
public:
    double advance(std::string_view text, double size, Run::Face face) const override {
        const auto& ascii = face == Run::Face::italic ? times_italic : times_upright;
        int sum = 0;
        while (!text.empty()) {
            const auto byte = static_cast<unsigned char>(text.front());
            const std::size_t bytes = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
            sum += byte >= 32 && byte < 127 ? ascii[byte - 32U] : of_sign(text.substr(0, bytes));
            text.remove_prefix(std::min(bytes, text.size()));
        }
        return sum * size / 1000;
    }
    double cap_height() const override { return 0.66; }

private:
    static int of_sign(std::string_view sign) {
        const auto known = std::ranges::find(sign_widths, sign, &SignWidth::sign);
        return known == sign_widths.end() ? other_width : known->width;
    }
};

constexpr std::string_view families[] = {
    "Liberation Serif", "Times New Roman", "Nimbus Roman", "Times", "DejaVu Serif", "serif"};

} // namespace

const GlyphMetrics& built_in_metrics() {
    static const BuiltIn metrics;
    return metrics;
}

std::span<const std::string_view> label_families() {
    return families;
}

double width(const GlyphMetrics& metrics, const Run& run, double size) {
    return metrics.advance(run.text, setting(run.level).scale * size, run.face);
}

double width(const GlyphMetrics& metrics, std::span<const Run> runs, double size) {
    double sum = 0;
    for (const Run& run : runs) sum += width(metrics, run, size);
    return sum;
}

std::vector<Run> label_runs(std::string_view name) {
    const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    const auto is_digit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
    auto rest = std::ranges::find_if_not(name, is_letter);
    const bool word = rest - name.begin() > 2;
    if (!word) rest = name.begin() + 1;
    std::string base = scene::display_name({name.begin(), rest}), low;
    const bool parted = rest != name.end() && *rest == '_';
    for (const char c : std::string_view(rest + (parted ? 1 : 0), name.end()))
        if (c == '\'')
            base += "\u2032";
        else
            low += c;
    const bool index = std::ranges::all_of(low, is_digit) || ((parted || !word) && low.size() <= most_low);
    if (!index) return {{scene::display_name(name)}};
    std::vector<Run> runs{{std::move(base)}};
    if (!low.empty()) runs.push_back({std::move(low), Run::Level::low});
    return runs;
}

} // namespace porism::paint
