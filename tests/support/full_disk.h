// A disk that is full, and rights that a person does not have. Free of any test framework.
#pragma once

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

namespace porism::test {

/// Files may not grow beyond so many bytes while it lives.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        rlimit limited = before_;
        limited.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &limited);
        handler_ = std::signal(SIGXFSZ, SIG_IGN);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit before_{};
    void (*handler_)(int) = nullptr;
};

/// An administrator may write everywhere: while it lives the program is nobody instead.
class NoRights {
public:
    NoRights() : was_root_(::geteuid() == 0) {
        if (was_root_) good_ = ::setresgid(nobody, nobody, 0) == 0 && ::setresuid(nobody, nobody, 0) == 0;
    }
    ~NoRights() {
        if (was_root_) good_ = ::setresuid(0, 0, 0) == 0 && ::setresgid(0, 0, 0) == 0;
    }
    NoRights(const NoRights&) = delete;
    NoRights& operator=(const NoRights&) = delete;

    bool good() const { return good_; }

private:
    static constexpr unsigned nobody = 65534;
    bool was_root_;
    bool good_ = true;
};

} // namespace porism::test
