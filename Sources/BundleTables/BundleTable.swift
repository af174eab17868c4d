package import StringsFiles

/// One table of a bundle in one language: what stands in the `.lproj` folder of the language.
package struct BundleTable: Hashable, Sendable {
  /// The language.
  package var language: String
  /// The texts that do not vary: the file `.strings`.
  package var strings: StringsTable
  /// The texts that vary: the file `.stringsdict`.
  package var dictionary: StringsDictionary

  /// Creates a table.
  package init(
    language: String,
    strings: StringsTable = StringsTable(),
    dictionary: StringsDictionary = StringsDictionary()
  ) {
    self.language = language
    self.strings = strings
    self.dictionary = dictionary
  }
}
