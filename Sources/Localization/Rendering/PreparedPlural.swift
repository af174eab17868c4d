internal import CompiledCatalog
internal import ICU

/// The forms of a message that varies with a number.
final class PreparedPlural: Sendable {
  /// The position of the value that the form depends on, counted from 1.
  let argument: Int
  /// With how many digits behind the mark the forms show the number: "1.0" is not "1".
  let fractionDigits: ArgumentFormat.Extent
  private let zero: PreparedMessage?
  private let one: PreparedMessage?
  private let two: PreparedMessage?
  private let few: PreparedMessage?
  private let many: PreparedMessage?
  private let other: PreparedMessage?

  /// Takes the forms of an argument.
  init(argument: Int, forms: [PluralCategory: MessageTree]) {
    let forms = forms.mapValues { PreparedMessage($0) }
    self.argument = argument
    zero = forms[.zero]
    one = forms[.one]
    two = forms[.two]
    few = forms[.few]
    many = forms[.many]
    other = forms[.other]
    fractionDigits =
      Self.precision(ofArgument: argument, in: other) ?? .count(usualFractionDigits)
  }

  /// Returns the form of a category; nil when the message has none for it, nor `other`.
  func form(for category: PluralCategory) -> PreparedMessage? {
    switch category {
    case .zero: zero ?? other
    case .one: one ?? other
    case .two: two ?? other
    case .few: few ?? other
    case .many: many ?? other
    case .other: other
    }
  }

  /// The form for the number 0 on Apple's systems, in every language; nil when there is none.
  var formForNothing: PreparedMessage? { zero }

  private static func precision(
    ofArgument position: Int,
    in form: PreparedMessage?
  ) -> ArgumentFormat.Extent? {
    guard case .text(let text) = form?.content else { return nil }
    for case .argument(let format) in text.parts where format.position == position {
      return format.precision
    }
    return nil
  }
}
