extension LocaleData {
  /// Whether a tag is that of a language that nobody speaks, which is there for tests alone: `en-XA`.
  ///
  /// Its region is one of those that ISO 3166 leaves to its users, `XA` to `XZ`. Kosovo has `XK`.
  package static func isPseudoLanguage(_ tag: String) -> Bool {
    let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).dropFirst()
    // What follows a single letter is no part of the language's name.
    let names = parts.prefix { $0.utf8.count > 1 }
    guard let region = names.first(where: { $0.utf8.count == 2 })?.uppercased() else {
      return false
    }
    return region.first == "X" && ("A"..."Z").contains(region.dropFirst()) && region != "XK"
  }
}
