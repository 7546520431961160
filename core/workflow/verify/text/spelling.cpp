#include "workflow/verify/text/spelling.h"

#include "base/text.h"
#include "formats/verigeo/expressions.h"
#include "workflow/verify/text/angles.h"
#include "workflow/verify/text/forms.h"
#include "workflow/verify/text/letters.h"
#include "workflow/verify/text/shapes.h"
#include "workflow/verify/text/signs.h"
#include "workflow/verify/text/values.h"

#include <algorithm>
#include <array>
#include <regex>

namespace porism::workflow {
namespace {

std::string length_of(std::span<const PointId> ends, const Polygons& polygons) {
    return polygons.word({ends[0], ends[1]});
}

/// As texts write it; empty where it is an equation, a directed angle or what has no short word.
std::string expression_of(const scene::Question& question, const Polygons& polygons) {
    const auto points = scene::points_of(question);
    if (question.kind == scene::QuestionKind::lcompute) return length_of(points, polygons);
    if (question.kind == scene::QuestionKind::rcompute)
        return length_of(points, polygons) + "/" + length_of(std::span(points).subspan(2), polygons);
    if (!question.quantity || points.empty()) return {};
    std::vector<std::string> names;
    for (std::size_t i = 0; i < polygons.point_count(); ++i) names.push_back(polygons.name(PointId(i)));
    return verigeo::expression_text(facts::to_string(*question.quantity, names)).value_or(std::string());
}

} // namespace

Spelling::Spelling(const LoadedProblem& problem, const scene::Scene& scene, translate::Picture picture)
    : names_(scene.names().begin(), scene.names().end()), picture_{{}, {picture.begin(), picture.end()}},
      of_problem_(problem, scene, picture, Supposing::tells), of_all_(problem, scene, picture, Supposing::supposes),
      circles_of_problem_(problem, scene, of_problem_, Supposing::tells),
      circles_of_all_(problem, scene, of_all_, Supposing::supposes) {
    const auto& questions = problem.document->questions;
    if (questions.size() == 1) asked_ = expression_of(questions.front(), of_problem_);
}

bool Spelling::is_seen(const std::string& signs) const {
    const auto values = values_in(signs, Supposing::tells, names_, picture_);
    return !values.empty() &&
           std::ranges::all_of(values, [](const TextValue& one) { return one.state == TextValue::State::holds; });
}

std::vector<std::string> Spelling::spelled_out(std::span<const std::string> texts, Supposing supposing) const {
    static const std::regex the_answer =
        form_of("\\b(?:[Tt]he )?(?:final )?[Aa]nswer(?: (?:is|equals|=)|:)(?: equal to)? (?=[0-9(s√])");
    static const std::array sayings{
        std::pair{
            form_of(
                " \\(((?:and|since|because|as|where|with|so|by|which|the|an?) [^()]{1,200}|[^()=]{1,100}=[^()=]{1,100})"
                "\\)"),
            ", $1"},
        std::pair{
            form_of("\\b({point}{point})( (?:bisects|meets|intersects|cuts|touches|passes|is (?:perpendicular|parallel|"
                    "tangent)) [^,;]{1,100}?) and (?=(?:bisects|meets|intersects|cuts|touches|passes|is "
                    "(?:perpendicular|parallel|tangent)) )"),
            "$1$2 and $1 "},
        std::pair{form_of("( = [^,;]{1,80}?),? (?:we (?:get|obtain|find|have|see)|one (?:gets|obtains)|it follows|it "
                          "then follows)(?: that)? (?=[A-Z0-9(∠√])"),
                  "$1, "},
        std::pair{form_of("(?:[Tt]he )?\\b[Tt]riangles {corners} and (?:△ ?)?{corners} are (?:both "
                          ")?((?:right|isosceles|equilateral|acute|obtuse|scalene)[a-z-]{0,7})(?: triangles)?"),
                  "triangle $1 is $3 and triangle $2 is $3"},
        std::pair{form_of("\\b[Tt]he (?:length of the )?(altitude|median|hypotenuse) is ({point}{point})(?= = )"),
                  "$2 is the $1 and $2"},
        std::pair{form_of("({point}{point}|[0-9)]) (?=(?:sin|cos|tan) ?(?:∠|\\(|{point}))"), "$1·"},
        std::pair{form_of("^(In (?:an? |the )?(?:[a-z-]{1,20} )?(?:{figure} |△ ?){corners}) (?!and )"), "$1, "},
        std::pair{form_of("\\b({point}{point})( = {number}{unit}), (?:which is )?the (hypotenuse|(?:longest|shortest|"
                          "largest|smallest) side)(?=$|,)"),
                  "$1$2 and $1 is the $4"}};
    const Polygons& polygons = supposing == Supposing::tells ? of_problem_ : of_all_;
    const Circles& circles = supposing == Supposing::tells ? circles_of_problem_ : circles_of_all_;
    const AngleNames angles(polygons);
    const auto seen = [&](const std::string& signs) { return is_seen(signs); };
    const auto spelled = [&](const std::string& sentence) {
        const std::string with_answer = rewritten(sentence, the_answer, [&](const std::smatch&, std::string_view) {
            return asked_.empty() ? std::string() : asked_ + " = ";
        });
        std::string parted = with_answer;
        for (const auto& [form, written] : sayings)
            parted = rewritten(parted, form,
                               [&](const std::smatch& match, std::string_view) { return match.format(written); });
        return angles.spelled_out(circles.spelled_out(shapes_spelled_out(parted, polygons, supposing, seen)));
    };
    std::vector<std::string> out;
    for (const std::string& text : texts) {
        auto sentences = letters_spelled_out(plain_sentences(text));
        for (std::string& sentence : sentences) sentence = spelled(sentence);
        out.push_back(join(sentences, ";\n"));
    }
    return out;
}

} // namespace porism::workflow
