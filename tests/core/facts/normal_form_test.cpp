// Normal forms (definition 15): every symmetry of a predicate, and nothing else, makes two statements one.
#include "facts/statement.h"
#include "facts/truth.h"
#include "figures.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck.h>
#include <set>
#include <unordered_set>

namespace porism::facts {
namespace {

using test::Places;
using Arguments = std::vector<std::size_t>;

/// Generators of a predicate's symmetries: argument positions, in the order in which they are read. `inverts` turns the
/// constant into its opposite (aconst) or inverse (rconst).
struct Symmetry {
    Arguments order;
    bool inverts = false;
};

const std::map<Predicate, std::vector<Symmetry>>& symmetries() {
    using enum Predicate;
    const std::vector<Symmetry> set3{{{1, 0, 2}}, {{1, 2, 0}}};
    const std::vector<Symmetry> set4{{{1, 0, 2, 3}}, {{1, 2, 3, 0}}};
    const std::vector<Symmetry> pairs{{{1, 0, 2, 3}}, {{2, 3, 0, 1}}};
    const std::vector<Symmetry> ratio{{{1, 0, 2, 3}}, {{0, 1, 3, 2}}, {{2, 3, 0, 1}, true}};
    const std::vector<Symmetry> proportion{
        {{1, 0, 2, 3, 4, 5, 6, 7}}, {{4, 5, 6, 7, 0, 1, 2, 3}}, {{0, 1, 4, 5, 2, 3, 6, 7}}, {{2, 3, 0, 1, 6, 7, 4, 5}}};
    const std::vector<Symmetry> triangles{{{1, 0, 2, 4, 3, 5}}, {{1, 2, 0, 4, 5, 3}}, {{3, 4, 5, 0, 1, 2}}};
    const std::vector<Symmetry> vertices{{{0, 2, 1, 3, 4, 5}}, {{3, 4, 5, 0, 1, 2}}};
    const std::vector<Symmetry> sides{{{1, 0, 2, 3}}, {{0, 1, 3, 2}}};
    static const std::map<Predicate, std::vector<Symmetry>> table{
        {coll, set3},
        {para, pairs},
        {perp, pairs},
        {cong, pairs},
        {eqangle, proportion},
        {eqratio, proportion},
        {cyclic, set4},
        {circle, {{{0, 2, 1, 3}}, {{0, 2, 3, 1}}}},
        {midp, {{{0, 2, 1}}}},
        {simtri, triangles},
        {simtrir, triangles},
        {contri, triangles},
        {contrir, triangles},
        {aconst, ratio},
        {rconst, ratio},
        {same, {{{1, 0}}}},
        {lconst, {{{1, 0}}}},
        {r2const, ratio},
        {l2const, {{{1, 0}}}},
        {eqprod,
         {{{1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}},
          {{2, 3, 0, 1, 4, 5, 6, 7, 8, 9, 10, 11}},
          {{2, 3, 4, 5, 0, 1, 6, 7, 8, 9, 10, 11}},
          {{6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5}}}},
        {eqpower, {{{3, 4, 5, 0, 1, 2}}}},
        {sum, {{{1, 0, 2, 3, 4, 5}}, {{2, 3, 0, 1, 4, 5}}, {{0, 1, 2, 3, 5, 4}}}},
        {eqsum, {{{1, 0, 2, 3, 4, 5, 6, 7}}, {{2, 3, 0, 1, 4, 5, 6, 7}}, {{4, 5, 6, 7, 0, 1, 2, 3}}}},
        {sinelaw, set3},
        {eqsine, {{{1, 0, 2, 3, 4, 5, 6, 7}}, {{2, 3, 0, 1, 4, 5, 6, 7}}, {{4, 5, 6, 7, 0, 1, 2, 3}}}},
        {sconst, pairs},
        {diff, {{{1, 0}}}},
        {ncoll, set3},
        {npara, pairs},
        {nperp, pairs},
        {ncong, pairs},
        {ncyclic, set4},
        {sameclock, {{{1, 2, 0, 3, 4, 5}}, {{1, 0, 2, 4, 3, 5}}, {{3, 4, 5, 0, 1, 2}}}},
        {sameside, vertices},
        {nsameside, vertices},
        {acute_angle, {{{2, 1, 0}}}},
        {obtuse_angle, {{{2, 1, 0}}}},
        {same_side_of, sides},
        {apart_by, sides},
    };
    return table;
}

using Written = std::pair<Arguments, bool>;

Written apply(const Symmetry& symmetry, const Written& written) {
    Written result{{}, written.second != symmetry.inverts};
    for (const std::size_t position : symmetry.order) result.first.push_back(written.first[position]);
    return result;
}

/// All ways to write the same statement.
std::set<Written> orbit(Predicate predicate, const Arguments& arguments) {
    std::set<Written> found{{arguments, false}};
    std::vector<Written> open{{arguments, false}};
    while (!open.empty()) {
        const Written last = open.back();
        open.pop_back();
        for (const Symmetry& symmetry : symmetries().at(predicate)) {
            Written next = apply(symmetry, last);
            if (found.insert(next).second) open.push_back(std::move(next));
        }
    }
    return found;
}

std::optional<numbers::Rational> inverted(Predicate predicate, const std::optional<numbers::Rational>& constant) {
    if (predicate == Predicate::aconst) return numbers::Rational(1 - *constant);
    return numbers::Rational(1 / *constant);
}

std::optional<Statement> write(Predicate predicate, const Written& written,
                               const std::optional<numbers::Rational>& constant) {
    std::vector<PointId> ids;
    for (const std::size_t index : written.first) ids.emplace_back(index);
    return make(predicate, ids, written.second ? inverted(predicate, constant) : constant);
}

Predicate any_predicate(Rng& rng) {
    return predicate_table()[rng.below(predicate_table().size())].predicate;
}

Arguments random_arguments(Predicate predicate, Rng& rng, std::size_t point_count) {
    Arguments arguments;
    for (int i = 0; i < row(predicate).arity; ++i) arguments.push_back(rng.below(point_count));
    return arguments;
}

TEST(NormalForm, SizesOfTheSymmetryGroups) {
    const Arguments eight{0, 1, 2, 3, 4, 5, 6, 7};
    const auto size = [&](Predicate p) {
        return orbit(p, Arguments(eight.begin(), eight.begin() + row(p).arity)).size();
    };
    EXPECT_EQ(size(Predicate::coll), 6U);
    EXPECT_EQ(size(Predicate::cyclic), 24U);
    EXPECT_EQ(size(Predicate::eqangle), 128U);
    EXPECT_EQ(size(Predicate::simtri), 12U);
    EXPECT_EQ(size(Predicate::sameclock), 36U);
    EXPECT_EQ(size(Predicate::aconst), 8U);
}

TEST(NormalForm, IsTheSameForEverySymmetry) {
    EXPECT_TRUE(rc::check("definition 15", [](std::uint64_t seed) {
        Rng rng(seed);
        const Predicate predicate = any_predicate(rng);
        const auto constant = test::constant_for(predicate, rng);
        const Arguments arguments = random_arguments(predicate, rng, 5 + rng.below(6));
        const auto first = write(predicate, {arguments, false}, constant);
        for (const Written& written : orbit(predicate, arguments)) {
            const auto again = write(predicate, written, constant);
            RC_ASSERT(again == first);
            if (again) RC_ASSERT(again->hash() == first->hash());
        }
    }));
}

// Only where no point is repeated: degenerate statements are reduced, which identifies more.
TEST(NormalForm, NothingElseMakesStatementsEqual) {
    EXPECT_TRUE(rc::check("different orbits, different statements", [](std::uint64_t seed) {
        Rng rng(seed);
        const Predicate predicate = any_predicate(rng);
        Arguments arguments(row(predicate).arity);
        for (std::size_t i = 0; i < arguments.size(); ++i) arguments[i] = i;
        const auto all = orbit(predicate, arguments);
        const auto constant = test::constant_for(predicate, rng);
        const auto first = write(predicate, {arguments, false}, constant);
        Arguments shuffled = arguments;
        for (std::size_t i = shuffled.size(); i > 1; --i) std::swap(shuffled[i - 1], shuffled[rng.below(i)]);
        const bool inverts = constant && row(predicate).arity == 4 && rng.below(2) == 1;
        const auto other = write(predicate, {shuffled, inverts}, constant);
        RC_ASSERT((other == first) == all.contains(Written{shuffled, inverts}));
        RC_ASSERT(((*other <=> *first) == 0) == (other == first));
    }));
}

TEST(NormalForm, NormalFormsReadBackUnchanged) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        Rng rng(seed);
        const Predicate predicate = any_predicate(rng);
        const auto made =
            write(predicate, {random_arguments(predicate, rng, 6), false}, test::constant_for(predicate, rng));
        if (!made) return;
        RC_ASSERT(make(made->predicate(), made->points(), made->constant()) == made);
    }));
}

