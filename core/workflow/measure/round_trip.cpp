#include "workflow/measure/round_trip.h"

#include "base/processor_time.h"
#include "translate/language/told_alike.h"

namespace porism::workflow {

Json to_json(const RoundTrip& trip) {
    Json json{{"name", trip.name}, {"seed", trip.seed}, {"text", trip.text}, {"same", !trip.lost}};
    if (trip.lost) json["lost"] = *trip.lost;
    return json;
}

namespace {

/// The places of the points, and what its marks say that the text leaves out.
translate::Annotations annotations_of(const translate::Tale& tale) {
    translate::Annotations out;
    const auto names = tale.scene.names();
    for (std::size_t i = 0; i < tale.picture.size(); ++i) out.places.emplace(names[i], tale.picture[i]);
    for (std::size_t i = 0; i < tale.in_picture.size(); ++i)
        if (tale.in_picture[i]) out.marks.push_back(facts::to_string(*tale.scene.actions()[i].states, names));
    return out;
}

} // namespace

RoundTrip round_trip(const LoadedProblem& problem, const translate::Tale& tale, const translate::Language& language,
                     std::uint64_t seed) {
    RoundTrip trip;
    trip.name = problem.name;
    trip.seed = seed;
    const double begin = thread_ms();
    trip.text = translate::write_problem(tale, {&language, seed});
    const double written = thread_ms();
    const auto read = translate::read_problem(trip.text, language, annotations_of(tale));
    trip.write_ms = written - begin;
    trip.read_ms = thread_ms() - written;
    trip.lost = read ? translate::told_otherwise(tale, *read) : to_string(read.error());
    return trip;
}

} // namespace porism::workflow
