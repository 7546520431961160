// Paths put together, each statement once: as the first of them derives it.
#pragma once

#include "proof/trace.h"

#include <cstddef>
#include <map>
#include <optional>

namespace porism::proof {

class Joined {
public:
    std::optional<std::size_t> place_of(const facts::Statement& statement) const;
    void add(const Path& path);
    /// Of a step whose premises are places here.
    void append(Step step);
    const facts::Statement& statement(std::size_t place) const { return path_.steps[place].conclusion; }
    Path take() { return std::move(path_); }

private:
    Path path_;
    std::map<facts::Statement, std::size_t> places_;
};

/// The steps on which one rests, and that one.
Path cone_of(const Path& path, std::size_t step);

} // namespace porism::proof
