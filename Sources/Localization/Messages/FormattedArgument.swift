/// A value together with its format, whatever their types are.
struct FormattedArgument: Sendable {
  private let content: any Content

  init<Format: LocalizedFormat>(_ value: Format.Input, format: Format) {
    content = Typed(value: value, format: format)
  }

  /// Returns the text of the value in a locale.
  func text(in locale: FormatLocale) -> String { content.text(in: locale) }

  private protocol Content: Hashable, Sendable {
    func text(in locale: FormatLocale) -> String
    func isEqual(to other: any Content) -> Bool
  }

  private struct Typed<Format: LocalizedFormat>: Content {
    let value: Format.Input
    let format: Format

    func text(in locale: FormatLocale) -> String { format.format(value, locale: locale) }

    func isEqual(to other: any Content) -> Bool { other as? Self == self }
  }
}

extension FormattedArgument: Hashable {
  static func == (left: FormattedArgument, right: FormattedArgument) -> Bool {
    left.content.isEqual(to: right.content)
  }

  func hash(into hasher: inout Hasher) {
    content.hash(into: &hasher)
  }
}
