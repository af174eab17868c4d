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
