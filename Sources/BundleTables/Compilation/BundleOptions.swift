/// What of a catalog goes to the tables of a bundle, and how.
package struct BundleOptions: Hashable, Sendable {
  /// The languages; `nil` for all that the catalog has.
  package var languages: Set<String>?
  /// Which files there are.
  package var format: Format
  /// Whether texts go along that the code gives and nobody has finished yet.
  package var includesUnfinished: Bool

  /// Which files a table has.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// The texts that vary in one file and those that do not in another.
    case stringsAndStringsdict
    /// All texts in one file.
    case stringsdictOnly
  }

  /// Creates options; without arguments, those of Xcode.
  package init(
    languages: Set<String>? = nil,
    format: Format = .stringsAndStringsdict,
    includesUnfinished: Bool = false
  ) {
    self.languages = languages
    self.format = format
    self.includesUnfinished = includesUnfinished
  }
}
