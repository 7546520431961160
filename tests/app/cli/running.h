// Runs the built program as a person in a terminal would, and keeps what it said.
#pragma once

#include <string>
#include <vector>

namespace porism::cli::test {

struct Ran {
    int status = -1; ///< exit status; 1000 + signal if a signal ended it
    std::string out, err;
    /// Seconds of the processor that it used, counted from the signal if one was sent: what else the machine does is
    /// not in it.
    double work = 0;
};

struct How {
    std::string input = {};      ///< standard input
    bool hold_input = false;     ///< standard input stays open after `input`
    double interrupt_after = -1; ///< seconds until SIGINT; below 0: none
    std::string folder = {};     ///< to run in
    std::string output = {};     ///< a file for standard output; `out` stays empty
};

/// porism with these arguments.
Ran run(const std::vector<std::string>& arguments, const How& how = {});

/// A folder of a test's own, removed at its end.
class Scratch {
public:
    Scratch();
    ~Scratch();
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    std::string path(const std::string& name) const { return folder_ + "/" + name; }
    const std::string& folder() const { return folder_; }
    std::string put(const std::string& name, const std::string& bytes) const;
    std::string get(const std::string& name) const;
    bool has(const std::string& name) const;

private:
    std::string folder_;
};

std::string example(const std::string& name);
std::vector<std::string> lines(const std::string& text);

} // namespace porism::cli::test
