import SystemPackage

/// Waits for changes of files, however they come about: editors write in place or rename, version
/// control deletes and makes whole folders.
///
/// ```swift
/// var watch = FileWatch(scope, until: interruption)
/// while watch.waitForChange() { build() }
/// ```
package struct FileWatch: ~Copyable {
  /// The files that matter; set anew when others do.
  package var scope: WatchScope
  private let interruption: Interruption
  private var events: FolderEvents
  private var known: FileSnapshot

  /// How long files must be left alone before a change counts, in milliseconds.
  private static let settlingTime: Int32 = 200
  /// How long files that are never left alone can put a change off, in steps of the time above.
  private static let longestUnrest = 10
  /// How often files are looked at where the system gives no hints, in milliseconds.
  private static let pollingInterval: Int32 = 500

  /// Starts to watch.
  ///
  /// - Parameters:
  ///   - scope: The files that matter.
  ///   - interruption: What ends the wait.
  ///   - notifier: What says when it is worth a look; `nil` if files are looked at by the clock, for
  ///     file systems that do not tell of what other machines do.
  package init(
    _ scope: WatchScope,
    until interruption: Interruption,
    notifier: FolderNotifier? = .system
  ) {
    self.scope = scope
    self.interruption = interruption
    var events = FolderEvents(from: notifier)
    known = scope.snapshot { events.add($0) }
    self.events = events
  }

  /// Whether the system tells when it is worth a look.
  package var hasEvents: Bool { events.descriptor != nil }

  /// The limit of the system because of which files are looked at by the clock; `nil` if none is.
  package var reachedLimit: WatchLimit? { events.reachedLimit }

  /// How many files are watched.
  package var count: Int { known.count }

  /// Takes a file for known that the one who waits has written.
  ///
  /// Where somebody else has written it since, that is a change to come.
  package mutating func acknowledge(_ path: String, holding content: [UInt8]) {
    var present = known
    present.note(path)
    // What is written between the two questions differs, and what is written later has a new stamp.
    guard let bytes = try? FileSystem.read(path), bytes == content else { return }
    known = present
  }

  /// Waits until a file has changed since the last time, and all have been left alone for a moment.
  ///
  /// It blocks the thread: a command that waits has nothing else to do.
  ///
  /// - Returns: Whether a file has changed; if not, somebody wants the end.
  package mutating func waitForChange() -> Bool {
    while true {
      // What happened while the caller was busy is seen at once.
      if noteChange() { return settle() }
      guard wait(hasEvents ? -1 : Self.pollingInterval) != .interrupted else { return false }
    }
  }

  /// Returns what the file system says of the files now, for those who wait for each by itself.
  package mutating func files() -> [String: FileStamp] {
    _ = noteChange()
    return known.stamps
  }

  /// Waits until something happens that may be a change, or until some time has passed.
  ///
  /// Files that nobody tells of are looked at by the clock: then less time passes.
  ///
  /// - Parameter milliseconds: How long to wait; `nil` for as long as it takes.
  /// - Returns: Whether to look at the files; if not, somebody wants the end.
  package mutating func waitForHint(atMost milliseconds: Int32?) -> Bool {
    let longest = hasEvents ? milliseconds : min(milliseconds ?? .max, Self.pollingInterval)
    return switch wait(longest ?? -1) {
    case .interrupted: false
    case .nothing: true
    case .event: settle()
    }
  }

  /// Waits until files are left alone.
  private mutating func settle() -> Bool {
    for _ in 0..<Self.longestUnrest {
      switch wait(Self.settlingTime) {
      case .interrupted: return false
      case .nothing where hasEvents: return true
      case .nothing, .event: if !noteChange(), !hasEvents { return true }
      }
    }
    return true
  }

  private mutating func noteChange() -> Bool {
    // Hints that come from here on are about what the look may have missed.
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
    // A wait that a signal has ended finds it in the pipe the next time.
    return input.isTimeOut ? .nothing : .event
  }
}

/// What the file system says of the files that matter to a command.
///
/// ```swift
/// let before = scope.snapshot()
/// let hasChanged = scope.snapshot() != before
/// ```
package struct FileSnapshot: Hashable, Sendable {
  /// The stamps of the files, by their paths.
  package private(set) var stamps: [String: FileStamp] = [:]

  /// How many files there are.
  package var count: Int { stamps.count }

  /// Notes what the file system says of a file now; that there is none, if there is none.
  package mutating func note(_ path: String) {
    stamps[path] = FileSystem.stamp(of: path)
  }
}

/// The files whose changes matter to a command.
package struct WatchScope: Sendable {
  /// Folders, with all that is in them, and files; they need not exist yet.
  package var roots: [String]
  /// The names of folders that are not entered; hidden ones never are.
  package var skipped: Set<String>
  /// How the names of the files end that matter; those named as roots always do.
  package var suffixes: [String]

  /// Creates a scope.
  package init(roots: [String], skipping skipped: Set<String>, suffixes: [String]) {
    self.roots = roots
    self.skipped = skipped
    self.suffixes = suffixes
  }

  /// Returns what the file system says of the files now.
  ///
  /// - Parameter enter: Is called with each folder before its content is read, so that whoever
  ///   starts to watch it there misses nothing.
  /// - Returns: The snapshot; folders and files that cannot be read are not in it.
  /// - Complexity: One question to the system for each folder and file.
  package func snapshot(entering enter: (String) -> Void = { _ in }) -> FileSnapshot {
    var snapshot = FileSnapshot()
    for root in roots {
      guard FileSystem.kind(of: root) == .folder else {
        enter(Self.nearestFolder(of: root))
        snapshot.note(root)
        continue
      }
      FileSystem.visit(root, skipping: skipped, folder: enter) { path in
        if suffixes.contains(where: path.hasSuffix) { snapshot.note(path) }
      }
    }
    return snapshot
  }

  /// The folder of a file, or the nearest one around it that exists.
  private static func nearestFolder(of path: String) -> String {
    var folder = FilePath(path)
    while folder.removeLastComponent() {
      let path = folder.isEmpty ? "." : folder.string
      if FileSystem.kind(of: path) == .folder { return path }
    }
    return "."
  }
}
