internal import CompiledCatalog
internal import ICU

extension MessageRenderer {
  /// Returns the form that a value asks for; nil when the message has none for it, nor `other`.
  func form(of plural: CompiledPlural) throws(CompiledCatalogError) -> CompiledMessage? {
    guard arguments.indices.contains(plural.argument - 1) else {
      return try plural.form(for: .other)
    }
    let argument = arguments[plural.argument - 1]
    // A form for zero is taken for the number 0 in every language, as on Apple's systems.
    if argument.isZero, let zero = try plural.allForms()[.zero] { return zero }
    return try plural.form(for: category(of: argument, in: plural))
  }

  private func category(
    of argument: MessageArgument,
    in plural: CompiledPlural
  ) throws(CompiledCatalogError) -> PluralCategory {
    guard let rules = language.pluralRules else { return .other }
    switch argument {
    case .integer(let number):
      return rules.category(for: Int(number))
    case .unsigned(let number):
      return rules.category(for: Double(number), fractionDigits: 0)
    case .floatingPoint(let number):
      return rules.category(for: number, fractionDigits: try fractionDigits(in: plural))
    case .text, .formatted, .resource:
      return .other
    }
  }

  /// Returns with how many digits after the mark the forms show the number: "1.0" is not "1".
  private func fractionDigits(in plural: CompiledPlural) throws(CompiledCatalogError) -> Int {
    guard case .text(let text)? = try plural.form(for: .other)?.content() else {
      return usualFractionDigits
    }
    var segments = text.segments
    while let segment = try segments.next() {
      guard case .argument(let format) = segment, format.position == plural.argument else {
        continue
      }
      return count(of: format.precision) ?? usualFractionDigits
    }
    return usualFractionDigits
  }
}

extension MessageArgument {
  fileprivate var isZero: Bool {
    switch self {
    case .integer(let number): number == 0
    case .floatingPoint(let number): number == 0
    case .unsigned, .text, .formatted, .resource: false
    }
  }
}
