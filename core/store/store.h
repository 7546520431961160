// A library: one SQLite file (.porism) with problems, collections and tags (docs/formats/store.md).
//
// What a call has acknowledged is on the disk: a killed program loses nothing saved, and a call that fails changes
// nothing. Nothing is ever deleted: removed problems lie in the trash until they are restored.
//
// Errors of every call, kind `unavailable` unless said: `store_read_only`, `disk_full`, `store_busy` (another program
// writes for longer than the timeout), `store_corrupt`, `store_failed`; kind bad_input: `no_such_problem`,
// `no_such_collection`, `name_taken`.
#pragma once

#include "base/result.h"
#include "corpus/sample.h"
#include "store/givens.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::store {

using corpus::RecordId;

enum class Mode {
    open,      ///< what exists; for writing where the file allows it
    create,    ///< what exists, or a new one
    read_only, ///< what exists, never written
    salvage,   ///< a copy, for reading, of what exists: with what can be read of a damaged file or log
};

struct Options {
    int busy_timeout_ms = 5000;
    /// The library does not grow beyond so many pages of 4096 bytes; 0: as far as the disk allows. Shows what a full
    /// disk does.
    std::size_t max_pages = 0;
    /// The time written as created, modified and removed; empty: now, in UTC.
    std::function<std::string()> now = {};
};

/// What is listed; every condition that is set must hold.
struct Filter {
    std::string text = {};      ///< each of its words in title, goals, theorems or tags; case does not matter
    std::string predicate = {}; ///< some goal is of this kind: "perp"
    std::optional<std::size_t> min_length = {}, max_length = {};
    std::optional<problem::Outcome> outcome = {};
    std::string tag = {};
    std::string need = {};                   ///< some given of it is that for some goal, by a word of store/givens.h
    std::optional<RecordId> collection = {}; ///< rows come in the collection's order
    std::string identity = {};
    std::optional<RecordId> id = {};
    bool trash = false;    ///< what was removed, instead of what was not
    std::size_t limit = 0; ///< 0: all
    std::size_t offset = 0;
};

struct Imported {
    RecordId id = 0;
    bool duplicate = false; ///< the library had this problem already: `id` is that one, nothing was added
    friend bool operator==(const Imported&, const Imported&) = default;
};

/// Whether two samples of one identity are one problem.
using Same = std::function<bool(const corpus::Sample& kept, const corpus::Sample& other)>;

/// One open file. Not for use from two threads at once; several programs may have the same file open.
class Store {
public:
    /// Errors besides: `store_missing`; bad_input `not_a_store`, `newer_version` (a newer program wrote it),
    /// `older_version` (an older one did, and it cannot be brought up to date because it is read-only);
    /// `store_log_damaged` (but for Mode::salvage).
    static Result<Store> open(const std::string& path, Mode mode = Mode::open, Options options = {});
    Store(Store&&) noexcept;
    Store& operator=(Store&&) noexcept;
    ~Store();

    const std::string& path() const;
    bool read_only() const;

    /// A new problem, also where an equal one is there.
    Result<RecordId> add(const corpus::Sample& sample);
    /// All or none, duplicates (also among themselves) left out: of one identity, and the same where that is asked. One
    /// result per sample, in order.
    Result<std::vector<Imported>> import(std::span<const corpus::Sample> samples, const Same& same = {});
    /// Replaces everything but the id and the time of creation. What was found of its givens stays where scene and
    /// goals do.
    Status update(RecordId id, const corpus::Sample& sample);
    /// Also from the trash.
    Result<corpus::Sample> get(RecordId id) const;
    /// Newest change first.
    Result<std::vector<corpus::SampleRow>> list(const Filter& filter = {}) const;
    Result<std::size_t> count(const Filter& filter = {}) const;
    /// The problems of a damaged file that cannot be listed, ascending, looked for number by number; each may still be
    /// unreadable, and also where the file may have had a problem. Those known to lie in the trash are left out.
    std::vector<RecordId> reachable() const;
    /// Into the trash and back.
    Status remove(RecordId id);
    Status restore(RecordId id);

    Status set_tags(RecordId id, const std::vector<std::string>& tags);
    /// Every tag in use, sorted.
    Result<std::vector<std::string>> tags() const;

    /// What was found of the givens of a problem, in place of what was before. Bad input: `bad_need`.
    Status set_givens(RecordId id, std::span<const KeptGiven> givens);
    /// In their order; empty where nobody looked.
    Result<std::optional<std::vector<KeptGiven>>> givens(RecordId id) const;
    /// Of the problems at which somebody looked, also in the trash.
    Result<std::map<RecordId, GivenCounts>> given_counts() const;

    Result<RecordId> add_collection(const std::string& name, const std::string& note = {});
    Result<std::vector<corpus::Collection>> collections() const;
    /// At the end, once: a problem that is there already stays where it is.
    Status put_into(RecordId collection, RecordId problem);
    Status take_out(RecordId collection, RecordId problem);

    /// Reads the whole file; `store_corrupt` says what is wrong.
    Status check() const;

private:
    struct Impl;
    static Result<Store> open_salvage(const std::string& path, Options options);
    static Result<Store> open_found(const std::string& path, Mode mode, Options options);
    explicit Store(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

/// Whether the bytes begin as a library file does.
bool looks_like_store(std::string_view bytes);

} // namespace porism::store
