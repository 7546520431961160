// Files of languages.
#include "base/text.h"
#include "proof/rules/rule.h"
#include "scene/catalogue.h"
#include "translate/language/frames.h"
#include "translate/language/language.h"
#include "translate/language/shapes.h"
#include "translate/statement_words.h"

#include <algorithm>
#include <array>
#include <set>

namespace porism::translate {
namespace {

using scene::Construction;
using Keys = std::set<std::string, std::less<>>;

struct ReadingName {
    Reading reading;
    std::string_view name;
};
constexpr std::array reading_names{
    ReadingName{Reading::plain, ""},        ReadingName{Reading::straight, "straight"},
    ReadingName{Reading::joined, "joined"}, ReadingName{Reading::opposite, "opposite"},
    ReadingName{Reading::equal, "equal"},   ReadingName{Reading::supplementary, "supplementary"},
    ReadingName{Reading::square, "square"}, ReadingName{Reading::multiple, "multiple"},
};

Keys keys_of(std::span<const Piece> pieces) {
    Keys keys;
    for (const Piece& piece : pieces)
        if (piece.kind != Piece::Kind::text) keys.insert(piece.text);
    return keys;
}

std::string in_braces(const Keys& keys) {
    std::vector<std::string> all;
    for (const std::string& key : keys) all.push_back("{" + key + "}");
    return join(all, ", ");
}

/// What a slot of a kind of phrase is, by its key.
using PhraseSlots = std::vector<FrameSlot>;

/// What phrases below a heading are of.
struct Heading {
    std::string kind; ///< empty: of constructions, whose lines name it
    std::size_t owner = 0;
    PhraseSlots slots = {};
    Keys needed = {};
    std::string theorem = {}, reason = {}; ///< the rule or the key, of a heading of such
};

/// Kind, name and what follows, of a figure.
using FigureParts = std::array<std::string, 3>;
struct Figure {
    FigureParts parts;
    std::size_t owner;
    int line;
};

class LanguageReader {
public:
    LanguageReader(std::string_view text, std::string_view file) : text_(text), file_(file) {}

    Result<Language> whole() {
        for (const std::string_view each : split(text_, '\n')) {
            ++line_;
            std::string_view line = each;
            while (line.ends_with(' ') || line.ends_with('\r')) line.remove_suffix(1);
            if (line.empty() || line.starts_with('#')) continue;
            const Status read = line.starts_with(' ') ? phrase(trim(line)) : heading(line);
            if (!read) return fail(read.error());
        }
        if (auto put = put_figures_together(); !put) return fail(put.error());
        if (auto complete = all_there(); !complete) return fail(complete.error());
        return std::move(language_);
    }

private:
    Place here() const { return {std::string(file_), line_, 1}; }
    tl::unexpected<Error> refuse(std::string code, std::string what, std::string mend = {}) const {
        return fail(Error{ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend), here()});
    }

    Status heading(std::string_view line) {
        struct Section {
            std::string_view word;
            Status (LanguageReader::*read)(std::string_view name);
        };
        static constexpr std::array sections{
            Section{"language", &LanguageReader::head},
            Section{"comma", &LanguageReader::comma},
            Section{"and", &LanguageReader::conjunction},
            Section{"stop", &LanguageReader::stop},
            Section{"rest", &LanguageReader::rest},
            Section{"is", &LanguageReader::is},
            Section{"frames", &LanguageReader::frames},
            Section{"statement", &LanguageReader::statement},
            Section{"construction", &LanguageReader::construction},
            Section{"shape", &LanguageReader::shape},
            Section{"quantity", &LanguageReader::quantity},
            Section{"question", &LanguageReader::question},
            Section{"theorem", &LanguageReader::theorem},
            Section{"reason", &LanguageReader::reason},
            Section{"clause", &LanguageReader::clause_joint},
            Section{"step", &LanguageReader::step},
            Section{"steps", &LanguageReader::steps},
        };
        const std::size_t blank = std::min(line.find(' '), line.size());
        const std::string_view word = line.substr(0, blank);
        const auto found = std::ranges::find(sections, word, &Section::word);
        heading_.reset();
        if (found != sections.end()) return (this->*found->read)(trim(line.substr(blank)));
        std::vector<std::string> words;
        for (const Section& section : sections) words.emplace_back(section.word);
        return refuse("language_line", "no heading begins with " + in_quotes(word),
                      did_you_mean(word, words, "indent a phrase by four blanks"));
    }

