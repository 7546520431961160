// A fixed amount of work of the kind that this program does, so that times of different machines, or of one machine at
// different hours, can be compared: a time is told as a multiple of it, measured beside.
#pragma once

#include "base/stop.h"

namespace porism::workflow {

/// Milliseconds of processor time of one yardstick, here and now: the least of `tries` runs. A stop ends it within some
/// 20 ms, and the value says nothing then. It takes and sorts the
/// sines of 400,000 numbers, counts 300,000 keys of 2^18 in a hash table of the standard library and multiplies 6
/// million times modulo 2^61 - 1: the amounts of the yardstick with which other provers were measured, so that both
/// take the same time (within 3 %, gcc 12 at -O2; about 62 ms on a machine of 2023).
double yardstick_ms(int tries = 3, const StopToken& stop = {});

} // namespace porism::workflow
