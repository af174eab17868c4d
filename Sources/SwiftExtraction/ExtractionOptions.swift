/// What a project tells about its own sources beyond what stands in them.
package struct ExtractionOptions: Hashable, Sendable {
  /// The names of functions and macros whose first argument is a key, as `NSLocalizedString` takes
  /// one: the build setting `LOCALIZED_STRING_MACRO_NAMES`.
  package var routines: [String]
  /// The compilation conditions that are set; `nil` if they are not known, and then both sides of
  /// a condition count.
  package var conditions: Set<String>?
  /// Whether strings that only a build with `DEBUG` compiles are extracted; they are marked.
  package var includesDebugOnly: Bool
  /// Whether strings of `#Preview` and of preview providers are extracted.
  package var includesPreviews: Bool

  /// Creates options.
  package init(
    routines: [String] = [],
    conditions: Set<String>? = nil,
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
    var writer = ImageWriter()
    writer.write(routines)
    writer.write(conditions.map { $0.sorted() } ?? [])
    writer.write(conditions != nil)
    writer.write(includesDebugOnly)
    writer.write(includesPreviews)
    return Fingerprint(writer.bytes)
  }
}
