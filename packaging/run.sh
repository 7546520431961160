#!/bin/bash
# Installs what is missing, builds Porism and starts the studio with the guided example. Without a display that works it does the same
# main job with the command line: it solves the example and leaves picture, path, proof and problem in porism-out/.
#   packaging/run.sh [-y]       -y: ask nothing
set -euo pipefail
. "$(dirname "$0")/common.sh"

ask=ask
while getopts yh option; do
    case $option in
        y) ask=quiet ;;
        *) sed -n '2,4s/^# //p' "$0"; [ "$option" = h ] && exit 0 || exit 2 ;;
    esac
done

trap 'say "this step failed: $BASH_COMMAND"' ERR
install_missing "$ask" build run

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    say "building the studio (the first time takes some minutes)"
    build release porism porism-studio
    studio=$porism_root/build/release/bin/porism-studio
    if display_works "$studio"; then
        say "starting the studio with the guided example"
        exec "$studio" --guided
    fi
    say "no window can be opened on DISPLAY=${DISPLAY:-} WAYLAND_DISPLAY=${WAYLAND_DISPLAY:-}"
fi

say "there is no display, so this does the main job with the command line"
build release porism
porism=$porism_root/build/release/bin/porism
problem=$porism_root/resources/examples/orthocentre.txt
out=$porism_root/porism-out
mkdir -p "$out"
# Only what this script writes is made anew; anything else in the folder stays.
rm -rf "$out/proof"
rm -f "$out"/orthocentre.{svg,png,json,txt} "$out/path.txt" "$out"/library.porism*

cp "$problem" "$out/orthocentre.txt"
"$porism" convert "$problem" --to svg --out "$out/orthocentre.svg"
"$porism" convert "$problem" --to png --out "$out/orthocentre.png"
"$porism" convert "$problem" --to actions --out "$out/orthocentre.json"
"$porism" solve "$problem" --proofs "$out/proof"
"$porism" explore "$problem" --method single >"$out/path.txt"
"$porism" check "$out"/proof/*
"$porism" store import "$out/library.porism" "$problem"
"$porism" store list "$out/library.porism"
cat "$out/path.txt"

say "done. In $out:
  orthocentre.txt, orthocentre.json   the problem: as text, and as the actions that build it
  orthocentre.svg, orthocentre.png    its picture
  path.txt                            the path to its goal, step by step
  proof/                              the proof, passed by the independent checker
  library.porism                      a library with the problem in it"
