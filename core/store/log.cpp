#include "store/log.h"

#include "store/errors.h"

#include <array>
#include <bit>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <span>
#include <sqlite3.h>
#include <vector>

namespace porism::store {
namespace {

constexpr std::uint32_t magic = 0x377F0682; ///< the last bit says that checksums are over big-endian words
constexpr std::size_t smallest_page = 512, largest_page = 65536;

using Bytes = std::span<const unsigned char>;

std::uint32_t big_endian(Bytes bytes, std::size_t at) {
    return std::uint32_t{bytes[at]} << 24U | std::uint32_t{bytes[at + 1]} << 16U | std::uint32_t{bytes[at + 2]} << 8U |
           std::uint32_t{bytes[at + 3]};
}
std::uint32_t little_endian(Bytes bytes, std::size_t at) {
    return std::uint32_t{bytes[at + 3]} << 24U | std::uint32_t{bytes[at + 2]} << 16U |
           std::uint32_t{bytes[at + 1]} << 8U | std::uint32_t{bytes[at]};
}

using Pair = std::array<std::uint32_t, 2>;

Pair pair_at(Bytes bytes, std::size_t at) {
    return {big_endian(bytes, at), big_endian(bytes, at + 4)};
}

/// Goes on through all frames of a log.
Pair checksum(Pair sum, Bytes bytes, bool big) {
    for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
        sum[0] += (big ? big_endian(bytes, at) : little_endian(bytes, at)) + sum[1];
        sum[1] += (big ? big_endian(bytes, at + 4) : little_endian(bytes, at + 4)) + sum[0];
    }
    return sum;
}

struct Header {
    static constexpr std::size_t size = 32;
    std::array<unsigned char, size> bytes{};

    bool big() const { return (big_endian(bytes, 0) & 1U) != 0; }
    std::size_t page() const { return big_endian(bytes, 8); }
    Pair salt() const { return pair_at(bytes, 16); }
    Pair sum() const { return checksum({0, 0}, Bytes(bytes).first(24), big()); }
    bool sound() const {
        return (big_endian(bytes, 0) & ~1U) == magic && std::has_single_bit(page()) && page() >= smallest_page &&
               page() <= largest_page && sum() == pair_at(bytes, 24);
    }
};

/// A page with 24 bytes before it: its number, the library's pages after a commit or 0, salt, checksum.
struct Frame {
    static constexpr std::size_t head = 24;
    std::vector<unsigned char> bytes;

    bool commits() const { return big_endian(bytes, 4) != 0; }
    Pair salt() const { return pair_at(bytes, 8); }
    Pair stored_sum() const { return pair_at(bytes, 16); }
    Pair sum(Pair before, bool big) const {
        return checksum(checksum(before, Bytes(bytes).first(8), big), Bytes(bytes).subspan(head), big);
    }
};

bool read(std::istream& in, std::span<unsigned char> bytes) {
    in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return static_cast<std::size_t>(in.gcount()) == bytes.size();
}

/// Where a log is damaged, and how many commits lie behind.
struct Damage {
    std::size_t frame = 0; ///< from 1; 0 for the header
    std::size_t commits = 0;
    std::array<unsigned char, Header::size> header{};
    friend bool operator==(const Damage&, const Damage&) = default;
};

/// Frames of an earlier round of the log have another salt, and those of a change that was taken back do not commit:
/// neither is missed behind the end.
std::optional<Damage> look_for_damage(const std::string& log) {
    std::ifstream in(log, std::ios::binary);
    Header header;
    if (!read(in, header.bytes)) return std::nullopt;
    if (!header.sound()) {
        in.peek();
        return in.eof() ? std::nullopt : std::optional(Damage{0, 1, header.bytes});
    }
    Frame frame{std::vector<unsigned char>(Frame::head + header.page())};
    Pair sum = header.sum();
    Damage damage{0, 0, header.bytes};
    for (std::size_t number = 1; read(in, frame.bytes); ++number) {
        const bool ours = frame.salt() == header.salt();
        if (damage.frame > 0) {
            damage.commits += ours && frame.commits() ? 1 : 0;
            continue;
        }
        sum = frame.sum(sum, header.big());
        if (!ours || sum != frame.stored_sum()) damage.frame = number;
    }
    return damage.commits > 0 ? std::optional(damage) : std::nullopt;
}

} // namespace

Status check_log(const std::string& library) {
    const std::string log = library + "-wal";
    const auto damage = look_for_damage(log);
    if (!damage) return {};
    // A log that another program writes at this moment looks torn until it is done.
    sqlite3_sleep(100);
    if (look_for_damage(log) != damage) return {};
    return fail(Error{ErrorKind::unavailable, "store_log_damaged",
                      "the log \"" + log + "\" is damaged: what was last saved in the library cannot be read",
                      std::string(salvage_mend) + "; keep both files until then", Place{library, 0, 0}});
}

} // namespace porism::store
