#include "translate/language/frames.h"

#include <array>

namespace porism::translate {
namespace {

constexpr std::array of_points{FrameSlot{"points", Piece::Kind::points}};
constexpr std::array of_point{FrameSlot{"x", Piece::Kind::point}};
constexpr std::array of_place{FrameSlot{"x", Piece::Kind::point}, FrameSlot{"u", Piece::Kind::number},
                              FrameSlot{"v", Piece::Kind::number}};
constexpr std::array of_figure{FrameSlot{"kind", Piece::Kind::text}, FrameSlot{"name", Piece::Kind::text},
                               FrameSlot{"rest", Piece::Kind::text}};
constexpr std::array of_noun{FrameSlot{"x", Piece::Kind::point}, FrameSlot{"noun", Piece::Kind::phrase, "noun"}};
constexpr std::array of_locus{FrameSlot{"x", Piece::Kind::point}, FrameSlot{"locus", Piece::Kind::phrase, "locus"}};
constexpr std::array of_condition{FrameSlot{"x", Piece::Kind::point},
                                  FrameSlot{"condition", Piece::Kind::phrase, "condition"}};
constexpr std::array of_meeting{FrameSlot{"x", Piece::Kind::point}, FrameSlot{"locus", Piece::Kind::phrase, "locus"},
                                FrameSlot{"other", Piece::Kind::phrase, "locus"}};
constexpr std::array of_mixed{FrameSlot{"x", Piece::Kind::point}, FrameSlot{"locus", Piece::Kind::phrase, "locus"},
                              FrameSlot{"condition", Piece::Kind::phrase, "condition"}};
constexpr std::array of_conditions{FrameSlot{"x", Piece::Kind::point},
                                   FrameSlot{"condition", Piece::Kind::phrase, "condition"},
                                   FrameSlot{"another", Piece::Kind::phrase, "condition"}};
constexpr std::array of_statement{FrameSlot{"statement", Piece::Kind::phrase, "statement"}};
constexpr std::array of_asked{FrameSlot{"asked", Piece::Kind::phrase, "asked"}};
constexpr std::array of_statements{FrameSlot{"statements", Piece::Kind::phrases, "statement"}};

constexpr std::array frame_table{
    FrameRow{"points", "points", of_points},
    FrameRow{"point", "point", of_point},
    FrameRow{"place", "place", of_place},
    FrameRow{"figure", figure_frame, of_figure},
    FrameRow{"noun", "frame noun", of_noun},
    FrameRow{"locus", "frame locus", of_locus},
    FrameRow{"condition", "frame condition", of_condition},
    FrameRow{"meeting", "meeting", of_meeting},
    FrameRow{"mixed", "mixed", of_mixed},
    FrameRow{"conditions", "conditions", of_conditions},
    FrameRow{"given", "given", of_statement},
    FrameRow{"goal", "goal", of_statement},
    FrameRow{"ask", "ask", of_asked},
    FrameRow{"where", "where", of_statements},
    FrameRow{"apart", "apart", of_points},
};

} // namespace

std::span<const FrameRow> frame_rows() {
    return frame_table;
}

} // namespace porism::translate
