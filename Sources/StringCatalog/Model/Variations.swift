public import ICU
public import OrderedCollections

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
