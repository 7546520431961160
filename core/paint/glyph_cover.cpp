#include "paint/glyph_cover.h"

#include <array>

namespace porism::paint {
namespace {

constexpr std::size_t bands = 4;

/// In thousandths of the size, from the letter's start.
struct LetterBand {
    int left, right;
};
/// From the baseline up, each a quarter of a capital; what reaches beyond is in the nearest.
struct LetterBands {
    LetterBand of[bands];
};

/// A to Z, from the outlines of Liberation Serif Italic, which has the measures of Times; bounds of all points of an
/// outline within half a hundredth of a band.
constexpr std::array letters{
    LetterBands{{{-55, 614}, {78, 527}, {161, 496}, {255, 462}}},  // A
    LetterBands{{{9, 582}, {101, 584}, {130, 588}, {99, 589}}},    // B
    LetterBands{{{67, 608}, {56, 612}, {61, 655}, {120, 676}}},    // C
    LetterBands{{{-11, 651}, {101, 704}, {130, 707}, {99, 690}}},  // D
    LetterBands{{{-12, 550}, {101, 551}, {130, 567}, {99, 595}}},  // E
    LetterBands{{{-5, 280}, {101, 487}, {130, 591}, {99, 619}}},   // F
    LetterBands{{{67, 615}, {55, 701}, {60, 657}, {118, 681}}},    // G
    LetterBands{{{-11, 656}, {101, 626}, {130, 654}, {99, 767}}},  // H
    LetterBands{{{-4, 261}, {108, 231}, {136, 259}, {106, 372}}},  // I
    LetterBands{{{15, 321}, {230, 351}, {259, 380}, {227, 483}}},  // J
    LetterBands{{{-12, 641}, {101, 501}, {130, 485}, {99, 710}}},  // K
    LetterBands{{{-12, 504}, {101, 509}, {130, 253}, {99, 383}}},  // L
    LetterBands{{{-12, 768}, {101, 737}, {130, 766}, {99, 879}}},  // M
    LetterBands{{{-7, 541}, {105, 572}, {134, 599}, {103, 713}}},  // N
    LetterBands{{{62, 639}, {50, 694}, {56, 699}, {114, 684}}},    // O
    LetterBands{{{-5, 280}, {101, 535}, {130, 585}, {99, 585}}},   // P
    LetterBands{{{67, 644}, {55, 699}, {60, 704}, {119, 689}}},    // Q
    LetterBands{{{-5, 594}, {101, 497}, {130, 583}, {99, 583}}},   // R
    LetterBands{{{12, 457}, {34, 459}, {98, 394}, {98, 484}}},     // S
    LetterBands{{{86, 393}, {219, 342}, {247, 370}, {65, 615}}},   // T
    LetterBands{{{99, 602}, {99, 634}, {123, 664}, {92, 776}}},    // U
    LetterBands{{{218, 383}, {182, 472}, {141, 572}, {52, 707}}},  // V
    LetterBands{{{190, 636}, {166, 709}, {139, 791}, {66, 909}}},  // W
    LetterBands{{{-33, 556}, {148, 440}, {224, 471}, {108, 643}}}, // X
    LetterBands{{{92, 399}, {217, 379}, {168, 487}, {57, 645}}},   // Y
    LetterBands{{{12, 528}, {113, 533}, {111, 463}, {111, 564}}},  // Z
};

bool is_letter_alone(const Run& run) {
    return run.face == Run::Face::italic && run.text.size() == 1 && run.text[0] >= 'A' && run.text[0] <= 'Z';
}

void cover_letter(std::vector<Box>& out, char letter, Vec at, double size, double height) {
    const LetterBands& row = letters[static_cast<std::size_t>(letter - 'A')];
    for (std::size_t i = 0; i < bands; ++i) {
        const double high = height * static_cast<double>(i + 1) / bands, low = height * static_cast<double>(i) / bands;
        out.push_back(
            {{at.x + row.of[i].left * size / 1000, at.y - high}, {at.x + row.of[i].right * size / 1000, at.y - low}});
    }
}

} // namespace

std::vector<Box> glyph_cover(const GlyphMetrics& metrics, std::span<const Run> runs, double size) {
    std::vector<Box> out;
    Vec at;
    for (const Run& run : runs) {
        const auto [scale, drop] = setting(run.level);
        const double own = scale * size, height = metrics.cap_height() * own, across = width(metrics, run, size);
        at.y = drop * size;
        if (is_letter_alone(run))
            cover_letter(out, run.text[0], at, own, height);
        else
            out.push_back({{at.x, at.y - height}, {at.x + across, at.y}});
        at.x += across;
    }
    return out;
}

} // namespace porism::paint
