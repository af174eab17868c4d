public import ICU
public import OrderedCollections

extension StringCatalog {
  /// The content of a key in one language, or of one of its variants.
  public struct Localization: Hashable, Sendable {
    /// The string, or `nil` if there are variants instead.
    public var stringUnit: StringUnit?
    /// The variants by plural or device, or `nil` if there is a single string.
    public var variations: Variations?
    /// The parts of the string that vary independently, by name.
    public var substitutions: OrderedDictionary<String, Substitution>
    /// The phrases of an App Shortcut, or `nil` for any other string.
    public var stringSet: StringSet?
    /// The fields that the model does not know.
    public var unknownFields = UnknownFields()

    /// Creates a localization.
    public init(
      stringUnit: StringUnit? = nil,
      variations: Variations? = nil,
      substitutions: OrderedDictionary<String, Substitution> = [:],
      stringSet: StringSet? = nil
    ) {
      self.stringUnit = stringUnit
      self.variations = variations
      self.substitutions = substitutions
      self.stringSet = stringSet
    }

    /// Creates a localization with a single string.
    public init(_ value: String, state: TranslationState = .translated) {
      self.init(stringUnit: StringUnit(state: state, value: value))
    }
  }
}

extension StringCatalog {
  /// A string in one language, and its translation state.
  public struct StringUnit: Hashable, Sendable {
    /// The translation state.
    public var state: TranslationState
    /// The string.
    ///
    /// Its placeholders are those of the entry's key.
    public var value: String
    /// The fields that the model does not know.
    public var unknownFields = UnknownFields()

    /// Creates a string unit.
    public init(state: TranslationState, value: String) {
      self.state = state
      self.value = value
    }
  }
}

extension StringCatalog {
  /// Several strings with the same meaning: the phrases of an App Shortcut in one language.
  public struct StringSet: Hashable, Sendable {
    /// The translation state.
    public var state: TranslationState
    /// The phrases.
    public var values: [String]
    /// The fields that the model does not know.
    public var unknownFields = UnknownFields()

    /// Creates a set of strings.
    public init(state: TranslationState, values: [String]) {
      self.state = state
      self.values = values
    }
  }
}

extension StringCatalog {
  /// The translation state of a string.
  public struct TranslationState: RawRepresentable, Hashable, Sendable {
    /// The value in a catalog file.
    ///
    /// Unknown values are kept.
    public var rawValue: String

    /// Creates a state from the value that a catalog writes.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A machine translated the string (since Xcode 27).
    public static let machineTranslated = TranslationState(rawValue: "machine_translated")
    /// The string needs review, for example because the source string has changed.
    public static let needsReview = TranslationState(rawValue: "needs_review")
    /// The string is not translated yet.
    public static let new = TranslationState(rawValue: "new")
    /// The code no longer contains the string.
    public static let stale = TranslationState(rawValue: "stale")
    /// The translation is finished.
    public static let translated = TranslationState(rawValue: "translated")
  }
}

extension StringCatalog {
  /// The variants of a string by the plural category of a number, or by device.
  ///
  /// Xcode uses one of the two. Each variant is a localization again, so a device can have plurals.
  public struct Variations: Hashable, Sendable {
    /// The variants by plural category.
    public var plural: OrderedDictionary<PluralCategory, Localization>
    /// The variants by device.
    public var device: OrderedDictionary<Device, Localization>
    /// The fields that the model does not know, such as an unknown plural category.
    public var unknownFields = UnknownFields()

    /// Creates variations.
    public init(
      plural: OrderedDictionary<PluralCategory, Localization> = [:],
      device: OrderedDictionary<Device, Localization> = [:]
    ) {
      self.plural = plural
      self.device = device
    }
  }
}

extension StringCatalog {
  /// A part of a string that varies with one argument.
  ///
  /// The string refers to it as `%#@name@`.
  public struct Substitution: Hashable, Sendable {
    /// The position of the argument, counted from 1.
    ///
    /// If it is `nil`, the order in the string determines the argument.
    public var argNum: Int?
    /// The specifier of the argument without its percent sign: `lld`.
    public var formatSpecifier: String
    /// The variants.
    ///
    /// Each refers to the argument as `%arg`.
    public var variations: Variations
    /// The fields that the model does not know.
    public var unknownFields = UnknownFields()

    /// Creates a substitution.
    public init(argNum: Int? = nil, formatSpecifier: String, variations: Variations) {
      self.argNum = argNum
      self.formatSpecifier = formatSpecifier
      self.variations = variations
    }
  }
}

extension StringCatalog {
  /// A kind of device for which a string can vary.
  public struct Device: RawRepresentable, Hashable, Sendable {
    /// The name in a catalog file.
    ///
    /// Unknown names are kept.
    public var rawValue: String

    /// Creates a device from the name in a catalog file.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An Apple TV.
    public static let appleTV = Device(rawValue: "appletv")
    /// An Apple Vision.
    public static let appleVision = Device(rawValue: "applevision")
    /// An Apple Watch.
    public static let appleWatch = Device(rawValue: "applewatch")
    /// An iPad.
    public static let iPad = Device(rawValue: "ipad")
    /// An iPhone.
    public static let iPhone = Device(rawValue: "iphone")
    /// An iPod touch.
    public static let iPod = Device(rawValue: "ipod")
    /// A Mac.
    public static let mac = Device(rawValue: "mac")
    /// All devices without a separate string.
    public static let other = Device(rawValue: "other")
  }
}
