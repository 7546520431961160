#include "numbers/flint_thread.h"

#include <flint.h>

namespace porism::numbers {

namespace {

struct Cleaner {
    ~Cleaner() { flint_cleanup(); }
};

} // namespace

void clean_flint_at_thread_exit() {
    thread_local const Cleaner cleaner;
    static_cast<void>(&cleaner);
}

} // namespace porism::numbers
