/// What a project tells about its sources in C and Objective-C beyond what stands in them.
package struct ObjectiveCOptions: Hashable, Sendable {
  /// The names of macros and functions that look a key up as `NSLocalizedString` does, each with its
  /// forms (`…FromTable`): the build setting `LOCALIZED_STRING_MACRO_NAMES`.
  package var routines: [String]
  /// Whether strings that only a build with `DEBUG` compiles are extracted; they are marked.
  package var includesDebugOnly: Bool

  /// Creates options.
  package init(routines: [String] = [], includesDebugOnly: Bool = true) {
    self.routines = routines
    self.includesDebugOnly = includesDebugOnly
  }
}