    Status head(std::string_view line) {
        const std::size_t blank = line.find(' ');
        if (blank == std::string_view::npos)
            return refuse("language_line", "a language has a code and a name", "write: language en English");
        language_.code = line.substr(0, blank);
        language_.name = trim(line.substr(blank));
        return {};
    }
    Status joint(std::string_view quoted, std::string Language::*where) {
        if (quoted.size() < 2 || !quoted.starts_with('"') || !quoted.ends_with('"'))
            return refuse("language_line", "a joint stands in quotation marks", "write: and \" and \"");
        language_.*where = quoted.substr(1, quoted.size() - 2);
        return {};
    }
    Status comma(std::string_view quoted) { return joint(quoted, &Language::comma); }
    Status conjunction(std::string_view quoted) { return joint(quoted, &Language::conjunction); }
    Status stop(std::string_view quoted) { return joint(quoted, &Language::stop); }
    Status clause_joint(std::string_view line) {
        const std::size_t blank = std::min(line.find(' '), line.size());
        const bool comma = line.substr(0, blank) == "comma";
        if (!comma && line.substr(0, blank) != "and")
            return refuse("language_line", "clauses are joined by comma and and", "write: clause and \" and \"");
        return joint(trim(line.substr(blank)), comma ? &Language::clause_comma : &Language::clause_conjunction);
    }
    Status step(std::string_view quoted) {
        constexpr std::string_view end = "end ";
        if (quoted.starts_with(end)) return joint(quoted.substr(end.size()), &Language::step_end);
        return joint(quoted, &Language::step);
    }
    Status steps(std::string_view quoted) { return joint(quoted, &Language::steps); }
    Status rest(std::string_view quoted) { return joint(quoted, &Language::rest); }
    Status is(std::string_view quoted) { return joint(quoted, &Language::is); }

    tl::unexpected<Error> unknown(std::string_view what, std::string_view name,
                                  const std::vector<std::string>& names) const {
        return refuse("language_heading", "there is no " + std::string(what) + " called " + in_quotes(name),
                      did_you_mean(name, names, "take one that resources/languages/en.txt names"));
    }

    Status frames(std::string_view name) {
        const auto rows = frame_rows();
        const auto row = std::ranges::find(rows, name, &FrameRow::name);
        if (row == rows.end()) {
            std::vector<std::string> names;
            for (const FrameRow& each : rows) names.emplace_back(each.name);
            return unknown("frame", name, names);
        }
        heading_ = Heading{std::string(row->kind), 0, {row->slots.begin(), row->slots.end()}};
        for (const FrameSlot& slot : row->slots) heading_->needed.emplace(slot.key);
        return {};
    }

    Status statement(std::string_view name) {
        const std::size_t blank = std::min(name.find(' '), name.size());
        const std::string_view reading = trim(name.substr(blank));
        const auto words = statement_words();
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (facts::row(words[i].predicate).name != name.substr(0, blank)) continue;
            if (std::ranges::find(reading_names, words[i].reading, &ReadingName::reading)->name != reading) continue;
            heading_ = Heading{"statement", i};
            const auto pieces = pieces_of(words[i].text, here());
            heading_->needed = keys_of(*pieces);
            for (const std::string& key : heading_->needed)
                heading_->slots.push_back({key, key == "q" ? Piece::Kind::number : Piece::Kind::point});
            return {};
        }
        std::vector<std::string> names;
        for (const Words& each : words) names.emplace_back(facts::row(each.predicate).name);
        return unknown("statement", name, names);
    }

    Status construction(std::string_view name) {
        const auto id = scene::construction_by_name(name);
        if (!id) {
            std::vector<std::string> names;
            for (const Construction& row : scene::catalogue()) names.push_back(row.name);
            return unknown("construction", name, names);
        }
        heading_ = Heading{"", id->index()};
        for (const scene::Slot& slot : scene::construction(*id).slots) {
            const bool number = slot.kind == scene::SlotKind::number;
            heading_->slots.push_back({slot.letter, number ? Piece::Kind::number : Piece::Kind::point});
        }
        return {};
    }

    Status shape(std::string_view name) {
        const auto rows = shapes();
        const auto row = std::ranges::find(rows, name, &Shape::name);
        if (row == rows.end()) {
            std::vector<std::string> names;
            for (const Shape& each : rows) names.emplace_back(each.name);
            return unknown("shape", name, names);
        }
        heading_ = Heading{"shape", static_cast<std::size_t>(row - rows.begin())};
        if (is_list(*row)) heading_->slots.push_back({"points", Piece::Kind::points});
        for (const std::string_view letter : letters_of(*row)) heading_->slots.push_back({letter, Piece::Kind::point});
        for (const FrameSlot& slot : heading_->slots) heading_->needed.emplace(slot.key);
        return {};
    }

