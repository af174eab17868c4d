# shellcheck shell=bash
# Finds or builds xcstrings for those who work in a folder of their own; sourced, never run.

tool_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# tool_version: the version of xcstrings in this repository.
tool_version() {
  sed -nE 's/.*static let text = "(.*)".*/\1/p' "$tool_root/Sources/CommandSupport/Program/Version.swift"
}

# installed_tool VERSION: the path of an xcstrings of that version on the PATH, or nothing.
installed_tool() {
  local tool
  tool=$(command -v xcstrings) || return 0
  if [ "$("$tool" --version 2>/dev/null)" = "$1" ]; then echo "$tool"; fi
}

# built_tool ROOT: the path of the xcstrings that was built of the repository at ROOT, or nothing if
# there is none or a source is newer.
built_tool() {
  local tool=$1/.build/release/xcstrings
  if [ -x "$tool" ] && [ -z "$(find "$1/Package.swift" "$1/Sources" "$1/Localizations" -newer "$tool" -print -quit)" ]; then
    echo "$tool"
  fi
}

# build_tool ROOT [--check]: builds xcstrings of the repository at ROOT and says where it is. With
# --check missing system packages are an error; without it they are installed.
build_tool() (
  cd "$1" || return
  # `git commit` tells its hooks where its index is; the package manager's clones have their own.
  # shellcheck disable=SC2046
  unset $(git rev-parse --local-env-vars 2>/dev/null)
  Scripts/bootstrap ${2:+"$2"} >&2 || return
  echo 'Building xcstrings; the parser of Swift takes some minutes the first time.' >&2
  swift build --configuration release --product xcstrings >&2 || return
  echo "$1/.build/release/xcstrings"
)
