#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A value together with its format, whatever their types are: one reference, as most arguments are no more.
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

  private protocol Content: AnyObject, Sendable {
    func text(in locale: FormatLocale) -> String
    func isEqual(to other: any Content) -> Bool
    func hash(into hasher: inout Hasher)
  }

  private final class Typed<Format: LocalizedFormat>: Content {
    let value: Format.Input
    let format: Format

    init(value: Format.Input, format: Format) {
      self.value = value
      self.format = format
    }

    func text(in locale: FormatLocale) -> String { format.format(value, locale: locale) }

    func isEqual(to other: any Content) -> Bool {
      guard let other = other as? Typed<Format> else { return false }
      return value == other.value && format == other.format
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(value)
      hasher.combine(format)
    }
  }

  private final class Styled<Style: FormatStyle & Sendable>: Content
  where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String {
    let value: Style.FormatInput
    let style: Style

    init(value: Style.FormatInput, style: Style) {
      self.value = value
      self.style = style
    }

    func text(in locale: FormatLocale) -> String {
      let identifier = value is Date ? locale.dates : locale.numbers
      return style.locale(Locale(identifier: identifier)).format(value)
    }

    func isEqual(to other: any Content) -> Bool {
      guard let other = other as? Styled<Style> else { return false }
      return value == other.value && style == other.style
    }

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
