extension Unicode.Scalar {
  /// The number of the character as people write it: `U+001B`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
  }
}
