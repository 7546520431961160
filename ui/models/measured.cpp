#include "ui/models/measured.h"

#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <algorithm>
#include <array>
#include <cmath>

namespace porism::ui {
namespace {

using facts::QuantityKind;

struct Offer {
    std::size_t points;
    QuantityKind kind;
};
constexpr std::array offers{
    Offer{2, QuantityKind::length},
    Offer{3, QuantityKind::angle},
    Offer{3, QuantityKind::area},
    Offer{4, QuantityKind::area},
};
constexpr std::size_t points_of_ratio = 4;
constexpr int digits = 4;

/// Of `compute`, and of a question that asks for a length by a word of its own.
std::optional<facts::Quantity> quantity_of(const scene::Question& question) {
    if (question.kind != scene::QuestionKind::lcompute) return question.quantity;
    return facts::Quantity::of(QuantityKind::length, question.terms.front().points);
}

bool ask_the_same(const scene::Question& a, const scene::Question& b) {
    return a == b || (quantity_of(a) && quantity_of(a) == quantity_of(b));
}

/// Derived for the present version; null where it is not known to be.
const numbers::Scalar* derived(const scene::Question& question, const Results* results) {
    if (results == nullptr) return nullptr;
    for (const Asked& asked : results->asked)
        if (ask_the_same(asked.question, question) && asked.value) return &*asked.value;
    if (!results->values || !question.quantity) return nullptr;
    const auto known = std::ranges::find(*results->values, *question.quantity, &workflow::KnownValue::quantity);
    return known == results->values->end() || known->as_drawn ? nullptr : &known->value;
}

} // namespace

std::vector<scene::Question> measurable(const std::vector<PointId>& points) {
    std::vector<scene::Question> out;
    for (const Offer& offer : offers)
        if (auto quantity = facts::Quantity::of(offer.kind, points); quantity && offer.points == points.size())
            out.push_back(scene::question_for(*std::move(quantity)));
    if (points.size() == points_of_ratio) {
        scene::Question ratio;
        ratio.kind = scene::QuestionKind::rcompute;
        ratio.terms.push_back({numbers::Scalar(1), points});
        out.push_back(std::move(ratio));
    }
    return out;
}

QStringList measured(const Session& session) {
    QStringList out;
    if (!session.diagram() || session.figure_problem()) return out;
    const auto results = session.results_outdated() ? nullptr : session.results();
    const diagram::Picture& picture = session.picture();
    for (const scene::Question& question : measurable(session.selection().points)) {
        const QString what = question_words(question, session.scene());
        const bool degrees = scene::in_degrees(question);
        if (const numbers::Scalar* value = derived(question, results.get())) {
            out << QCoreApplication::translate("Measured", "%1 = %2 (proved)").arg(what, value_words(*value, degrees));
            continue;
        }
        const double value = scene::as_counted(question, scene::value_in(question, picture.points, picture.letters));
        if (!std::isfinite(value)) continue;
        const QString number = QLocale().toString(value, 'g', digits) + (degrees ? QStringLiteral("°") : QString());
        out << QStringLiteral("%1 ≈ %2").arg(what, number);
    }
    return out;
}

} // namespace porism::ui
