// What verification found about a problem: a value that is stored like any other, also where it is a rejection.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace porism::problem {

enum class Outcome : std::uint8_t { accepted, rejected, undecided };
/// "accepted", "rejected", "undecided": stable words.
std::string_view name_of(Outcome outcome);
std::optional<Outcome> outcome_by_name(std::string_view name);

enum class CheckState : std::uint8_t { passed, failed, undecided, not_run };

/// The stages of what exact pictures and interval arithmetic say. These two may leave a check undecided in an accepted
/// problem, but for one that measured what is beyond its limit.
inline constexpr std::string_view exact_stage = "exact", analytic_stage = "analytic";

/// The three verifications, in the order in which they are made: measured in pictures, realised for certain, proved.
enum class Verification : std::uint8_t { numerical, analytical, logical };
inline constexpr std::size_t verification_count = 3;
/// "numerical", "analytical", "logical": stable words.
std::string_view name_of(Verification verification);
/// Of a check, by its stage.
Verification verification_of(std::string_view stage);

/// Another figure of what is given, in which what was checked is otherwise than in the problem's own.
struct OtherFigure {
    std::map<std::string, std::array<double, 2>> points; ///< of the scene, by name
    std::string difference; ///< a clause that tells it from the problem's own; empty where none is known
    friend bool operator==(const OtherFigure&, const OtherFigure&) = default;
};

/// One check in the order in which they are made.
struct Check {
    std::string stage; ///< "realize", "record", "numeric", "analytic", "exact", "proofcheck", "logical": stable words
    std::string name;  ///< "goal_holds": stable, snake_case
    CheckState state = CheckState::not_run;
    std::optional<std::size_t> action = {};   ///< of the scene, from 0, where one is to blame
    std::optional<double> value = {};         ///< what was measured, in the unit that the check's documentation states
    std::optional<double> limit = {};         ///< what it was held against
    std::string message = {};                 ///< a sentence in plain words
    std::string mend = {};                    ///< what would make it pass, may be empty
    std::vector<std::string> conditions = {}; ///< under which it passes, that nothing gives: "obtuse_angle a b c"
    std::vector<std::size_t> conflict = {}; ///< actions that have no figure together though all but any one of them do
    std::optional<OtherFigure> elsewhere = {}; ///< for which it does not pass
    /// Milliseconds of processor time: its part of the step that made it; below 0 where nobody measured (Costs), and of
    /// a check that was not run. It says nothing of the problem, and is not compared.
    double cost = -1;
    friend bool operator==(const Check& one, const Check& other);
};

/// Gives checks their cost.
class Costs {
public:
    Costs();
    /// What passed since the last time, in equal parts to those that were run and have none yet.
    void charge(std::vector<Check>& checks);

private:
    double last_;
};

struct Verdict {
    Outcome outcome = Outcome::undecided;
    bool repaired = false; ///< accepted after a suggested mend was applied
    std::vector<Check> checks = {};
    friend bool operator==(const Verdict&, const Verdict&) = default;

    /// The first check that failed, for that rejects; where none did, the first that is open. Null when all that ran
    /// have passed.
    const Check* deciding() const;
};

/// rejected if a check failed, else undecided if one outside of those two stages is undecided, or one that measured
/// more than its limit, or none has run, else accepted.
Verdict verdict_of(std::vector<Check> checks);

} // namespace porism::problem
