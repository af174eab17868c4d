package import ICU

/// A message as a value, which is written to images, decoded from them, and rendered.
///
/// ```swift
/// let tree = MessageTree.plural(argument: 1, [
///   .one: .text(FormattedText(plain: "One entry")),
///   .other: .text(FormattedText(parsing: "%lld entries")),
/// ])
/// ```
///
/// The payloads are immutable objects, so that copying and matching a message costs one reference.
package enum MessageTree: Equatable, Sendable {
  /// One text.
  case text(FormattedText)
  /// A message for each plural category of an argument.
  case plural(PluralMessage)
  /// A message for each device.
  case device(DeviceMessage)
  /// Several equivalent texts without placeholders; the first one is the default.
  case texts([String])

  /// Creates a message that varies with the argument at a position, counted from 1.
  package static func plural(argument: Int, _ forms: [PluralCategory: MessageTree]) -> MessageTree {
    .plural(PluralMessage(argument: argument, forms))
  }

  /// The message itself, or its variant for a program in a terminal; `nil` if it has no variant at
  /// all.
  package var resolved: MessageTree? {
    if case .device(let forms) = self { forms.formInTerminal } else { self }
  }

  /// The nesting depth of the message; that of a single text is 1.
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

/// The maximum depth of nested messages.
package let maximumMessageDepth = BinaryCatalogFormat.maximumDepth

/// The variants of a message that depends on a number.
package final class PluralMessage: Equatable, Sendable {
  /// The position of the argument that selects the variant, counted from 1.
  package let argument: Int
  /// The precision of the number in the variant `other`; `nil` if it has none.
  ///
  /// The plural category depends on it: "1.0" is not "1".
  package let precision: ArgumentFormat.Extent?
  /// The variant for the number 0 on Apple's systems, in every language; `nil` if there is none.
  package let zero: MessageTree?
  private let one: MessageTree?
  private let two: MessageTree?
  private let few: MessageTree?
  private let many: MessageTree?
  private let other: MessageTree?

  /// Creates the variants for an argument.
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

  /// The variants, in the order of ``PluralCategory``.
  package var forms: [(category: PluralCategory, form: MessageTree)] {
    let all: [(PluralCategory, MessageTree?)] = [
      (.zero, zero), (.one, one), (.two, two), (.few, few), (.many, many), (.other, other),
    ]
    return all.compactMap { category, form in form.map { (category, $0) } }
  }

  /// Returns the variant of a category, or else that of `other`; `nil` if there is neither.
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

  /// Returns whether both have the same variants for the same argument.
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

/// The variants of a message that depends on the device.
package final class DeviceMessage: Equatable, Sendable {
  /// The variants by the names of the devices in a catalog.
  package let forms: [String: MessageTree]
  /// The variant for a program in a terminal, which is not one of the devices; `nil` if there are
  /// none.
  ///
  /// It is the variant for other devices, or else the one for a Mac, or else the first by name.
  package let formInTerminal: MessageTree?

  /// Creates the variants.
  package init(_ forms: [String: MessageTree]) {
    self.forms = forms
    let device = ["other", "mac"].first { forms[$0] != nil } ?? forms.keys.min()
    formInTerminal = device.flatMap { forms[$0]?.resolved }
  }

  /// Returns whether both have the same variants.
  package static func == (left: DeviceMessage, right: DeviceMessage) -> Bool {
    left.forms == right.forms
  }
}
