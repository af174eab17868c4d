import FileSystem
import TestSupport
import Testing

@Suite struct ArrivingFilesTests {
  private static let second = FileArrivalTimeouts.second

  private func stamp(_ size: Int64, at seconds: Int64, inode: UInt64 = 1) -> FileStamp {
    let time = seconds * Self.second
    return FileStamp(size: size, modified: time, changed: time, identifier: inode)
  }

  /// The content at a time in seconds, whether its end is complete, and the expected state.
  private typealias Step = (
    second: Int64, size: Int64?, written: Int64, isWhole: Bool, ArrivingFiles.State?
  )

  @Test(
    arguments: [
      // A file that has existed for a long time.
      [(100, 10, 0, true, .ready)],
      [(100, 10, 0, false, .ready)],
      // A file that is being written: each change restarts the wait.
      [
        (100, 10, 100, false, .growing(since: 100 * second)),
        (101, 20, 101, false, .growing(since: 101 * second)),
        (102, 20, 101, false, .growing(since: 101 * second)), (103, 20, 101, true, .ready),
      ],
      // The end is complete, but not for long enough.
      [(100, 10, 100, true, .growing(since: 100 * second)), (101, 10, 100, true, .ready)],
      // The end never becomes complete.
      [
        (100, 10, 100, false, .growing(since: 100 * second)),
        (159, 10, 100, false, .growing(since: 100 * second)), (160, 10, 100, false, .ready),
      ],
      // A clock that is ahead does not prolong the wait.
      [(100, 10, 900, true, .growing(since: 100 * second)), (101, 10, 900, true, .ready)],
      // A file that is deleted and created again.
      [
        (100, 10, 0, true, .ready), (101, nil, 0, true, nil),
        (102, 10, 102, true, .growing(since: 102 * second)),
      ],
    ] as [[Step]]
  )
  private func `a file is read once it is complete`(steps: [Step]) {
    var files = ArrivingFiles()
    for step in steps {
      let found = step.size.map { ["a": stamp($0, at: step.written)] } ?? [:]
      files.look(at: found, now: step.second * Self.second) { _ in step.isWhole }
      #expect(files.states["a"] == step.4, "second \(step.second)")
    }
  }

  @Test func `a failed file is tried again forever, with growing pauses`() {
    var files = ArrivingFiles()
    var now: Int64 = 0
    var pauses: [Int64] = []
    for _ in 0..<12 {
      files.look(at: ["a": stamp(1, at: -90)], now: now) { _ in true }
      #expect(files.ready(now: now) == ["a"])
      files.finish("a", isDone: false, now: now)
      #expect(files.ready(now: now).isEmpty)
      let next = files.nextLook(now: now) ?? 0
      #expect(files.ready(now: next - 1).isEmpty)
      pauses.append((next - now) / Self.second)
      now = next
    }
    #expect(pauses == [30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600, 3600])
    files.finish("a", isDone: true, now: now)
    #expect(files.nextLook(now: now) == nil)
  }

  @Test func `a processed file counts as new only if its content changes`() {
    var files = ArrivingFiles()
    files.remember("a", stamp(5, at: 1), .done)
    files.remember("b", stamp(5, at: 1), .failed(times: 2, retry: 0))
    var readable = stamp(5, at: 1)
    readable.changed = 50 * Self.second
    files.look(at: ["a": readable, "b": readable], now: 99 * Self.second) { _ in true }
    #expect(files.ready(now: 99 * Self.second) == ["b"])
    files.look(at: ["a": stamp(6, at: 2)], now: 99 * Self.second) { _ in true }
    #expect(files.states == ["a": .ready])
  }

  @Test func `several files become ready independently`() {
    var files = ArrivingFiles()
    let found = Dictionary(
      uniqueKeysWithValues: (0..<10).map { ("\($0)", stamp(1, at: 100 + $0, inode: UInt64($0))) }
    )
    files.look(at: found, now: 106 * Self.second) { $0 != "3" }
    #expect(files.ready(now: 106 * Self.second) == ["0", "1", "2", "4", "5"])
    #expect(files.nextLook(now: 106 * Self.second) == 106 * Self.second)
  }

  /// Checks that every existing file is done, or has a time for the next look.
  @Test(arguments: 0..<200) func `no file is lost`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var files = ArrivingFiles()
    var (now, found) = (Int64(0), [String: FileStamp]())
    for _ in 0..<60 {
      let name = "\(Int.random(in: 0..<3, using: &random))"
      switch Int.random(in: 0..<4, using: &random) {
      case 0: found[name] = stamp(.random(in: 0...9, using: &random), at: now / Self.second)
      case 1: found[name] = nil
      default: now += .random(in: 0...90 * Self.second, using: &random)
      }
      files.look(at: found, now: now) { _ in Bool.random(using: &random) }
      #expect(files.states.keys.sorted() == found.keys.sorted())
      for path in files.ready(now: now) {
        files.finish(path, isDone: Bool.random(using: &random), now: now)
      }
      #expect(files.ready(now: now).isEmpty)
      let isIdle = files.states.values.allSatisfy { $0 == .done }
      #expect((files.nextLook(now: now) == nil) == isIdle)
      if let next = files.nextLook(now: now) { #expect(next > now) }
    }
  }
}
