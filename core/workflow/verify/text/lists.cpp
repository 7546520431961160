#include "workflow/verify/text/lists.h"

#include "base/text.h"
#include "workflow/verify/text/clauses.h"
#include "workflow/verify/text/forms.h"
#include "workflow/verify/text/signs.h"

#include <algorithm>
#include <array>
#include <optional>
#include <regex>
#include <vector>

namespace porism::workflow {
namespace {

/// What the items of a list are, as a form (workflow/verify/text/forms.h) in which nothing is captured.
constexpr std::string_view of_points = "{point}", of_segments = "{point}{point}", of_amounts = "{an amount}",
                           of_numbers = "{a number}{unit}";

/// Two lists with these words between them. {word} there is taken over; of each pair of items "$1" and "$2", and "$3"
/// for that word, is written.
struct PairedLists {
    std::string_view before, first, between, second, behind, written;
    bool alone = true; ///< only where it speaks for itself (workflow/verify/text/clauses.h)
};
constexpr std::array paired_lists{
    PairedLists{"{points}", of_points, " (?:both )?(?:are|lie) on {lines}", of_segments, "{list ends}",
                "$1 lies on side $2"},
    PairedLists{"{points}", of_points, " (?:both )?(?:are|lie) on (?:the )?(?:{word}s )?", of_segments, "{list ends}",
                "$1 lies on $3 $2"},
    PairedLists{"\\b", of_segments, " are (?:perpendicular|orthogonal) to ", of_segments, "{list ends}", "$1 ⊥ $2"},
    PairedLists{"\\b", of_segments, " are parallel to ", of_segments, "{list ends}", "$1 ∥ $2"},
    PairedLists{"\\b", of_segments, " are equal to ", of_segments, "{list ends}", "$1 = $2"},
    PairedLists{"\\b", of_segments, " = ", of_numbers, "{in order}(?!, ?[0-9]){end}", "$1 = $2"},
    PairedLists{"", of_amounts, " are ", of_numbers, ",? respectively{end}", "$1 = $2"},
    PairedLists{"\\b", of_points, " (?:are|be|as) (?:the )?mid-?points of (?:{lines})?", of_segments, "{list ends}",
                "$1 is the midpoint of $2", false},
};

std::string list_of(std::string_view item) {
    constexpr std::string_view parted = "(?:, and | and |, )";
    return "((?:" + std::string(item) + std::string(parted) + "){1,5}" + std::string(item) + ")";
}

std::regex lists_form(const PairedLists& row) {
    const std::string between = with_sign(row.between, "{word}", "(line|ray)");
    const bool has_word = between != row.between;
    return form_of(std::string(row.before) + list_of(row.first) + (has_word ? between : "()" + between) +
                   list_of(row.second) + std::string(row.behind));
}

std::vector<std::string> items_of(std::string_view list) {
    std::vector<std::string> out;
    const std::string parted = with_sign(with_sign(list, ", and ", ", "), " and ", ", ");
    for (const std::string_view item : split(parted, ',')) out.emplace_back(trim(item));
    return out;
}

/// "7" of "7 cm long".
std::string without_unit(const std::string& number) {
    static const std::regex form = form_of("^{number}(?={unit}$)");
    std::smatch match;
    return std::regex_search(number, match, form) ? match[1].str() : number;
}

bool has_twice(std::vector<std::string> items) {
    std::ranges::sort(items);
    return std::ranges::adjacent_find(items) != items.end();
}

/// Empty where one of the lists is longer, or has something twice of which it is told.
std::string one_by_one(const PairedLists& row, const std::smatch& match) {
    const auto first = items_of(match[1].str()), second = items_of(match[3].str());
    if (first.size() != second.size() || has_twice(first)) return {};
    std::vector<std::string> out;
    for (std::size_t i = 0; i < first.size(); ++i) {
        const std::string value = row.second == of_numbers ? without_unit(second[i]) : second[i];
        out.push_back(with_sign(with_sign(with_sign(row.written, "$1", first[i]), "$2", value), "$3", match[2].str()));
    }
    return join(out, " and ");
}

} // namespace

std::string lists_spelled_out(std::string_view sentence) {
    static const auto forms = [] {
        std::array<std::regex, paired_lists.size()> out;
        std::ranges::transform(paired_lists, out.begin(), [](const PairedLists& row) { return lists_form(row); });
        return out;
    }();
    std::string text(sentence);
    for (std::size_t i = 0; i < forms.size(); ++i)
        text = rewritten(text, forms.at(i), [&](const std::smatch& match, std::string_view before) {
            const PairedLists& row = paired_lists.at(i);
            return row.alone && !may_follow(before) ? std::string() : one_by_one(row, match);
        });
    return text;
}

} // namespace porism::workflow
