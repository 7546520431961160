// Which rows of a closure fit what is looked for, and by which other name of a line a row was found: for every list of
// rows alike.
#pragma once

#include "proof/fact_rows.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::proof {

/// Why a row fits though the words that it is shown in do not say so.
struct FoundBy {
    std::string name, line; ///< "ED" or "E" lies on "AD"
    std::string also;       ///< or else: the row also says this
    friend bool operator==(const FoundBy&, const FoundBy&) = default;
};

/// Words are looked for one by one, whatever their case: the name of a point asks that the row speaks of it, two names
/// in one word that it compares the line through the two, under whatever name, or has both letters in its words; any
/// other word stands in its words, in the title of its kind or in the notation of a statement. Segments, angles and
/// triangles are found in whatever order their points are named. Where the whole text is
/// a statement that a row says, however it is worded, that row alone fits. But a predicate and names of points behind
/// it
/// ("perp a h", "cong ab") ask for rows of that predicate: its lines, lengths or triangles are those points, taken two
/// by two or three by three; of lines and circles they are members.
class FactSearch {
public:
    /// What is looked through; all outlive the search.
    struct Source {
        const FactRows& rows;
        const Graph& graph;
        std::span<const std::string> names;           ///< in notation, by point
        std::function<std::string(PointId)> shown;    ///< as words have it
        std::function<std::string(std::size_t)> says; ///< what a statement is in words
        /// The statement that words say; may be left out.
        std::function<std::optional<facts::Statement>(std::string_view)> reads = {};
    };
    FactSearch() = default;
    /// `points` must all be spoken of.
    FactSearch(Source source, std::string_view text, std::vector<PointId> points);

    /// `words`: what the row is shown in as a whole; asked for only where it matters.
    bool fits(const FactRow& row, const std::function<std::string()>& words) const;
    /// The statement of the row that mentions most of what is looked for.
    std::size_t best_of(const FactRow& row) const;
    /// For each point and word that a row shown as `words`, by the statement `said`, does not have: how it was found.
    std::vector<FoundBy> found_by(const FactRow& row, std::size_t said, const std::string& words) const;

private:
    struct LineName {
        std::size_t line;
        PointId a, b;
    };
    struct Word {
        std::string text;                        ///< in small letters
        std::vector<std::string> spellings = {}; ///< the same with its points in other orders, itself first
        std::optional<PointId> point;
        std::vector<LineName> lines; ///< read as two points
    };
    using Group = std::vector<PointId>;

    Word read(const std::string& word) const;
    std::vector<std::string> spellings_of(const std::string& word) const;
    std::optional<std::vector<std::string>> names_in(std::string_view text, std::size_t count) const;
    static bool spelled_in(const std::string& text, const Word& word);
    std::string kind_title(const FactRow& row) const;
    bool read_predicate();
    bool contains(const FactRow& row, const Word& word, const std::function<std::string()>& words) const;
    bool has(const FactRow& row, const Group& group) const;
    bool of_predicate(const FactRow& row) const;
    std::string name_of(PointId a, PointId b) const;
    std::optional<FoundBy> found_by(const FactRow& row, std::size_t said, const std::string& words,
                                    const Word& word) const;
    std::optional<FoundBy> found_by(const FactRow& row, const facts::Statement& said, PointId point) const;
    /// The first of its pairs that is on a line which fits.
    std::optional<std::string> named_in(const facts::Statement& statement,
                                        const std::function<bool(std::size_t)>& line) const;

    std::optional<Source> source_;
    std::vector<PointId> points_;
    std::vector<Word> words_;
    std::optional<std::size_t> meant_; ///< the row that the whole text says
    std::optional<facts::Predicate> predicate_;
    std::vector<Group> groups_; ///< of the predicate's points
};

} // namespace porism::proof
