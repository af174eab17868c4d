import Foundation
import TestSupport

/// A program of the system that runs `w8` where something is missing.
///
/// A script gets the path of `w8` and its arguments as its own.
struct Wrapper: Sendable {
  private let script: String

  /// Whether the script can do here what it is for.
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

extension Wrapper {
  /// A user without any rights, which only the superuser can become.
  static let loweringPrivileges = Wrapper(
    script: "exec setpriv --reuid=65534 --regid=65534 --clear-groups -- \"$@\""
  )

  /// A limit of 12 KB on the files that are written.
  static let smallFiles = Wrapper(script: "exec prlimit --fsize=12288 -- \"$@\"")

  /// A standard output that takes nothing.
  static let fullOutput = Wrapper(script: "exec \"$@\" >/dev/full")

  /// No variable that names a folder.
  static let noHome = Wrapper(script: "unset HOME W8_HOME XDG_DATA_HOME; exec \"$@\"")

  /// A disk of its own for a log of three entries, filled to the last byte before the command runs.
  ///
  /// It is mounted where no other process sees it, and goes with the script. The log is printed before
  /// the command and after it.
  static let fullDisk = Wrapper(
    script: """
      [ -z "$IS_ALONE" ] && IS_ALONE=1 exec unshare --mount -- sh -c "$(cat <<'SCRIPT'
      mount -t tmpfs -o size=512k,mode=700 none /mnt || exit 99
      [ -z "$W8_PROBE" ] || exit 0
      export W8_HOME=/mnt/log
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
