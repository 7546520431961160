#!/bin/bash
# Installs what is missing, builds, and runs every check: all tests (the GUI ones offscreen and again in a real window under Xvfb),
# of the core's tests a quarter under the address and undefined-behaviour sanitizers, another one at the next commit (and of the
# long suites a share), the fuzzers for 20 seconds each, the architecture, the format and clang-tidy.
#   packaging/test.sh [-y] [PRESET]     PRESET: the build whose tests run: check (default), dev, asan or tsan. It never asks, with -y
#                                       or without.
# Ends with a line "N passed, N failed": tests of all builds, and one each for the format and clang-tidy. Exit status 0 if none failed.
set -uo pipefail
. "$(dirname "$0")/common.sh"

usage() { sed -n '2,8s/^# \{0,1\}//p' "$0"; }

while getopts yh option; do
    case $option in
        y) ;;
        h) usage; exit 0 ;;
        *) usage >&2; exit 2 ;;
    esac
done
shift $((OPTIND - 1))
preset=${1:-check}
if [ $# -gt 1 ] || ! presets_with_tests | grep -qxF -e "$preset"; then
    say "there are no tests of a preset \"$*\"; it is one of" $(presets_with_tests)
    exit 2
fi
passed=0
failed=0
failures=()

finish() {
    if [ ${#failures[@]} -gt 0 ]; then printf 'failed: %s\n' "${failures[@]}"; fi
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ]
    exit
}

count_failure() {
    failed=$((failed + 1))
    failures+=("$1")
}

# must NAME COMMAND...: what the rest cannot do without.
must() {
    local name=$1
    shift
    heading "$name"
    if "$@"; then return; fi
    count_failure "$name"
    finish
}

# check NAME COMMAND...: counts as one test.
check() {
    local name=$1
    shift
    heading "$name"
    if "$@"; then passed=$((passed + 1)); else count_failure "$name"; fi
}

# tests NAME BUILD CTEST-ARGUMENT...: runs ctest and adds its totals.
tests() {
    local name=$1 build=$2 log total bad status=0
    shift 2
    heading "$name"
    log=$(mktemp)
    ctest --test-dir "$build" --output-on-failure --no-tests=error --parallel "$(nproc)" "$@" 2>&1 | tee "$log" || status=$?
    total=$(sed -n 's/.* tests failed out of \([0-9]*\)$/\1/p' "$log")
    bad=$(sed -n 's/.* \([0-9]*\) tests failed out of [0-9]*$/\1/p' "$log")
    if [ -z "$total" ]; then
        count_failure "$name (ctest did not finish)"
    else
        passed=$((passed + total - bad))
        failed=$((failed + bad))
        mapfile -t -O ${#failures[@]} failures < <(sed -n "s/^\t *[0-9]* - \(.*\)$/$name: \1/p" "$log")
        if [ "$status" -ne 0 ] && [ "$bad" -eq 0 ]; then count_failure "$name (ctest)"; fi
    fi
    rm -f "$log"
}

# core_programs BUILD PART PARTS: the tests of the core that are of this part, one a line.
core_programs() {
    ctest --test-dir "$1" -N -L core | sed -n 's/^ *Test *#[0-9]*: //p' | awk "NR % $3 == $2"
}

# any_of NAME...: the regular expression that is one of the names.
any_of() { (IFS='|' && echo "^($*)\$"); }

heading() { printf '\n== %s (%d s)\n' "$1" "$SECONDS"; }

must "packages" install_missing quiet build run test
must "build $preset" build "$preset"
tests "tests ($preset)" "$porism_root/build/$preset"
must "build asan" build asan fuzzers
# Under sanitizers the programs of the core run a quarter at a commit, and of the long ones a ninth, with fewer instances of each
# rule: what is true of them the tests above say.
long='^(reason|diagnose|workflow|rules|realize|faults)$'
parts=4 shares=9
count=$(git -c safe.directory="$porism_root" -C "$porism_root" rev-list --count HEAD 2>/dev/null || echo 0)
part=$((count % parts)) share=$((count % shares))
mapfile -t programs < <(core_programs "$porism_root/build/asan" "$part" "$parts")
must "build asan, part $((part + 1)) of $parts" build asan "${programs[@]/%/_test}"
tests "core under sanitizers, part $((part + 1)) of $parts" "$porism_root/build/asan" -R "$(any_of "${programs[@]}")" -E "$long"
mapfile -t programs < <(printf '%s\n' "${programs[@]}" | grep -E "$long")
GTEST_TOTAL_SHARDS=$shares GTEST_SHARD_INDEX=$share PORISM_RULE_INSTANCES=5 \
    tests "long suites of it, share $((share + 1)) of $shares" "$porism_root/build/asan" -R "$(any_of "${programs[@]}")"
tests "fuzzers" "$porism_root/build/asan" -L fuzz
check "format" "$porism_root/packaging/lint.sh" format
check "clang-tidy" "$porism_root/packaging/lint.sh" tidy
heading "summary"
finish
