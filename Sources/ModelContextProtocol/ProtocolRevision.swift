/// A revision of the Model Context Protocol.
///
/// Clients of the revisions before 2026-07-28 open a session with `initialize`. Later ones describe
/// themselves in each request.
package enum ProtocolRevision: String, Hashable, Sendable, CaseIterable, Comparable {
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  case july2026 = "2026-07-28"

  /// The revisions whose clients open a session, the latest first.
  static let withSessions = [november2025, june2025, march2025]
  /// The revisions whose requests describe their client, the latest first.
  static let withoutSessions = [july2026]

  /// Whether clients open a session with `initialize`.
  var hasSession: Bool { self < .july2026 }
  /// Whether tools have schemas of their results, and structured results.
  var hasStructuredResults: Bool { self >= .june2025 }
  /// Whether a client may send several messages in an array.
  var hasBatches: Bool { self == .march2025 }
  /// Whether the server can describe itself.
  var hasServerDescription: Bool { self >= .november2025 }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension RPCErrorCode {
  /// The client uses a revision that the server does not know.
  static let unsupportedProtocolVersion = -32022
  /// A resource does not exist, in revisions with sessions.
  static let resourceNotFound = -32002
}

/// The error codes that the protocol defines.
enum RPCErrorCode {}
