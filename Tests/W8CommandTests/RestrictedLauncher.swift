import Foundation
import TestSupport

/// A system program that runs `w8` in a restricted environment.
///
/// A script receives the path of `w8` and its arguments as its own.
struct RestrictedLauncher: Sendable {
  private let script: String

  /// Whether the script works on this machine.
  var isUsable: Bool {
    let run = try? BuiltProgram(at: "/bin/sh")
      .run(
        ["-c", script, "sh", "/bin/true"],
        environment: ["PATH": Self.path, "HOME": "/nonexistent", "W8_PROBE": "1"],
        in: "/"
      )
    return run?.status == 0
  }

  static let path = "/usr/sbin:/usr/bin:/sbin:/bin"

  /// Runs the script with a program and its arguments.
  func run(
    _ program: String,
    _ arguments: [String],
    environment: [String: String],
    in folder: String
  ) throws -> BuiltProgram.Run {
    try BuiltProgram(at: "/bin/sh")
      .run(
        ["-c", script, "sh", program] + arguments,
        environment: environment.merging(["PATH": Self.path]) { $1 },
        in: folder
      )
  }
}

extension RestrictedLauncher {
  /// A user without privileges, which only the superuser can become.
  static let loweringPrivileges = RestrictedLauncher(
    script: "exec setpriv --reuid=65534 --regid=65534 --clear-groups -- \"$@\""
  )

  /// A file size limit of 12 KB.
  static let smallFiles = RestrictedLauncher(script: "exec prlimit --fsize=12288 -- \"$@\"")

  /// A standard output that is full.
  static let fullOutput = RestrictedLauncher(script: "exec \"$@\" >/dev/full")

  /// An environment without variables that specify a folder.
  static let noHome = RestrictedLauncher(script: "unset HOME W8_HOME XDG_DATA_HOME; exec \"$@\"")

  /// A separate disk for a log of three entries, filled completely before the command runs.
  ///
  /// It is mounted in a private namespace, and removed with the script. The script prints the log
  /// before and after the command.
  static let fullDisk = RestrictedLauncher(
    script: """
      [ -z "$IS_ALONE" ] && IS_ALONE=1 exec unshare --mount -- sh -c "$(cat <<'SCRIPT'
      mount -t tmpfs -o size=512k,mode=700 none /mnt || exit 99
      [ -z "$W8_PROBE" ] || exit 0
      export W8_HOME=/mnt/log
      mkdir -m 700 /mnt/log && : > /mnt/log/default.store || exit 97
      for kilograms in 70 71 72; do "$1" log "$kilograms kg" --quiet || exit 98; done
      "$1" list --json
      echo ----
      dd if=/dev/zero of=/mnt/filler bs=4k 2>/dev/null
      "$@"
      status=$?
      echo ----
      rm /mnt/filler
      "$1" list --json
      exit $status
      SCRIPT
      )" sh "$@"
      """
  )
}
