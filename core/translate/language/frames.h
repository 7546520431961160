// Which frames a language has, and the slots of each. For the sources of this folder only.
#pragma once

#include "translate/language/phrase.h"

#include <span>
#include <string_view>

namespace porism::translate {

struct FrameSlot {
    std::string_view key;
    Piece::Kind kind;
    std::string_view of_kind = {};
};
struct FrameRow {
    std::string_view name; ///< "frames NAME" in the file
    std::string_view kind; ///< of its phrases in Language::phrases
    std::span<const FrameSlot> slots;
};
std::span<const FrameRow> frame_rows();

/// Why steps hold that no theorem names.
std::span<const std::string_view> reason_keys();

/// The frames of figures, put together from kind, name and rest when a file has been read.
inline constexpr std::string_view figure_frame = "frame figure";

} // namespace porism::translate
