// Any bytes as a number. What is read keeps its text, has a finite value and a canonical text that reads back to
// itself.
#include "numbers/scalar.h"
#include "properties.h"

#include <cmath>
#include <cstdint>

using namespace porism;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = numbers::Scalar::parse(text);
    if (!read) {
        fuzz::require_placed(read.error());
        return 0;
    }
    fuzz::require(read->text() == text, "the text is kept", text);
    fuzz::require(std::isfinite(numbers::to_double(*read)), "the value is finite", text);
    const std::string canonical = numbers::canonical_text(*read);
    const auto again = numbers::Scalar::parse(canonical);
    fuzz::require(again.has_value(), "the canonical text is read", canonical);
    fuzz::require(numbers::canonical_text(*again) == canonical, "the canonical text is its own", canonical);
    fuzz::require(numbers::as_rational(*again) == numbers::as_rational(*read), "it has the same value", canonical);
    fuzz::require(numbers::as_angle(*again).has_value() == numbers::as_angle(*read).has_value(), "it is an angle too",
                  canonical);
    return 0;
}
