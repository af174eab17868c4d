import ICU
import Localization
import StringCatalog

/// What people read of a variation of a text.
struct VariationLabel {
  /// The label: `Mac · one`.
  let text: String

  /// Creates the label of a variation.
  ///
  /// - Parameter name: Its name, such as `device.mac.plural.one`; one that means nothing to this
  ///   program is its own label.
  init(_ name: String) {
    if let index = CatalogText.phraseIndex(ofVariation: name) {
      text = String(
        localized: "phrase \(index + 1)",
        comment: "Label of a text: one of the phrases by which an App Shortcut is started"
      )
    } else if let variant = StringCatalog.Variant(name: name) {
      let parts = [
        variant.substitution, variant.device.map(Self.label), variant.plural.map(Self.label),
      ]
      text = parts.compactMap(\.self).joined(separator: " · ")
    } else {
      text = name
    }
  }

  private static func label(of category: PluralCategory) -> String {
    switch category {
    case .zero: String(localized: "zero", comment: "Plural category")
    case .one: String(localized: "one", comment: "Plural category")
    case .two: String(localized: "two", comment: "Plural category")
    case .few: String(localized: "few", comment: "Plural category")
    case .many: String(localized: "many", comment: "Plural category")
    case .other: String(localized: "other", comment: "Plural category")
    }
  }

  private static func label(of device: StringCatalog.Device) -> String {
    switch device {
    case .appleTV: "Apple TV"
    case .appleVision: "Apple Vision"
    case .appleWatch: "Apple Watch"
    case .iPad: "iPad"
    case .iPhone: "iPhone"
    case .iPod: "iPod touch"
    case .mac: "Mac"
    case .other: String(localized: "other devices", comment: "Label of a text that is for them")
    default: device.rawValue
    }
  }
}
