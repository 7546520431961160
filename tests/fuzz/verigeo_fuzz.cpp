// Any bytes as an envelope of VeriGeo. What is read is written in a form that reads back to the same and is its own
// writing.
#include "formats/verigeo/verigeo.h"
#include "properties.h"

#include <cstdint>

using namespace porism;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = verigeo::parse(text, "f");
    if (!read) {
        fuzz::require_placed(read.error());
        return 0;
    }
    const auto json = verigeo::to_json(*read);
    fuzz::require(json.has_value(), "what is read can be written");
    const std::string written = to_text(*json, 1);
    const auto back = verigeo::parse(written, "f");
    fuzz::require(back.has_value(), "what is written is read", written);
    fuzz::require(*back == *read, "the envelope comes back", written);
    fuzz::require(to_text(*verigeo::to_json(*back), 1) == written, "what is written is its own writing", written);
    return 0;
}
