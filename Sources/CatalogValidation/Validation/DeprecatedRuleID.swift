package import Diagnostics
import JSONSyntax
import StringCatalog

extension Diagnostic {
  /// Creates a warning for a deprecated rule ID, or returns `nil` for any other ID.
  ///
  /// - Parameters:
  ///   - id: An ID from a configuration, a comment, a baseline or an argument.
  ///   - location: The location of the ID; `nil` for an argument.
  ///   - path: The key of the entry whose comment contains the ID.
  package init?(
    deprecatedRuleID id: Diagnostic.ID,
    at location: Location? = nil,
    path: [String] = []
  ) {
    let current = ValidationRules.currentID(of: id)
    guard current != id else { return nil }
    self.init(
      .deprecatedRuleID(id.rawValue, replacement: current.rawValue),
      .warning,
      at: location,
      path: path
    )
  }
}

extension Diagnostic.Message {
  /// A rule is named by a former id.
  static func deprecatedRuleID(_ id: String, replacement: String) -> Self {
    Self(
      "deprecated-rule-id",
      "the rule \(quoted: id) has been renamed to \(quoted: replacement)"
    )
  }
}

extension CheckedCatalog {
  /// A warning for each deprecated rule id in the comments of the entries.
  package var deprecations: [Diagnostic] {
    (subject.entries + subject.leftOverEntries).flatMap(\.deprecations)
  }
}

extension KeyMismatch {
  /// A warning for each deprecated rule id in the comment.
  package var deprecations: [Diagnostic] {
    Suppression(comment: comment).deprecatedIDs
      .compactMap { Diagnostic(deprecatedRuleID: $0, at: location, path: [key]) }
  }
}

extension EntrySubject {
  fileprivate var deprecations: [Diagnostic] {
    guard !suppression.deprecatedIDs.isEmpty else { return [] }
    let comment = catalog.element(of: key, path: ["comment"])
    return suppression.deprecatedIDs.compactMap { id in
      Diagnostic(
        deprecatedRuleID: id,
        at: comment?.location(ofSuppressed: id.rawValue) ?? location,
        path: [key]
      )
    }
  }
}

extension JSONElement {
  /// Returns the location of a rule id in a comment, after the start of the first directive.
  fileprivate func location(ofSuppressed id: String) -> Location? {
    guard let start = bytes.firstRange(of: Suppression.opening.utf8)?.upperBound,
      let range = bytes[start...].firstRange(of: id.utf8)
    else { return nil }
    return document.location(of: range)
  }
}
