#include "formats/genesisgeo/blocks.h"

#include "base/text.h"
#include "formats/genesisgeo/genesisgeo.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <set>

namespace porism::genesisgeo {
namespace {

template<class T>
using Read = tl::expected<T, Fault>;

tl::unexpected<Fault> fault(std::size_t offset, std::string code, std::string what, std::string mend) {
    return tl::unexpected(
        Fault{Error{ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend), std::nullopt}, offset});
}

Piece trimmed(const Piece& piece) {
    const std::string_view text = trim(piece.text);
    return {text,
            text.empty() ? piece.offset : piece.offset + static_cast<std::size_t>(text.data() - piece.text.data())};
}

/// Parts between separators; empty ones are left out.
std::vector<Piece> parts_of(const Piece& piece, char separator) {
    std::vector<Piece> out;
    for (const std::string_view part : split(piece.text, separator)) {
        const Piece one = trimmed({part, piece.offset + static_cast<std::size_t>(part.data() - piece.text.data())});
        if (!one.text.empty()) out.push_back(one);
    }
    return out;
}

std::vector<Piece> words_of(const Piece& piece) {
    std::vector<Piece> out;
    const std::string_view text = piece.text;
    for (std::size_t i = 0; i < text.size();) {
        const auto blank = [&](std::size_t at) { return std::isspace(static_cast<unsigned char>(text[at])) != 0; };
        std::size_t end = i;
        while (end < text.size() && !blank(end)) ++end;
        if (end > i) out.push_back({text.substr(i, end - i), piece.offset + i});
        i = end + 1;
    }
    return out;
}

/// What stands between <name> and </name>; empty where there is no such block.
Read<std::optional<Piece>> block(std::string_view text, std::string_view name) {
    const std::string open = fmt::format("<{}>", name), close = fmt::format("</{}>", name);
    const std::size_t begin = text.find(open);
    if (begin == std::string_view::npos) return std::nullopt;
    const std::size_t from = begin + open.size(), end = text.find(close, from);
    if (end == std::string_view::npos)
        return fault(begin, "open_block", fmt::format("the block {} has no end", name),
                     fmt::format("write {} behind it", close));
    return Piece{text.substr(from, end - from), from};
}

bool is_id(const Piece& word) {
    return word.text.size() > 2 && word.text.front() == '[' && word.text.back() == ']';
}

std::string id_in(const Piece& word) {
    return std::string(word.text.substr(1, word.text.size() - 2));
}

Piece joined(std::span<const Piece> words) {
    const char* begin = words.front().text.data();
    const char* end = words.back().text.data() + words.back().text.size();
    return {std::string_view(begin, static_cast<std::size_t>(end - begin)), words.front().offset};
}

class Reader {
public:
    Read<std::vector<Clause>> clauses(const Piece& text, bool auxiliary) {
        std::vector<Clause> out;
        for (const Piece& part : parts_of(text, ';')) {
            auto one = clause(part, auxiliary);
            if (!one) return tl::unexpected(std::move(one.error()));
            out.push_back(std::move(*one));
        }
        return out;
    }

    /// "cong a b c d [000] perp a b c d [001]": each statement ends with its id.
    Read<std::vector<Said>> statements(const Piece& text) {
        std::vector<Said> out;
        std::vector<Piece> words;
        for (const Piece& word : words_of(text)) {
            if (!is_id(word)) {
                words.push_back(word);
                continue;
            }
            if (words.empty())
                return fault(word.offset, "missing_statement", "there is no statement before " + in_quotes(word.text),
                             "write it before its number");
            out.push_back({joined(words), id_in(word), {}, {}});
            if (auto ok = enter(word); !ok) return tl::unexpected(std::move(ok.error()));
            words.clear();
        }
        if (!words.empty()) out.push_back({joined(words), {}, {}, {}});
        return out;
    }

