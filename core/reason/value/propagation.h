// Values of quantities by equations in which all others are known, the cheapest derivation of each first.
//
// Known is a quantity that is equated with a number, or with a polynomial of few base quantities: the unknown letters
// of a problem, or one that is tried as such. An equation in which all but one quantity are known makes that one known;
// one in which all are known is an equation between bases; two of these, up to the second degree, are one without a
// base, and when one base is left, that is solved. Nothing is
// guessed: where several values are possible all but one must be refused (reason/value/choosing.h), else none is taken.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "facts/solving.h"
#include "reason/value/choosing.h"
#include "reason/value/equal_quantities.h"
#include "reason/value/equations.h"
#include "reason/value/values.h"

#include <map>
#include <optional>
#include <queue>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace porism::reason {

class Propagation {
public:
    using Quantity = facts::Quantity;

    /// Of the equations that there are now. All arguments must outlive it.
    Propagation(Equations& equations, const diagram::Diagram& diagram, const facts::Letters& letters,
                std::set<facts::Quantity> bases, const ValueLimits& limits, const Control& control);

    /// From now on an equation all of whose unknown quantities are equal is one of one quantity. More is found, and the
    /// search takes longer.
    void join_equal_quantities() { joins_ = true; }
    /// What is said by the unit alone, a quantity that has no value, counts as a value.
    void measure_in(const Quantity& unit);
    /// Until the quantity has a number for value, nothing follows any more, or `limits.tried` equations were tried.
    /// Without a quantity the first of these does not end it.
    void run(const std::optional<facts::Quantity>& wanted = {});
    /// The equation that gives the quantity its value, or says it by the unit alone.
    std::optional<std::size_t> value(const facts::Quantity& quantity) const;
    /// Those that have a value, ascending, each with that equation.
    std::vector<std::pair<facts::Quantity, std::size_t>> values() const;
    /// Those that are known, by a number or by an expression of bases, ascending, each with the equation that says it.
    std::vector<std::pair<facts::Quantity, std::size_t>> known() const;
    /// The first equation that became one of numbers alone and is false, its premises told: what these rest on does not
    /// go together.
    const std::optional<KnownEquation>& contradiction() const { return contradiction_; }
    /// An equation of those with what is known put in; empty where that would be too large.
    std::optional<facts::Polynomial> left_of(std::size_t equation) const;
    /// The quantities that occur and have no value, those in most equations first.
    std::vector<facts::Quantity> without_value() const;
    /// Pairs of quantities that are all that is unknown in at least two equations, those with most equations first.
    std::vector<std::pair<facts::Quantity, facts::Quantity>> unknown_pairs() const;
    /// Of the quantities of a kind that are not known the one that stands with one more unknown in most equations.
    std::optional<Quantity> open_quantity(facts::QuantityKind kind) const;
    /// Values that equations leave a quantity, and nothing decides between.
    const Choices& open_choices() const { return choices_; }
    /// What those are tried against.
    TrialEvidence evidence() const;

private:
    using Polynomial = facts::Polynomial;

    struct Known {
        std::size_t equation; ///< quantity = number, or quantity = polynomial of bases
        bool number;
    };
    /// An equation all but at most one of whose quantities are known; or a function of a known angle.
    struct Candidate {
        double cost;
        std::size_t equation;
        friend bool operator>(const Candidate& a, const Candidate& b) {
            return a.cost != b.cost ? a.cost > b.cost : a.equation > b.equation;
        }
    };
    struct Decided {
        Quantity quantity;
        numbers::Scalar value;
        KnownEquation by;
    };
    struct Reduced {
        Polynomial polynomial;
        KnownEquation as; ///< premises and eliminated quantities, no relation yet
    };

