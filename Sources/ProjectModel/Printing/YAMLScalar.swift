/// A text as YAML writes it: bare where every reader takes it for a text, else in quotation marks.
struct YAMLScalar {
  let text: String

  init(_ value: String) {
    text =
      Self.isBare(value) ? value : "\"" + value.unicodeScalars.map(Self.escaped).joined() + "\""
  }

  private static func isBare(_ value: String) -> Bool {
    let scalars = value.unicodeScalars
    // A path may begin with dots and slashes; a number with a dot.
    let first = scalars.first { $0 != "." && $0 != "/" }
    guard !words.contains(value.lowercased()), let first, first.properties.isAlphabetic,
      scalars.last != " "
    else { return false }
    return scalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || " -_./+".unicodeScalars.contains(scalar)
    }
  }

  /// What some readers take for something else than a text.
  private static let words: Set<String> = [
    "null", "true", "false", "yes", "no", "on", "off", "y", "n", ".inf", ".nan",
  ]

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case " ": return " "
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
      .surrogate, .unassigned:
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
