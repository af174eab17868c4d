#!/bin/sh
# Checks a catalog. string_catalog replaces the words in braces.
set -u
xcstrings=%{xcstrings} catalog=%{catalog} languages=%{languages} label=%{label}
set -- %{strings}
outputs=${TEST_UNDECLARED_OUTPUTS_DIR:-$(mktemp -d)} temporary=$(mktemp -d)
synced=0 valid=0

if [ $# -gt 0 ]; then
  "$xcstrings" sync --check --complete --no-cache --allow-outside "$catalog" --stringsdata "$@" \
    >"$temporary/output" 2>"$temporary/errors" || synced=$?
  # Paths are relative to the workspace. Bazel has its own command for updates.
  here=$(printf %s "$PWD/" | sed 's/[][\.*^$|]/\\&/g')
  sed "s|$here||g; /^To fix this, run /d" "$temporary/output" "$temporary/errors"
  [ "$synced" -ne 1 ] || echo "To update the catalog, run: bazel run $label.sync"
fi
if [ -n "%{validate}" ]; then
  set -- validate --no-sources --no-cache --allow-outside "$catalog"
  [ -z "$languages" ] || set -- "$@" --languages "$languages"
  "$xcstrings" "$@" --report sarif --output "$outputs/validate.sarif" || valid=$?
  # If the catalog is out of date, Bazel writes the output above to this file.
  if [ "$synced" -eq 0 ] && [ -n "${XML_OUTPUT_FILE:-}" ]; then
    "$xcstrings" "$@" --quiet --report junit --output "$XML_OUTPUT_FILE" >/dev/null 2>&1
  fi
fi
rm -r "$temporary"
[ "$synced" -eq 0 ] || exit "$synced"
exit "$valid"
