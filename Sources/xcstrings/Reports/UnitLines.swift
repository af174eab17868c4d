import StringCatalog

/// A catalog as text of one line a part, for tools that compare lines.
struct UnitLines {
  /// The lines; those of a key follow each other, and each names its key.
  let lines: [String]

  /// Creates the lines of a catalog.
  init(_ catalog: StringCatalog) {
    let nothing = StringCatalog(sourceLanguage: "", version: nil)
    lines = catalog.difference(from: nothing).changes
      .map { change in
        let path = change.path
        let names = [path.key.map { KeyQuotation($0).text }, path.language, PartName(path).text]
        let value = path.isEntry ? nil : change.new.map { ValueText($0).line }
        return (names + [value]).compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "  ")
      }
  }
}
