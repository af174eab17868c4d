/// Waits for changes of files, whatever causes them: editors write in place or rename, and version
/// control deletes and creates whole folders.
///
/// ```swift
/// var watch = FileWatch(scope, until: interruption)
/// while watch.waitForChange() { build() }
/// ```
package struct FileWatch: ~Copyable {
  /// The watched files.
  ///
  /// Set it again when they change.
  package var scope: WatchScope
  private let interruption: InterruptSignal
  private var events: FolderEvents
  private var known: FileSnapshot

  /// The time without further changes after which a change is reported, in milliseconds.
  private static let quietPeriod: Int32 = 200
  /// The maximum delay of a report by further changes, in steps of the settling time.
  private static let maximumQuietPeriods = 10
  /// The polling interval if the operating system provides no events, in milliseconds.
  private static let pollingInterval: Int32 = 500

  /// Starts to watch.
  ///
  /// - Parameters:
  ///   - scope: The files to watch.
  ///   - interruption: A request to stop, which ends the wait.
  ///   - notifier: The source of folder events; `nil` to poll. Polling is necessary for file
  ///     systems that do not report changes by other machines.
  package init(
    _ scope: WatchScope,
    until interruption: InterruptSignal,
    notifier: FolderNotifier? = .system
  ) {
    self.scope = scope
    self.interruption = interruption
    var events = FolderEvents(from: notifier)
    known = scope.snapshot { events.add($0) }
    self.events = events
  }

  /// Whether the operating system provides events.
  package var hasEvents: Bool { events.descriptor != nil }

  /// The limit of the operating system that makes polling necessary, or `nil` if there is none.
  package var reachedLimit: WatchLimit? { events.reachedLimit }

  /// The number of watched files.
  package var count: Int { known.count }

  /// Marks a file that the caller has written as known.
  ///
  /// If another program has written it since, that is still a change.
  package mutating func acknowledge(_ path: String, holding content: [UInt8]) {
    var present = known
    present.note(path)
    // If the file is written between the two calls, the content differs. If it is written later,
    // the stamp differs.
    guard let bytes = try? FileSystem.read(path, as: .catalog), bytes == content else { return }
    known = present
  }

  /// Waits until a file has changed since the last call, and no further changes have occurred for a
  /// moment.
  ///
  /// This method blocks the thread.
  ///
  /// - Returns: Whether a file has changed. If not, a stop was requested.
  package mutating func waitForChange() -> Bool {
    while true {
      // Changes that occurred while the caller was busy are reported immediately.
      if noteChange() { return waitUntilQuiet() }
      guard wait(hasEvents ? -1 : Self.pollingInterval) != .interrupted else { return false }
    }
  }

  /// Returns the current metadata of the files, for callers that track them individually.
  package mutating func files() -> [String: FileStamp] {
    _ = noteChange()
    return known.stamps
  }

  /// Waits until something happens that may be a change, or until some time has passed.
  ///
  /// Without events, files are polled, so the wait may be shorter.
  ///
  /// - Parameter milliseconds: The maximum time to wait; `nil` for no limit.
  /// - Returns: Whether to check the files. If not, a stop was requested.
  package mutating func waitForHint(atMost milliseconds: Int32?) -> Bool {
    let longest = hasEvents ? milliseconds : min(milliseconds ?? .max, Self.pollingInterval)
    return switch wait(longest ?? -1) {
    case .interrupted: false
    case .nothing: true
    case .event: waitUntilQuiet()
    }
  }

  /// Waits until no further changes occur.
  private mutating func waitUntilQuiet() -> Bool {
    for _ in 0..<Self.maximumQuietPeriods {
      switch wait(Self.quietPeriod) {
      case .interrupted: return false
      case .nothing where hasEvents: return true
      case .nothing, .event: if !noteChange(), !hasEvents { return true }
      }
    }
    return true
  }

  private mutating func noteChange() -> Bool {
    // Events from here on may be changes that the check has missed.
    events.drain()
    let present = look()
    defer { known = present }
    return present != known
  }

  private mutating func look() -> FileSnapshot {
    scope.snapshot { events.add($0) }
  }

  private enum Wake {
    case event
    case nothing
    case interrupted
  }

  private func wait(_ milliseconds: Int32) -> Wake {
    let input = SystemCalls.waitForInput(
      of: [interruption.descriptor, events.descriptor],
      milliseconds: milliseconds
    )
    if input.isReady[0] { return .interrupted }
    // If a signal ends the wait, the next call finds the request to stop in the pipe.
    return input.isTimeOut ? .nothing : .event
  }
}

/// The metadata of the files that are relevant to a command.
///
/// ```swift
/// let before = scope.snapshot()
/// let hasChanged = scope.snapshot() != before
/// ```
package struct FileSnapshot: Hashable, Sendable {
  /// The stamps of the files, by their paths.
  package private(set) var stamps: [String: FileStamp] = [:]

  /// The number of files.
  package var count: Int { stamps.count }

  /// Updates the metadata of a file, including that it does not exist.
  package mutating func note(_ path: String) {
    stamps[path] = FileSystem.stamp(of: path)
  }
}

/// The files whose changes are relevant to a command.
package struct WatchScope: Sendable {
  /// Files, and folders with all their content.
  ///
  /// They need not exist yet.
  package var roots: [String]
  /// The names of folders to skip.
  ///
  /// Hidden folders are always skipped.
  package var skipped: Set<String>
  /// The suffixes of relevant file names.
  ///
  /// Files in ``roots`` are always relevant.
  package var suffixes: [String]

  /// Creates a scope.
  package init(roots: [String], skipping skipped: Set<String>, suffixes: [String]) {
    self.roots = roots
    self.skipped = skipped
    self.suffixes = suffixes
  }

  /// Returns the current metadata of the files.
  ///
  /// - Parameter enter: A function that is called with each folder before its content is read. A
  ///   watch that starts there misses no change.
  /// - Returns: The snapshot, without folders and files that cannot be read.
  /// - Complexity: One system call for each folder and file.
  package func snapshot(entering enter: (String) -> Void = { _ in }) -> FileSnapshot {
    var snapshot = FileSnapshot()
    for root in roots {
      guard FileSystem.kind(of: root) == .folder else {
        enter(FileSystem.nearestFolder(of: root))
        snapshot.note(root)
        continue
      }
      FileSystem.visit(root, skipping: skipped, folder: enter) { path in
        if suffixes.contains(where: path.hasSuffix) { snapshot.note(path) }
      }
    }
    return snapshot
  }
}
