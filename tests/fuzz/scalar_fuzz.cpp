// Any bytes as a number. What is read keeps its text but for blanks, and that text means the same; it has a finite
// value and a canonical text that reads back to itself.
#include "numbers/scalar.h"
#include "properties.h"

#include <cmath>
#include <cstdint>
#include <string>

using namespace porism;

namespace {

std::string without_blanks(std::string_view text) {
    std::string kept(text);
    std::erase_if(kept, [](char c) { return c == ' ' || c == '\t'; });
    return kept;
}

void require_same(const numbers::Scalar& read, const std::string& text) {
    const auto again = numbers::Scalar::parse(text);
    fuzz::require(again.has_value(), "the text is read again", text);
    fuzz::require(numbers::canonical_text(*again) == numbers::canonical_text(read), "it has one canonical text", text);
    fuzz::require(numbers::as_rational(*again) == numbers::as_rational(read), "it has the same value", text);
    fuzz::require(numbers::as_angle(*again).has_value() == numbers::as_angle(read).has_value(), "it is an angle too",
                  text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = numbers::Scalar::parse(text);
    if (!read) {
        fuzz::require_placed(read.error());
        return 0;
    }
    fuzz::require(read->text() == without_blanks(text), "the text is kept but for blanks", text);
    fuzz::require(std::isfinite(numbers::to_double(*read)), "the value is finite", text);
    require_same(*read, read->text());
    require_same(*read, numbers::canonical_text(*read));
    return 0;
}
