import Diagnostics
import ProjectDiscovery

/// Notes about targets whose strings the Swift compiler does not emit, or not all of them.
///
/// Xcode then adds fewer keys to their catalogs than the code looks up.
struct EmissionNotes {
  /// The notes, one for each project and setting.
  let all: [Diagnostic]

  /// Finds the targets of catalogs.
  ///
  /// - Parameters:
  ///   - feeds: The catalogs with their targets.
  ///   - knowsSettings: Whether all files with build settings could be read.
  init(_ feeds: [CatalogSources], knowsSettings: Bool) {
    let feeds = feeds.filter { feed in
      feed.targets.contains { $0.sources.contains { SourceKind(ofFileAt: $0) == .swift } }
    }
    let silent = feeds.filter(\.isSilent).flatMap(\.targets)
    let unset = feeds.filter { !$0.isSilent }.flatMap(\.targets).filter(\.leavesEmissionUnset)
    all =
      Self.notes(on: silent, Diagnostic.Message.stringsNotEmitted)
      + (knowsSettings ? Self.notes(on: unset, Diagnostic.Message.emissionUnset) : [])
  }

  private static func notes(
    on targets: [BuildTarget],
    _ message: ([String]) -> Diagnostic.Message
  ) -> [Diagnostic] {
    Dictionary(grouping: targets, by: \.declaredIn).sorted { $0.key < $1.key }
      .map { file, targets in
        let names = Set(targets.map(\.name)).sorted()
        return Diagnostic(
          message(names),
          .note,
          at: Location(file: file, utf8Range: 0..<0, line: 1, column: 1)
        )
      }
  }
}

extension Diagnostic {
  /// Returns the warning about a catalog that no target contains, as far as the projects could be read.
  static func unchecked(_ catalog: String) -> Diagnostic {
    Diagnostic(
      .catalogNotChecked,
      .warning,
      at: Location(file: catalog, utf8Range: 0..<0, line: 1, column: 1)
    )
  }
}

extension Diagnostic.Message {
  /// The setting is off in all targets of a catalog.
  fileprivate static func stringsNotEmitted(_ targets: [String]) -> Self {
    Self(
      "strings-not-emitted",
      "SWIFT_EMIT_LOC_STRINGS is NO in \(quoted: targets), so keys are neither added to its catalogs nor removed, as in Xcode; set it to YES to extract the strings of the code"
    )
  }

  /// No level of the settings has the setting.
  fileprivate static func emissionUnset(_ targets: [String]) -> Self {
    Self(
      "strings-not-emitted",
      variant: "unset",
      "SWIFT_EMIT_LOC_STRINGS is not set in \(quoted: targets), and Xcode's default is NO: it then only extracts the strings of Text and NSLocalizedString, with \(quoted: "%@") for all values; set it to YES"
    )
  }

  /// A part of the project could not be read, and no other part has a target with the catalog.
  fileprivate static let catalogNotChecked = Self(
    "catalog-not-checked",
    "no target that could be read contains this catalog, so it was not compared with the code"
  )
}
