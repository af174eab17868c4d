#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A hint of the system that something has happened in some folders.
///
/// It only says when it is worth a look: what has changed, a ``FileSnapshot`` tells. So it does no
/// harm that the system forgets events when there are too many, or tells of files nobody cares for.
struct FolderEvents: ~Copyable {
  /// What can be waited for; `nil` where the system gives no hints, and one has to look by the clock.
  private(set) var descriptor: Int32?
  /// The limit that keeps the system from giving hints; `nil` if none does.
  private(set) var reachedLimit: WatchLimit?
  private let notifier: FolderNotifier

  /// Creates hints about no folder.
  ///
  /// - Parameter notifier: What is asked for hints; `nil` if nothing is.
  init(from notifier: FolderNotifier?) {
    self.notifier = notifier ?? .system
    guard let opened = notifier?.open() else { return }
    if opened >= 0 { descriptor = opened }
    if opened == -EMFILE { reachedLimit = .programs }
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Asks for hints about a folder, once more if need be: one that was deleted and made again is
  /// another folder.
  mutating func add(_ folder: String) {
    guard let descriptor, notifier.add(descriptor, folder) == ENOSPC else { return }
    // The user may watch no more folders; half of the hints are worse than none.
    close(descriptor)
    self.descriptor = nil
    reachedLimit = .folders
  }

  /// Forgets the hints that have come.
  func drain() {
    guard let descriptor else { return }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}
