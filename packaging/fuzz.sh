#!/bin/bash
# Runs the fuzzers of tests/fuzz, one after the other, and says what they found.
#   packaging/fuzz.sh [SECONDS] [NAME...]     SECONDS for each: 600; NAME: scalar, jgex, ... (tests/fuzz); without one, all
# A finding is an input in build/asan/tests/fuzz/ that the fuzzer names: it becomes a test first. Exit status 0 if there is none.
set -euo pipefail
. "$(dirname "$0")/common.sh"

seconds=600
case ${1:-} in
    -h) sed -n '2,4s/^# \{0,1\}//p' "$0"; exit 0 ;;
    [0-9]*) seconds=$1; shift ;;
esac
if [ $# -eq 0 ]; then set -- $(cd "$porism_root/tests/fuzz" && ls *_fuzz.cpp | sed 's/_fuzz\.cpp$//'); fi
build asan fuzzers
cmake -S "$porism_root" --preset asan -DPORISM_FUZZ_SECONDS="$seconds" >/dev/null
trap 'cmake -S "$porism_root" --preset asan -UPORISM_FUZZ_SECONDS >/dev/null' EXIT
status=0
for name in "$@"; do
    nice -n 10 ctest --test-dir "$porism_root/build/asan" -R "^fuzz_$name\$" --no-tests=error --verbose || status=1
done
exit "$status"
