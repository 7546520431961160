#include "running.h"
#include "source_tree/source_tree.h"

#include <cassert>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <poll.h>
#include <sstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace porism::cli::test {
namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Pipe {
    int read = -1, write = -1;
    Pipe() {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0) std::abort();
        read = ends[0];
        write = ends[1];
    }
};

[[noreturn]] void become_program(const std::vector<std::string>& arguments, const How& how, const Pipe& in,
                                 const Pipe& out, const Pipe& err) {
    ::dup2(in.read, STDIN_FILENO);
    ::dup2(how.output.empty() ? out.write : ::open(how.output.c_str(), O_WRONLY | O_CLOEXEC), STDOUT_FILENO);
    ::dup2(err.write, STDERR_FILENO);
    if (!how.folder.empty() && ::chdir(how.folder.c_str()) != 0) ::_exit(126);
    std::vector<char*> pointers{const_cast<char*>(PORISM_PROGRAM)};
    for (const std::string& argument : arguments) pointers.push_back(const_cast<char*>(argument.c_str()));
    pointers.push_back(nullptr);
    ::execv(PORISM_PROGRAM, pointers.data());
    ::_exit(127);
}

/// Reads what there is; false at the end of the stream.
bool drain(int descriptor, std::string& text) {
    char buffer[65536];
    const ssize_t count = ::read(descriptor, buffer, sizeof buffer);
    if (count > 0) text.append(buffer, static_cast<std::size_t>(count));
    return count > 0;
}

/// Seconds of the processor that the child has used so far.
double work_so_far(pid_t child) {
    clockid_t clock{};
    timespec used{};
    if (::clock_getcpuclockid(child, &clock) != 0 || ::clock_gettime(clock, &used) != 0) return 0;
    return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) * 1e-9;
}

double seconds(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

/// Collects both streams until they end, sending the signal on the way; the work that was done before the signal.
double listen(pid_t child, const How& how, int out, int err, Ran& ran) {
    const auto start = Clock::now();
    double before = 0;
    bool sent = how.interrupt_after < 0, out_open = true, err_open = true;
    while (out_open || err_open) {
        pollfd waiting[2] = {{out_open ? out : -1, POLLIN, 0}, {err_open ? err : -1, POLLIN, 0}};
        ::poll(waiting, 2, 5);
        if (waiting[0].revents != 0) out_open = drain(out, ran.out);
        if (waiting[1].revents != 0) err_open = drain(err, ran.err);
        if (sent || since(start) < how.interrupt_after) continue;
        before = work_so_far(child);
        ::kill(child, SIGINT);
        sent = true;
    }
    return before;
}

} // namespace

Ran run(const std::vector<std::string>& arguments, const How& how) {
    const Pipe in, out, err;
    const pid_t child = ::fork();
    if (child == 0) become_program(arguments, how, in, out, err);
    ::close(in.read);
    ::close(out.write);
    ::close(err.write);
    std::signal(SIGPIPE, SIG_IGN);
    if (::write(in.write, how.input.data(), how.input.size()) < 0) ::close(in.write);
    if (!how.hold_input) ::close(in.write);
    Ran ran;
    const double before = listen(child, how, out.read, err.read, ran);
    if (how.hold_input) ::close(in.write);
    ::close(out.read);
    ::close(err.read);
    int status = 0;
    rusage used{};
    ::wait4(child, &status, 0, &used);
    ran.work = seconds(used.ru_utime) + seconds(used.ru_stime) - before;
    ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
    return ran;
}

Scratch::Scratch() {
    std::string pattern = std::filesystem::temp_directory_path() / "porism-cli-XXXXXX";
    if (::mkdtemp(pattern.data()) == nullptr) std::abort();
    folder_ = pattern;
}

Scratch::~Scratch() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

std::string Scratch::put(const std::string& name, const std::string& bytes) const {
    std::ofstream(path(name), std::ios::binary) << bytes;
    return path(name);
}

std::string Scratch::get(const std::string& name) const {
    std::ostringstream out;
    out << std::ifstream(path(name), std::ios::binary).rdbuf();
    return out.str();
}

bool Scratch::has(const std::string& name) const {
    return std::filesystem::exists(path(name));
}

std::string example(const std::string& name) {
    return porism::test::in_source("resources/examples/" + name);
}

std::vector<std::string> lines(const std::string& text) {
    std::vector<std::string> out;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) out.push_back(line);
    return out;
}

} // namespace porism::cli::test
