# shellcheck shell=bash
# Functions for the other scripts in this folder, which source this file.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

# The default location of the toolchain, for shells without a profile.
if ! command -v swift >/dev/null && [ -x /opt/swift/usr/bin/swift ]; then
  PATH=$PATH:/opt/swift/usr/bin
fi

bold='' red='' plain=''
if [ -t 1 ] && [ -z "${NO_COLOR:-}" ]; then
  bold=$'\e[1m' red=$'\e[31m' plain=$'\e[0m'
fi

# step TITLE: prints the title of a step.
step() { printf '%s==> %s%s\n' "$bold" "$*" "$plain"; }

# fail MESSAGE: prints an error and exits.
fail() {
  printf '%serror:%s %s\n' "$red" "$plain" "$*" >&2
  exit 1
}

# quietly COMMAND...: runs a command and prints its output only if it fails.
quietly() {
  local log status=0
  log=$(mktemp)
  "$@" >"$log" 2>&1 || status=$?
  if [ "$status" -ne 0 ]; then cat "$log" >&2; fi
  rm -f "$log"
  return "$status"
}

# build ARGUMENTS...: runs `swift build`, with a progress line: every minute on a terminal, where it is overwritten, otherwise every
# five minutes. Prints the whole output if the build fails.
build() {
  local log status=0 minutes=0 line pid
  log=$(mktemp)
  swift build "$@" >"$log" 2>&1 &
  pid=$!
  while kill -0 "$pid" 2>/dev/null; do
    for _ in $(seq 60); do
      kill -0 "$pid" 2>/dev/null || break
      sleep 1
    done
    kill -0 "$pid" 2>/dev/null || break
    minutes=$((minutes + 1))
    line=$(printf '    %d min: %s' "$minutes" "$(tail -n 1 "$log" | tr '\r' '\n' | tail -n 1 | cut -c 1-60)")
    if [ -t 1 ]; then
      printf '\r%-75s\r' "$line"
    elif [ $((minutes % 5)) -eq 0 ]; then
      printf '%s\n' "$line"
    fi
  done
  if [ -t 1 ] && [ "$minutes" -gt 0 ]; then printf '\r%75s\r' ''; fi
  wait "$pid" || status=$?
  if [ "$status" -ne 0 ]; then cat "$log" >&2; fi
  rm -f "$log"
  return "$status"
}

# normalize FOLDER: sets reproducible permissions and times.
normalize() {
  chmod -R u=rwX,go=rX "$1"
  find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
}

# pack PARENT FOLDER FILE: writes a reproducible archive of a folder.
pack() {
  normalize "$1/$2"
  tar --create --directory "$1" --sort=name --format=gnu --owner=0 --group=0 --numeric-owner "$2" | xz --threads=1 >"$3"
}
