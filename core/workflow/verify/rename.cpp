#include "workflow/verify/rename.h"

#include "base/text.h"
#include "workflow/verify/verification.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/format.h>
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

class Renaming {
public:
    Renaming(std::string_view bytes, const std::string& source, const LoadedProblem& problem, const Control& control)
        : bytes_(bytes), source_(source), line_(problem.place.line), control_(control),
          before_(name_in(problem.document.error())), name_(before_.empty() ? "" : fresh_name(bytes, before_)) {
        const auto& place = problem.document.error().place;
        if (place && !before_.empty()) places_ = places_of(bytes, rest_of(bytes, offset_of(bytes, *place)), before_);
    }

    Result<Renamed> run() {
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

private:
    static bool accepted(const Result<Renamed>& one) {
        return one && one->verdict.outcome == problem::Outcome::accepted;
    }

    std::string mended(std::size_t count) const {
        return with_name(bytes_, std::span(places_).first(count), before_, name_);
    }

    std::optional<LoadedProblem> read(std::size_t count) const {
        auto loaded = load_bytes(mended(count), source_);
        if (!loaded) return std::nullopt;
        const auto same = std::ranges::find_if(
            loaded->problems, [&](const LoadedProblem& one) { return one.place.line == line_ && one.document; });
        return same == loaded->problems.end() ? std::nullopt : std::optional(std::move(*same));
    }

    std::string said(std::size_t count) const {
        return fmt::format("Call the second point {} {}{}.", before_, name_,
                           count == places_.size() ? ""
                                                   : " in the action that places it, and the first one " + before_ +
                                                         " wherever it is spoken of later");
    }

    Result<Renamed> attempt(std::size_t count) const {
        auto problem = count == 0 ? std::nullopt : read(count);
        if (!problem)
            return fail(
                Error{ErrorKind::unavailable,
                      "no_mend",
                      "no mend was found: tried rename_clash (1), and the file cannot be read with another name",
                      {},
                      {}});
        auto verdict = verify(*problem, control_);
        if (!verdict) return fail(std::move(verdict.error()));
        if (verdict->outcome == problem::Outcome::rejected)
            return fail(
                Error{ErrorKind::unavailable,
                      "no_mend",
                      fmt::format("no mend was found: tried rename_clash; with the second {} called {} the file "
                                  "can be read, and {}",
                                  before_, name_, verdict->deciding()->message),
                      {},
                      {}});
        return Renamed{said(count), mended(count), *std::move(problem), *std::move(verdict)};
    }

    std::string_view bytes_;
    const std::string& source_;
    int line_; ///< of the problem in its file
    const Control& control_;
    std::string before_, name_;
    std::vector<std::size_t> places_; ///< of the name, from where the second point is placed on
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
