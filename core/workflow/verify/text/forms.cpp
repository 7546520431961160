#include "workflow/verify/text/forms.h"

#include "workflow/verify/text/signs.h"

#include <array>

namespace porism::workflow {
namespace {

/// In bytes: expressions are matched by recursion.
constexpr std::size_t longest_sentence = 4000;

/// Parts may have parts that stand behind them.
struct Part {
    std::string_view name, pattern;
};
constexpr std::array parts{
    Part{"{amount}", "({an amount})"},
    Part{"{an amount}",
         "(?:{point}{point}|{point}{point}/{point}{point}|∠{point}{point}{point}|\\[(?:{point}){3,8}\\]|"
         "(?:perimeter|circumradius|inradius)\\((?:{point}){3,8}\\)|\\({point}{point} \\+ {point}{point}\\)|"
         "\\(∠{point}{point}{point} \\+ ∠{point}{point}{point}\\)|(?:sin|cos|tan) ∠{point}{point}{point})"},
    Part{"{is}", " (?:is equal to|equals|is exactly|is of length|is|measures|has (?:a )?length(?: of)?|has "
                 "(?:a )?measure(?: of)?) "},
    Part{"{expression}", "[0-9(√∠A-Z\\[](?:[0-9A-Z√()·*+/^.°∠' \\[\\]-]|sqrt|sin|cos|tan|pi|π){1,80}"},
    Part{"{makes}", "(?: (?:is|equals|is equal to)| ?=) "},
    Part{"{circle}", "(⊙(?:{point}){1,12}){name ends}"},
    Part{"{some points}", "(?:(?:[Tt]he )?[Pp]oints? )?\\b"},
    Part{"{list}", "((?:{point}(?:, and | and |, )){0,5}{point}){name ends}"},
    Part{"{segments}",
         "(?:[Tt]he )?(?:[Ll]ines |[Ss]egments )?\\b((?:{point}{point}(?:, and | and |, )){1,3}{point}{point})"
         "{name ends}"},
    Part{"{segments or one}", "((?:{point}{point}(?:, and | and |, )){0,3}{point}{point}){name ends}"},
    Part{"{segment}", "\\b({point}{point}){name ends}"},
    Part{"{points}", "(?:(?:[Tt]he )?[Pp]oints )?\\b"},
    Part{"{list ends}", "{name ends}(?!,? and {point}|, {point}){in order}"},
    Part{"{in order}", "(?:,? respectively)?"},
    Part{"{as}", "(?: as (?:long|large|big) as)? "},
    Part{"{of triangle}",
         "(?: (?:of|in) (?:an? |the )?(?:right(?:-angled)? )?(?:triangle ?|△ ?)?(?:(?:{point}){3}{name ends})?)?"},
    Part{"{kind}",
         "((?:[Rr]ight|[Ii]sosceles|[Ee]quilateral|[Aa]cute|[Oo]btuse|[Ss]calene)(?:-angled)? (?:triangle |△ ?))"},
    Part{"{polygon}", "(?:the )?(?:{figure} |△ ?)?{corners}"},
    Part{"{corners}", "((?:{point}){3,8}){name ends}"},
    Part{"{figure}", "(?:[Tt]riangle|[Qq]uadrilateral|[Pp]arallelogram|[Rr]ectangle|[Ss]quare|[Rr]hombus|[Tt]rapezoid|"
                     "[Tt]rapezium|[Kk]ite|[Pp]entagon|[Hh]exagon|[Pp]olygon)"},
    Part{"{point}", "[A-Z][0-9']{0,3}"},
    Part{"{name ends}", "(?![A-Za-z0-9'])"},
    Part{"{number}", "(?=[0-9(s]|√)({a number})"},
    Part{"{a number}", "(?=[0-9(s]|√)(?:(?:[0-9]{1,12}(?:\\.[0-9]{1,12})?)?(?:√[0-9]{1,9}|√\\([0-9]{1,9}\\)|"
                       "sqrt\\([0-9]{1,9}\\)|\\(\\([0-9]{1,9}\\)/\\([0-9]{1,9}\\)\\))?(?:/[0-9]{1,9})?(?:°)?)"},
    Part{"{unit}", "(?: ?(?:square |sq )?(?:cm|mm|dm|km|m|units?|inch|inches|feet|ft)(?:\\^\\(?2\\)?)?(?: long)?)?"},
    Part{"{line}",
         "(?:[Tt]he "
         ")?(?:(?:[Ll]ine|[Tt]angent|[Ss]ide|[Ss]egment|[Ll]eg|[Hh]ypotenuse|[Bb]ase|[Hh]eight|[Aa]ltitude|[Mm]edian|"
         "[Bb]isector|[Rr]adius|[Cc]hord|[Dd]iagonal|[Dd]iameter|[Dd]istance|[Ll]ength) )?"},
    Part{"{lines}", "(?:[Tt]he )?(?:[Ss]ides|[Ss]egments|[Ll]egs|[Cc]hords|[Dd]iagonals|[Aa]ltitudes|[Mm]edians|"
                    "[Rr]adii) "},
    Part{"{end}", "(?=[;:)]|,(?![0-9])|$| (?:and|so|since|because|hence|thus|then|therefore|by|while|as|with|from) )"},
};

} // namespace

std::regex form_of(std::string form) {
    for (const Part& part : parts) form = with_sign(form, part.name, part.pattern);
    return std::regex(form);
}

void for_each_match(const std::string& text, const std::regex& form,
                    const std::function<void(const std::smatch&)>& visit) {
    if (text.size() > longest_sentence) return;
    for (std::sregex_iterator match(text.begin(), text.end(), form), none; match != none; ++match) visit(*match);
}

std::string rewritten(const std::string& text, const std::regex& form,
                      const std::function<std::string(const std::smatch&, std::string_view)>& written) {
    std::string out;
    auto from = text.begin();
    for_each_match(text, form, [&](const std::smatch& match) {
        out.append(from, match[0].first);
        const std::string anew = written(match, out);
        out += anew.empty() ? match.str() : anew;
        from = match[0].second;
    });
    return out.append(from, text.end());
}

} // namespace porism::workflow
