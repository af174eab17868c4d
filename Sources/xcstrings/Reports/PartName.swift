import StringCatalog

/// The name of a part of an entry as reports show it, without what the language and the kind of a
/// field say already: `comment`, `plural.one`, `substitutions.days.plural.other`.
struct PartName {
  /// The name; empty for a whole entry, and for the plain text of a language.
  let text: String

  /// Creates the name of the part at a path.
  init(_ path: CatalogPath) {
    var fields = path.fields[...]
    if path.language != nil { fields = fields.dropFirst(2) }
    if fields.last == "stringUnit" || fields.last == "stringSet" { fields = fields.dropLast() }
    text = fields.filter { $0 != "variations" }.map(KeyQuotation.escape).joined(separator: ".")
  }
}

extension CatalogPath {
  /// The key, the language and the name of the part, as a sentence names them.
  var quoted: String {
    let parts = [key.map { KeyQuotation($0, limit: 72).text }, language, PartName(self).text]
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " → ")
  }
}
