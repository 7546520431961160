#include "formats/verigeo/edges.h"

#include <algorithm>
#include <fmt/format.h>

namespace porism::verigeo {
namespace {

using numbers::Rational;

/// A sum of numbers times points which is to be zero; the numbers add up to zero.
using Combination = std::map<std::string, Rational>;

void add(Combination& sum, const Rational& times, const std::string& from, const std::string& to) {
    sum[to] += times;
    sum[from] -= times;
}

std::optional<Combination> combination_of(const Action& action) {
    const auto& args = action.args;
    Combination sum;
    add(sum, 1, args[0], args[1]);
    if (action.row->type == "VectorLinear") {
        for (std::size_t i = 2; i + 2 < args.size(); i += 3) {
            const auto times = numbers::Scalar::parse(args[i]);
            const auto value = times ? numbers::as_rational(*times) : std::nullopt;
            if (!value) return std::nullopt;
            add(sum, -*value, args[i + 1], args[i + 2]);
        }
    } else {
        add(sum, -1, args[2], args[3]);
        add(sum, action.row->type == "VectorSum" ? -1 : 1, args[4], args[5]);
    }
    std::erase_if(sum, [](const auto& term) { return term.second == 0; });
    return sum;
}

std::string text_of(const Rational& value) {
    return numbers::Scalar(value).text();
}

/// Three points of one line, the first dividing the others in a ratio: the outer two by sign are those of one sign.
Said on_one_line(const Combination& sum) {
    std::vector<std::pair<std::string, Rational>> terms(sum.begin(), sum.end());
    // The one that is alone in its sign lies between the others.
    const auto positive = std::ranges::count_if(terms, [](const auto& term) { return term.second > 0; });
    const auto between =
        std::ranges::find_if(terms, [&](const auto& term) { return (term.second > 0) == (positive == 1); });
    std::iter_swap(terms.begin(), between);
    const auto& [inner, whole] = terms[0];
    const auto& [a, of_a] = terms[1];
    const auto& [b, of_b] = terms[2];
    if (of_a == of_b) return Said{{fmt::format("midp {} {} {}", inner, a, b)}};
    return Said{{fmt::format("coll {} {} {}", inner, a, b), fmt::format("obtuse_angle {} {} {}", a, inner, b),
                 fmt::format("rconst {1} {0} {0} {2} {3}", inner, a, b, text_of(Rational(of_b / of_a)))}};
}

/// AB = k CD for k > 0, not on one line: AB and CD are parallel, and A and D lie on both sides of BC.
Said parallel(const std::string& a, const std::string& b, const std::string& c, const std::string& d,
              const Rational& k) {
    if (k == 1)
        return Said{{fmt::format("para {} {} {} {}", a, b, c, d), fmt::format("para {} {} {} {}", a, c, b, d),
                     fmt::format("ncoll {} {} {}", a, b, c)}};
    return Said{{fmt::format("para {} {} {} {}", a, b, c, d),
                 fmt::format("rconst {} {} {} {} {}", a, b, c, d, text_of(k)),
                 fmt::format("apart_by {} {} {} {}", a, d, b, c)}};
}

/// Four points whose numbers cancel in pairs.
std::optional<Said> parallel_pairs(const Combination& sum) {
    const std::vector<std::pair<std::string, Rational>> terms(sum.begin(), sum.end());
    const auto& [b, of_b] = terms[0];
    for (std::size_t i = 1; i < 4; ++i) {
        if (terms[i].second != -of_b) continue;
        std::vector<std::pair<std::string, Rational>> rest;
        for (std::size_t j = 1; j < 4; ++j)
            if (j != i) rest.push_back(terms[j]);
        // of_b (B - A) + of_c (C - D) = 0
        const Rational k = rest[0].second / of_b;
        const auto &c = rest[0].first, &d = rest[1].first;
        return k > 0 ? parallel(terms[i].first, b, c, d, k) : parallel(terms[i].first, b, d, c, Rational(-k));
    }
    return std::nullopt;
}

} // namespace

Said vector_relation(const Action& action) {
    const auto sum = combination_of(action);
    if (!sum) return Said{{}, "a coefficient is no rational number"};
    if (sum->empty()) return Said{{}, "it holds for any points"};
    if (sum->size() == 2) return Said{{}, "it says that two points are one"};
    if (sum->size() == 3) return on_one_line(*sum);
    if (sum->size() == 4)
        if (auto said = parallel_pairs(*sum)) return *std::move(said);
    return Said{{}, "no statement says an equation between these vectors"};
}

} // namespace porism::verigeo
