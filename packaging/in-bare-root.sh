#!/bin/bash
# Shows that the scripts work where nothing is installed: makes an empty Debian 12 root, puts the committed tree into it and runs a
# script there, twice, without a display and with nobody to ask. Needs root, debootstrap and git; the root is deleted at the end.
#   packaging/in-bare-root.sh [SCRIPT [ARGUMENT...]]     SCRIPT: .ci/run (default) or packaging/run.sh
set -euo pipefail
. "$(dirname "$0")/common.sh"

[ "$(id -u)" -eq 0 ] || die "an empty root can be made by root only"
for tool in debootstrap unshare git; do
    command -v "$tool" >/dev/null || die "$tool is not installed"
done
if [ $# -eq 0 ]; then set -- .ci/run; fi

bare=$(mktemp -d "${PORISM_BARE_PARENT:-/var/tmp}/porism-bare.XXXXXX")
trap 'rm -rf --one-file-system "$bare"' EXIT
chmod 755 "$bare"
say "making a bare Debian 12 in $bare"
debootstrap --variant=minbase bookworm "$bare" "${PORISM_MIRROR:-http://deb.debian.org/debian}" >"$bare.log" 2>&1 ||
    { tail -20 "$bare.log" >&2; rm -f "$bare.log"; die "debootstrap failed"; }
rm -f "$bare.log"
cp /etc/resolv.conf "$bare/etc/resolv.conf"
git -c safe.directory="$porism_root" clone -q --no-hardlinks "$porism_root" "$bare/porism"

# The mounts live in a namespace of their own, so nothing of this machine is left inside when the root is deleted.
inside() {
    unshare --mount --fork bash -c '
        root=$1; shift
        mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev" || exit 2
        exec chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@" </dev/null' inside "$bare" "$@"
}

for round in first second; do
    SECONDS=0
    status=0
    inside "/porism/$1" "${@:2}" || status=$?
    say "the $round time: exit status $status after $SECONDS s"
    if [ "$status" -ne 0 ]; then exit "$status"; fi
done
