// Time that a thread of a test has worked.
#pragma once

#include "base/processor_time.h"

namespace porism::test {

using porism::thread_ms;

} // namespace porism::test
