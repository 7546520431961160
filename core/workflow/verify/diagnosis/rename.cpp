#include "workflow/verify/diagnosis/rename.h"

#include "base/json.h"
#include "base/text.h"
#include "formats/verigeo/names.h"
#include "workflow/verify/verification.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <ranges>
#include <utility>
#include <vector>

namespace porism::workflow {
namespace {

/// A range of bytes.
struct Span {
    std::size_t begin, end;
};

bool names(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '\'';
}

/// Where a name stands as a whole word.
std::vector<std::size_t> places_of(std::string_view bytes, Span within, std::string_view name) {
    std::vector<std::size_t> out;
    for (std::size_t at = bytes.find(name, within.begin); at < within.end; at = bytes.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        if ((at == 0 || !names(bytes[at - 1])) && (end == bytes.size() || !names(bytes[end]))) out.push_back(at);
    }
    return out;
}

/// Words of an envelope that points are written together in begin so, or with a name.
constexpr std::array<std::string_view, 4> ids{"SEG_", "ANG_", "TRI_", "CIR_"};

/// The points of "AB", "BAC'", "SEG_AB": of capitals alone, as words of a language are not.
std::vector<std::string> points_of_word(std::string_view word) {
    const auto id = std::ranges::find_if(ids, [&](std::string_view one) { return word.starts_with(one); });
    const std::string_view points = id == ids.end() ? word : word.substr(id->size());
    const bool capitals = std::ranges::none_of(points, [](char c) { return c >= 'a' && c <= 'z'; });
    auto names = capitals ? verigeo::names_in(points) : std::vector<std::string>();
    return names.size() > 1 || id != ids.end() ? names : std::vector<std::string>();
}

/// Where a name stands within words of several points.
std::vector<std::size_t> places_in_words(std::string_view bytes, Span within, std::string_view name) {
    std::vector<std::size_t> out;
    for (std::size_t at = within.begin; at < within.end;) {
        std::size_t end = at;
        while (end < within.end && names(bytes[end])) ++end;
        const std::vector<std::string> points = points_of_word(bytes.substr(at, end - at));
        std::size_t from = end;
        for (const std::string& point : points) from -= point.size();
        for (const std::string& point : points) {
            if (point == name) out.push_back(from);
            from += point.size();
        }
        at = std::max(end, at + 1);
    }
    return out;
}

/// The object of a JSON array that a place is in, with the comma before it.
std::optional<Span> element_at(std::string_view bytes, std::size_t place) {
    std::size_t begin = bytes.rfind('{', place);
    const std::size_t end = bytes.find('}', place);
    if (begin == std::string_view::npos || end == std::string_view::npos) return std::nullopt;
    const std::size_t comma = bytes.find_last_not_of(" \t\r\n", begin == 0 ? 0 : begin - 1);
    if (comma == std::string_view::npos || bytes[comma] != ',') return std::nullopt;
    return Span{comma, end + 1};
}

/// The clashing name, as the error has it in quotes.
std::string name_in(const Error& error) {
    const auto begin = error.what.find('"');
    const auto end = error.what.find('"', begin == std::string::npos ? begin : begin + 1);
    return end == std::string::npos ? std::string() : error.what.substr(begin + 1, end - begin - 1);
}

/// The first byte of a line; the end of the text where there are fewer.
std::size_t line_start(std::string_view bytes, int line) {
    std::size_t at = 0;
    for (int i = 1; i < line && at < bytes.size(); ++i) at = std::min(bytes.find('\n', at), bytes.size() - 1) + 1;
    return at;
}

/// A column counts characters.
std::size_t offset_of(std::string_view bytes, const Place& place) {
    std::size_t at = line_start(bytes, place.line);
    for (int column = 1; column < place.column && at < bytes.size(); ++at)
        if (at + 1 == bytes.size() || (static_cast<unsigned char>(bytes[at + 1]) & 0xC0U) != 0x80U) ++column;
    return at;
}

/// Kinds of files in which each problem ends with its line.
constexpr std::array of_lines{FileKind::jgex, FileKind::geometry3k, FileKind::genesisgeo};

/// What a problem may say behind a place.
Span rest_of(std::string_view bytes, std::size_t from) {
    const bool line = std::ranges::find(of_lines, kind_of(bytes)) != of_lines.end();
    return {from, line ? std::min(bytes.find('\n', from), bytes.size()) : bytes.size()};
}

/// In the manner of the other: a, b, c, ... or A, B, C, ..., then with a number.
std::string fresh_name(std::string_view bytes, const std::string& like) {
    const bool capital = std::isupper(static_cast<unsigned char>(like.front())) != 0;
    const Span all{0, bytes.size()};
    for (char c = capital ? 'A' : 'a'; c <= (capital ? 'Z' : 'z'); ++c)
        if (const std::string name(1, c); places_of(bytes, all, name).empty()) return name;
    for (int i = 1;; ++i)
        if (std::string name = like + std::to_string(i); places_of(bytes, all, name).empty()) return name;
}

std::string with_name(std::string_view bytes, std::span<const std::size_t> places, const std::string& before,
                      const std::string& name) {
    std::string out(bytes);
    for (const std::size_t place : std::views::reverse(places)) out.replace(place, before.size(), name);
    return out;
}

/// Codes of errors that name a point which nothing places.
constexpr std::array<std::string_view, 3> not_there{"undefined_point", "unknown_point", "unknown_id"};

class Renaming {
public:
    Renaming(std::string_view bytes, const std::string& source, const LoadedProblem& problem, const Control& control)
        : bytes_(bytes), source_(source), line_(problem.place.line), control_(control),
          before_(name_in(problem.document.error())), name_(before_.empty() ? "" : fresh_name(bytes, before_)) {
        const auto& place = problem.document.error().place;
        if (!place || before_.empty()) return;
        const Span rest = rest_of(bytes, offset_of(bytes, *place));
        places_ = places_of(bytes, rest, before_);
        if (kind_of(bytes) != FileKind::verigeo) return;
        second_ = element_at(bytes, rest.begin);
        std::ranges::move(places_in_words(bytes, rest, before_), std::back_inserter(places_));
        std::ranges::sort(places_);
    }