// Repeated points reduce to another predicate, to nothing because it always holds, or to nothing because it never can.
TEST(NormalForm, ReductionsKeepTheMeaning) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        Rng rng(seed);
        const Predicate predicate = any_predicate(rng);
        if (row(predicate).constant != ConstantKind::none) return;
        const Arguments arguments = random_arguments(predicate, rng, 4);
        std::vector<PointId> ids;
        for (const std::size_t index : arguments) ids.emplace_back(index);
        // The statement as written: over points of its own, put where the repeated ones are.
        const auto places = Places<double>(rng).points(4);
        std::vector<geometry::Point<double>> own;
        Arguments positions;
        for (const std::size_t index : arguments) {
            positions.push_back(own.size());
            own.push_back(places[index]);
        }
        const auto as_written = write(predicate, {positions, false}, std::nullopt);
        const auto made = make(predicate, ids);
        if (made) {
            RC_ASSERT(seen(*as_written, own) == seen(*made, places));
        } else if (is_trivial(predicate, ids) && predicate != Predicate::cyclic) {
            RC_ASSERT(seen(*as_written, own));
        }
    }));
}

TEST(NormalForm, DegenerateProportionsBecomeParaAndCong) {
    EXPECT_EQ(make(Predicate::eqangle, {0, 1, 2, 3, 0, 1, 4, 5}), make(Predicate::para, {2, 3, 4, 5}));
    EXPECT_EQ(make(Predicate::eqangle, {0, 1, 2, 3, 4, 5, 3, 2}), make(Predicate::para, {0, 1, 4, 5}));
    EXPECT_EQ(make(Predicate::eqangle, {0, 1, 1, 0, 4, 5, 2, 3}), make(Predicate::para, {2, 3, 4, 5}));
    EXPECT_EQ(make(Predicate::eqratio, {0, 1, 2, 3, 0, 1, 4, 5}), make(Predicate::cong, {2, 3, 4, 5}));
    EXPECT_EQ(make(Predicate::eqratio, {0, 1, 2, 3, 2, 3, 0, 1}), make(Predicate::cong, {0, 1, 2, 3}));
    EXPECT_EQ(make(Predicate::eqangle, {0, 1, 2, 3, 0, 1, 3, 2}), std::nullopt);
    // Twice an angle is no torsion-free thing: this one says parallel or perpendicular and stays as it is.
    EXPECT_EQ(make(Predicate::eqangle, {0, 1, 2, 3, 2, 3, 0, 1})->predicate(), Predicate::eqangle);
}

