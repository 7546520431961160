#include "workflow/files.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace porism::workflow {
namespace {

/// Closes on the way out.
class Descriptor {
public:
    explicit Descriptor(int value) : value_(value) {}
    ~Descriptor() {
        if (value_ > STDIN_FILENO) ::close(value_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int value() const { return value_; }
    bool close() {
        const bool closed = ::close(value_) == 0;
        value_ = -1;
        return closed;
    }

private:
    int value_;
};

std::string reason(int number) {
    return std::strerror(number);
}

tl::unexpected<Error> read_failed(const std::string& path, int number) {
    const bool missing = number == ENOENT || number == ENOTDIR;
    const bool folder = number == EISDIR;
    Error error{ErrorKind::bad_input,
                missing  ? "file_missing"
                : folder ? "file_is_folder"
                         : "file_unreadable",
                {},
                {},
                std::nullopt};
    error.what = missing  ? "there is no such file"
                 : folder ? "this is a folder, not a file"
                          : "the file cannot be read: " + reason(number);
    error.place = Place{path, 0, 0};
    return fail(std::move(error));
}

tl::unexpected<Error> write_failed(const std::string& path, int number) {
    Error error{
        ErrorKind::unavailable, "write_failed", "it cannot be written: " + reason(number), {}, Place{path, 0, 0}};
    const auto folder = std::filesystem::path(path).parent_path();
    std::error_code unknown;
    if (number == ENOENT && std::filesystem::is_directory(folder.empty() ? "." : folder, unknown)) {
        error.code = "not_writable";
        error.what = "no file can be made in this folder";
        error.mend = "choose another folder";
    } else if (number == ENOENT || number == ENOTDIR) {
        error.code = "folder_missing";
        error.what = "the folder to write into does not exist";
    } else if (number == EACCES || number == EPERM || number == EROFS || number == EISDIR) {
        error.code = "not_writable";
        error.mend = "choose a file that you may write";
    } else if (number == ENOSPC || number == EDQUOT || number == EFBIG) {
        error.code = "disk_full";
        error.what =
            number == EFBIG ? "there is no room for a file of this size" : "the disk is full: " + reason(number);
        error.mend = "make room, or write elsewhere; nothing was changed";
    }
    return fail(std::move(error));
}

/// False once a stop is asked for; true when there is something to read.
bool wait_readable(int descriptor, const Control& control) {
    while (!control.stopped()) {
        pollfd waiting{descriptor, POLLIN, 0};
        if (::poll(&waiting, 1, 50) != 0) return true;
    }
    return false;
}

bool write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// A new file beside the target, with the permissions that the target has or would get.
int open_beside(const std::string& path, const std::filesystem::path& folder, std::string& temporary) {
    const std::string stem = (folder / ("." + std::filesystem::path(path).filename().string())).string();
    for (int attempt = 0; attempt < 1000; ++attempt) {
        temporary = stem + "." + std::to_string(::getpid()) + "-" + std::to_string(attempt);
        const int opened = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (opened < 0 && errno == EEXIST) continue;
        struct stat old {};
        if (opened >= 0 && ::stat(path.c_str(), &old) == 0) ::fchmod(opened, old.st_mode & 07777);
        return opened;
    }
    return -1;
}

void flush_folder(const std::filesystem::path& folder) {
    const Descriptor opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (opened.value() >= 0) ::fsync(opened.value());
}

/// A device or a pipe cannot be renamed over: it takes the bytes as they are.
bool is_special(const std::string& path) {
    struct stat found {};
    return ::stat(path.c_str(), &found) == 0 && !S_ISREG(found.st_mode) && !S_ISDIR(found.st_mode);
}

Status write_special(const std::string& path, std::string_view bytes) {
    Descriptor out(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (out.value() < 0 || !write_all(out.value(), bytes)) return write_failed(path, errno);
    if (!out.close()) return write_failed(path, errno);
    return {};
}

} // namespace

Result<std::string> read_input(const std::string& path, const Control& control, std::size_t limit) {
    const Descriptor in(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (in.value() < 0) return read_failed(path, errno);
    std::string bytes;
    std::array<char, 65536> buffer;
    while (true) {
        if (!wait_readable(in.value(), control))
            return fail(Error{ErrorKind::interrupted, "interrupted", "stopped while reading", {}, Place{path, 0, 0}});
        const ssize_t count = ::read(in.value(), buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return read_failed(path, errno);
        if (count == 0) return bytes;
        bytes.append(buffer.data(), static_cast<std::size_t>(count));
        if (bytes.size() > limit) {
            return fail(Error{ErrorKind::bad_input, "file_too_large",
                              "the file is larger than " + std::to_string(limit >> 20U) + " MB",
                              "split it into several files", Place{path, 0, 0}});
        }
    }
}

Status write_file(const std::string& path, std::string_view bytes) {
    if (is_special(path)) return write_special(path, bytes);
    if (std::error_code ignored; std::filesystem::is_directory(path, ignored)) return write_failed(path, EISDIR);
    const std::filesystem::path target(path);
    const auto folder = target.has_parent_path() ? target.parent_path() : std::filesystem::path(".");
    std::string temporary;
    Descriptor out(open_beside(path, folder, temporary));
    if (out.value() < 0) return write_failed(path, errno);
    const bool written = write_all(out.value(), bytes) && ::fsync(out.value()) == 0 && out.close() &&
                         std::rename(temporary.c_str(), path.c_str()) == 0;
    if (!written) {
        const int number = errno;
        ::unlink(temporary.c_str());
        return write_failed(path, number);
    }
    flush_folder(folder);
    return {};
}

Status check_output(const std::string& path, const std::string& input) {
    std::error_code missing;
    if (!std::filesystem::equivalent(path, input, missing) || is_special(path)) return {};
    return fail(Error{ErrorKind::bad_input, "output_is_input", "this is the file that is read",
                      "write into another file", Place{path, 0, 0}});
}

Status make_folder(const std::string& path) {
    std::error_code error;
    if (std::filesystem::exists(path, error) && !std::filesystem::is_directory(path, error))
        return fail(Error{ErrorKind::unavailable, "not_a_folder", "this is a file, and a folder is needed",
                          "choose another name", Place{path, 0, 0}});
    std::filesystem::create_directories(path, error);
    if (error || !std::filesystem::is_directory(path, error))
        return write_failed(path, error ? error.value() : ENOTDIR);
    return {};
}

std::string stem_of(const std::string& path) {
    if (path == "-" || path.empty()) return "stdin";
    const std::size_t slash = path.find_last_of('/');
    const std::string file = slash == std::string::npos ? path : path.substr(slash + 1);
    const std::size_t dot = file.find_last_of('.');
    return dot == std::string::npos || dot == 0 ? file : file.substr(0, dot);
}

} // namespace porism::workflow
