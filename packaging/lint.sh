#!/bin/bash
# Checks the style of the first-party sources.
#   packaging/lint.sh format [--fix]    clang-format of Debian 12 (14) on every source
#   packaging/lint.sh tidy [PRESET]     clang-tidy-19 with the list of .clang-tidy, on the sources changed since the last tag, read
#                                       with the compile commands of build/PRESET (dev). Where there is no tag (or no git) every
#                                       source counts as changed. At most PORISM_TIDY_FILES (60) are looked at, the latest
#                                       changed first; what is left out is said. 0 means no limit.
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

# The sources that changed since the last tag, the latest changed first.
changed_sources() {
    local tag
    if ! trusting_git rev-parse --git-dir >/dev/null 2>&1; then
        say "no git here: every source counts as changed"
        sources | grep -v '\.h$'
        return
    fi
    if tag=$(trusting_git describe --tags --abbrev=0 2>/dev/null); then
        say "sources changed since $tag"
        {
            trusting_git diff --name-only HEAD
            trusting_git log --format= --name-only "$tag"..HEAD
        }
    else
        say "there is no tag yet: every source counts as changed"
        {
            trusting_git diff --name-only HEAD
            trusting_git log --format= --name-only
            sources
        }
    fi | awk '/^(core|ui|app|tests)\/.*\.(cpp|c)$/ && !/\/fixtures\// && !seen[$0]++' | while read -r file; do
        if [ -f "$file" ]; then echo "$file"; fi
    done
}

check_tidy() {
    local build=build/${1:-dev} limit=${PORISM_TIDY_FILES:-60} files all
    command -v clang-tidy-19 >/dev/null || die "clang-tidy-19 is not installed"
    [ -f "$build/compile_commands.json" ] || die "$build is not configured"
    # Only what this build compiles has a command to read it with.
    mapfile -t all < <(changed_sources | while read -r file; do
        if grep -qF "\"$porism_root/$file\"" "$build/compile_commands.json"; then echo "$file"; fi
    done)
    files=("${all[@]}")
    if [ "$limit" -gt 0 ]; then files=("${all[@]:0:$limit}"); fi
    say "clang-tidy looks at ${#files[@]} of ${#all[@]} changed sources (PORISM_TIDY_FILES=$limit)"
    if [ ${#files[@]} -eq 0 ]; then return; fi
    printf '%s\n' "${files[@]}" | xargs -n 1 -P "$(nproc)" clang-tidy-19 --quiet -p "$build" 2>/dev/null
}

case ${1:-} in
    format) check_format "${2:-}" ;;
    tidy) check_tidy "${2:-}" ;;
    *) sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
