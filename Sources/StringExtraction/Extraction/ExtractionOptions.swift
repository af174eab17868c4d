package import SwiftTypeChecker

/// The options of a project for the extraction of its sources.
package struct ExtractionOptions: Hashable, Sendable {
  /// The names of functions and macros whose first argument is a key, like `NSLocalizedString`: the
  /// build setting `LOCALIZED_STRING_MACRO_NAMES`.
  package var routines: [String]
  /// The known compilation conditions.
  package var conditions: CompilationConditions
  /// Whether strings that are only compiled with `DEBUG` are extracted.
  ///
  /// They are marked.
  package var includesDebugOnly: Bool
  /// Whether strings of `#Preview` and of preview providers are extracted.
  package var includesPreviews: Bool

  /// Creates options.
  package init(
    routines: [String] = [],
    conditions: CompilationConditions = .unknown,
    includesDebugOnly: Bool = true,
    includesPreviews: Bool = false
  ) {
    self.routines = routines
    self.conditions = conditions
    self.includesDebugOnly = includesDebugOnly
    self.includesPreviews = includesPreviews
  }
}

extension ExtractionOptions {
  /// The options for the parsing of a source.
  var lowering: LoweringOptions {
    LoweringOptions(
      conditions: conditions,
      includesDebugOnly: includesDebugOnly,
      includesPreviews: includesPreviews
    )
  }

  /// The fingerprint of the options.
  var fingerprint: Fingerprint {
    let (kind, names): (String, Set<String>) =
      switch conditions {
      case .unknown: ("unknown", [])
      case .possible(let names): ("possible", names)
      case .exact(let names): ("exact", names)
      }
    var writer = SnapshotWriter()
    writer.write(routines, kind, names.sorted(), includesDebugOnly, includesPreviews)
    return Fingerprint(writer.bytes)
  }
}
