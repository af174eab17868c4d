package import SystemPackage

/// A hint of the system that something has happened in some folders.
///
/// It only says when it is worth a look: what has changed, a ``FileSnapshot`` tells. So it does no
/// harm that the system forgets events when there are too many, or tells of other files.
struct FolderEvents: ~Copyable {
  /// What can be waited for; `nil` where the system gives no hints, and files are looked at by the clock.
  private(set) var descriptor: FileDescriptor?
  /// The limit that keeps the system from giving hints; `nil` if none does.
  private(set) var reachedLimit: WatchLimit?
  private let notifier: FolderNotifier

  /// Creates hints about no folder.
  ///
  /// - Parameter notifier: What is asked for hints; `nil` if nothing is.
  init(from notifier: FolderNotifier?) {
    self.notifier = notifier ?? .system
    guard let notifier else { return }
    do throws(Errno) {
      descriptor = try notifier.open()
    } catch {
      if error == .tooManyOpenFiles { reachedLimit = .programs }
    }
  }

  deinit {
    try? descriptor?.close()
  }

  /// Asks for hints about a folder, once more if need be: one that was deleted and made again is
  /// another folder.
  mutating func add(_ folder: String) {
    guard let descriptor else { return }
    do throws(Errno) {
      try notifier.add(descriptor, folder)
    } catch {
      guard error == .noSpace else { return }
      // The user may watch no more folders; half of the hints are worse than none.
      try? descriptor.close()
      self.descriptor = nil
      reachedLimit = .folders
    }
  }

  /// Forgets the hints that have come.
  func drain() {
    guard let descriptor else { return }
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
      while let count = try? descriptor.read(into: buffer), count > 0 {}
    }
  }
}

/// What tells of events in folders: the system, or in a test what replaces it.
package struct FolderNotifier: Sendable {
  /// Returns what can be read from once something has happened.
  package var open: @Sendable () throws(Errno) -> FileDescriptor
  /// Adds a folder to those that the hints are about.
  package var add: @Sendable (FileDescriptor, _ folder: String) throws(Errno) -> Void

  /// Creates a notifier.
  package init(
    open: @escaping @Sendable () throws(Errno) -> FileDescriptor,
    add: @escaping @Sendable (FileDescriptor, _ folder: String) throws(Errno) -> Void
  ) {
    self.open = open
    self.add = add
  }

  /// The system's own; where there is none, it cannot be opened.
  package static let system = FolderNotifier { () throws(Errno) in
    try SystemCalls.openFolderEvents()
  } add: { events, folder throws(Errno) in
    try SystemCalls.addFolder(FileSystem.located(folder), to: events)
  }
}

/// How much the system watches for a user, by the name of the setting.
package enum WatchLimit: String, Sendable {
  /// How many folders.
  case folders = "fs.inotify.max_user_watches"
  /// For how many programs.
  case programs = "fs.inotify.max_user_instances"
}

/// The wish of the user, or of the system, that a command ends which would go on for ever.
///
/// The first Ctrl-C lets the command finish what it is about; the second one ends it at once.
package struct Interruption: Sendable {
  /// The end of a pipe that can be read from once the wish has come.
  let descriptor: FileDescriptor

  /// Creates a wish that comes once `descriptor` can be read from.
  package init(descriptor: FileDescriptor) {
    self.descriptor = descriptor
  }

  /// Takes the signals that end a process; `nil` if the system has no pipe left.
  package init?() {
    guard let pipe = try? SystemCalls.makePipe() else { return nil }
    descriptor = pipe.readEnd
    SystemCalls.noteEndingSignals(in: pipe.writeEnd)
  }

  /// Whether the wish has come by now.
  package var hasCome: Bool {
    SystemCalls.waitForInput(of: [descriptor], milliseconds: 0).isReady == [true]
  }
}
