/// The strings of one source, as compilers leave them beside the object file: a `.stringsdata` file.
///
/// ```swift
/// let strings = StringsData(source: "Sources/App.swift", tables: [table])
/// let bytes = strings.printed()
/// let parsed = StringsData.parse(bytes, file: "App.stringsdata")
/// ```
package struct StringsData: Hashable, Sendable {
  /// The path of the source.
  package var source: String
  /// The tables that the source uses, in the order of the file.
  package var tables: [Table]
  /// Whether the source could not be read to its end, so that it may have more strings.
  package var isIncomplete: Bool

  /// Creates the strings of a source.
  package init(source: String, tables: [Table] = [], isIncomplete: Bool = false) {
    self.source = source
    self.tables = tables
    self.isIncomplete = isIncomplete
  }

  /// How such files are called, behind the dot.
  package static let fileExtension = "stringsdata"

  /// What stands for the source where the phrases of App Shortcuts were found in a whole target.
  package static let appShortcutsSource = "ExtractedAppShortcutsMetadata"
}
