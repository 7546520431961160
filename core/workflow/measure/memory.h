// How much memory this process holds: for measurements.
#pragma once

namespace porism::workflow {

/// From its making on: what was freed before is given back to the system first, so that it does not hide what is taken
/// later. Megabytes are millions of bytes; 0 where the system does not tell (no /proc).
class MemoryWatch {
public:
    MemoryWatch();
    /// The most that the process held since then, all of it counted: program, libraries, tables. Where the system does
    /// not forget an older peak (/proc/self/clear_refs), since its start.
    double peak_mb() const;
    /// By how much that is more than at the beginning.
    double growth_mb() const;

private:
    double before_;
};

} // namespace porism::workflow