    Status quantity(std::string_view name) {
        using enum Piece::Kind;
        const std::size_t blank = std::min(name.find(' '), name.size());
        const auto kind = facts::quantity_by_name(name.substr(0, blank));
        const auto owners = quantity_owners();
        for (std::size_t i = 0; i < owners.size(); ++i)
            if (kind == owners[i].kind && owners[i].figure == trim(name.substr(blank)))
                heading_ = Heading{"quantity", i, {{"0", point}, {"1", point}, {"points", run}, {"arc", run}}};
        if (heading_) return {};
        return unknown("quantity with words", name, {});
    }

    Status question(std::string_view name) {
        const auto kind = scene::question_by_name(name);
        if (!kind || scene::row(*kind).equation) return unknown("question for a value", name, {});
        heading_ = Heading{"asked", static_cast<std::size_t>(*kind)};
        if (*kind == scene::QuestionKind::compute) {
            heading_->slots = {{"quantity", Piece::Kind::phrase, "quantity"}};
            heading_->needed = {"quantity"};
        }
        constexpr std::array<std::string_view, 4> points{"0", "1", "2", "3"};
        for (std::size_t i = 0; i < scene::row(*kind).arity; ++i) {
            heading_->slots.push_back({points[i], Piece::Kind::point});
            heading_->needed.emplace(points[i]);
        }
        return {};
    }

    Status theorem(std::string_view name) {
        if (proof::row_called(name) == nullptr) {
            std::vector<std::string> names;
            for (const proof::Rule& row : proof::all_rules()) names.push_back(row.name);
            return unknown("theorem", name, names);
        }
        heading_ = Heading{"theorem", 0};
        heading_->theorem = name;
        return {};
    }

    Status reason(std::string_view key) {
        const auto keys = reason_keys();
        if (std::ranges::count(keys, key) == 0)
            return unknown("reason", key, std::vector<std::string>(keys.begin(), keys.end()));
        heading_ = Heading{"reason", 0};
        heading_->reason = key;
        return {};
    }

    Status phrase(std::string_view text) {
        if (!heading_) return refuse("language_line", "a phrase stands below a heading", "indent it below one");
        if (!heading_->theorem.empty()) {
            language_.theorems.emplace(heading_->theorem, text);
            return {};
        }
        if (!heading_->reason.empty()) {
            language_.reasons.emplace(heading_->reason, text);
            return {};
        }
        return heading_->kind.empty() ? of_construction(text) : add(heading_->kind, text, heading_->needed);
    }

    /// "noun the midpoint of {a}{b}".
    Status of_construction(std::string_view text) {
        constexpr std::array<std::string_view, 5> forms{"noun", "locus", "condition", "says", "figure"};
        const std::size_t blank = std::min(text.find(' '), text.size());
        const std::string_view form = text.substr(0, blank), rest = trim(text.substr(blank));
        if (std::ranges::count(forms, form) == 0)
            return refuse("language_line", "no phrase of a construction begins with " + in_quotes(form),
                          "begin it with noun, locus, condition, figure or says");
        if (form == "figure") return figure(rest);
        Keys needed;
        for (const scene::Slot& slot : scene::construction(ConstructionId(heading_->owner)).slots)
            if (slot.kind != scene::SlotKind::output || form == "says") needed.insert(slot.letter);
        return add(std::string(form), rest, needed);
    }

    Status figure(std::string_view text) {
        const auto parts = split(text, '|');
        if (parts.size() < 2 || parts.size() > 3)
            return refuse("language_line", "a figure has a kind, a name, and perhaps more",
                          "write: figure a triangle | {a}{b}{c}");
        Figure made{{std::string(trim(parts[0])), std::string(trim(parts[1])), {}}, heading_->owner, line_};
        if (parts.size() == 3) made.parts[2] = language_.rest + std::string(trim(parts[2]));
        figures_.push_back(std::move(made));
        return {};
    }

