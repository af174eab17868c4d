package import ICU

/// A message as a value: what a writer is given, what a reader decodes, and what is rendered.
///
/// ```swift
/// let tree = MessageTree.plural(argument: 1, [
///   .one: .text(FormattedText(plain: "One entry")),
///   .other: .text(FormattedText(parsing: "%lld entries")),
/// ])
/// ```
///
/// The payloads are immutable objects, so that a message is copied and matched at the cost of one
/// reference.
package enum MessageTree: Equatable, Sendable {
  /// One text.
  case text(FormattedText)
  /// A message for each plural category of an argument.
  case plural(PluralMessage)
  /// A message for each device.
  case device(DeviceMessage)
  /// Several texts that mean the same, the first of them the usual one; none has placeholders.
  case texts([String])

  /// Creates a message that varies with the argument at a position, counted from 1.
  package static func plural(argument: Int, _ forms: [PluralCategory: MessageTree]) -> MessageTree {
    .plural(PluralMessage(argument: argument, forms))
  }

  /// The message itself, or its form for a program in a terminal; `nil` if it has no form at all.
  package var resolved: MessageTree? {
    if case .device(let forms) = self { forms.formInTerminal } else { self }
  }

  /// How deep the messages are nested in one another; a single text is 1 deep.
  package var depth: Int {
    let children: [MessageTree] =
      switch self {
      case .text(let text): text.substitutions
      case .plural(let plural): plural.forms.map(\.form)
      case .device(let devices): Array(devices.forms.values)
      case .texts: []
      }
    return 1 + (children.lazy.map(\.depth).max() ?? 0)
  }
}

/// How deep messages may be nested in one another.
package let maximumMessageDepth = ImageFormat.maximumDepth

/// The forms of a message that varies with a number.
package final class PluralMessage: Equatable, Sendable {
  /// The position of the argument that the form depends on, counted from 1.
  package let argument: Int
  /// The precision with which the form `other` shows the number; `nil` if it does not say.
  ///
  /// The category depends on it: "1.0" is not "1".
  package let precision: ArgumentFormat.Extent?
  /// The form for the number 0 on Apple's systems, in every language; `nil` if there is none.
  package let zero: MessageTree?
  private let one: MessageTree?
  private let two: MessageTree?
  private let few: MessageTree?
  private let many: MessageTree?
  private let other: MessageTree?

  /// Creates the forms of an argument.
  package init(argument: Int, _ forms: [PluralCategory: MessageTree]) {
    self.argument = argument
    zero = forms[.zero]
    one = forms[.one]
    two = forms[.two]
    few = forms[.few]
    many = forms[.many]
    other = forms[.other]
    precision = other?.resolved?.precision(ofArgument: argument)
  }

  /// The forms that there are, in the order of ``PluralCategory``.
  package var forms: [(category: PluralCategory, form: MessageTree)] {
    let all: [(PluralCategory, MessageTree?)] = [
      (.zero, zero), (.one, one), (.two, two), (.few, few), (.many, many), (.other, other),
    ]
    return all.compactMap { category, form in form.map { (category, $0) } }
  }

  /// Returns the form of a category, or else that of `other`; `nil` if there is neither.
  package func form(for category: PluralCategory) -> MessageTree? {
    switch category {
    case .zero: zero ?? other
    case .one: one ?? other
    case .two: two ?? other
    case .few: few ?? other
    case .many: many ?? other
    case .other: other
    }
  }

  /// Returns whether both have the same forms for the same argument.
  package static func == (left: PluralMessage, right: PluralMessage) -> Bool {
    left.argument == right.argument && left.zero == right.zero && left.one == right.one
      && left.two == right.two && left.few == right.few && left.many == right.many
      && left.other == right.other
  }
}

extension MessageTree {
  fileprivate func precision(ofArgument position: Int) -> ArgumentFormat.Extent? {
    guard case .text(let text) = self else { return nil }
    for case .argument(let format) in text.segments where format.position == position {
      return format.precision
    }
    return nil
  }
}

/// The forms of a message that varies with the device.
package final class DeviceMessage: Equatable, Sendable {
  /// The forms, by the names that a catalog gives the devices.
  package let forms: [String: MessageTree]
  /// The form for a program in a terminal, which is none of the devices; `nil` if there are no forms.
  ///
  /// It is the one for all other devices, or else the one for a computer with a keyboard, or else the
  /// first by name: any rather than none.
  package let formInTerminal: MessageTree?

  /// Creates the forms.
  package init(_ forms: [String: MessageTree]) {
    self.forms = forms
    let device = ["other", "mac"].first { forms[$0] != nil } ?? forms.keys.min()
    formInTerminal = device.flatMap { forms[$0]?.resolved }
  }

  /// Returns whether both have the same forms.
  package static func == (left: DeviceMessage, right: DeviceMessage) -> Bool {
    left.forms == right.forms
  }
}
