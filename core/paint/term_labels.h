// Numbers for the segments of relations between lengths.
#pragma once

#include "facts/equation.h"
#include "facts/statement.h"

#include <vector>

namespace porism::paint {

struct TermLabel {
    std::size_t number;
    bool other_side; ///< of the equals sign: written 1' below
    friend bool operator==(const TermLabel&, const TermLabel&) = default;
};

/// Of a proportion 1 : 2 = 1' : 2'; what is in proportion with lengths that have their numbers already goes on from
/// these: 1 : 3 = 1' : 3'. Of products 1 2 3 = 1' 2' 3', and sums in the same way.
class TermLabels {
public:
    /// A statement of pairs: eqratio, eqprod, sum, eqsum.
    void tell(const facts::Statement& statement);
    /// Of all statements told, in their order.
    std::vector<TermLabel> of(const facts::PointPair& segment) const;

private:
    struct Term {
        facts::PointPair segment;
        TermLabel label;
        friend bool operator==(const Term&, const Term&) = default;
    };
    struct Correspondence {
        facts::PointPair one, other;
    };
    /// The number of segments that correspond, turned to how they were told; 0 if they are new.
    std::size_t number_of(Correspondence& wanted) const;
    bool continues(Correspondence first, Correspondence second);
    void add(const Correspondence& correspondence, std::size_t number);
    void add(const Term& term);

    std::vector<Term> terms_;
    std::size_t numbers_ = 0;
};

} // namespace porism::paint
