/// The files that arrive in a watched folder, and how far each is: still written, ready to be read,
/// to be tried again, or done with.
///
/// It is told what the file system and the clock say, and says what to do and when to look again. So it
/// can be asked about any minute of any day without waiting for it.
///
/// ```swift
/// files.look(at: found, now: now) { path in isWhole(path) }
/// for path in files.ready(now: now) { files.finish(path, isDone: read(path), now: now) }
/// wait(until: files.nextLook(now: now))
/// ```
package struct ArrivingFiles: Sendable {
  /// How far a file is.
  package enum State: Hashable, Sendable {
    /// It is the same since a time, which is not long enough to trust it.
    case growing(since: Int64)
    /// It can be read.
    case ready
    /// It could not be read so many times, and is tried again at a time.
    case failed(times: Int, retry: Int64)
    /// There is nothing more to do until it changes.
    case done
  }

  private struct File {
    var stamp: FileStamp
    var state: State
  }

  private let patience: ArrivalPatience
  private var files: [String: File] = [:]

  /// Knows no file yet.
  package init(_ patience: ArrivalPatience = ArrivalPatience()) {
    self.patience = patience
  }

  /// The paths of all files that are there, with how far each is.
  package var states: [String: State] { files.mapValues(\.state) }

  /// Takes a file for one that was done with, or that has failed, before the watch began.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - stamp: What the file system said then; if it says something else now, the file is new.
  ///   - state: How far it was.
  package mutating func remember(_ path: String, _ stamp: FileStamp, _ state: State) {
    files[path] = File(stamp: stamp, state: state)
  }

  /// Notes what the file system says.
  ///
  /// A file whose end is there is ready once it has been the same for a moment; one that seems
  /// unfinished, once nobody can be writing it any more.
  ///
  /// - Parameters:
  ///   - found: The files that are there. What is not among them is forgotten.
  ///   - now: The time, in nanoseconds since 1970.
  ///   - isWhole: Whether a file ends as a whole one does; asked only of those that might be ready.
  package mutating func look(
    at found: [String: FileStamp],
    now: Int64,
    isWhole: (String) -> Bool
  ) {
    files = files.filter { found[$0.key] != nil }
    for (path, stamp) in found {
      if let known = files[path], known.stamp.hasSameContent(as: stamp) {
        let state = settled(known.state, path, now: now, isWhole)
        files[path]?.state = state
      } else {
        // A file that was there long before is as good as one that was watched all the time.
        let since = min(now, max(stamp.modified, stamp.changed))
        let state = settled(.growing(since: since), path, now: now, isWhole)
        files[path] = File(stamp: stamp, state: state)
      }
    }
  }

  private func settled(
    _ state: State,
    _ path: String,
    now: Int64,
    _ isWhole: (String) -> Bool
  ) -> State {
    guard case .growing(let since) = state, now - since >= patience.settling else { return state }
    return now - since >= patience.unfinished || isWhole(path) ? .ready : state
  }

  /// Returns the paths of the files that are to be read now, sorted.
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

  /// Notes what became of a file that was to be read.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isDone: Whether there is nothing more to do; if not, it is tried again, each time after twice
  ///     as long.
  ///   - now: The time, in nanoseconds since 1970.
  package mutating func finish(_ path: String, isDone: Bool, now: Int64) {
    guard let file = files[path] else { return }
    let before = if case .failed(let times, _) = file.state { times } else { 0 }
    files[path]?.state =
      isDone
      ? .done : .failed(times: before + 1, retry: now + patience.pause(afterFailures: before + 1))
  }

  /// Returns when to look again even if nothing happens; `nil` if only an event can change anything.
  package func nextLook(now: Int64) -> Int64? {
    files.values
      .compactMap { file in
        switch file.state {
        // The file system does not tell of each byte, so that one has to look.
        case .growing: now + patience.settling
        case .ready: now
        case .failed(_, let retry): retry
        case .done: nil
        }
      }
      .min()
  }
}

/// How long a watch waits for files that arrive, in nanoseconds.
package struct ArrivalPatience: Hashable, Sendable {
  /// How long a file that ends as a whole one does must have been left alone.
  package var settling: Int64
  /// How long a file that seems unfinished must have been left alone.
  package var unfinished: Int64
  /// How long to wait after the first failure.
  package var firstPause: Int64
  /// How long to wait at most.
  package var longestPause: Int64

  /// Creates a patience: a second, a minute, and from half a minute to an hour.
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

  /// Returns how long to wait after some failures: twice as long as after one less.
  package func pause(afterFailures count: Int) -> Int64 {
    var pause = min(firstPause, longestPause)
    for _ in 1..<max(count, 1) where pause < longestPause {
      pause = pause > longestPause / 2 ? longestPause : pause * 2
    }
    return pause
  }
}
