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

/// Options for reading a source.
package struct LoweringOptions: Hashable, Sendable {
  /// The known compilation conditions.
  package var conditions: CompilationConditions
  /// Whether code is read that only a build with `DEBUG` compiles.
  package var includesDebugOnly: Bool
  /// Whether `#Preview` and preview providers are read.
  package var includesPreviews: Bool

  /// Creates options; by default all is read that some build compiles, previews excepted.
  package init(
    conditions: CompilationConditions = .unknown,
    includesDebugOnly: Bool = true,
    includesPreviews: Bool = false
  ) {
    self.conditions = conditions
    self.includesDebugOnly = includesDebugOnly
    self.includesPreviews = includesPreviews
  }
}
