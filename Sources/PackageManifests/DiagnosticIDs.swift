package import Diagnostics

extension Diagnostic.ID {
  /// A part of a `Package.swift`, or of a `Project.swift` of Tuist, is worked out while it runs, and not known.
  ///
  /// Arguments: the part as it is written.
  package static let manifestUnread: Self = "manifest-unread"
}
