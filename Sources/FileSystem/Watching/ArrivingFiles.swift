/// The files that arrive in a watched folder, with the state of each: still being written, ready,
/// failed or done.
///
/// This type does not access the file system or the clock. The caller passes file stamps and times,
/// and the type returns which files to process and when to look again. Tests can therefore simulate
/// any time without waiting.
///
/// ```swift
/// files.look(at: found, now: now) { path in isWhole(path) }
/// for path in files.ready(now: now) { files.finish(path, isDone: read(path), now: now) }
/// wait(until: files.nextLook(now: now))
/// ```
package struct ArrivingFiles: Sendable {
  /// The state of a file.
  package enum State: Hashable, Sendable {
    /// The file has not changed since a time, but not long enough to be considered complete.
    case growing(since: Int64)
    /// The file can be read.
    case ready
    /// Reading failed a number of times, and will be tried again at a time.
    case failed(times: Int, retry: Int64)
    /// The file has been processed, until it changes.
    case done
  }

  private struct File {
    var stamp: FileStamp
    var state: State
  }

  private let patience: FileArrivalTimeouts
  private var files: [String: File] = [:]

  /// Creates an empty set of files.
  package init(_ patience: FileArrivalTimeouts = FileArrivalTimeouts()) {
    self.patience = patience
  }

  /// The states of all existing files, by path.
  package var states: [String: State] { files.mapValues(\.state) }

  /// Adds a file that was done, or that failed, before the watch began.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - stamp: The metadata at that time. If it differs now, the file is new.
  ///   - state: The state at that time.
  package mutating func remember(_ path: String, _ stamp: FileStamp, _ state: State) {
    files[path] = File(stamp: stamp, state: state)
  }

  /// Updates the states from the metadata of the files.
  ///
  /// A file with a complete end is ready after it has not changed for a moment. A file that seems
  /// unfinished is ready after a longer time without changes.
  ///
  /// - Parameters:
  ///   - found: The existing files. All others are removed.
  ///   - now: The time, in nanoseconds since 1970.
  ///   - isWhole: Returns whether a file has a complete end. It is called only for files that might
  ///     be ready.
  package mutating func look(
    at found: [String: FileStamp],
    now: Int64,
    isWhole: (String) -> Bool
  ) {
    files = files.filter { found[$0.key] != nil }
    for (path, stamp) in found {
      if let known = files[path], known.stamp.hasSameContent(as: stamp) {
        let state = stateAfterWait(known.state, path, now: now, isWhole)
        files[path]?.state = state
      } else {
        // A file that has existed for long enough is ready immediately.
        let since = min(now, max(stamp.modified, stamp.changed))
        let state = stateAfterWait(.growing(since: since), path, now: now, isWhole)
        files[path] = File(stamp: stamp, state: state)
      }
    }
  }

  private func stateAfterWait(
    _ state: State,
    _ path: String,
    now: Int64,
    _ isWhole: (String) -> Bool
  ) -> State {
    guard case .growing(let since) = state, now - since >= patience.settling else { return state }
    return now - since >= patience.unfinished || isWhole(path) ? .ready : state
  }

  /// Returns the paths of the files to read now, sorted.
  package func ready(now: Int64) -> [String] {
    files.filter { _, file in
      switch file.state {
      case .ready: true
      case .failed(_, let retry): retry <= now
      case .growing, .done: false
      }
    }
    .keys.sorted()
  }

  /// Updates the state of a file that was read.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isDone: Whether the file was processed. If not, it is tried again, each time after twice
  ///     as long.
  ///   - now: The time, in nanoseconds since 1970.
  package mutating func finish(_ path: String, isDone: Bool, now: Int64) {
    guard let file = files[path] else { return }
    let before = if case .failed(let times, _) = file.state { times } else { 0 }
    files[path]?.state =
      isDone
      ? .done : .failed(times: before + 1, retry: now + patience.pause(afterFailures: before + 1))
  }

  /// Returns the time of the next look if no event occurs before, or `nil` if only an event can
  /// change anything.
  package func nextLook(now: Int64) -> Int64? {
    files.values
      .compactMap { file in
        switch file.state {
        // The file system does not report each write, so another look is necessary.
        case .growing: now + patience.settling
        case .ready: now
        case .failed(_, let retry): retry
        case .done: nil
        }
      }
      .min()
  }
}

/// The timeouts of a watch for arriving files, in nanoseconds.
package struct FileArrivalTimeouts: Hashable, Sendable {
  /// The time without changes after which a file with a complete end is ready.
  package var settling: Int64
  /// The time without changes after which a file that seems unfinished is ready.
  package var unfinished: Int64
  /// The pause after the first failure.
  package var firstPause: Int64
  /// The maximum pause.
  package var longestPause: Int64

  /// Creates timeouts.
  ///
  /// The defaults are a second, a minute, and from half a minute to an hour.
  package init(
    settling: Int64 = second,
    unfinished: Int64 = 60 * second,
    firstPause: Int64 = 30 * second,
    longestPause: Int64 = 3600 * second
  ) {
    self.settling = settling
    self.unfinished = unfinished
    self.firstPause = firstPause
    self.longestPause = longestPause
  }

  /// A second in nanoseconds.
  package static let second: Int64 = 1_000_000_000

  /// Returns the pause after a number of failures.
  ///
  /// It doubles with each failure.
  package func pause(afterFailures count: Int) -> Int64 {
    var pause = min(firstPause, longestPause)
    for _ in 1..<max(count, 1) where pause < longestPause {
      pause = pause > longestPause / 2 ? longestPause : pause * 2
    }
    return pause
  }
}