    Result<Renamed> run() {
        Result<Renamed> out = by_name();
        const auto missing = accepted(out) ? std::nullopt : missing_name();
        if (!missing) return out;
        name_ = *missing;
        Result<Renamed> meant = by_name();
        return accepted(meant) || !out ? meant : out;
    }

private:
    Result<Renamed> by_name() const {
        if (Result<Renamed> once = places_nothing() ? left_out() : not_mended(); accepted(once)) return once;
        Result<Renamed> from_there_on = attempt(places_.size());
        if (accepted(from_there_on)) return from_there_on;
        // The fewest that can be read are those of its own action.
        for (std::size_t count = 1; count < places_.size() && !control_.stopped(); ++count) {
            if (!read(count)) continue;
            Result<Renamed> there_alone = attempt(count);
            if (accepted(there_alone) || (there_alone && !from_there_on)) return there_alone;
            break;
        }
        return from_there_on;
    }

    /// A point that the file speaks of and nothing places, with another name for the second of the clash.
    std::optional<std::string> missing_name() const {
        for (std::size_t count = 1; count <= places_.size() && !control_.stopped(); ++count) {
            const auto problem = problem_in(mended(count));
            if (!problem || problem->document) continue;
            const Error& error = problem->document.error();
            std::string name = name_in(error);
            if (std::ranges::find(not_there, error.code) != not_there.end() && name != name_ && name != before_)
                return name;
        }
        return std::nullopt;
    }

    static bool accepted(const Result<Renamed>& one) {
        return one && one->verdict.outcome == problem::Outcome::accepted;
    }

    std::string mended(std::size_t count) const {
        return with_name(bytes_, std::span(places_).first(count), before_, name_);
    }

    /// Whether the second point is added free: then the action says nothing but that there is one.
    bool places_nothing() const {
        if (!second_) return false;
        const auto json = parse_json(bytes_.substr(second_->begin + 1, second_->end - second_->begin - 1));
        return json && json->is_object() && json->value("op", "") == "AddPoint" && json->value("type", "") == "Free";
    }

    Result<Renamed> left_out() const {
        std::string bytes(bytes_);
        bytes.erase(second_->begin, second_->end - second_->begin);
        return verified(read_from(bytes), bytes,
                        fmt::format("Leave out the second action that adds the point {}.", before_));
    }

    std::optional<LoadedProblem> read(std::size_t count) const { return read_from(mended(count)); }

    std::optional<LoadedProblem> read_from(const std::string& bytes) const {
        auto problem = problem_in(bytes);
        return problem && problem->document ? std::move(problem) : std::nullopt;
    }

    std::optional<LoadedProblem> problem_in(const std::string& bytes) const {
        auto loaded = load_bytes(bytes, source_);
        if (!loaded) return std::nullopt;
        const auto same =
            std::ranges::find(loaded->problems, line_, [](const LoadedProblem& one) { return one.place.line; });
        return same == loaded->problems.end() ? std::nullopt : std::optional(std::move(*same));
    }

    std::string said(std::size_t count) const {
        return fmt::format("Call the second point {} {}{}.", before_, name_,
                           count == places_.size() ? ""
                                                   : " in the action that places it, and the first one " + before_ +
                                                         " wherever it is spoken of later");
    }

    Result<Renamed> not_mended() const {
        return fail(Error{
            ErrorKind::unavailable,
            "no_mend",
            fmt::format("no mend was found: the file cannot be read with another name for the second {}", before_),
            {},
            {}});
    }

    Result<Renamed> attempt(std::size_t count) const {
        return verified(count == 0 ? std::nullopt : read(count), mended(count), said(count));
    }

    Result<Renamed> verified(std::optional<LoadedProblem> problem, std::string bytes, std::string text) const {
        if (!problem) return not_mended();
        auto verdict = verify(*problem, control_);
        if (!verdict) return fail(std::move(verdict.error()));
        if (verdict->outcome == problem::Outcome::rejected)
            return fail(
                Error{ErrorKind::unavailable,
                      "no_mend",
                      fmt::format("no mend was found: with the second {} called {} the file can be read, and {}",
                                  before_, name_, verdict->deciding()->message),
                      {},
                      {}});
        return Renamed{std::move(text), std::move(bytes), *std::move(problem), *std::move(verdict)};
    }

    std::string_view bytes_;
    const std::string& source_;
    int line_; ///< of the problem in its file
    const Control& control_;
    std::string before_, name_;
    std::vector<std::size_t> places_; ///< of the name, from where the second point is placed on
    std::optional<Span> second_;      ///< of an envelope, the action that places it
};

} // namespace

bool is_clash(const Error& error) {
    return error.code == "repeated_definition" && error.place && error.place->line > 0 && !name_in(error).empty();
}

Result<Renamed> renamed(std::string_view bytes, const std::string& source, const LoadedProblem& problem,
                        const Control& control) {
    if (problem.document)
        return fail(Error{ErrorKind::bad_input, "not_rejected", "this problem can be read", {}, problem.place});
    if (!is_clash(problem.document.error())) return fail(problem.document.error());
    return Renaming(bytes, source, problem, control).run();
}

} // namespace porism::workflow
