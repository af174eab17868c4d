internal import ICU

extension MessageRenderer {
  /// Returns the form that a value asks for; nil when the message has none for it, nor `other`.
  func form(of plural: PreparedPlural) -> PreparedMessage? {
    guard let argument = argument(at: plural.argument) else { return plural.form(for: .other) }
    // A form for zero is taken for the number 0 in every language, as on Apple's systems.
    if let form = plural.formForNothing, argument.isZero { return form }
    return plural.form(for: category(of: argument, in: plural))
  }

  private func category(of argument: MessageArgument, in plural: PreparedPlural) -> PluralCategory {
    guard let rules = language.pluralRules else { return .other }
    switch argument {
    case .integer(let number):
      return rules.category(for: Int(number))
    case .unsigned(let number):
      return rules.category(for: PluralOperands(FixedDecimal(significand: number)))
    case .floatingPoint(let number):
      let digits = count(of: plural.fractionDigits) ?? usualFractionDigits
      return rules.category(for: number, fractionDigits: digits)
    case .text, .formatted, .open, .resource:
      return .other
    }
  }
}

extension MessageArgument {
  fileprivate var isZero: Bool {
    switch self {
    case .integer(let number): number == 0
    case .floatingPoint(let number): number == 0
    case .unsigned, .text, .formatted, .open, .resource: false
    }
  }
}
