import ArgumentParser
import ICU
import Localization
import StringCatalog

/// The options that select a variant of a key in one language.
struct VariantOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.plural, valueName: Texts.pluralValue))
  var plural: PluralCategoryArgument?

  @Option(help: ArgumentHelp(Texts.device, valueName: Texts.deviceValue))
  var device: DeviceArgument?

  @Option(help: ArgumentHelp(Texts.substitution, valueName: Texts.substitutionValue))
  var substitution: String?

  @Option(help: ArgumentHelp(Texts.phrase, valueName: Texts.phraseValue))
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
    static var plural: String {
      String(
        localized: "The string for numbers of this plural category.",
        comment: "Help of --plural"
      )
    }
    static var pluralValue: String {
      String(
        localized: "category",
        comment: "Help: placeholder for a plural category such as 'one', one word"
      )
    }
    static var device: String {
      String(localized: "The string for this type of device.", comment: "Help of --device")
    }
    static var deviceValue: String {
      String(
        localized: "device",
        comment: "Help: placeholder for a device such as 'ipad', one word"
      )
    }
    static var substitution: String {
      String(
        localized: "The substitution with this name: a part of the string that varies separately.",
        comment: "Help of --substitution: a string %#@files@ has a part named 'files'"
      )
    }
    static var phrase: String {
      String(
        localized: "The phrase of an App Shortcut with this index: 0 for 'stringSet.0'.",
        comment: "Help of --phrase. Do not translate 'stringSet.0'"
      )
    }
    static var phraseValue: String {
      String(localized: "index", comment: "Help: placeholder for a number from 0 on, one word")
    }
    static var substitutionValue: String {
      ExtractCommand.Texts.routineValue
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
