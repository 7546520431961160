#include "paint/style.h"

#include <array>
#include <cstddef>

namespace porism::paint {
namespace {

constexpr Colour rgb(unsigned hex) {
    return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8), static_cast<std::uint8_t>(hex),
            255};
}

// On a dark ground the darker hues of Okabe and Ito are lifted, so that each keeps a contrast of 3 to it.
constexpr Palette light{rgb(0xffffff), rgb(0x1d2127), rgb(0x7d8690), rgb(0x0072b2), rgb(0x56b4e9),
                        rgb(0xe69f00), rgb(0xd55e00), rgb(0xcc79a7), rgb(0x009e73), {0x17, 0x69, 0xaa, 0x50}};
constexpr Palette dark{rgb(0x1d2026), rgb(0xe6e8ec), rgb(0x8a93a0), rgb(0x3c97d6), rgb(0x8bcdf3),
                       rgb(0xefb02a), rgb(0xf07b2c), rgb(0xdd93ba), rgb(0x26b98b), {0x62, 0xae, 0xe8, 0x60}};

constexpr Palette paper{rgb(0xffffff), rgb(0x000000), rgb(0x4d4d4d), rgb(0x000000), rgb(0x000000),
                        rgb(0x000000), rgb(0x000000), rgb(0x000000), rgb(0x000000), {0, 0, 0, 0x40}};
constexpr Palette board{rgb(0x1f3d34), rgb(0xf3f3ea), rgb(0xa3bfb2), rgb(0xffd166), rgb(0x9fd8ff),
                        rgb(0xffb454), rgb(0xff8f6b), rgb(0xf2a7cf), rgb(0x7be0b4), {0xff, 0xff, 0xff, 0x50}};
constexpr const Palette* palettes[] = {&light, &dark, &paper, &board};

struct RoleRow {
    Role role;
    Colour Palette::*colour;
    double width;
    Dash dash;
};
constexpr RoleRow roles[] = {
    {Role::none, &Palette::ink, 1.3, Dash::solid},
    {Role::given, &Palette::given, 2.4, Dash::solid},
    {Role::derived, &Palette::derived, 2.4, Dash::dotted},
    {Role::premise, &Palette::premise, 2.8, Dash::dashed},
    {Role::conclusion, &Palette::conclusion, 3.4, Dash::solid},
    {Role::goal, &Palette::goal, 3, Dash::dash_dot},
    {Role::proved, &Palette::proved, 3, Dash::solid},
};

const RoleRow& row(Role role) {
    return roles[static_cast<std::size_t>(role)];
}

} // namespace

std::string to_string(Colour colour) {
    constexpr char digits[] = "0123456789abcdef";
    std::string text = "#";
    const auto add = [&](std::uint8_t byte) {
        text += digits[byte >> 4];
        text += digits[byte & 15];
    };
    add(colour.red);
    add(colour.green);
    add(colour.blue);
    if (colour.alpha != 255) add(colour.alpha);
    return text;
}

const Palette& palette(Ground ground) {
    return *palettes[static_cast<std::size_t>(ground)];
}

Colour role_colour(const Palette& palette, Role role) {
    return palette.*row(role).colour;
}

Stroke role_stroke(const Palette& palette, Role role) {
    return {role_colour(palette, role), row(role).width, row(role).dash};
}

DashPattern dash_pattern(Dash dash) {
    static constexpr std::array<DashPattern, 4> by_dash{
        DashPattern{}, {2, {6, 4}}, {2, {2, 3}}, {4, {9, 3.5, 1.5, 3.5}}};
    return by_dash[static_cast<std::size_t>(dash)];
}

} // namespace porism::paint
