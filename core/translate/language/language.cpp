#include "translate/language/language.h"

#include "proof/rules/rule.h"
#include "translate/language/ready_files.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace porism::translate {
namespace {

using facts::QuantityKind;

constexpr std::array quantities{
    QuantityOwner{QuantityKind::arc, ""},
    QuantityOwner{QuantityKind::area, "triangle", 3},
    QuantityOwner{QuantityKind::area, "quadrilateral", 4},
    QuantityOwner{QuantityKind::area, "polygon", 5},
    QuantityOwner{QuantityKind::perimeter, "triangle", 3},
    QuantityOwner{QuantityKind::perimeter, "quadrilateral", 4},
    QuantityOwner{QuantityKind::perimeter, "polygon", 5},
    QuantityOwner{QuantityKind::disc, ""},
    QuantityOwner{QuantityKind::circumference, ""},
    QuantityOwner{QuantityKind::arc_length, ""},
    QuantityOwner{QuantityKind::sector, ""},
};

std::vector<Language> ready() {
    std::vector<Language> out;
    for (const ReadyFile& file : ready_files()) {
        auto read = parse_language(file.text, file.name);
        assert(read);
        out.push_back(*std::move(read));
    }
    std::ranges::stable_partition(out, [](const Language& one) { return one.code == "en"; });
    return out;
}

} // namespace

std::span<const Phrase> Language::of(PhraseKind kind) const {
    const auto found = phrases.find(kind);
    return found == phrases.end() ? std::span<const Phrase>() : found->second;
}

std::vector<const Phrase*> Language::of(PhraseKind kind, std::size_t owner) const {
    std::vector<const Phrase*> out;
    for (const Phrase& phrase : of(kind))
        if (phrase.owner == owner) out.push_back(&phrase);
    return out;
}

std::string_view Language::theorem(std::string_view rule) const {
    const auto found = theorems.find(rule);
    if (found != theorems.end()) return found->second;
    const proof::Rule* row = proof::row_called(rule);
    return row == nullptr ? rule : std::string_view(row->title);
}

std::string_view Language::reason(std::string_view key) const {
    const auto found = reasons.find(key);
    assert(found != reasons.end());
    return found->second;
}

std::span<const QuantityOwner> quantity_owners() {
    return quantities;
}

std::optional<std::size_t> owner_of(const facts::Quantity& quantity) {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < quantities.size(); ++i)
        if (quantities[i].kind == quantity.kind() && quantities[i].least <= quantity.points().size()) found = i;
    return found;
}

std::span<const Language> languages() {
    static const std::vector<Language> all = ready();
    return all;
}

const Language* language(std::string_view code) {
    const auto all = languages();
    const auto found = std::ranges::find(all, code, &Language::code);
    return found == all.end() ? nullptr : &*found;
}

} // namespace porism::translate
