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
constexpr std::array of_shape{FrameSlot{"shape", Piece::Kind::phrase, "shape"}};
constexpr std::array of_asked{FrameSlot{"asked", Piece::Kind::phrase, "asked"}};
constexpr std::array of_statements{FrameSlot{"statements", Piece::Kind::phrases, "statement"}};

constexpr FrameSlot clause_slot(std::string_view key) {
    return {key, Piece::Kind::phrase, "statement"};
}
constexpr FrameSlot word_slot(std::string_view key) {
    return {key, Piece::Kind::phrase, "word"};
}
constexpr std::array of_mention{clause_slot("claim"), word_slot("number")};
constexpr std::array of_claim{clause_slot("claim")};
constexpr std::array of_theorem{clause_slot("claim"), word_slot("theorem")};
constexpr std::array of_branch{clause_slot("claim"), word_slot("step")};
constexpr std::array of_derived{clause_slot("claim"), clause_slot("premises"), word_slot("theorem")};
constexpr std::array of_steps{clause_slot("claim"), word_slot("steps"), word_slot("theorem")};
constexpr std::array of_known{clause_slot("known")};
constexpr std::array of_serving{clause_slot("claim"), clause_slot("next")};
constexpr std::array of_lacking{clause_slot("goal"), clause_slot("missing")};
constexpr std::array of_goal{clause_slot("goal")};

constexpr std::array<std::string_view, 23> all_reason_keys{"calculation",
                                                           "given",
                                                           "stated",
                                                           "shown",
                                                           "same line",
                                                           "same circle",
                                                           "same point",
                                                           "adding angles",
                                                           "comparing directions",
                                                           "parallels through one point",
                                                           "one direction",
                                                           "sides on the same lines",
                                                           "law of sines",
                                                           "comparing lengths",
                                                           "multiplying ratios",
                                                           "equal parts",
                                                           "adding and multiplying",
                                                           "equidistant points",
                                                           "converse of Pythagoras",
                                                           "adding squares",
                                                           "adding lengths",
                                                           "plainly",
                                                           "choice"};

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
    FrameRow{"given shape", "given shape", of_shape},
    FrameRow{"goal", "goal", of_statement},
    FrameRow{"ask", "ask", of_asked},
    FrameRow{"where", "where", of_statements},
    FrameRow{"apart", "apart", of_points},
    FrameRow{"clockwise", "clockwise", of_points},
    FrameRow{"counter-clockwise", "counter-clockwise", of_points},
    FrameRow{"chosen", "chosen", of_points},
    FrameRow{"chosen figure", "chosen figure", {}},
    FrameRow{"mention", "mention", of_mention},
    FrameRow{"by construction", "by construction", of_claim},
    FrameRow{"stated", "stated", of_claim},
    FrameRow{"shown", "shown", of_claim},
    FrameRow{"by theorem", "by theorem", of_theorem},
    FrameRow{"derived", "derived", of_derived},
    FrameRow{"derived from steps", "derived from steps", of_steps},
    FrameRow{"cited", "cited", of_derived},
    FrameRow{"cited from steps", "cited from steps", of_steps},
    FrameRow{"known", "known", of_known},
    FrameRow{"bears", "bears", of_claim},
    FrameRow{"serves", "serves", of_serving},
    FrameRow{"lacks", "lacks", of_lacking},
    FrameRow{"reached", "reached", of_goal},
    FrameRow{"proviso", "proviso", of_statements},
    FrameRow{"branch", "branch", of_branch},
    FrameRow{"heading", "heading", of_claim},
    FrameRow{"unproved", "unproved", of_goal},
    FrameRow{"unanswered", "unanswered", of_asked},
};

} // namespace

std::span<const std::string_view> reason_keys() {
    return all_reason_keys;
}

std::span<const FrameRow> frame_rows() {
    return frame_table;
}

} // namespace porism::translate
