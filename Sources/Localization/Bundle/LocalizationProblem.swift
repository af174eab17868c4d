internal import Synchronization

/// A problem with a message.
///
/// The message was shown nevertheless: in another language, or with a placeholder.
public struct LocalizationProblem: Hashable, Sendable {
  /// The kind of the problem.
  public let kind: Kind
  /// The key of the message; empty if the problem concerns a whole catalog or no message.
  public let key: String
  /// The table.
  public let table: String
  /// The language in which the message was wanted or shown.
  public let language: String

  /// The kinds of problems.
  public enum Kind: Hashable, Sendable {
    /// The catalog has no message for the key in the language.
    case missingMessage
    /// The message uses an argument that was not given; positions count from 1.
    case missingArgument(position: Int)
    /// The placeholder of the message needs an argument of another type; positions count from 1.
    case unsuitableArgument(position: Int)
    /// There is no unit of measure with that name.
    case unknownUnit(name: String)
    /// There is no time zone with that name.
    case unknownTimeZone(name: String)
    /// The catalog cannot be read.
    case damagedCatalog(reason: String)
  }

  /// Sets the function that receives problems.
  ///
  /// Until then, problems are discarded.
  ///
  /// Call this function when a program starts.
  public static func setHandler(_ handler: (@Sendable (LocalizationProblem) -> Void)?) {
    self.handler.withLock { $0 = handler }
    isHandled.store(handler != nil, ordering: .releasing)
  }

  /// Whether a handler receives problems.
  static var isReported: Bool { isHandled.load(ordering: .acquiring) }

  /// Calls the handler with the problem.
  func report() {
    guard Self.isReported else { return }
    // The handler is called outside the lock, because it may look up messages itself.
    let handler = Self.handler.withLock { $0 }
    handler?(self)
  }

  /// Whether there is a handler.
  ///
  /// Threads read this flag without a lock.
  private static let isHandled = Atomic(false)
  private static let handler = Mutex<(@Sendable (LocalizationProblem) -> Void)?>(nil)
}
