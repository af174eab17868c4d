extension UnicodeScalar {
  /// The character itself if it can be seen, else its code, such as `U+00A0`.
  var visibleName: String {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .spaceSeparator,
      .surrogate, .unassigned:
      let digits = String(value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    default: return String(self)
    }
  }
}
