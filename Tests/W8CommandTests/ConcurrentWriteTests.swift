import Foundation
import TestSupport
import Testing

/// Four concurrent writers.
///
/// The environment variable `W8_WRITING_SECONDS` sets the duration (default: two seconds).
@Suite struct ConcurrentWriteTests {
  /// A script that logs until the time is over, and prints the number of entries, the number of
  /// failures, and the longest duration in milliseconds.
  private static let writer = """
    end=$(($(date +%s) + $2)) done=0 failed=0 slowest=0
    while [ "$(date +%s)" -lt "$end" ]; do
      start=$(date +%s%3N)
      if "$1" log 72,5 --quiet; then done=$((done + 1)); else failed=$((failed + 1)); fi
      took=$(($(date +%s%3N) - start))
      [ "$took" -le "$slowest" ] || slowest=$took
    done
    echo "$done $failed $slowest"
    """

  @Test func `no entry is lost, and no command fails`() throws {
    let home = try TestUser("LANG=es_ES")
    let seconds = ProcessInfo.processInfo.environment["W8_WRITING_SECONDS"] ?? "2"
    let writers = try (0..<4).map { try start(home, number: $0, seconds: seconds) }
    for writer in writers { writer.waitUntilExit() }
    let figures = try writers.indices.map { number in
      try home.folder.text(of: "writer-\(number)").split { !$0.isNumber }.compactMap { Int($0) }
    }
    print("done, failed, milliseconds of the slowest: \(figures)")
    try #require(figures.allSatisfy { $0.count == 3 })
    #expect(figures.allSatisfy { $0[0] > 0 && $0[1] == 0 })
    let total = figures.reduce(0) { $0 + $1[0] }
    // The first process to read the clock may be the second to write.
    let ids = try home.log().entries.map(\.id).sorted()
    #expect(ids == (0..<total).map { $0 + 1 })
  }

  private func start(_ home: TestUser, number: Int, seconds: String) throws -> Process {
    try home.folder.write("", to: "writer-\(number)")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", Self.writer, "sh", home.program.path, seconds]
    process.environment = [
      "LANG": "es_ES", "HOME": home.folder.path, "PATH": RestrictedLauncher.path,
    ]
    process.standardOutput = try FileHandle(
      forWritingTo: URL(filePath: home.folder.path("writer-\(number)"))
    )
    try process.run()
    return process
  }
}
