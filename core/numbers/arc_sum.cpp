#include "numbers/arc_sum.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace porism::numbers {
namespace {

using Kind = ExpressionKind;

constexpr std::size_t most_arcs = 4;
constexpr int most_times = 12, least_part = 8;
constexpr std::uint64_t most_bits = 1024; // beyond, the functions are the simpler text

/// So many times an arc, or 1 where there is none, times a power of pi.
struct ArcTerm {
    Rational times;
    const Expression* arc;
    int pi;
};
using Terms = std::vector<ArcTerm>;

bool is_arc(Kind kind) {
    return kind == Kind::arcsine || kind == Kind::arccosine || kind == Kind::arctangent;
}

void scale(Terms& terms, const Expression& by, bool divide) {
    for (ArcTerm& term : terms) {
        term.times = divide ? Rational(term.times / by.value) : Rational(term.times * by.value);
        if (by.kind == Kind::pi_multiple) term.pi += divide ? -1 : 1;
    }
}

bool is_scale(const Expression& tree) {
    return (tree.kind == Kind::number || tree.kind == Kind::pi_multiple) && tree.value != 0;
}

/// False where the tree is no such sum.
bool add_terms(const Expression& tree, const Rational& times, Terms& out) {
    if (tree.kind == Kind::number || tree.kind == Kind::pi_multiple) {
        if (tree.value != 0) out.push_back({times * tree.value, nullptr, tree.kind == Kind::number ? 0 : 1});
        return true;
    }
    if (is_arc(tree.kind)) {
        out.push_back({times, &tree, 0});
        return true;
    }
    if (tree.kind == Kind::negate) return add_terms(*tree.left, -times, out);
    if (tree.kind == Kind::add || tree.kind == Kind::subtract)
        return add_terms(*tree.left, times, out) &&
               add_terms(*tree.right, tree.kind == Kind::add ? times : Rational(-times), out);
    if (tree.kind != Kind::multiply && tree.kind != Kind::divide) return false;
    const bool divide = tree.kind == Kind::divide, right = is_scale(*tree.right);
    if (!right && (divide || !is_scale(*tree.left))) return false;
    Terms inner;
    if (!add_terms(right ? *tree.left : *tree.right, times, inner)) return false;
    scale(inner, right ? *tree.right : *tree.left, divide);
    out.insert(out.end(), inner.begin(), inner.end());
    return true;
}

/// Cosine and sine of an angle.
struct Turn {
    Node cosine, sine;
};

Result<Node> combined(Kind kind, Result<Node> left, Result<Node> right) {
    if (!left) return left;
    if (!right) return right;
    if ((*left)->bits + (*right)->bits > most_bits)
        return fail("scalar_too_large", "without the function it is too long", "keep the function");
    const bool sum = kind == Kind::add || kind == Kind::subtract;
    return sum ? sum_node(kind, *std::move(left), *std::move(right))
               : product_node(kind, *std::move(left), *std::move(right));
}

Result<Node> root_of(Result<Node> radicand) {
    return radicand ? root_node(*std::move(radicand)) : radicand;
}

std::optional<Turn> turn_of(Result<Node> cosine, Result<Node> sine) {
    if (!cosine || !sine) return std::nullopt;
    return Turn{*std::move(cosine), *std::move(sine)};
}

std::optional<Turn> turn_of_arc(const Expression& arc) {
    const Node one = number_node(1), of = arc.left;
    const auto square = product_node(Kind::multiply, of, of);
    if (arc.kind == Kind::arctangent) {
        const auto size = root_of(combined(Kind::add, one, square));
        return turn_of(combined(Kind::divide, one, size), combined(Kind::divide, of, size));
    }
    const auto other = root_of(combined(Kind::subtract, one, square));
    return arc.kind == Kind::arccosine ? turn_of(of, other) : turn_of(other, of);
}

Turn turn_of_part(const Rational& part) {
    return {function_node(Kind::cosine, pi_node(part)).value(), function_node(Kind::sine, pi_node(part)).value()};
}

std::optional<Turn> sum(const Turn& a, const Turn& b) {
    const auto times = [](const Node& x, const Node& y) { return product_node(Kind::multiply, x, y); };
    return turn_of(combined(Kind::subtract, times(a.cosine, b.cosine), times(a.sine, b.sine)),
                   combined(Kind::add, times(a.sine, b.cosine), times(a.cosine, b.sine)));
}

/// Of an arc, whose half has a positive cosine and the sign of the arc.
std::optional<Turn> halved(const Turn& turn, int sign_of_arc) {
    const Node one = number_node(1), two = number_node(2);
    auto cosine = root_of(combined(Kind::divide, sum_node(Kind::add, one, turn.cosine), two));
    auto sine = root_of(combined(Kind::divide, sum_node(Kind::subtract, one, turn.cosine), two));
    if (sine && sign_of_arc < 0) sine = negate_node(*std::move(sine));
    return turn_of(std::move(cosine), std::move(sine));
}

std::optional<Turn> taken(const Expression& arc, const Rational& times) {
    const Integer &count = times.get_num(), &part = times.get_den();
    if (abs(count) > most_times || part > least_part) return std::nullopt;
    auto one = turn_of_arc(arc);
    const auto sign = sign_of(arc);
    for (Integer done = 1; one && done < part; done *= 2) {
        if (!sign) return std::nullopt;
        one = halved(*one, *sign);
    }
    std::optional<Turn> out = one;
    for (Integer i = 1; out && i < abs(count); ++i) out = sum(*out, *one);
    if (out && count < 0) {
        const auto back = negate_node(out->sine);
        if (!back) return std::nullopt;
        out->sine = *back;
    }
    return out;
}

bool is_part(const Integer& divisor) {
    return divisor == 1 || divisor == 2 || divisor == 4 || divisor == 8;
}

std::optional<Turn> turn_of(const Terms& terms) {
    Rational part = 0;
    std::vector<ArcTerm> arcs;
    for (const ArcTerm& term : terms) {
        if (term.pi != (term.arc ? 0 : 1)) return std::nullopt;
        if (!term.arc) {
            part += term.times;
            continue;
        }
        const auto known = std::ranges::find_if(
            arcs, [&](const ArcTerm& one) { return one.arc == term.arc || print(*one.arc) == print(*term.arc); });
        if (known == arcs.end())
            arcs.push_back(term);
        else
            known->times += term.times;
    }
    std::erase_if(arcs, [](const ArcTerm& term) { return term.times == 0; });
    if (arcs.empty() || arcs.size() > most_arcs) return std::nullopt;
    std::optional<Turn> out;
    if (part != 0) out = turn_of_part(part);
    for (const ArcTerm& term : arcs) {
        const auto next = is_part(term.times.get_den()) ? taken(*term.arc, term.times) : std::nullopt;
        if (!next) return std::nullopt;
        out = out ? sum(*out, *next) : next;
        if (!out) return std::nullopt;
    }
    return out;
}

} // namespace

std::optional<Node> function_of_arcs(ExpressionKind function, const Expression& angle) {
    Terms terms;
    if (!add_terms(angle, 1, terms)) return std::nullopt;
    const auto turn = turn_of(terms);
    if (!turn) return std::nullopt;
    const auto value = function == Kind::cosine ? Result<Node>(turn->cosine)
                       : function == Kind::sine ? Result<Node>(turn->sine)
                                                : product_node(Kind::divide, turn->sine, turn->cosine);
    if (!value || (*value)->bits > most_bits) return std::nullopt;
    return *value;
}

} // namespace porism::numbers
