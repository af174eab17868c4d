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
  /// What the options say, as a fingerprint.
  var fingerprint: Fingerprint {
    var writer = CacheWriter()
    writer.write(routines)
    conditions.write(to: &writer)
    writer.write(includesDebugOnly)
    writer.write(includesPreviews)
    return Fingerprint(writer.bytes)
  }
}

/// What is known of the compilation conditions of a build: the names that `#if` may ask for.
package enum CompilationConditions: Hashable, Sendable {
  /// Nothing is known; both sides of each condition count.
  case unknown
  /// The conditions that some configuration sets; no other ever holds.
  case possible(Set<String>)
  /// The conditions that are set; no other holds.
  case exact(Set<String>)
}

extension CompilationConditions {
  /// Returns what is known of the condition of a name.
  func evaluate(_ name: String) -> BuildCondition {
    switch self {
    case .unknown: .possible
    case .possible(let names): names.contains(name) ? .possible : .never
    case .exact(let names): names.contains(name) ? .always : .never
    }
  }

  func write(to writer: inout CacheWriter) {
    switch self {
    case .unknown: writer.write("unknown")
    case .possible(let names):
      writer.write("possible")
      writer.write(names.sorted())
    case .exact(let names):
      writer.write("exact")
      writer.write(names.sorted())
    }
  }
}

/// A Swift source: its path as diagnostics show it, and its bytes.
package struct SourceFile: Hashable, Sendable {
  /// The path of the file as the user gave it.
  package var path: String
  /// The content of the file, UTF-8.
  package var bytes: [UInt8]

  /// Creates a source.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
