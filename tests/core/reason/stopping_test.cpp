// A stop is obeyed within a tenth of a second at any moment: while a picture is looked at, while rules are matched,
// while it closes, while triangles for the law of sines are looked for, and while a path is made shorter. Time is that
// of the thread that is stopped, for the machine may be busy.
#include "figures.h"

#include "base/processor_time.h"
#include "base/random.h"
#include "support/samples.h"

#include <fmt/format.h>
#include <pthread.h>
#include <thread>

namespace porism::reason::test {
namespace {

constexpr double most_ms = 100 * static_cast<double>(porism::test::sample_share);
constexpr std::size_t moments = 4;

/// Milliseconds that the thread still works after a stop that comes when it has worked `after` milliseconds.
template<class Work>
double late(double after, const Work& work) {
    clockid_t clock{};
    EXPECT_EQ(pthread_getcpuclockid(pthread_self(), &clock), 0);
    const double start = clock_ms(clock);
    StopSource source;
    double asked = start;
    std::jthread asker([&](const std::stop_token& done) {
        while (!done.stop_requested() && clock_ms(clock) < start + after)
            std::this_thread::sleep_for(std::chrono::microseconds(200));
        asked = clock_ms(clock);
        source.request_stop();
    });
    const auto result = work(Control{source.get_token(), {}});
    const double back = clock_ms(clock);
    asker.request_stop();
    asker.join();
    return back - asked;
}

/// Stops it at random moments of the time that it takes, or of the first part of it.
template<class Work>
void stop_at_random(const std::string& name, const Work& work) {
    constexpr double looked_at = 800;
    const double start = thread_ms();
    late(looked_at, work);
    const double whole = thread_ms() - start;
    Rng random(7);
    for (std::size_t i = 0; i < porism::test::samples(moments); ++i) {
        const double after = random.uniform(0, whole);
        EXPECT_LT(late(after, work), most_ms) << name << ", stopped after " << after << " of " << whole << " ms";
    }
}

std::string on_a_circle(int points) {
    std::string text = "o = free o; a0 = free a0";
    for (int i = 1; i < points; ++i) text += fmt::format("; a{0} = on_circle a{0} o a0", i);
    return text;
}

std::string loose(int points) {
    std::string text = "a0 = free a0";
    for (int i = 1; i < points; ++i) text += fmt::format("; a{0} = free a{0}", i);
    return text;
}

std::string feet_and_midpoints(int points) {
    std::string text = "a b c = triangle a b c; o = circle o a b c";
    for (int i = 0; i < points; ++i)
        text += fmt::format("; p{0} = on_circle p{0} o a; m{0} = midpoint m{0} p{0} a; q{0} = foot q{0} p{0} b c", i);
    return text;
}

/// A lattice of parallelograms, with thousands of equal lengths and triples on lines.
std::string lattice(int side) {
    std::string text = "p0a0 p1a0 p0a1 = triangle p0a0 p1a0 p0a1";
    for (int i = 2; i < side; ++i)
        text += fmt::format("; p{0}a0 = mirror p{0}a0 p{1}a0 p{2}a0; p0a{0} = mirror p0a{0} p0a{1} p0a{2}", i, i - 2,
                            i - 1);
    for (int i = 1; i < side; ++i)
        for (int j = 1; j < side; ++j)
            text += fmt::format("; p{0}a{1} = shift p{0}a{1} p{2}a{1} p{0}a{3} p{2}a{3}", i, j, i - 1, j - 1);
    return text;
}

TEST(Stopping, OfAClosureIsObeyedAtAnyMoment) {
    const std::pair<std::string, std::string> figures[] = {{"60 points on a circle", on_a_circle(60)},
                                                           {"35 points on a circle", on_a_circle(35)},
                                                           {"feet and midpoints", feet_and_midpoints(12)},
                                                           {"a lattice", lattice(10)},
                                                           {"48 loose points", loose(48)},
                                                           {"200 loose points", loose(200)}};
    for (const auto& [name, text] : figures) {
        const Figure scene = figure(text);
        stop_at_random(name, [&](const Control& control) { return closed(scene, {}, control); });
    }
}

/// The statement of the longest path among the last ones.
StatementId deepest(const Session& session) {
    const std::size_t count = session.graph().statements.size();
    StatementId best(count - 1);
    std::size_t most = 0;
    for (std::size_t i = count - std::min<std::size_t>(count, 200); i < count; ++i) {
        const auto path = proof::trace_back(session, StatementId(i));
        if (!path || path->steps.size() <= most) continue;
        most = path->steps.size();
        best = StatementId(i);
    }
    return best;
}

TEST(Stopping, OfAPathIsObeyedAtAnyMoment) {
    const Figure scene = figure(feet_and_midpoints(4));
    const Session session = closed(scene);
    const StatementId goal = deepest(session);
    stop_at_random("a path", [&](const Control& control) { return path_to(session, goal, control); });
}

} // namespace
} // namespace porism::reason::test
