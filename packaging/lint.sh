#!/bin/bash
# Checks the style of the first-party sources.
#   packaging/lint.sh format [--fix]    clang-format of Debian 12 (14) on every source
#   packaging/lint.sh tidy              clang-tidy-19 with the list of .clang-tidy, read with the compile commands of the preset dev,
#                                       which is configured for it: every source changed since the last tag or, on a branch, since
#                                       it left origin's. Where there is neither, every source counts as changed; the latest changed
#                                       are looked at first, as many as PORISM_TIDY_SECONDS allow (100; 0 means all), and what is
#                                       left out is said.
set -euo pipefail
. "$(dirname "$0")/common.sh"
cd "$porism_root"

sources() {
    find core ui app tests cmake -path tests/architecture/fixtures -prune -o -type f \
        \( -name '*.cpp' -o -name '*.h' -o -name '*.c' \) -print | LC_ALL=C sort
}

trusting_git() { git -c safe.directory="$porism_root" "$@"; }

check_format() {
    local tool
    tool=$(command -v clang-format-14 || command -v clang-format) || die "clang-format is not installed"
    if [ "${1:-}" = --fix ]; then
        sources | xargs "$tool" -i
    else
        sources | xargs -n 40 -P "$(nproc)" "$tool" --dry-run -Werror
    fi
}

# The commit since which a change counts: the last tag, or where this branch left the main one; nothing where there is neither.
base_commit() {
    local main
    trusting_git describe --tags --abbrev=0 2>/dev/null && return
    main=$(trusting_git merge-base HEAD origin/HEAD 2>/dev/null) || return 0
    if [ "$main" != "$(trusting_git rev-parse HEAD)" ]; then echo "$main"; fi
}

# The sources that changed since the commit (none: all sources), the latest changed first.
changed_sources() {
    local base=$1
    {
        if trusting_git rev-parse --git-dir >/dev/null 2>&1; then
            trusting_git diff --name-only HEAD
            trusting_git log --format= --name-only ${base:+"$base"..HEAD}
        fi
        if [ -z "$base" ]; then sources; fi
    } | awk '/^(core|ui|app|tests)\/.*\.(cpp|c)$/ && !/\/fixtures\// && !seen[$0]++' | while read -r file; do
        if [ -f "$file" ]; then echo "$file"; fi
    done
}

# tidy_one BUILD DEADLINE LEFT FILE: what clang-tidy says of a file, or its name into LEFT once it is too late. The count of
# warnings that it suppressed is no news; whatever else it says is.
tidy_one() {
    local build=$1 deadline=$2 left=$3 file=$4 errors status=0
    if [ "$deadline" -gt 0 ] && [ "$(date +%s)" -ge "$deadline" ]; then
        echo "$file" >>"$left"
        return
    fi
    errors=$(mktemp)
    # The precompiled headers are found by name where they were compiled; clang-tidy reads them as text.
    clang-tidy-19 --quiet -p "$build" --extra-arg="-I$porism_root/cmake" "$file" 2>"$errors" || status=$?
    grep -vE '^[0-9]+ warnings?( and [0-9]+ errors?)? (generated|treated as errors?)' "$errors" >&2 || true
    rm -f "$errors"
    return "$status"
}

check_tidy() {
    local build=build/dev seconds=${PORISM_TIDY_SECONDS:-100} base deadline=0 left status=0 files
    command -v clang-tidy-19 >/dev/null || die "clang-tidy-19 is not installed"
    # Tests include what moc makes of them.
    build dev autogen >/dev/null || die "the preset dev cannot be configured"
    base=$(base_commit)
    # Only what this build compiles has a command to read it with.
    mapfile -t files < <(changed_sources "$base" | while read -r file; do
        if grep -qF "\"$porism_root/$file\"" "$build/compile_commands.json"; then echo "$file"; fi
    done)
    if [ ${#files[@]} -eq 0 ]; then say "no source changed since $base"; return; fi
    if [ -n "$base" ]; then
        say "clang-tidy looks at the ${#files[@]} sources changed since $base"
    else
        say "there is no tag: clang-tidy looks at as many of all ${#files[@]} sources as $seconds s allow, the latest changed first"
        if [ "$seconds" -gt 0 ]; then deadline=$(($(date +%s) + seconds)); fi
    fi
    left=$(mktemp)
    export porism_root
    export -f tidy_one
    printf '%s\n' "${files[@]}" |
        xargs -n 1 -P "$(nproc)" bash -c 'tidy_one "$@"' tidy_one "$build" "$deadline" "$left" || status=1
    if [ -s "$left" ]; then say "clang-tidy left out $(wc -l <"$left") of ${#files[@]} sources: PORISM_TIDY_SECONDS=0 looks at all"; fi
    rm -f "$left"
    return "$status"
}

case ${1:-} in
    format) check_format "${2:-}" ;;
    tidy) check_tidy ;;
    *) sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
