// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations of Apple's Foundation that a later version may also have on Linux. All functions return
// "Foundation", so tests can determine which overload was called.

/// The result of each call.
private let answer = "Foundation"

public final class Bundle: Sendable {
  public static let main = Bundle()
  public static let module = Bundle()
}

public struct Locale: Hashable, Codable, Sendable {
  public static var current: Locale { Locale(identifier: "") }
  public init(identifier: String) {}
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
  _ key: String,
  tableName: String? = nil,
  bundle: Bundle = Bundle.main,
  value: String = "",
  comment: String
) -> String {
  answer
}

extension String {
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = answer
  }

  public init(
    localized keyAndValue: String.LocalizationValue,
    options: String.LocalizationOptions,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = answer
  }

  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = answer
  }

  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    options: String.LocalizationOptions,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = answer
  }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = answer
  }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
    self = answer
  }
}
