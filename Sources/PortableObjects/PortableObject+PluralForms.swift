extension PortableObject {
  /// How many forms translations have, and which one a number takes: the field `Plural-Forms`.
  ///
  /// ```swift
  /// let forms = PortableObject.PluralForms(parsing: "nplurals=2; plural=(n != 1);")
  /// forms?.index(of: 7)  // 1
  /// ```
  package struct PluralForms: Hashable, Sendable {
    /// The number of forms.
    package let count: Int
    /// What computes the form of a number.
    package let expression: PluralExpression

    /// Creates forms.
    package init(count: Int, expression: PluralExpression) {
      self.count = count
      self.expression = expression
    }

    /// Reads the value of the field; `nil` if it is not well-formed.
    package init?(parsing text: String) {
      let text = text.filter { !$0.isWhitespace }
      let parts = text.split(separator: ";", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[0].hasPrefix("nplurals="), parts[1].hasPrefix("plural="),
        let count = Int(parts[0].dropFirst("nplurals=".count)), (1...100).contains(count)
      else { return nil }
      let words = parts[1].dropFirst("plural=".count)
      guard
        let expression = PluralExpression(parsing: words.hasSuffix(";") ? words.dropLast() : words)
      else { return nil }
      self.init(count: count, expression: expression)
    }

    /// Returns the form of a number, counted from 0; `nil` if the expression gives none that there is.
    package func index(of number: UInt64) -> Int? {
      guard let value = expression.value(of: number), value < UInt64(count) else { return nil }
      return Int(value)
    }
  }
}
