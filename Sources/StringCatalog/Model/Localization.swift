public import ICU
public import OrderedCollections

extension StringCatalog {
  /// What a catalog has for a key in one language, or for one variant of it.
  public struct Localization: Hashable, Sendable {
    /// The text; `nil` if there are variants instead.
    public var stringUnit: StringUnit?
    /// The variants by plural or device; `nil` if there is one text.
    public var variations: Variations?
    /// The parts of the text that vary on their own, by name.
    public var substitutions: OrderedDictionary<String, Substitution>
    /// The phrases of an App Shortcut; `nil` for any other text.
    public var stringSet: StringSet?
    /// What the model has no name for.
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

    /// Creates a localization that is one text.
    public init(_ value: String, state: TranslationState = .translated) {
      self.init(stringUnit: StringUnit(state: state, value: value))
    }
  }
}

extension StringCatalog {
  /// A text in one language, and how far its translation has come.
  public struct StringUnit: Hashable, Sendable {
    /// How far the translation has come.
    public var state: TranslationState
    /// The text; placeholders as in ``Entry``'s key.
    public var value: String
    /// What the model has no name for.
    public var unknownFields = UnknownFields()

    /// Creates a text.
    public init(state: TranslationState, value: String) {
      self.state = state
      self.value = value
    }
  }
}

extension StringCatalog {
  /// Several texts that mean the same: the phrases of an App Shortcut in one language.
  public struct StringSet: Hashable, Sendable {
    /// How far the translation has come.
    public var state: TranslationState
    /// The phrases.
    public var values: [String]
    /// What the model has no name for.
    public var unknownFields = UnknownFields()

    /// Creates a set of texts.
    public init(state: TranslationState, values: [String]) {
      self.state = state
      self.values = values
    }
  }
}

extension StringCatalog {
  /// How far the translation of a text has come.
  public struct TranslationState: RawRepresentable, Hashable, Sendable {
    /// The value as a catalog writes it; one that this library does not know is kept.
    public var rawValue: String

    /// Creates a state from the value that a catalog writes.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A machine translated it; since Xcode 27.
    public static let machineTranslated = TranslationState(rawValue: "machine_translated")
    /// Somebody should look at it, for example because the source text has changed.
    public static let needsReview = TranslationState(rawValue: "needs_review")
    /// Nobody has translated it yet.
    public static let new = TranslationState(rawValue: "new")
    /// The code no longer has the text.
    public static let stale = TranslationState(rawValue: "stale")
    /// It is done.
    public static let translated = TranslationState(rawValue: "translated")
  }
}

extension StringCatalog {
  /// The variants of a text by the plural category of a number, or by device.
  ///
  /// Xcode fills one of the two. A variant is a localization again, so that a device can have
  /// plurals.
  public struct Variations: Hashable, Sendable {
    /// The variants by plural category.
    public var plural: OrderedDictionary<PluralCategory, Localization>
    /// The variants by device.
    public var device: OrderedDictionary<Device, Localization>
    /// What the model has no name for, such as an unknown plural category.
    public var unknownFields = UnknownFields()

    /// Creates variants.
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
  /// A part of a text that varies with one argument; the text holds it as `%#@name@`.
  public struct Substitution: Hashable, Sendable {
    /// The position of the argument, counted from 1; `nil` leaves it to the order of the text.
    public var argNum: Int?
    /// The specifier of the argument without its percent sign: `lld`.
    public var formatSpecifier: String
    /// The variants; each holds the argument as `%arg`.
    public var variations: Variations
    /// What the model has no name for.
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
  /// A kind of device that a text can be made for.
  public struct Device: RawRepresentable, Hashable, Sendable {
    /// The name as a catalog writes it; one that this library does not know is kept.
    public var rawValue: String

    /// Creates a device from the name that a catalog writes.
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
    /// All that have no text of their own.
    public static let other = Device(rawValue: "other")
  }
}
