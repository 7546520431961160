// A fixed amount of work of the kind that this program does, so that times of different machines, or of one machine at
// different hours, can be compared: a time is told as a multiple of it, measured beside.
#pragma once

namespace porism::workflow {

/// Milliseconds of processor time of one yardstick, here and now: the least of `tries` runs of a part of it. It sorts,
/// takes sines, fills a hash table of the standard library and multiplies modulo 2^61 - 1, in such amounts that it
/// takes what the yardstick takes with which other provers were measured (within some per cent, gcc 12 at -O2; about
/// 85 ms on a machine of 2020).
double yardstick_ms(int tries = 3);

} // namespace porism::workflow
