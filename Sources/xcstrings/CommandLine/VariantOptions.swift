import ArgumentParser
import CommandSupport
import ICU
import Localization
import StringCatalog

/// The options that select a variant of a key in one language.
struct VariantOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.variantPlural, valueName: .variantPluralValue))
  var plural: PluralCategoryArgument?

  @Option(help: ArgumentHelp(.variantDevice, valueName: .variantDeviceValue))
  var device: DeviceArgument?

  @Option(
    help: ArgumentHelp(String(localized: .variantSubstitution), valueName: Texts.substitutionValue)
  )
  var substitution: String?

  @Option(help: ArgumentHelp(.variantPhrase, valueName: .variantPhraseValue))
  var phrase: UInt16?

  /// The variant that the user selected.
  var variant: StringCatalog.Variant {
    if let phrase { return StringCatalog.Variant(phrase: Int(phrase)) }
    return StringCatalog.Variant(
      substitution: substitution,
      device: device?.device,
      plural: plural?.category
    )
  }
}

extension VariantOptions {
  enum Texts {
    static var substitutionValue: String {
      String(localized: .extractRoutineValue)
    }
  }
}

/// A kind of device, as a command-line argument.
struct DeviceArgument: ExpressibleByArgument, Hashable {
  /// The device.
  let device: StringCatalog.Device

  init?(argument: String) {
    let name = argument.lowercased()
    guard Self.allValueStrings.contains(name) else { return nil }
    device = StringCatalog.Device(rawValue: name)
  }

  static var allValueStrings: [String] {
    let devices: [StringCatalog.Device] = [
      .iPhone, .iPad, .iPod, .mac, .appleWatch, .appleTV, .appleVision, .other,
    ]
    return devices.map(\.rawValue)
  }
}

/// A plural category, as a command-line argument.
struct PluralCategoryArgument: ExpressibleByArgument, Hashable {
  /// The category.
  let category: PluralCategory

  init?(argument: String) {
    guard let category = PluralCategory(rawValue: argument) else { return nil }
    self.category = category
  }

  static var allValueStrings: [String] {
    PluralCategory.allCases.map(\.rawValue)
  }
}
