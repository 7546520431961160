// Sizes that no person means: each ends in bounded time and memory with an error that says what is too much.
#include "base/processor_time.h"
#include "formats/jgex/jgex.h"
#include "support/sanitized.h"

#include <cstdio>
#include <gtest/gtest.h>

namespace porism::jgex {
namespace {

constexpr double seconds = 1000;
constexpr std::size_t ten_megabytes = 10U << 20U;

std::string repeated(std::string_view piece, std::size_t bytes) {
    std::string text;
    text.reserve(bytes + piece.size());
    while (text.size() < bytes) text += piece;
    return text;
}

/// The code of the first error of a file; "" where all is read.
std::string first_error(std::string_view text) {
    for (const auto& problem : parse_file(text, "f"))
        if (!problem.content) {
            EXPECT_TRUE(problem.content.error().place) << to_string(problem.content.error());
            EXPECT_LT(to_string(problem.content.error()).size(), 1000U);
            return problem.content.error().code;
        }
    return {};
}

TEST(Hostile, FourHundredPointsAreRead) {
    std::string line = "p0 = free p0; p1 = free p1";
    for (int i = 2; i < 400; ++i)
        line += "; p" + std::to_string(i) + " = on_line p" + std::to_string(i) + " p" + std::to_string(i - 1) + " p" +
                std::to_string(i - 2);
    const double before = thread_ms();
    const auto read = parse_problem(line + " ? coll p0 p1 p399");
    ASSERT_TRUE(read) << to_string(read.error());
    EXPECT_EQ(read->scene.point_count(), 400U);
    EXPECT_EQ(parse_problem(line + "; q = free q").error().code, "too_many_points");
    EXPECT_LT(thread_ms() - before, seconds);
}

struct Flood {
    const char* name;
    std::string line; ///< repeated until a file has 10 MB
    const char* code;
};

std::string numbered(std::string_view word, std::size_t bytes) {
    std::string text;
    for (int i = 0; text.size() < bytes; ++i) {
        text += word;
        text += std::to_string(i);
        text += ' ';
    }
    return text;
}

std::string flooded(std::string_view before, const std::string& flood, std::string_view after) {
    std::string line(before);
    line += flood;
    line += after;
    return line;
}

std::vector<Flood> floods() {
    constexpr std::size_t most = max_line_bytes - 100;
    std::vector<Flood> all;
    const auto add = [&](const char* name, std::string line, const char* code) {
        all.push_back({name, std::move(line), code});
    };
    add("one endless line", flooded("", std::string(ten_megabytes, 'a'), "="), "line_too_long");
    add("names", flooded("", numbered("p", most), "= free a"), "too_many_points");
    add("arguments", flooded("a = free a; b = foot ", numbered("a", most), ""), "argument_count");
    add("separators", flooded("", repeated(";", most), "="), "empty_clause");
    add("blanks", flooded("a = ", std::string(most, ' '), ""), "missing_construction");
    add("a long goal", flooded("a b c = triangle a b c ? coll a b c ", repeated("c ", most), ""), "statement_arity");
    add("goals", flooded("a b c = triangle a b c ? coll a b c", repeated("; para a b a c", most), ""),
        "too_many_goals");
    add("terms", flooded("a b = segment a b ? lequation ", repeated("1 a b ", most), "0"), "");
    add("factors", flooded("a b = segment a b ? lequation 1 a b ", repeated("* a b ", most), "0"), "question_terms");
    add("digits", flooded("a b = segment a b; c = lconst c a ", std::string(10000, '7'), ""), "scalar_too_long");
    add("digits of a place", flooded("a@", std::string(10000, '7'), "_0 = free a"), "coordinate_syntax");
    add("brackets", flooded("a@", std::string(30000, '('), "_0 = free a"), "coordinate_syntax");
    add("few brackets", flooded("a@", std::string(1000, '('), "_0 = free a"), "coordinate_syntax");
    add("powers", flooded("a b = segment a b; c = lconst c a 9^9^9^9^9", {}, ""), "scalar_");
    add("names of problems", flooded("lonely", {}, ""), "missing_problem");
    add("small problems", flooded("a = free a", {}, ""), "");
    return all;
}

constexpr std::size_t file_size = porism::test::sanitized ? ten_megabytes / 20 : ten_megabytes;

TEST(Hostile, FilesOfTenMegabytesEndSoon) {
    for (const Flood& flood : floods()) {
        const std::string file = repeated(flooded(flood.line, "\n", ""), file_size);
        const double before = thread_ms();
        const std::string code = first_error(file);
        const double spent = thread_ms() - before;
        EXPECT_TRUE(code.starts_with(flood.code)) << flood.name << ": " << code;
        EXPECT_LT(spent, 10 * seconds) << flood.name;
        std::printf("%-18s %6.0f ms\n", flood.name, spent);
    }
}

TEST(Hostile, NumbersThatAreTooMuchSaySo) {
    const auto code = [](const std::string& number) {
        const auto read = parse_problem(flooded("a b = segment a b; c = lconst c a ", number, ""));
        return read ? std::string() : read.error().code;
    };
    EXPECT_EQ(code("1e300"), "");
    EXPECT_EQ(code("1e301"), "scalar_too_large");
    EXPECT_EQ(code(std::string(10000, '1')), "scalar_too_long");
    EXPECT_EQ(code(flooded("1/", std::string(999, '1'), "")), "");
    EXPECT_EQ(code(flooded(std::string(100, '('), "1", std::string(100, ')'))), "scalar_too_deep");
    EXPECT_EQ(code("2^1000^1000"), "scalar_exponent");
}

} // namespace
} // namespace porism::jgex
