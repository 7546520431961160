#include "jobs/latest.h"
#include "jobs/pool.h"

#include <atomic>
#include <chrono>
#include <future>
#include <gtest/gtest.h>
#include <numeric>
#include <stdexcept>
#include <string>
#include <sys/resource.h>
#include <thread>
#include <vector>

namespace porism::jobs {
namespace {

using namespace std::chrono_literals;

/// Runs until it is stopped; tells through `started` that it runs.
auto endless(std::promise<void>& started) {
    return [&started](const Control& control) -> Result<int> {
        started.set_value();
        while (!control.stopped()) std::this_thread::sleep_for(1ms);
        return fail(Error{ErrorKind::interrupted, "stopped", "stopped", {}, std::nullopt});
    };
}

TEST(Pool, OfLowPriorityLeavesTheThreadThatAsksAsItIs) {
    const auto niceness = [](const Control&) { return ::getpriority(PRIO_PROCESS, 0); };
    const int own = niceness({});
    Pool normal(1), low(1, Priority::low);
    EXPECT_EQ(normal.submit(niceness).get(), own);
    EXPECT_EQ(low.submit(niceness).get(), 19);
    EXPECT_EQ(niceness({}), own);
}

TEST(Pool, RunsEveryJobOnce) {
    Pool pool(3);
    EXPECT_EQ(pool.threads(), 3U);
    std::vector<Handle<int>> handles;
    std::atomic<int> runs = 0;
    for (int i = 0; i < 200; ++i) {
        handles.push_back(pool.submit([i, &runs](const Control&) {
            ++runs;
            return i * i;
        }));
    }
    for (int i = 0; i < 200; ++i) EXPECT_EQ(handles[static_cast<std::size_t>(i)].get(), i * i);
    EXPECT_EQ(runs, 200);
}

TEST(Pool, ErrorsAndExceptionsComeBackAsValues) {
    Pool pool(1);
    EXPECT_EQ(pool.submit([](const Control&) -> Result<int> { return fail("bad", "bad thing"); }).get().error().code,
              "bad");
    const auto thrown = pool.submit([](const Control&) -> int { throw std::runtime_error("boom"); }).get();
    ASSERT_FALSE(thrown);
    EXPECT_EQ(thrown.error().kind, ErrorKind::internal);
    EXPECT_NE(thrown.error().what.find("boom"), std::string::npos);
    EXPECT_EQ(pool.submit([](const Control&) -> int { throw 3; }).get().error().code, "job_threw");
    EXPECT_TRUE(pool.submit([](const Control&) {}).get()) << "a job may return nothing";
    EXPECT_TRUE(pool.submit([](const Control&) -> Status { return {}; }).get());
}

TEST(Pool, CancelStopsARunningJobAndSkipsAWaitingOne) {
    Pool pool(1);
    std::promise<void> started;
    const auto running = pool.submit(endless(started));
    started.get_future().wait();
    std::atomic<bool> ran = false;
    const auto waiting = pool.submit([&ran](const Control&) {
        ran = true;
        return 1;
    });
    EXPECT_FALSE(running.ready());
    EXPECT_EQ(pool.unfinished(), 2U);
    waiting.cancel();
    running.cancel();
    EXPECT_EQ(running.get().error().code, "stopped");
    EXPECT_EQ(waiting.get().error().code, "job_cancelled");
    EXPECT_EQ(waiting.get().error().kind, ErrorKind::interrupted);
    EXPECT_TRUE(waiting.cancelled());
    EXPECT_FALSE(ran);
}

TEST(Pool, DestructionCancelsAndJoins) {
    std::promise<void> started;
    Handle<int> running;
    Handle<int> waiting;
    EXPECT_FALSE(running.valid());
    {
        Pool pool(1);
        running = pool.submit(endless(started));
        waiting = pool.submit([](const Control&) { return 1; });
        started.get_future().wait();
    }
    ASSERT_TRUE(running.ready());
    EXPECT_EQ(running.get().error().code, "stopped");
    EXPECT_EQ(waiting.get().error().code, "job_cancelled");
}

TEST(Pool, TellsWhenReady) {
    Pool pool(2);
    std::promise<int> told;
    const auto handle = pool.submit([](const Control&) { return 7; });
    handle.on_ready([&] { told.set_value(*handle.get()); });
    EXPECT_EQ(told.get_future().get(), 7);
    bool at_once = false;
    handle.on_ready([&] { at_once = true; });
    EXPECT_TRUE(at_once);
}

TEST(Pool, ProgressComesFromTheJob) {
    Pool pool(1);
    std::atomic<std::uint64_t> seen = 0;
    const auto handle = pool.submit(
        [](const Control& control) {
            for (std::uint64_t i = 1; i <= 5; ++i) control.report({"counting", i, 5});
            return 0;
        },
        [&seen](const Progress& p) { seen = p.done; });
    handle.wait();
    EXPECT_EQ(seen, 5U);
}

TEST(Pool, WhatAJobHeldIsReleased) {
    Pool pool(1);
    auto held = std::make_shared<int>(3);
    const std::weak_ptr<int> watch = held;
    const auto handle = pool.submit([held = std::move(held)](const Control&) { return *held; });
    EXPECT_EQ(handle.get(), 3);
    for (int i = 0; i < 1000 && pool.unfinished() > 0; ++i) std::this_thread::sleep_for(1ms);
    EXPECT_TRUE(watch.expired());
}

TEST(Latest, ANewRequestCancelsTheOlderOfItsKeyOnly) {
    Pool pool(3);
    Latest latest(pool);
    std::promise<void> first_started;
    std::promise<void> other_started;
    const auto first = latest.submit("closure", endless(first_started));
    const auto other = latest.submit("layout", endless(other_started));
    first_started.get_future().wait();
    other_started.get_future().wait();
    const auto second = latest.submit("closure", [](const Control&) { return 2; });
    EXPECT_EQ(first.get().error().code, "stopped");
    EXPECT_EQ(second.get(), 2);
    EXPECT_FALSE(other.ready());
    latest.cancel("layout");
    EXPECT_EQ(other.get().error().code, "stopped");
}

TEST(Latest, ItsEndCancelsWhatItHas) {
    Pool pool(1);
    std::promise<void> started;
    Handle<int> handle;
    {
        Latest latest(pool);
        handle = latest.submit("x", endless(started));
        started.get_future().wait();
    }
    EXPECT_EQ(handle.get().error().code, "stopped");
}

TEST(Latest, ManyRequestsFromManyThreadsLeaveOneWinner) {
    Pool pool(2);
    Latest latest(pool);
    std::mutex mutex;
    std::vector<Handle<int>> handles;
    std::vector<std::thread> clients;
    for (int c = 0; c < 4; ++c) {
        clients.emplace_back([&] {
            for (int i = 0; i < 50; ++i) {
                auto handle = latest.submit("k", [i](const Control&) { return i; });
                const std::lock_guard lock(mutex);
                handles.push_back(std::move(handle));
            }
        });
    }
    for (auto& client : clients) client.join();
    const auto uncancelled =
        std::count_if(handles.begin(), handles.end(), [](const auto& h) { return !h.cancelled(); });
    EXPECT_EQ(uncancelled, 1);
    for (const auto& handle : handles) handle.wait();
}

} // namespace
} // namespace porism::jobs
