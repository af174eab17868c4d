#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LocalizationValue.StringInterpolation {
  /// Appends a value in a format of Foundation's, put into the reader's locale: `%@`.
  ///
  /// A style that has no locale, such as `.iso8601`, writes the same for every reader.
  public mutating func appendInterpolation<Style: FormatStyle>(
    _ value: Style.FormatInput,
    format style: Style
  ) where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String, Style: Sendable {
    append(.formatted(FormattedArgument(value, style: style)), placeholder: "%@")
  }
}
