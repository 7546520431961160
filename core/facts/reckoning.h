// What was calculated with numbers that are not rational, remembered for as long as one search goes on, and counted.
//
// Equations of a figure multiply the same few roots again and again, and bringing a product of roots into its simplest
// form takes a thousand times as long as multiplying rationals. Results do not depend on what is remembered; the work
// that is counted depends on what was asked since the outermost reckoning began, and on nothing else (definition 27).
#pragma once

#include <cstdint>
#include <memory>

namespace porism::facts {

/// Bound to the thread that made it; while it lives it is that thread's current one (reckonings nest like scopes, and
/// inner ones go on remembering for the outer). What it remembers is bounded.
class Reckoning {
public:
    Reckoning();
    ~Reckoning();
    Reckoning(const Reckoning&) = delete;
    Reckoning& operator=(const Reckoning&) = delete;

    /// The innermost living one of this thread; null where there is none.
    static Reckoning* current();

    /// In products of two terms; what is done with numbers that are not rational counts as many of them.
    std::uint64_t work() const { return work_; }
    void count(std::uint64_t work) { work_ += work; }
    /// So much more may be done from here on; without it there is no bound. Who searches asks whether it is spent: what
    /// is begun is always finished.
    void allow(std::uint64_t more) { most_ = work_ + more; }
    bool spent() const { return work_ >= most_; }
    /// Something was left alone because its numbers are too long to be written.
    void leave_out() { left_out_ = true; }
    bool left_out() const { return left_out_; }

    struct Memo; ///< facts/remembered.h
    Memo& memo() { return *memo_; }

private:
    Reckoning* outer_;
    std::shared_ptr<Memo> memo_;
    std::uint64_t work_ = 0, most_ = UINT64_MAX;
    bool left_out_ = false;
};

} // namespace porism::facts
