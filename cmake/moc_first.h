// What moc reads before each header: it does not follow <concepts> to the library's own macros unless they are there
// first.
#include <cstddef>
