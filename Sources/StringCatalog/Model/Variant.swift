public import ICU

extension StringCatalog {
  /// Which of the texts of a localization is meant.
  ///
  /// ```swift
  /// StringCatalog.Variant(device: .iPhone, plural: .one).name  // "device.iphone.plural.one"
  /// ```
  public struct Variant: Hashable, Sendable {
    /// The name of the substitution that holds the text; `nil` for the text itself.
    public var substitution: String?
    /// The device that the text is for; `nil` if it does not vary by device.
    public var device: Device?
    /// The category of numbers that the text is for; `nil` if it does not vary by number.
    public var plural: PluralCategory?

    /// Creates a variant; without arguments, the one text that does not vary.
    public init(
      substitution: String? = nil,
      device: Device? = nil,
      plural: PluralCategory? = nil
    ) {
      self.substitution = substitution
      self.device = device
      self.plural = plural
    }

    /// The text that does not vary.
    public static let plain = Variant()

    /// The variant as Xcode's export names it, such as `plural.one`; empty for the text that does not
    /// vary.
    public var name: String {
      let parts = [
        substitution.map { "substitutions.\($0)" }, device.map { "device.\($0.rawValue)" },
        plural.map { "plural.\($0.rawValue)" },
      ]
      return parts.compactMap(\.self).joined(separator: ".")
    }

    /// Creates the variant that has a name; `nil` if none has it.
    ///
    /// - Parameter name: the name as ``name`` has it.
    public init?(name: String) {
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

    /// The ways that lead to the text from where the variations start, outermost first.
    ///
    /// A device holds plurals, as in Xcode; never the other way round.
    var steps: [Step] {
      [device.map(Step.device), plural.map(Step.plural)].compactMap(\.self)
    }

    /// One way to choose among variations.
    enum Step: Hashable, Sendable {
      case device(Device)
      case plural(PluralCategory)
    }
  }
}
