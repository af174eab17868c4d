internal import Synchronization

/// Something that kept a message from being shown as it should be.
///
/// The message was shown all the same: in another language, or with a placeholder in it.
public struct LocalizationProblem: Hashable, Sendable {
  /// What was wrong.
  public let kind: Kind
  /// The key of the message; empty when the whole catalog is meant, or no message.
  public let key: String
  /// The table.
  public let table: String
  /// The language that the message was wanted or shown in.
  public let language: String

  /// What was wrong.
  public enum Kind: Hashable, Sendable {
    /// The catalog has no message for the key in the language.
    case missingMessage
    /// The message has a place for a value that was not given; positions count from 1.
    case missingArgument(position: Int)
    /// The message wants another type of value; positions count from 1.
    case unsuitableArgument(position: Int)
    /// There is no unit of measure of the name.
    case unknownUnit(name: String)
    /// There is no time zone of the name.
    case unknownTimeZone(name: String)
    /// The catalog cannot be read.
    case damagedCatalog(reason: String)
  }

  /// Sets who is told of problems; nobody is until then.
  ///
  /// To be called when a program starts.
  public static func setHandler(_ handler: (@Sendable (LocalizationProblem) -> Void)?) {
    self.handler.withLock { $0 = handler }
    isHandled.store(handler != nil, ordering: .releasing)
  }

  /// Whether anybody is told of problems.
  static var isReported: Bool { isHandled.load(ordering: .acquiring) }

  /// Tells the handler.
  func report() {
    guard Self.isReported else { return }
    // Called outside the lock: the handler may itself look up messages.
    let handler = Self.handler.withLock { $0 }
    handler?(self)
  }

  /// Whether there is a handler, so that threads need no lock to find that there is none.
  private static let isHandled = Atomic(false)
  private static let handler = Mutex<(@Sendable (LocalizationProblem) -> Void)?>(nil)
}