TEST(NormalForm, CommonFactorsOfProductsCancel) {
    EXPECT_EQ(make(Predicate::eqprod, {0, 1, 2, 3, 4, 5, 6, 7, 1, 0, 8, 9}),
              make(Predicate::eqratio, {2, 3, 6, 7, 8, 9, 4, 5}));
    EXPECT_EQ(make(Predicate::eqprod, {0, 1, 2, 3, 4, 5, 4, 5, 1, 0, 8, 9}), make(Predicate::cong, {2, 3, 8, 9}));
    EXPECT_EQ(make(Predicate::eqprod, {0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3}), make(Predicate::cong, {0, 1, 2, 3}));
    EXPECT_EQ(make(Predicate::eqprod, {0, 1, 2, 3, 4, 5, 2, 3, 5, 4, 1, 0}), std::nullopt);
    EXPECT_EQ(make(Predicate::eqprod, {0, 1, 0, 1, 2, 3, 4, 5, 4, 5, 4, 5})->predicate(), Predicate::eqprod);
}

TEST(NormalForm, WhatSumsHaveInCommonIsTakenFromBoth) {
    using enum Predicate;
    EXPECT_EQ(make(eqsum, {0, 1, 2, 3, 4, 5, 1, 0}), make(cong, {2, 3, 4, 5}));
    EXPECT_EQ(make(eqsum, {0, 1, 0, 1, 2, 3, 3, 2}), make(cong, {0, 1, 2, 3}));
    EXPECT_EQ(make(eqsum, {0, 1, 2, 3, 3, 2, 1, 0}), std::nullopt);
    EXPECT_TRUE(is_trivial(eqsum, std::vector{PointId(0), PointId(1), PointId(2), PointId(3), PointId(2), PointId(3),
                                              PointId(0), PointId(1)}));
    EXPECT_EQ(make(eqsum, {0, 1, 1, 0, 2, 3, 4, 5})->predicate(), eqsum);
    const std::vector<PointId> twice{PointId(4), PointId(5), PointId(0), PointId(1)};
    EXPECT_EQ(make(sum, {0, 1, 1, 0, 4, 5}), make(rconst, twice, numbers::Rational(2)));
    EXPECT_EQ(make(sum, {0, 1, 2, 3, 1, 0}), std::nullopt) << "CD would have no length";
    EXPECT_EQ(make(sum, {0, 0, 2, 3, 4, 5}), std::nullopt);
    EXPECT_EQ(make(eqsum, {0, 1, 2, 3, 4, 4, 5, 6}), std::nullopt);
}

