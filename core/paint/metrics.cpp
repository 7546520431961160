#include "paint/metrics.h"

#include "scene/scene.h"

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
constexpr int other_width = 600;
/// Longer names are words: a subscript of so many letters is none.
constexpr std::size_t longest_with_low = 6;

class BuiltIn final : public GlyphMetrics {
public:
    double advance(std::string_view text, double size) const override {
        int sum = 0;
        for (const char c : text) {
            const auto byte = static_cast<unsigned char>(c);
            if (byte >= 32 && byte < 127)
                sum += times_italic[byte - 32];
            else if ((byte & 0xC0) != 0x80)
                sum += other_width;
        }
        return sum * size / 1000;
    }
    double cap_height() const override { return 0.66; }
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

double width(const GlyphMetrics& metrics, std::span<const Run> runs, double size) {
    double sum = 0;
    for (const Run& run : runs) sum += metrics.advance(run.text, run.low ? size * low_scale : size);
    return sum;
}

std::vector<Run> label_runs(std::string_view name) {
    if (name.size() > longest_with_low) return {{scene::display_name(name), false}};
    std::string base, low, primes;
    for (const char c : name) {
        if (c == '\'')
            primes += "\u2032";
        else if (base.empty())
            base += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        else if (c != '_')
            low += c;
    }
    std::vector<Run> runs{{base + primes, false}};
    if (!low.empty()) runs.push_back({low, true});
    return runs;
}

} // namespace porism::paint
