#include "workflow/verify/text/amounts.h"

#include "base/text.h"
#include "formats/verigeo/names.h"
#include "workflow/verify/text/clauses.h"
#include "workflow/verify/text/forms.h"
#include "workflow/verify/text/lists.h"
#include "workflow/verify/text/signs.h"
#include "workflow/verify/text/vectors.h"

#include <algorithm>
#include <array>
#include <regex>
#include <span>
#include <vector>

namespace porism::workflow {
namespace {

/// How an amount is said (workflow/verify/text/forms.h), and what is written for it; `alone`: only where it speaks for
/// itself (workflow/verify/text/clauses.h).
struct Saying {
    std::string_view form, written;
    bool alone = false;
};
/// One after the other.
constexpr std::array first_sayings{
    Saying{"([0-9]) ?degrees?", "$1°"},
    Saying{"([=<>+*(-] ?)([0-9]+(?:\\.[0-9]+)?(?:/[0-9]+)? |\\([0-9]+/[0-9]+\\) ?|\\(\\([0-9]+\\)/\\([0-9]+\\)\\) ?)"
           "(?=(?:{point}{point}|∠ ?[A-Za-z0-9']{1,9}){name ends}(?! ?[=<>])|\\[)",
           "$1$2* "},
    Saying{"(?:[Tt]he )?(?:(?:measure|size) of )?(?:the )?(?:\\b[Aa]ngle |∠ ?)({point}{point}{point}){name ends}",
           "∠$1"},
    Saying{"\\b({point}) (?:is|lies)(?: on {line}{point}{point},?)?(?: strictly)? between ({point}) and "
           "({point}){name ends}",
           "$2$1 + $1$3 <= $2$3"},
    Saying{"\\b({point}) divides {line}({point})({point})(?: internally)? in (?:the |a )?ratio (?:of )?([0-9]{1,9}) "
           "?(?::|∶|to) ?([0-9]{1,9}){end}",
           "$2$1/$1$3 = $4/$5 and $2$1 + $1$3 <= $2$3"},
    Saying{"\\b({point}) (?:is not|does not lie) between ({point}) and ({point}){name ends}", "$2$1 + $1$3 > $2$3"},
    Saying{"\\b({point}) (?:is|lies) outside (?:of )?{line}({point})({point}){name ends}", "$2$1 + $1$3 > $2$3"},
    Saying{"\\b({point}) (?:is|lies) on the (?:extension|prolongation) of {line}({point})({point}) beyond "
           "\\3{name ends}",
           "$2$3 + $3$1 <= $2$1"},
    Saying{"\\b{corners}, (an? (?:[a-z-]{1,20} ){0,3}{figure}),", "$1 is $2,"},
};
/// The same behind the lists that are paired.
constexpr std::array later_sayings{
    Saying{"((?:,|,? and) {point}),? the (mid-?point|foot|intersection|centroid|(?:ortho|circum|in)?cent(?:er|re))(?= "
           "of )",
           "$1 is the $2"},
    Saying{"\\b({point} (?:is|be) (?:the )?mid-?point) of ({line}{point}{point})(,| and|, and) ({point})(?: is| be|) "
           "(?:that )?of (?:{line})({point}{point}){name ends}",
           "$1 of $2 and $4 is the midpoint of $5"},
    Saying{"(?:[Tt]he )?[Ss]emi-?perimeter of {polygon}(?:{is}| = ){number}{unit}{end}", "perimeter($1) = 2*($2)"},
    Saying{"(?:[Tt]he )?[Dd]istance (?:from|of) ({point}) (?:to|from) {line}({point}{point})(?:{is}| = "
           "){number}{unit}{end}",
           "2*[$1$2]/$2 = $3"},
    Saying{"(?:[Tt]he )?[Dd]istance (?:from|between) ({point}) (?:to|and) ({point}){name ends}", "$1$2"},
    Saying{"(?:[Tt]he )?[Ll]ength of {line}({point}{point}){name ends}", "$1"},
    Saying{"\\b({point}{point})'s length{name ends}", "$1"},
    Saying{"(?:[Tt]he )?[Aa]rea of (?:an? |the )?{kind}{corners}{is}{number}{unit}{end}", "$1$2, [$2] = $3"},
    Saying{"(?:[Tt]he )?[Pp]erimeter of (?:an? |the )?{kind}{corners}{is}{number}{unit}{end}",
           "$1$2, perimeter($2) = $3"},
    Saying{"(?:[Tt]he )?[Aa]rea of {polygon}", "[$1]"},
    Saying{"\\bS_\\{(?:△ ?)?{corners}\\}", "[$1]"},
    Saying{"\\bS_?△ ?{corners}", "[$1]"},
    Saying{"(?:[Tt]he )?[Pp]erimeter of {polygon}", "perimeter($1)"},
    Saying{"(?:[Tt]he )?(?:[Cc]ircumradius|[Rr]adius of the (?:circumscribed circle|circumcircle)) of {polygon}",
           "circumradius($1)"},
    Saying{"(?:[Tt]he )?(?:[Ii]nradius|[Rr]adius of the (?:inscribed circle|incircle)) of {polygon}", "inradius($1)"},
    Saying{"(?:[Tt]he )?(?:circumcircle|circumscribed circle) of {polygon} has (?:a )?radius (?:of )?{number}{unit}",
           "circumradius($1) = $2"},
    Saying{"(?:[Tt]he )?(?:incircle|inscribed circle) of {polygon} has (?:a )?radius (?:of )?{number}{unit}",
           "inradius($1) = $2"},
    Saying{"{corners} is inscribed in a circle (?:of|with) radius {number}{unit}", "$1, circumradius($1) = $2"},
    Saying{"{kind}{corners} has (?:an )?area (?:of )?{number}{unit}", "$1$2, [$2] = $3"},
    Saying{"{kind}{corners} has (?:a )?perimeter (?:of )?{number}{unit}", "$1$2, perimeter($2) = $3"},
    Saying{"{polygon} has (?:a )?circumradius (?:of )?(?=[0-9])", "circumradius($1) is "},
    Saying{"{polygon} has (?:an )?inradius (?:of )?(?=[0-9])", "inradius($1) is "},
    Saying{"{polygon} has (?:an )?area (?:of )?(?=[0-9])", "[$1] is "},
    Saying{"{polygon} has (?:a )?perimeter (?:of )?(?=[0-9])", "perimeter($1) is "},
    Saying{"{corners} with (?:a )?circumradius (?:of )?{number}{unit}", "$1, circumradius($1) = $2"},
    Saying{"{corners} with (?:an )?inradius (?:of )?{number}{unit}", "$1, inradius($1) = $2"},
    Saying{"{corners} with (?:an )?area (?:of )?{number}{unit}", "$1, [$1] = $2"},
    Saying{"{corners} with (?:a )?perimeter (?:of )?{number}{unit}", "$1, perimeter($1) = $2"},
    Saying{"(?:[Tt]he )?[Ss]um of {line}{amount} and {line}{amount}{name ends}(?! and)", "($1 + $2)"},
    Saying{"(?:[Tt]he )?[Rr]atio of {line}({point}{point}) to {line}({point}{point}){name ends}", "$1/$2"},
    Saying{"\\b({point}{point}) ?: ?({point}{point}) ?: ?({point}{point}) ?: ?({point}{point}) ?= ?([0-9.]+) ?: "
           "?([0-9.]+) ?: ?([0-9.]+) ?: ?([0-9.]+)",
           "$1/$2 = $5/$6 and $2/$3 = $6/$7 and $3/$4 = $7/$8"},
    Saying{
        "(?:(?:[Tt]he )?(?:\\b[Ss]ides )?(?:are |is )?in (?:the )?ratio )?\\b({point}{point}) ?: ?({point}{point}) ?: "
        "?({point}{point}) ?= ?([0-9.]+) ?: ?([0-9.]+) ?: ?([0-9.]+)",
        "$1/$2 = $4/$5 and $2/$3 = $5/$6"},
    Saying{"(?:[Tt]he )?(?:[Vv]alue|[Qq]uotient|[Rr]atio|[Ff]raction) (?:of )?({point}{point}) ?[:/] "
           "?({point}{point}){name ends}",
           "$1/$2"},
    Saying{"(?:[Tt]he )?(?:[Vv]alue|[Pp]roduct|[Nn]umber|[Qq]uantity|[Ee]xpression) (?:of "
           ")?({point}{point}(?:\\^[0-9])?(?: ?(?:[*+/-]|·) ?{point}{point}(?:\\^[0-9])?){0,4})(?:{is}| = "
           "){number}{unit}{end}",
           "$1 = $2"},
    Saying{"(?:[Tt]he )?[Ss]quare (?:of|on|over) {line}({point}{point})(?:{is}| = ){number}{unit}{end}", "$1^2 = $2"},
    Saying{"(?:[Tt]he )?[Pp]roduct of {line}({point}{point}) and {line}({point}{point})(?:{is}| = ){number}{unit}{end}",
           "$1*$2 = $3"},
    Saying{"\\b({point}{point}/{point}{point})(?:{is}| = )([0-9.]+) ?(?:to|:|∶|/) ?([0-9.]+){end}", "$1 = $2/$3"},
    Saying{"{lines}{amount} and {amount} (?:are|measure|have lengths?)(?: of)? {number}{unit} and {number}{unit}(?: "
           "respectively|, respectively)?{end}",
           "$1 = $3 and $2 = $4"},
    Saying{"{amount} and {amount} have lengths(?: of)? {number}{unit} and {number}{unit}(?: respectively|, "
           "respectively)?{end}",
           "$1 = $3 and $2 = $4"},
    Saying{"{amount} exceeds {line}{amount} by {number}{unit}{end}", "$1 - $2 = $3"},
    Saying{"{amount} = {number}{unit} is {number}{unit} (?:more|longer|greater|larger) than {line}{amount}{end}",
           "$1 = $2 and $1 - $4 = $3"},
    Saying{"{amount} = {number}{unit} is {number}{unit} (?:less|shorter|smaller) than {line}{amount}{end}",
           "$1 = $2 and $4 - $1 = $3"},
    Saying{"{amount}(?:{is}| = ){number}{unit} (?:more|longer|greater|larger) than {line}{amount}{end}",
           "$1 - $3 = $2"},
    Saying{"{amount}(?:{is}| = ){number}{unit} (?:less|shorter|smaller) than {line}{amount}{end}", "$3 - $1 = $2"},
    Saying{"{amount} (?:is (?:more|longer|greater|larger) than|>) {line}{amount} by {number}{unit}{end}",
           "$1 - $2 = $3"},
    Saying{"{amount} (?:is (?:less|shorter|smaller) than|<) {line}{amount} by {number}{unit}{end}", "$2 - $1 = $3"},
    Saying{"{lines}{amount}, {amount},? (?:and )?{amount} (?:are|measure|have lengths?)(?: of)? {number}{unit}, "
           "{number}{unit},? (?:and )?{number}{unit}{in order}{end}",
           "$1 = $4 and $2 = $5 and $3 = $6"},
    Saying{"({figure}) with {line}{amount} equal to (?=[A-Z(∠0-9])", "$1 with $2 = "},
    Saying{"({point}{point}) of length (?=[0-9(]|sqrt|√)", "$1 = "},
    Saying{"(?:{lines})?{amount} and {amount} (?:are equal to|are both|both equal|are each|measure|both measure) "
           "{number}{unit}(?: each)?{end}",
           "$1 = $3 and $2 = $3", true},
    Saying{"{line}{amount}{is}{number}{unit}{end}", "$1 = $2", true},
    Saying{"{line}{amount}{is}(?={expression}(?: ?= |{end}))", "$1 = ", true},
    Saying{"\\b({point}{point}\\^[0-9]){is}(?={expression}(?: ?= |{end}))", "$1 = ", true},
    Saying{"{line}{amount}{makes}(?:twice|double|two times){as}{line}{amount}{end}", "$1 = 2*$2", true},
    Saying{"{line}{amount}{makes}(?:thrice|three times){as}{line}{amount}{end}", "$1 = 3*$2", true},
    Saying{"{line}{amount}{makes}four times{as}{line}{amount}{end}", "$1 = 4*$2", true},
    Saying{"{line}{amount}{makes}five times{as}{line}{amount}{end}", "$1 = 5*$2", true},
    Saying{"{line}{amount}{makes}([0-9]{1,9}(?:\\.[0-9]{1,9})?) times{as}{line}{amount}{end}", "$1 = $2*$3", true},
    Saying{"{line}{amount}{makes}(?:one |a )?half(?: of)? {line}{amount}{end}", "$1 = $2/2", true},
    Saying{"{line}{amount}{makes}(?:one |one-|a )third of {line}{amount}{end}", "$1 = $2/3", true},
    Saying{"{line}{amount}{makes}two(?:-| )thirds of {line}{amount}{end}", "$1 = 2/3*$2", true},
    Saying{"{line}{amount}{makes}(?:one |one-|a )(?:quarter|fourth) of {line}{amount}{end}", "$1 = $2/4", true},
    Saying{"{line}{amount}{makes}three(?:-| )(?:quarters|fourths) of {line}{amount}{end}", "$1 = 3/4*$2", true},
    Saying{"{line}{amount}{makes}(?:two(?:-| )fifths) of {line}{amount}{end}", "$1 = 2/5*$2", true},
    Saying{"{line}{amount}{makes}(?:three(?:-| )fifths) of {line}{amount}{end}", "$1 = 3/5*$2", true},
    Saying{"{line}{amount}{makes}(?:four(?:-| )fifths) of {line}{amount}{end}", "$1 = 4/5*$2", true},
    Saying{"{line}{amount}{makes}([0-9]{1,4}/[0-9]{1,4}) of {line}{amount}{end}", "$1 = $2*$3", true},
    Saying{"{line}{amount}{makes}([0-9]{1,4}(?:\\.[0-9]{1,4})?) ?(?:%|percent|per cent) of {line}{amount}{end}",
           "$1 = $2/100*$3", true},
    Saying{"{line}{amount} is (?:longer|greater|larger) than {line}{amount}{end}", "$1 > $2", true},
    Saying{"{line}{amount} is (?:shorter|smaller|less) than {line}{amount}{end}", "$1 < $2", true},
    Saying{"{line}{amount} is (?:longer|greater|larger|more) than {number}{unit}{end}", "$1 > $2", true},
    Saying{"{line}{amount} is (?:shorter|smaller|less) than {number}{unit}{end}", "$1 < $2", true},
    Saying{"(∠{point}{point}{point}) is (?:an )?obtuse(?: angle)?{end}", "$1 > 90°", true},
    Saying{"(∠{point}{point}{point}) is (?:an )?acute(?: angle)?{end}", "$1 < 90°", true},
    Saying{"{line}{amount} (?:equals|(?:is )?equal to) (?=[A-Z(∠0-9])", "$1 = ", true},
};

struct SayingForm {
    const Saying* saying;
    std::regex form;
};
std::vector<SayingForm> forms_of(std::span<const Saying> sayings) {
    std::vector<SayingForm> out;
    for (const Saying& one : sayings) out.push_back({&one, form_of(std::string(one.form))});
    return out;
}

std::string written_by(const std::vector<SayingForm>& forms, std::string text) {
    for (const SayingForm& one : forms)
        text = rewritten(text, one.form, [&](const std::smatch& match, std::string_view before) {
            const bool belongs = one.saying->alone && !may_follow(before);
            return belongs ? std::string() : match.format(std::string(one.saying->written));
        });
    return text;
}

} // namespace

std::string amounts_in_signs(std::string_view sentence) {
    static const auto first = forms_of(first_sayings), later = forms_of(later_sayings);
    return written_by(later, lists_spelled_out(written_by(first, std::string(sentence))));
}

std::vector<std::string> read_sentences(std::string_view text) {
    auto out = plain_sentences(text);
    std::ranges::transform(out, out.begin(),
                           [](const std::string& one) { return amounts_in_signs(vectors_in_signs(one)); });
    return out;
}

} // namespace porism::workflow
