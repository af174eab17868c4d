# shellcheck shell=bash
# Functions that find or build xcstrings, for scripts that run in other repositories. Sourced, not run.

tool_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# tool_version: prints the version of xcstrings in this repository.
tool_version() {
  sed -nE 's/.*static let text = "(.*)".*/\1/p' "$tool_root/Sources/CommandSupport/Program/Version.swift"
}

# installed_tool VERSION: prints the path of an xcstrings of this version on the PATH, or nothing.
installed_tool() {
  local tool
  tool=$(command -v xcstrings) || return 0
  if [ "$("$tool" --version 2>/dev/null)" = "$1" ]; then echo "$tool"; fi
}

# built_tool ROOT: prints the path of the xcstrings that was built in the repository at ROOT, or nothing if there is none or a
# source file is newer.
built_tool() {
  local tool=$1/.build/release/xcstrings
  if [ -x "$tool" ] && [ -z "$(find "$1/Package.swift" "$1/Sources" "$1/Localizations" -newer "$tool" -print -quit)" ]; then
    echo "$tool"
  fi
}

# build_tool ROOT [--check]: builds xcstrings in the repository at ROOT and prints its path. Missing system packages are
# installed; with --check, they are an error.
build_tool() (
  cd "$1" || return
  # `git commit` sets variables for its hooks that must not affect SwiftPM's clones.
  # shellcheck disable=SC2046
  unset $(git rev-parse --local-env-vars 2>/dev/null)
  Scripts/bootstrap ${2:+"$2"} >&2 || return
  echo 'Building xcstrings; the first build of swift-syntax takes a few minutes.' >&2
  swift build --configuration release --product xcstrings >&2 || return
  echo "$1/.build/release/xcstrings"
)
