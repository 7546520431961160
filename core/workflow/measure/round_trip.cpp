#include "workflow/measure/round_trip.h"

#include "base/processor_time.h"
#include "translate/language/told_alike.h"

namespace porism::workflow {

Json to_json(const RoundTrip& trip) {
    Json json{{"name", trip.name}, {"seed", trip.seed}, {"text", trip.text}, {"same", !trip.lost}};
    if (trip.lost) json["lost"] = *trip.lost;
    return json;
}

RoundTrip round_trip(const LoadedProblem& problem, const Figure& figure, const translate::Language& language,
                     std::uint64_t seed) {
    const auto& points = figure.diagram->scene_picture.points;
    const translate::Tale tale{figure.scene, problem.document->goals, problem.document->questions, points};
    RoundTrip trip;
    trip.name = problem.name;
    trip.seed = seed;
    const double begin = thread_ms();
    trip.text = translate::write_problem(tale, {&language, seed});
    const double written = thread_ms();
    translate::Annotations annotations;
    for (std::size_t i = 0; i < points.size(); ++i)
        annotations.places.emplace(figure.scene.name(PointId(i)), points[i]);
    const auto read = translate::read_problem(trip.text, language, annotations);
    trip.write_ms = written - begin;
    trip.read_ms = thread_ms() - written;
    if (read)
        trip.lost = translate::told_otherwise(tale, *read);
    else
        trip.lost = to_string(read.error());
    return trip;
}

} // namespace porism::workflow