    /// "statement [id] rule [premise] [premise]".
    Read<Said> step(const Piece& text) {
        const auto words = words_of(text);
        const auto first = std::ranges::find_if(words, is_id);
        if (first == words.begin() || first == words.end())
            return fault(text.offset, "missing_statement", "a step is a statement with its number",
                         "write \"coll a b c [004] r04 [000]\"");
        Said out{joined({words.begin(), first}), id_in(*first), {}, {}};
        for (auto word = first + 1; word != words.end(); ++word) {
            if (!is_id(*word)) {
                out.rule = std::string(word->text);
                continue;
            }
            if (!ids_.contains(id_in(*word)))
                return fault(word->offset, "unknown_id", "nothing before has the number " + in_quotes(word->text),
                             "a step rests on what stands before it");
            out.premises.push_back(id_in(*word));
        }
        if (auto ok = enter(*first); !ok) return tl::unexpected(std::move(ok.error()));
        return out;
    }

private:
    Read<Clause> clause(const Piece& text, bool auxiliary) {
        const std::size_t colon = text.text.find(':');
        if (colon == std::string_view::npos)
            return fault(text.offset, "missing_colon", "a clause is names, a colon and statements",
                         "write \"c : cong a b b c [000]\"");
        Clause out;
        out.points = words_of({text.text.substr(0, colon), text.offset});
        // "x00 e : ..." numbers the auxiliary construction.
        if (auxiliary && out.points.size() > 1 && is_number_of_auxiliary(out.points.front().text))
            out.points.erase(out.points.begin());
        if (out.points.empty())
            return fault(text.offset, "missing_point", "a clause names no point", "write its name before the colon");
        auto said = statements({text.text.substr(colon + 1), text.offset + colon + 1});
        if (!said) return tl::unexpected(std::move(said.error()));
        out.said = std::move(*said);
        return out;
    }

    static bool is_number_of_auxiliary(std::string_view word) {
        return word.size() == 3 && word[0] == 'x' &&
               std::all_of(word.begin() + 1, word.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
    }

    Read<bool> enter(const Piece& word) {
        if (ids_.size() >= max_statements)
            return fault(word.offset, "too_many_statements", "the record has more than 2000 statements", "split it");
        if (ids_.insert(id_in(word)).second) return true;
        return fault(word.offset, "repeated_id", "the number " + in_quotes(word.text) + " stands twice",
                     "give each statement a number of its own");
    }

    std::set<std::string> ids_;
};

/// Of the proof without the numerical check, where that stands in it.
std::vector<Piece> around(const Piece& whole, const std::optional<Piece>& inner) {
    constexpr std::size_t open = std::string_view("<numerical_check>").size(), close = open + 1;
    if (!inner || inner->offset < whole.offset || inner->offset >= whole.offset + whole.text.size()) return {whole};
    const std::size_t begin = inner->offset - open - whole.offset;
    const std::size_t end = inner->offset + inner->text.size() + close - whole.offset;
    return {{whole.text.substr(0, begin), whole.offset}, {whole.text.substr(end), whole.offset + end}};
}

Read<bool> read_problem(std::string_view text, Reader& reader, Blocks& out) {
    const auto found = block(text, "problem");
    if (!found) return tl::unexpected(found.error());
    if (!*found) return fault(0, "missing_block", "there is no block problem", "write <problem> ... ? goal </problem>");
    const Piece& problem = **found;
    const std::size_t question = std::min(problem.text.find('?'), problem.text.size());
    auto clauses = reader.clauses({problem.text.substr(0, question), problem.offset}, false);
    if (!clauses) return tl::unexpected(std::move(clauses.error()));
    out.clauses = std::move(*clauses);
    if (question < problem.text.size())
        out.goals = parts_of({problem.text.substr(question + 1), problem.offset + question + 1}, ';');
    if (!out.goals.empty()) return true;
    return fault(problem.offset + question, "missing_goal", "the problem has no goal", "write it behind a ?");
}

Read<bool> read_steps(const Piece& text, Reader& reader, std::vector<Said>& out) {
    for (const Piece& part : parts_of(text, ';')) {
        auto read = reader.step(part);
        if (!read) return tl::unexpected(std::move(read.error()));
        out.push_back(std::move(*read));
    }
    return true;
}

Read<bool> read_solution(std::string_view text, Reader& reader, Blocks& out) {
    const auto aux = block(text, "aux"), seen = block(text, "numerical_check"), proof = block(text, "proof");
    for (const auto* const one : {&aux, &seen, &proof})
        if (!*one) return tl::unexpected(one->error());
    if (*aux) {
        auto read = reader.clauses(**aux, true);
        if (!read) return tl::unexpected(std::move(read.error()));
        out.auxiliaries = std::move(*read);
    }
    if (*seen)
        if (auto read = read_steps(**seen, reader, out.seen); !read) return read;
    out.tells_proof = proof->has_value();
    if (*proof)
        for (const Piece& part : around(**proof, *seen))
            if (auto read = read_steps(part, reader, out.steps); !read) return read;
    return true;
}

} // namespace

tl::expected<Blocks, Fault> read_blocks(std::string_view problem, std::string_view solution) {
    Blocks out;
    Reader reader;
    if (auto read = read_problem(problem, reader, out); !read) return tl::unexpected(std::move(read.error()));
    if (auto read = read_solution(solution, reader, out); !read) {
        read.error().in_solution = true;
        return tl::unexpected(std::move(read.error()));
    }
    return out;
}

} // namespace porism::genesisgeo
