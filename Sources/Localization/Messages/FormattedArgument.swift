#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A value together with its format, whatever their types are.
struct FormattedArgument: Sendable {
  private let content: any Content

  init<Format: LocalizedFormat>(_ value: Format.Input, format: Format) {
    content = Typed(value: value, format: format)
  }

  init<Style: FormatStyle>(_ value: Style.FormatInput, style: Style)
  where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String, Style: Sendable {
    content = Styled(value: value, style: style)
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

  private struct Styled<Style: FormatStyle & Sendable>: Content
  where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String {
    let value: Style.FormatInput
    let style: Style

    func text(in locale: FormatLocale) -> String {
      let identifier = value is Date ? locale.dates : locale.numbers
      return style.locale(Locale(identifier: identifier)).format(value)
    }

    func isEqual(to other: any Content) -> Bool { other as? Self == self }

    // Foundation's values need not have a hash; the style tells most of them apart.
    func hash(into hasher: inout Hasher) { hasher.combine(style) }
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
