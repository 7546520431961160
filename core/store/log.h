// The write-ahead log beside a library (sqlite.org/fileformat2.html, section 4), read before SQLite reads it.
//
// SQLite takes the first frame with a wrong checksum for the end of the log: right after a crash, when nothing saved
// lies behind it, but it also drops without a word what was saved behind a damaged one.
#pragma once

#include "base/result.h"

#include <string>

namespace porism::store {

/// `store_log_damaged` where the log of the library holds saved changes that SQLite would drop. Only reads.
Status check_log(const std::string& library);

} // namespace porism::store
