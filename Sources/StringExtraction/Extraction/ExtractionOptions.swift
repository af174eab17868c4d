package import SwiftTypeChecker

/// What a project tells about its own sources beyond what stands in them.
package struct ExtractionOptions: Hashable, Sendable {
  /// The names of functions and macros whose first argument is a key, as `NSLocalizedString` takes
  /// one: the build setting `LOCALIZED_STRING_MACRO_NAMES`.
  package var routines: [String]
  /// What is known of the compilation conditions.
  package var conditions: CompilationConditions
  /// Whether strings that only a build with `DEBUG` compiles are extracted; they are marked.
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
  /// What the options say about the reading of a source.
  var lowering: LoweringOptions {
    LoweringOptions(
      conditions: conditions,
      includesDebugOnly: includesDebugOnly,
      includesPreviews: includesPreviews
    )
  }

  /// What the options say, as a fingerprint.
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