TEST(NormalForm, SpecialConstantsHaveTheirOwnPredicates) {
    const std::vector<PointId> p{PointId(0), PointId(1), PointId(2), PointId(3)};
    EXPECT_EQ(make(Predicate::aconst, p, 0), make(Predicate::para, p));
    EXPECT_EQ(make(Predicate::aconst, p, numbers::ratio(3, 2)), make(Predicate::perp, p));
    EXPECT_EQ(make(Predicate::aconst, p, numbers::ratio(-1, 3)), make(Predicate::aconst, p, numbers::ratio(2, 3)));
    EXPECT_EQ(make(Predicate::rconst, p, 1), make(Predicate::cong, p));
    EXPECT_EQ(make(Predicate::rconst, p, 0), std::nullopt);
    EXPECT_EQ(make(Predicate::lconst, {0, 1}, numbers::Rational(-2)), std::nullopt);
    EXPECT_EQ(make(Predicate::lconst, {0, 1}), std::nullopt);
    EXPECT_EQ(make(Predicate::cong, p, 1), std::nullopt);
}

TEST(NormalForm, TrivialIsNotMeaningless) {
    const auto trivial = [](Predicate predicate, std::vector<std::size_t> points) {
        std::vector<PointId> ids;
        for (const std::size_t i : points) ids.emplace_back(i);
        EXPECT_EQ(make(predicate, ids), std::nullopt);
        return is_trivial(predicate, ids);
    };
    EXPECT_TRUE(trivial(Predicate::cong, {0, 1, 1, 0}));
    EXPECT_TRUE(trivial(Predicate::para, {0, 1, 1, 0}));
    EXPECT_TRUE(trivial(Predicate::coll, {0, 1, 1}));
    EXPECT_TRUE(trivial(Predicate::simtri, {0, 1, 2, 0, 1, 2}));
    EXPECT_FALSE(trivial(Predicate::perp, {0, 1, 1, 0}));
    EXPECT_FALSE(trivial(Predicate::simtrir, {0, 1, 2, 0, 1, 2}));
    EXPECT_FALSE(trivial(Predicate::midp, {0, 0, 1}));
    EXPECT_FALSE(trivial(Predicate::cong, {0, 0, 1, 2}));
    EXPECT_FALSE(trivial(Predicate::sameclock, {0, 1, 2, 0, 2, 1}));
    EXPECT_FALSE(is_trivial(Predicate::cong, std::vector{PointId(0), PointId(1), PointId(2), PointId(3)}));
}

TEST(NormalForm, StatementsAreHashable) {
    std::unordered_set<Statement> set;
    for (std::size_t i = 0; i < 100; ++i) set.insert(make(Predicate::coll, {i, i + 1, i + 2}).value());
    EXPECT_EQ(set.size(), 100U);
    EXPECT_TRUE(set.contains(make(Predicate::coll, {5, 4, 3}).value()));
}

TEST(PredicateTable, RowsStandInOrderAndNamesAreUnique) {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < predicate_table().size(); ++i) {
        const PredicateRow& r = predicate_table()[i];
        EXPECT_EQ(static_cast<std::size_t>(r.predicate), i);
        EXPECT_TRUE(names.insert(r.name).second) << r.name;
        EXPECT_EQ(predicate_by_name(r.name), r.predicate);
        EXPECT_TRUE(r.meaning.ends_with('.')) << r.name;
        EXPECT_LE(r.arity, max_arity);
        const auto blanks = std::ranges::count(r.arguments, ' ');
        EXPECT_EQ(blanks + 1, r.arity + (r.constant == ConstantKind::none ? 0 : 1)) << r.name;
    }
    EXPECT_EQ(predicate_by_name("eqangle6"), Predicate::eqangle);
    EXPECT_EQ(predicate_by_name("simtri2"), Predicate::simtrir);
    EXPECT_EQ(predicate_by_name("colinear"), std::nullopt);
}

} // namespace
} // namespace porism::facts
