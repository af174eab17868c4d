// Messages are encoded with the values of their arguments and their formats, so that a resource can
// be created in one process and be looked up in another one, for its user.

/// A format of this library that can be an argument of an encoded message.
protocol CodableFormat: LocalizedFormat, Codable where Input: Codable {}

extension NumberStyle: CodableFormat {}
extension WholeNumberStyle: CodableFormat {}
extension CurrencyStyle: CodableFormat {}
extension ExactAmountStyle: CodableFormat {}
extension OrdinalStyle: CodableFormat {}
extension SpelledOutStyle: CodableFormat {}
extension RangeStyle: CodableFormat {}
extension MeasureStyle: CodableFormat {}
extension MassStyle: CodableFormat {}
extension DateStyle: CodableFormat {}
extension DateIntervalStyle: CodableFormat {}
extension RelativeStyle: CodableFormat {}
extension RelativeDateStyle: CodableFormat {}
extension DurationStyle: CodableFormat {}
extension ClockStyle: CodableFormat {}
extension ListStyle: CodableFormat {}
extension NameStyle: CodableFormat {}

/// The formats by their names in encoded messages.
private let formats: KeyValuePairs<String, any CodableFormat.Type> = [
  "number": NumberStyle.self, "integer": WholeNumberStyle.self, "currency": CurrencyStyle.self,
  "amount": ExactAmountStyle.self, "ordinal": OrdinalStyle.self, "words": SpelledOutStyle.self,
  "range": RangeStyle.self, "measure": MeasureStyle.self, "mass": MassStyle.self,
  "date": DateStyle.self, "interval": DateIntervalStyle.self, "relative": RelativeStyle.self,
  "relativeDate": RelativeDateStyle.self, "duration": DurationStyle.self, "clock": ClockStyle.self,
  "list": ListStyle.self, "name": NameStyle.self,
]

extension FormattedArgument: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, value, format
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .kind)
    guard let type = formats.first(where: { $0.key == name })?.value else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind,
        in: container,
        debugDescription: "There is no format \"\(name)\"."
      )
    }
    self = try Self.argument(of: type, container)
  }

  private static func argument<Format: CodableFormat>(
    of type: Format.Type,
    _ container: KeyedDecodingContainer<CodingKeys>
  ) throws -> FormattedArgument {
    FormattedArgument(
      try container.decode(Format.Input.self, forKey: .value),
      format: try container.decode(Format.self, forKey: .format)
    )
  }

  func encode(to encoder: any Encoder) throws {
    func encode<Format: CodableFormat>(_ format: Format) throws -> Bool {
      guard let value = value as? Format.Input,
        let name = formats.first(where: { $0.value == Format.self })?.key
      else { return false }
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .kind)
      try container.encode(value, forKey: .value)
      try container.encode(format, forKey: .format)
      return true
    }
    guard let codable = format as? any CodableFormat, try encode(codable) else {
      throw EncodingError.invalidValue(
        format,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "Only the formats of the module Localization can be encoded."
        )
      )
    }
  }
}

extension LocalizationValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case key, arguments
  }

  /// Decodes a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      key: .text(try container.decode(String.self, forKey: .key)),
      arguments: try container.decodeIfPresent([MessageArgument].self, forKey: .arguments) ?? []
    )
  }

  /// Encodes the key, and the arguments with their formats.
  ///
  /// - Throws: `EncodingError` if the format of an argument is not one of this library.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    if !arguments.isEmpty { try container.encode(arguments, forKey: .arguments) }
  }
}

extension CodingUserInfoKey {
  /// The bundle of resources that a decoder creates; without it, they have the main one.
  ///
  /// ```swift
  /// decoder.userInfo[.localizationBundle] = bundle
  /// ```
  public static let localizationBundle: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "LocalizationBundle") else {
      preconditionFailure("each name is a key")
    }
    return key
  }()
}

extension LocalizedStringResource: Codable {
  private enum CodingKeys: String, CodingKey {
    case key, defaultValue, table, locale
  }

  /// Decodes a resource.
  ///
  /// A bundle cannot be encoded. The resource has the bundle in the decoder's information for
  /// `CodingUserInfoKey.localizationBundle`, or else the main one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      key: try container.decode(String.self, forKey: .key),
      defaultValue: try container.decode(LocalizationValue.self, forKey: .defaultValue),
      table: try container.decodeIfPresent(String.self, forKey: .table),
      locale: try container.decode(UserLocale.self, forKey: .locale),
      bundle: decoder.userInfo[.localizationBundle] as? LocalizationBundle ?? .main
    )
  }

  /// Encodes the key, the arguments with their formats, the table and the locale.
  ///
  /// - Throws: `EncodingError` if the format of an argument is not one of this library.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encode(defaultValue, forKey: .defaultValue)
    try container.encodeIfPresent(table, forKey: .table)
    try container.encode(locale, forKey: .locale)
  }
}

extension UserLocale: Codable {
  private enum CodingKeys: String, CodingKey {
    case languages, formats, numbersFollowMessages, datesFollowMessages, bidiIsolation
    case ignoredSettings
  }

  /// Decodes a locale.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let isolation = try container.decodeIfPresent(BidiIsolation.self, forKey: .bidiIsolation)
    self.init(
      chains: try container.decode([String].self, forKey: .languages)
        .compactMap { LocaleName.identifier(ofTag: $0) }.map(LanguageChain.init(identifier:)),
      formats: try container.decode(FormatLocale.self, forKey: .formats),
      numbersFollowMessages: try container.decode(Bool.self, forKey: .numbersFollowMessages),
      datesFollowMessages: try container.decode(Bool.self, forKey: .datesFollowMessages),
      bidiIsolation: isolation ?? .never,
      ignoredSettings: try container.decode([IgnoredSetting].self, forKey: .ignoredSettings)
    )
  }

  /// Encodes the languages without their fallbacks, and the other preferences.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(chains.map(\.identifier.withHyphens), forKey: .languages)
    try container.encode(formats, forKey: .formats)
    try container.encode(numbersFollowMessages, forKey: .numbersFollowMessages)
    try container.encode(datesFollowMessages, forKey: .datesFollowMessages)
    try container.encode(bidiIsolation, forKey: .bidiIsolation)
    try container.encode(ignoredSettings, forKey: .ignoredSettings)
  }
}

extension MeasureUnit: Codable {
  /// Decodes the name of a unit.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the name of the unit.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
