/// Returns a text as a Swift string literal on one line, with the quotation marks.
///
/// Letters of all scripts stay as they are. What nobody would see in a source, controls and marks of
/// direction among them, is escaped.
package func swiftLiteral(_ text: String) -> String {
  var literal = "\""
  literal.reserveCapacity(text.utf8.count * 9 / 8)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    case " "..."~": literal.unicodeScalars.append(scalar)
    default:
      if scalar.isInvisible {
        literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
  }
  return literal + "\""
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
      .unassigned, .surrogate:
      true
    default: false
    }
  }
}
