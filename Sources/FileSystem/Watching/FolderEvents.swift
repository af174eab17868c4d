package import SystemPackage

/// Events of the operating system for changes in some folders.
///
/// An event only indicates that the files must be checked, and a ``FileSnapshot`` determines what
/// has changed. Lost events and events for other files therefore do no harm.
struct FolderEvents: ~Copyable {
  /// The descriptor to wait for, or `nil` if there are no events and files must be polled.
  private(set) var descriptor: FileDescriptor?
  /// The limit of the operating system that prevents events, or `nil` if there is none.
  private(set) var reachedLimit: WatchLimit?
  private let notifier: FolderNotifier

  /// Creates a source of events without folders.
  ///
  /// - Parameter notifier: The source of events; `nil` for none.
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

  /// Adds a folder, again if necessary: a folder that was deleted and created again is another one.
  mutating func add(_ folder: String) {
    guard let descriptor else { return }
    do throws(Errno) {
      try notifier.add(descriptor, folder)
    } catch {
      guard error == .noSpace else { return }
      // The user may watch no more folders. Partial events are worse than none.
      try? descriptor.close()
      self.descriptor = nil
      reachedLimit = .folders
    }
  }

  /// Discards the events that have arrived.
  func drain() {
    guard let descriptor else { return }
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
      while let count = try? descriptor.read(into: buffer), count > 0 {}
    }
  }
}

/// The source of folder events: the operating system, or a replacement in tests.
package struct FolderNotifier: Sendable {
  /// A function that returns a descriptor, which becomes readable after an event.
  package var open: @Sendable () throws(Errno) -> FileDescriptor
  /// A function that adds a folder to those that are watched.
  package var add: @Sendable (FileDescriptor, _ folder: String) throws(Errno) -> Void

  /// Creates a notifier.
  package init(
    open: @escaping @Sendable () throws(Errno) -> FileDescriptor,
    add: @escaping @Sendable (FileDescriptor, _ folder: String) throws(Errno) -> Void
  ) {
    self.open = open
    self.add = add
  }

  /// The notifier of the operating system.
  ///
  /// Opening it fails if there is none.
  package static let system = FolderNotifier { () throws(Errno) in
    try SystemCalls.openFolderEvents()
  } add: { events, folder throws(Errno) in
    try SystemCalls.addFolder(FileSystem.located(folder), to: events)
  }
}

/// The limits of the operating system for a user, by the name of the setting.
package enum WatchLimit: String, Sendable {
  /// The maximum number of watched folders.
  case folders = "fs.inotify.max_user_watches"
  /// The maximum number of programs that watch folders.
  case programs = "fs.inotify.max_user_instances"
}

/// A request to stop a long-running command (Ctrl-C or a termination signal).
///
/// On the first Ctrl-C, the command finishes its current work. The second one ends it immediately.
package struct InterruptSignal: Sendable {
  /// The end of a pipe that becomes readable after the request.
  let descriptor: FileDescriptor

  /// Creates a request that occurs when `descriptor` becomes readable.
  package init(descriptor: FileDescriptor) {
    self.descriptor = descriptor
  }

  /// Handles the signals that end a process.
  ///
  /// Returns `nil` if no pipe can be created.
  package init?() {
    guard let pipe = try? SystemCalls.makePipe() else { return nil }
    descriptor = pipe.readEnd
    SystemCalls.noteEndingSignals(in: pipe.writeEnd)
  }

  /// Whether a stop was requested.
  package var hasCome: Bool {
    SystemCalls.waitForInput(of: [descriptor], milliseconds: 0).isReady == [true]
  }
}
