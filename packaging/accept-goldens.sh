#!/bin/bash
# Accepts what the program writes now as the golden texts of tests/golden/, docs/ (constructions and rules) and translations/,
# and shows what that changed.
#   packaging/accept-goldens.sh [CTEST-ARGUMENT...]     e.g. -R paint; a build of the preset check must exist
set -euo pipefail
cd "$(dirname "$0")/.."

build=${PORISM_BUILD:-build/check}
if [ ! -f "$build/CTestTestfile.cmake" ]; then
    echo "accept-goldens: $build is not built; run packaging/test.sh, or set PORISM_BUILD to a build folder" >&2
    exit 2
fi
cmake --build "$build"
status=0
PORISM_ACCEPT_GOLDEN=1 ctest --test-dir "$build" --output-on-failure "$@" || status=$?
echo
echo "Goldens that changed (look at each before committing it):"
git status --short -- tests/golden translations docs/constructions docs/constructions.md docs/rules docs/rules.md
exit "$status"
