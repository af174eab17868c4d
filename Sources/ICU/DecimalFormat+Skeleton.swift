extension DecimalFormat {
  /// ICU's short description of a format of numbers.
  ///
  /// Source: ICU user guide, "Number Skeletons".
  package struct Skeleton: Hashable, Sendable {
    /// The text, for example "unit/kilogram .0 sign-always".
    package let text: String

    /// Takes a skeleton as ICU writes it.
    package init(_ text: String) {
      self.text = text
    }

    /// Describes numbers with exactly so many digits after the mark.
    package init(fractionDigits: Int) {
      self.init(Self.precision(fractionDigits, fractionDigits))
    }

    /// Returns the token for a number of digits after the mark, at least and at most.
    ///
    /// - Precondition: `minimum` is not negative and not above `maximum`.
    package static func precision(_ minimum: Int, _ maximum: Int) -> String {
      precondition(minimum >= 0 && minimum <= maximum, "a range of digits")
      guard maximum > 0 else { return "precision-integer" }
      let optional = String(repeating: "#", count: maximum - minimum)
      return "." + String(repeating: "0", count: minimum) + optional
    }
  }
}
