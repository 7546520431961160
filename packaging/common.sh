# Shared by run.sh and test.sh, which source it: packages, builds and words.

porism_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export LC_ALL=C.UTF-8
export HOME=${HOME:-/root}

say() { printf '%s: %s\n' "$(basename "$0")" "$*" >&2; }
die() { say "$*"; exit 2; }

# The packages of the groups of packages.txt that are named as arguments, one a line.
packages_of() {
    local group line wanted
    group=
    while read -r line; do
        case $line in
            '' | '#'*) ;;
            '['*']') group=${line#[}; group=${group%]} ;;
            *)
                for wanted in "$@"; do
                    if [ "$wanted" = "$group" ]; then echo "$line"; fi
                done
                ;;
        esac
    done <"$porism_root/packaging/packages.txt"
}

# Those of the packages named as arguments that are not installed.
missing_of() {
    local package
    for package in "$@"; do
        case $(dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null) in
            ii* | hi*) ;;
            *) echo "$package" ;;
        esac
    done
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        die "packages must be installed by root: run this as root once, or install sudo"
    fi
}

# install_missing ask|quiet GROUP...: says what is missing, asks where there is someone to ask, and installs it.
install_missing() {
    local asking=$1 answer
    shift
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "this is not a Debian system; going on with what is installed (packaging/packages.txt lists what is needed)"
        return
    fi
    local missing
    mapfile -t missing < <(missing_of $(packages_of "$@"))
    if [ ${#missing[@]} -eq 0 ]; then return; fi
    say "these Debian packages are missing and will be installed: ${missing[*]}"
    if [ "$asking" = ask ] && [ -t 0 ]; then
        read -r -p "Install them now? [Y/n] " answer
        case $answer in
            '' | [yY]*) ;;
            *) die "nothing was installed" ;;
        esac
    fi
    local apt=(as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300)
    "${apt[@]}" update >&2 || say "the package lists could not be refreshed; trying with those at hand"
    "${apt[@]}" install -y --no-install-recommends "${missing[@]}" >&2 || die "apt-get could not install the packages"
}

# display_works STUDIO: whether the studio can open a window here. DISPLAY may name a server that is gone, and Qt then aborts before
# it looks at its arguments.
display_works() {
    [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && ("$1" --version || exit 1) >/dev/null 2>&1
}

# presets_with_tests: the presets whose tests can be run, one a line.
presets_with_tests() {
    sed -n '/"testPresets"/,$ s/.*"name": "\([a-z]*\)", "inherits".*/\1/p' "$porism_root/CMakePresets.json"
}

# How many compilers may run at once: one a core, and one for each 1.2 GB of memory.
build_jobs() {
    local cores memory
    cores=$(nproc)
    memory=$(awk '/MemAvailable/ { print int($2 / 1200000) }' /proc/meminfo)
    if [ "${memory:-1}" -lt 1 ]; then memory=1; fi
    echo $((cores < memory ? cores : memory))
}

# build PRESET [TARGET...]: configures and builds into build/PRESET.
build() {
    local preset=$1 log status=0
    shift
    log=$(mktemp)
    (cd "$porism_root" && cmake --preset "$preset") >"$log" 2>&1 || status=$?
    if [ "$status" -ne 0 ]; then cat "$log" >&2; fi
    rm -f "$log"
    if [ "$status" -ne 0 ]; then return "$status"; fi
    cmake --build "$porism_root/build/$preset" --parallel "$(build_jobs)" ${1:+--target "$@"}
}
