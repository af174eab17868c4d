/// Text in HTML.
///
/// Its rules are not those of XML: single quotation marks are escaped, too, line feeds and tabs stay in
/// attributes, and U+0000 alone is refused.
enum HTMLText {
  /// Returns a text in which nothing is markup, be it in an element or in the value of an attribute.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      // HTML allows no other controls, and this one not even as an entity.
      case "\0": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
