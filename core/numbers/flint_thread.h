// FLINT and Arb keep caches for each thread (constants, freed big integers); they must be given back when the thread
// ends.
#pragma once

namespace porism::numbers {

/// Call before anything that fills a cache; cheap, and only the first call on a thread does something.
void clean_flint_at_thread_exit();

} // namespace porism::numbers
