#!/bin/bash
# Reads the public problem files, where they are, and says of each how many problems are read and how many have a figure.
#   tests/bench/read_problems.sh [PORISM [FOLDER]]     PORISM: build/dev/bin/porism; FOLDER: ../shared/problems
# The errors of what fails are listed. Exit status 1 if a text cannot be read; a figure that cannot exist is no fault of the reader.
set -euo pipefail
cd "$(dirname "$0")/../.."
porism=${1:-build/dev/bin/porism}
folder=${2:-../shared/problems}
[ -d "$folder" ] || { echo "there is no folder $folder"; exit 0; }
errors=$(mktemp)
trap 'rm -f "$errors"' EXIT
status=0
printf '%-44s %8s %6s %9s\n' file problems read figures
for file in "$folder"/*.txt; do
    problems=$(grep -c '[=?]' "$file")
    unread=$("$porism" convert "$file" --to jgex --out - 2>&1 >/dev/null | grep -c ': error: ' || true)
    : >"$errors"
    figures=$("$porism" verify "$file" --json 2>"$errors" | grep -o '"check":"figure_exists","state":"passed"' | wc -l || true)
    printf '%-44s %8d %6d %9d\n' "$(basename "$file")" "$problems" "$((problems - unread))" "$figures"
    grep ': error: ' "$errors" || true
    if [ "$unread" -gt 0 ]; then status=1; fi
done
exit "$status"
