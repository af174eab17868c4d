# shellcheck shell=bash
# Functions for tests in a minimal Debian system, for scripts that also source common.sh. The scripts set `system`, the folder of the
# system, and `log`, a file for the output of commands.
failures=0 system='' log=''

# make_debian FOLDER [PACKAGES]: downloads a minimal Debian, unless the folder has one with these packages.
make_debian() {
  local folder=$1 packages=${2:-}
  if [ -e "$folder/complete" ] && [ "$(cat "$folder/complete")" = "$packages" ]; then return; fi
  step "Setting up a minimal Debian (${folder##*/})"
  rm -rf "$folder"
  mkdir -p "$folder"
  quietly debootstrap --variant=minbase ${packages:+"--include=$packages"} "${folder##*/}" "$folder"
  echo "$packages" >"$folder/complete"
}

# copy_debian FOLDER: makes $system a copy of a minimal Debian.
copy_debian() {
  rm -rf "$system"
  cp -a --reflink=auto "$1" "$system"
}

# there [NAME=VALUE...] COMMAND...: runs a command in the minimal Debian, with an empty environment. Mounts exist only for this
# command.
# shellcheck disable=SC2016
there() {
  env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/srv TERM=xterm unshare --mount --propagation private sh -c '
    system=$1 && shift
    mount -t proc proc "$system/proc" && mount --bind /dev/pts "$system/dev/pts" && exec chroot "$system" env "$@"
  ' there "$system" "$@"
}

# expect NAME COMMAND...: COMMAND must succeed.
expect() {
  local name=$1 status=0
  shift
  "$@" >"$log" 2>&1 || status=$?
  if [ "$status" -eq 0 ]; then
    printf 'ok    %s\n' "$name"
  else
    printf 'error %s: exit code %d\n' "$name" "$status"
    sed 's/^/      /' "$log"
    failures=$((failures + 1))
  fi
}

# prints TEXT COMMAND...: COMMAND must succeed and print TEXT.
prints() {
  local text=$1 answer
  shift
  answer=$("$@" </dev/null) || return
  grep -F -e "$text" <<<"$answer" >/dev/null || {
    printf 'no "%s" in:\n%s\n' "$text" "$answer"
    return 1
  }
}

# files: prints all files, except in folders that any program may write to.
files() { (cd "$system" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./tmp -o -path ./srv \) -prune -o -print | LC_ALL=C sort); }

# nothing_left BEFORE AFTER: lists of files must be equal, except in the folders of dpkg and apt.
nothing_left() { diff <(without_records "$1") <(without_records "$2"); }
without_records() { grep -v -e '^./var/lib/dpkg' -e '^./var/lib/apt' -e '^./var/cache' -e '^./var/log' "$1"; }
