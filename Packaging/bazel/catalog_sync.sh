#!/bin/sh
# Updates a catalog in the source tree. string_catalog replaces the words in braces. Arguments are options of 'xcstrings sync'.
set -eu
xcstrings=$PWD/%{xcstrings} catalog=%{catalog}
for folder in %{strings}; do
  set -- "$@" --stringsdata "$PWD/$folder"
done
target=${BUILD_WORKSPACE_DIRECTORY:?use 'bazel run' to update the catalog}/$catalog

# In the source tree, xcstrings would also read other sources. The catalog must be the one that the test expects.
temporary=$(mktemp -d)
trap 'rm -r "$temporary"' EXIT
mkdir -p "$temporary/$(dirname "$catalog")"
[ ! -f .xcstrings.yml ] || cp .xcstrings.yml "$temporary"
cp "$target" "$temporary/$catalog"
cd "$temporary"
"$xcstrings" sync --complete --no-cache --allow-outside "$catalog" "$@" >output 2>errors || status=$?
here=$(pwd -P | sed 's/[][\.*^$|]/\\&/g')
sed "s|$here/||g" output errors
cmp -s "$catalog" "$target" || cp "$catalog" "$target"
exit "${status:-0}"