    /// Each figure in each frame of figures is a sentence.
    Status put_figures_together() {
        const auto frames = language_.phrases.find(figure_frame);
        if (frames == language_.phrases.end()) return {};
        const std::vector<Phrase> all = std::move(frames->second);
        language_.phrases.erase(frames);
        for (const Figure& figure : figures_) {
            line_ = figure.line;
            if (auto read = construction(scene::construction(ConstructionId(figure.owner)).name); !read) return read;
            Keys needed;
            for (const scene::Slot& slot : scene::construction(ConstructionId(figure.owner)).slots)
                needed.insert(slot.letter);
            for (const Phrase& frame : all)
                if (auto added = add("figure", filled(frame, figure.parts), needed); !added) return added;
        }
        return {};
    }
    static std::string filled(const Phrase& frame, const FigureParts& parts) {
        constexpr std::array<std::string_view, 3> keys{"kind", "name", "rest"};
        std::string out;
        for (const Piece& piece : frame.pieces) {
            const auto key = std::ranges::find(keys, piece.text);
            out += key == keys.end() ? piece.text : parts[static_cast<std::size_t>(key - keys.begin())];
        }
        return out;
    }

    Status add(const std::string& kind, std::string_view text, const Keys& needed) {
        auto pieces = pieces_of(text, here());
        if (!pieces) return fail(std::move(pieces.error()));
        for (Piece& piece : *pieces) {
            if (piece.kind == Piece::Kind::text) continue;
            const auto slot = std::ranges::find(heading_->slots, std::string_view(piece.text), &FrameSlot::key);
            if (slot == heading_->slots.end()) return wrong_slot(piece.text);
            if (piece.opposite && slot->kind != Piece::Kind::number) return wrong_slot("-" + piece.text);
            // The parts of a figure are text, but keep their keys until they are put together.
            piece.kind = slot->kind;
            piece.of_kind = slot->of_kind;
        }
        const Keys there = kind == figure_frame ? needed : keys_of(*pieces);
        for (const std::string& key : needed)
            if (!there.contains(key))
                return refuse("language_slot", "the phrase does not name {" + key + "}",
                              "name each of " + in_braces(needed));
        language_.phrases[kind].push_back({*std::move(pieces), heading_->owner});
        return {};
    }
    tl::unexpected<Error> wrong_slot(const std::string& key) const {
        Keys keys;
        for (const FrameSlot& slot : heading_->slots) keys.emplace(slot.key);
        return refuse("language_slot", "the phrase names {" + key + "}, which there is not",
                      "it may name " + in_braces(keys));
    }

    tl::unexpected<Error> missing(const std::string& what) const {
        return fail(Error{ErrorKind::bad_input, "language_missing", "the language has no phrase for " + what, "add one",
                          Place{std::string(file_), 0, 0}});
    }
    /// That nothing is without a phrase.
    Status all_there() const {
        if (language_.code.empty()) return missing("its own name");
        for (const FrameRow& row : frame_rows())
            if (row.kind != figure_frame && language_.of(row.kind).empty())
                return missing("frames " + std::string(row.name));
        for (const std::string_view key : reason_keys())
            if (!language_.reasons.contains(key)) return missing("reason " + std::string(key));
        const auto rows = scene::catalogue();
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (!says_construction(i)) return missing("construction " + rows[i].name);
        const auto words = statement_words();
        for (std::size_t i = 0; i < words.size(); ++i)
            if (language_.of("statement", i).empty())
                return missing("statement " + std::string(facts::row(words[i].predicate).name));
        for (std::size_t i = 0; i < shapes().size(); ++i)
            if (language_.of("shape", i).empty()) return missing("shape " + std::string(shapes()[i].name));
        for (std::size_t i = 0; i < quantity_owners().size(); ++i)
            if (language_.of("quantity", i).empty()) return missing("one of its quantities");
        for (const scene::QuestionRow& row : scene::question_table())
            if (!row.equation && language_.of("asked", static_cast<std::size_t>(row.kind)).empty())
                return missing("question " + std::string(row.name));
        return {};
    }
    /// A locus may be met by another, so that a sentence alone is not enough for it.
    bool says_construction(std::size_t owner) const {
        const bool locus = scene::catalogue()[owner].places == scene::Places::locus;
        constexpr std::array<std::string_view, 5> kinds{"locus", "condition", "noun", "says", "figure"};
        return std::ranges::any_of(std::span(kinds).first(locus ? 2 : kinds.size()),
                                   [&](PhraseKind kind) { return !language_.of(kind, owner).empty(); });
    }

    std::string_view text_, file_;
    int line_ = 0;
    Language language_;
    std::optional<Heading> heading_;
    std::vector<Figure> figures_;
};

} // namespace

Result<Language> parse_language(std::string_view text, std::string_view file) {
    return LanguageReader(text, file).whole();
}

} // namespace porism::translate
