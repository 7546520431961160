#!/bin/bash
# Runs one program in a real window: on an X server and under a window manager of its own, both gone when it ends.
#   packaging/in-window.sh PROGRAM [ARGUMENT...]
set -euo pipefail

for tool in Xvfb openbox; do
    command -v "$tool" >/dev/null || { echo "in-window: $tool is not installed" >&2; exit 1; }
done

scratch=$(mktemp -d)
server=
manager=
finish() {
    [ -z "$manager" ] || kill "$manager" 2>/dev/null || true
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$scratch"
}
trap finish EXIT

# The server picks a free display and says which.
mkfifo "$scratch/display"
Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp 3>"$scratch/display" 2>"$scratch/server.log" </dev/null &
server=$!
if ! read -r -t 30 number <"$scratch/display"; then
    echo "in-window: the X server did not start" >&2
    cat "$scratch/server.log" >&2
    exit 1
fi
export DISPLAY=":$number"
unset WAYLAND_DISPLAY XAUTHORITY
openbox --sm-disable --startup "touch $scratch/managed" >"$scratch/manager.log" 2>&1 </dev/null &
manager=$!
for ((wait = 0; wait < 100; wait++)); do
    if [ -e "$scratch/managed" ]; then break; fi
    sleep 0.1
done

export QT_QPA_PLATFORM=xcb
"$@"
