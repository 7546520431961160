#include "translate/language/clauses.h"

#include "facts/comparison.h"
#include "translate/quantity_text.h"
#include "translate/reading.h"
#include "translate/statement_words.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

namespace porism::translate {
namespace {

using facts::Quantity;
using facts::QuantityKind;
using facts::Statement;

/// Signs of quantities, alike in all languages.
struct QuantitySign {
    QuantityKind kind;
    std::string_view sign;
};
constexpr std::array quantity_signs{QuantitySign{QuantityKind::length, ""}, QuantitySign{QuantityKind::angle, "∠"},
                                    QuantitySign{QuantityKind::sine, "sin ∠"},
                                    QuantitySign{QuantityKind::cosine, "cos ∠"},
                                    QuantitySign{QuantityKind::tangent, "tan ∠"}};

std::string with_joints(const std::vector<std::string>& parts, std::string_view comma, std::string_view conjunction) {
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) out += i + 1 == parts.size() ? conjunction : comma;
        out += parts[i];
    }
    return out;
}

} // namespace

Spoken filled(const Phrase& phrase, const Fills& fills) {
    Spoken out;
    for (std::size_t i = 0; i < phrase.pieces.size(); ++i) {
        const Piece& piece = phrase.pieces[i];
        Spoken next = piece.kind == Piece::Kind::text ? Spoken{piece.text} : fills(piece);
        if (i == 0) out.word = next.word;
        out.text += next.text;
    }
    return out;
}

Clauses::Clauses(const scene::Scene& scene, Picture picture, const Wording& wording)
    : scene_(scene), picture_(picture), language_(*wording.language), spoken_(scene.names()) {
    if (wording.seed) rng_.emplace(*wording.seed);
}

std::string Clauses::list(const std::vector<std::string>& parts) const {
    return with_joints(parts, language_.comma, language_.conjunction);
}

std::string Clauses::clause_list(const std::vector<std::string>& clauses) const {
    return with_joints(clauses, language_.clause_comma, language_.clause_conjunction);
}

std::string Clauses::names(std::span<const PointId> points) const {
    std::vector<std::string> parts;
    for (const PointId point : points) parts.push_back(spoken_.of(point));
    return list(parts);
}

std::string Clauses::quantity(const Quantity& quantity) {
    if (quantity.points().empty()) return say(quantity, scene_.names());
    const auto sign = std::ranges::find(quantity_signs, quantity.kind(), &QuantitySign::kind);
    if (sign != quantity_signs.end()) return std::string(sign->sign) + spoken_.of(quantity.points());
    const auto points = quantity.points();
    return filled(pick(language_.of("quantity", *owner_of(quantity))),
                  [&](const Piece& slot) -> Spoken {
                      if (slot.text == "points") return {spoken_.of(points)};
                      if (slot.text == "arc") return {spoken_.of(points.subspan(1))};
                      return name(points[static_cast<std::size_t>(slot.text.front() - '0')]);
                  })
        .text;
}

Spoken Clauses::clause(const Statement& statement, Order order) {
    const QuantityName namer = [this](const Quantity& each) { return quantity(each); };
    if (const facts::Relation* relation = statement.relation()) return formula(say(*relation, namer, language_.is));
    if (const facts::ComparisonRow* comparison = facts::comparison_row(statement.predicate()))
        return formula(say(*comparison, *statement.compared(), namer));
    const Arranged arranged = arrange(statement, picture_, order);
    const auto words = statement_words();
    const auto row = std::ranges::find_if(words, [&](const Words& each) {
        return each.predicate == statement.predicate() && each.reading == arranged.reading;
    });
    assert(row != words.end());
    const auto owner = static_cast<std::size_t>(row - words.begin());
    return filled(pick(language_.of("statement", owner)), [&](const Piece& slot) -> Spoken {
        if (slot.kind == Piece::Kind::number) return {arranged.q};
        std::size_t index = 0;
        std::from_chars(slot.text.data(), slot.text.data() + slot.text.size(), index);
        return name(arranged.points[index]);
    });
}

/// Quantities in words have a capital at the beginning of a sentence; letters and functions do not.
Spoken Clauses::formula(std::string text) {
    const std::size_t blank = text.find(' ');
    const bool words = blank != std::string::npos && blank > 2 && !text.starts_with("sin ") &&
                       !text.starts_with("cos ") && !text.starts_with("tan ");
    return {std::move(text), words};
}

std::string Clauses::sentence(const Spoken& body) const {
    std::string text = body.text;
    if (body.word && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    std::string_view stop = language_.stop;
    const bool asks = text.ends_with('?') || text.ends_with("？");
    if (asks) stop.remove_prefix(std::min(stop.find(' '), stop.size()));
    return text + std::string(stop);
}

} // namespace porism::translate
