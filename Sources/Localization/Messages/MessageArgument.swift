#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// An argument of a message.
enum MessageArgument: Hashable, Sendable, Codable {
  /// An integer.
  case integer(Int64)
  /// An integer that may be greater than the maximum of `Int64`.
  case unsigned(UInt64)
  /// A floating-point number.
  case floatingPoint(Double)
  /// A string that is shown unchanged.
  case text(String)
  /// A value with its format.
  case formatted(FormattedArgument)
  /// An argument that is not given yet; its placeholder is shown.
  case open(specifier: String)
  /// A string that is looked up.
  indirect case resource(LocalizedStringResource)

  /// Creates an argument from an integer of any type.
  ///
  /// An integer of more than 64 bits becomes a `Double`.
  init(_ value: some FixedWidthInteger) {
    if let integer = Int64(exactly: value) {
      self = .integer(integer)
    } else if let unsigned = UInt64(exactly: value) {
      self = .unsigned(unsigned)
    } else {
      self = .floatingPoint(Double(value))
    }
  }

  /// Creates an argument from a value whose type is known only at run time.
  init(describing value: any Sendable) {
    switch value {
    case let text as String: self = .text(text)
    case let text as Substring: self = .text(String(text))
    case let number as any FixedWidthInteger: self.init(number)
    case let number as any BinaryFloatingPoint: self = .floatingPoint(Double(number))
    case let value as any CustomLocalizedStringResourceConvertible:
      self = .resource(value.localizedStringResource)
    default: self = .text("\(value)")
    }
  }
}

/// A value and its format, whatever their types are.
///
/// It is one reference, because most arguments have the size of one at most.
struct FormattedArgument: Sendable {
  private let content: any Content

  init<Format: LocalizedFormat>(_ value: Format.Input, format: Format) {
    content = Typed(value: value, format: format)
  }

  init<Style: FormatStyle>(_ value: Style.FormatInput, style: Style)
  where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String, Style: Sendable {
    content = Styled(value: value, style: style)
  }

  /// Returns the value as a string in a locale.
  func text(in locale: FormatLocale) -> String { content.text(in: locale) }

  /// The value.
  var value: any Sendable { content.anyValue }

  /// The format.
  var format: any Sendable { content.anyFormat }

  private protocol Content: AnyObject, Sendable {
    var anyValue: any Sendable { get }
    var anyFormat: any Sendable { get }
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

    var anyValue: any Sendable { value }
    var anyFormat: any Sendable { format }

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

    var anyValue: any Sendable { value }
    var anyFormat: any Sendable { style }

    func text(in locale: FormatLocale) -> String {
      let identifier = value is Date ? locale.dates : locale.numbers
      return style.locale(Locale(identifier: identifier)).format(value)
    }

    func isEqual(to other: any Content) -> Bool {
      guard let other = other as? Styled<Style> else { return false }
      return value == other.value && style == other.style
    }

    // Values of Foundation need not be hashable; the style distinguishes most of them.
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
