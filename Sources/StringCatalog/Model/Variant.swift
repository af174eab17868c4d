public import ICU

extension StringCatalog {
  /// An identifier of one of the strings of a localization.
  ///
  /// ```swift
  /// StringCatalog.Variant(device: .iPhone, plural: .one).name  // "device.iphone.plural.one"
  /// ```
  public struct Variant: Hashable, Sendable {
    /// The name of the substitution that contains the string, or `nil` for the string itself.
    public var substitution: String?
    /// The device of the string, or `nil` if it does not vary by device.
    public var device: Device?
    /// The plural category of the string, or `nil` if it does not vary by number.
    public var plural: PluralCategory?
    /// The index of the phrase in the set of an App Shortcut, or `nil` for any other string.
    package var phrase: Int?

    /// Creates a variant.
    ///
    /// Without arguments, this is the string without variations.
    public init(
      substitution: String? = nil,
      device: Device? = nil,
      plural: PluralCategory? = nil
    ) {
      self.substitution = substitution
      self.device = device
      self.plural = plural
    }

    /// Creates the variant of a phrase of an App Shortcut.
    ///
    /// - Parameter phrase: Its index in the set.
    package init(phrase: Int) {
      self.init()
      self.phrase = phrase
    }

    /// The string without variations.
    public static let plain = Variant()

    private static let phrasePrefix = "stringSet."

    /// The name of the variant in Xcode's export, such as `plural.one`; empty for the string
    /// without variations.
    ///
    /// The phrases of an App Shortcut are `stringSet.0`, `stringSet.1` and so on.
    public var name: String {
      if let phrase { return "\(Self.phrasePrefix)\(phrase)" }
      let parts = [
        substitution.map { "substitutions.\($0)" }, device.map { "device.\($0.rawValue)" },
        plural.map { "plural.\($0.rawValue)" },
      ]
      return parts.compactMap(\.self).joined(separator: ".")
    }

    /// Creates the variant with a given name, or returns `nil` if there is none.
    ///
    /// - Parameter name: The name, as ``name`` returns it.
    public init?(name: String) {
      if name.hasPrefix(Self.phrasePrefix),
        let phrase = Int(name.dropFirst(Self.phrasePrefix.count)),
        phrase >= 0
      {
        self.init(phrase: phrase)
        return
      }
      var parts = name.split(separator: ".", omittingEmptySubsequences: false)[...]
      var plural: PluralCategory?
      if let last = Self.removeLast("plural", from: &parts) {
        guard let category = PluralCategory(rawValue: last) else { return nil }
        plural = category
      }
      let device = Self.removeLast("device", from: &parts)
      var substitution: String?
      if parts.first == "substitutions", parts.count > 1 {
        substitution = parts.dropFirst().joined(separator: ".")
      } else if !parts.allSatisfy(\.isEmpty) {
        return nil
      }
      self.init(substitution: substitution, device: device.map(Device.init), plural: plural)
    }

    private static func removeLast(
      _ field: String,
      from parts: inout ArraySlice<Substring>
    ) -> String? {
      guard parts.count > 1, parts[parts.endIndex - 2] == field else { return nil }
      defer { parts.removeLast(2) }
      return parts.last.map(String.init)
    }

    /// The steps from the variations to the string, outermost first.
    ///
    /// Plurals are nested in devices, as in Xcode, never the other way round.
    var steps: [Step] {
      [device.map(Step.device), plural.map(Step.plural)].compactMap(\.self)
    }

    /// One choice among variations.
    enum Step: Hashable, Sendable {
      case device(Device)
      case plural(PluralCategory)
    }
  }
}