    void offer(std::size_t equation);
    /// What was offered may rest on other equations by now: a base has a value, an expression a number.
    double cost_now(std::size_t equation) const;
    void offer_all();
    void offer_those_with(const Quantity& quantity);
    std::vector<Quantity> unknown_in(std::size_t equation) const;
    /// Of quantities that are not known and all equal.
    std::optional<EqualQuantities::Joined> joined(const std::vector<Quantity>& unknown) const;
    bool is_known(const Quantity& quantity) const { return known_.contains(quantity) || bases_.contains(quantity); }
    bool is_equality(std::size_t equation) const;
    /// What an equation between two unknown quantities that are equal gives: others may have but one left.
    void take_equality(std::size_t equation);
    std::optional<Reduced> reduced(std::size_t equation) const;
    /// Puts away a quantity by the equation.
    bool put_away(const Quantity& quantity, std::size_t by, Reduced& in) const;
    bool is_plainly_true(std::size_t equation) const;
    void take(std::size_t equation);
    void take_numbers_alone(Reduced reduced);
    void take_number(Reduced reduced, const Quantity& quantity);
    /// Whether it makes the quantity known.
    bool take_expression(const Reduced& reduced, const Quantity& quantity);
    void take_equation_of_bases(Reduced reduced);
    void take_as_equation_of_bases(std::size_t expression);
    bool solve_base(Reduced reduced);
    std::vector<numbers::Scalar> possible(const facts::Roots& roots, const KnownEquation& as) const;
    /// The only value that is possible, or one more choice. Whether the quantity has a value now.
    bool take_values(const Quantity& quantity, const std::vector<numbers::Scalar>& values, KnownEquation as);
    void settle(const Quantity& quantity, const numbers::Scalar& value, KnownEquation equation);
    /// What was decided, if no equation in the queue is cheaper.
    bool settle_cheapest();
    /// One of the choices that are open, if all but one of its values are refused.
    bool decide_one();
    bool decide(Choices::iterator choice);
    /// The scene's, and what its sketch shows of angles near the quantity, where it shows none otherwise than the
    /// picture.
    std::vector<facts::Statement> orders_as_drawn(const Quantity& quantity) const;
    std::optional<numbers::Scalar> chosen(const Choices::key_type& choice, KnownEquation& by) const;
    /// Whether a base has a value now.
    bool combine_equations_of_bases();
    bool combine(std::size_t by, std::size_t in);
    std::optional<Reduced> without_base(std::size_t in, const Quantity& base, std::size_t by) const;
    /// Whether a quantity has a value now.
    bool reduce_expressions();
    /// The same of equations that say the wanted quantity by the base and not as an expression: by its square.
    bool reduce_wanted(std::size_t by, const Quantity& base);
    bool take_only_value(Reduced reduced, const Quantity& quantity);
    /// Whether a base is one no more.
    bool express_a_base();
    void put_in(const Quantity& base);
    void take_about(const Quantity& quantity);
    void functions_of(const Quantity& quantity);
    void offer_values(const Quantity& quantity, const std::vector<numbers::Scalar>& values, KnownEquation as);
    void know(const Quantity& quantity, std::size_t equation, bool number);
    bool is_true(const facts::Relation& relation) const;
    std::vector<std::size_t> equations_about(const Quantity& quantity) const;
    bool done() const { return spent_ || (wanted_ && value(*wanted_)); }
    /// What an equation of the quantity and a base says of their quotient, if it leaves one.
    std::optional<Reduced> as_multiple(const Reduced& reduced, const Quantity& quantity) const;
    bool known_number(const std::optional<Quantity>& quantity) const;

    Equations& equations_;
    const diagram::Diagram& diagram_;
    const facts::Letters& letters_;
    std::set<Quantity> bases_;
    std::uint64_t left_;
    std::size_t written_;
    const Control& control_;
    bool spent_ = false;
    std::optional<Quantity> wanted_, unit_;
    std::map<Quantity, std::vector<std::size_t>> with_; ///< equations by quantity
    bool joins_ = false;
    EqualQuantities equal_;
    std::map<Quantity, Known> known_;
    std::map<Quantity, KnownNumber> numbers_;
    Choices choices_;
    std::optional<KnownEquation> contradiction_;
    std::multimap<double, Decided> decided_;                 ///< by cost, until nothing cheaper is left to look at
    std::map<Choices::key_type, std::size_t> tried_with_;    ///< choices that were not decided, with how many known
    std::vector<facts::Statement> orders_;                   ///< that the scene guarantees
    std::vector<std::size_t> of_bases_;                      ///< equations between bases, which give none a value
    std::set<std::pair<std::size_t, std::size_t>> combined_; ///< equations that were looked at together
    std::set<std::size_t> taken_;
    mutable SharedCost shared_;
    std::priority_queue<Candidate, std::vector<Candidate>, std::greater<>> queue_;
};

} // namespace porism::reason
