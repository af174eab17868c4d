import Foundation

/// The names of apps and scales, which phones do not always spell the same.
enum SourceName {
  /// Returns a name in the composed form of Unicode, without blanks around it, and with plain spaces in it.
  static func canonical(_ name: String) -> String {
    let spaced = name.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }
    let trimmed = spaced.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    var text = String.UnicodeScalarView()
    text.append(contentsOf: trimmed)
    let canonical = String(text)
    return canonical.utf8.allSatisfy { $0 < 0x80 }
      ? canonical : canonical.precomposedStringWithCanonicalMapping
  }
}
