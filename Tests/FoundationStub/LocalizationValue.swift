// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension String {
  public struct LocalizationOptions {
    public var replacements: [any CVarArg]?
    public init() {}
  }

  public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public enum Placeholder: Hashable, Codable, Sendable {
      case int
      case uint
      case float
      case double
      case object
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation(_ string: String) {}
      public mutating func appendInterpolation(_ string: Substring) {}
      public mutating func appendInterpolation<T: FormatSpecifiable>(_ value: T) {}
      public mutating func appendInterpolation<T: FormatSpecifiable>(_ value: T, specifier: String)
      {}
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {}
      public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(
        _ value: T
      ) {}
      public mutating func appendInterpolation(placeholder: Placeholder) {}
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {}
    }
  }
}

public protocol FormatSpecifiable: Equatable {}
extension Int: FormatSpecifiable {}
extension Double: FormatSpecifiable {}
