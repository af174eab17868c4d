import CompiledCatalog
import FormatString
import Localization
import Testing

@Suite struct `Message` {
  private let spanish = UserLocale("es_ES")
  private let english = UserLocale("en_US")

  @Test func `is in the language of the user`() throws {
    let bundle = try testBundle(["es": ["Goal": "Objetivo"]])
    #expect(String(localized: "Goal", bundle: bundle, locale: spanish) == "Objetivo")
    #expect(String(localized: "Goal", bundle: bundle, locale: english) == "Goal")
    #expect(String(localized: "Goal", bundle: bundle, locale: UserLocale("ca_ES")) == "Objetivo")
  }

  @Test func `falls back along the chain separately for each key`() throws {
    let bundle = try testBundle([
      "es-419": ["Goal": "Meta"], "es": ["Goal": "Objetivo", "Log": "Anotar"],
    ])
    let mexican = UserLocale("es_MX")
    #expect(String(localized: "Goal", bundle: bundle, locale: mexican) == "Meta")
    #expect(String(localized: "Log", bundle: bundle, locale: mexican) == "Anotar")
    #expect(String(localized: "List \(2)", bundle: bundle, locale: mexican) == "List 2")
  }

  @Test func `formats numbers in the locale`() throws {
    let bundle = try testBundle([
      "es": ["%lld steps": "%lld pasos", "%lf kg": "%.1f kg", "%@ of %@": "%2$@: %1$@"]
    ])
    #expect(String(localized: "\(12345) steps", bundle: bundle, locale: spanish) == "12.345 pasos")
    #expect(String(localized: "\(12345) steps", bundle: bundle, locale: english) == "12,345 steps")
    #expect(String(localized: "\(72.5) kg", bundle: bundle, locale: spanish) == "72,5 kg")
    #expect(
      String(localized: "\(72.5) kg", bundle: bundle, locale: UserLocale("es_MX")) == "72.5 kg"
    )
    #expect(String(localized: "\("a") of \("b")", bundle: bundle, locale: spanish) == "b: a")
  }

  @Test func `is no format if its key has no arguments`() throws {
    let bundle = try testBundle(["es": ["100% free %d": "100% gratis %d"]])
    #expect(String(localized: "100% free %d", bundle: bundle, locale: spanish) == "100% gratis %d")
    #expect(String(localized: "100% free %d", bundle: bundle, locale: english) == "100% free %d")
  }

  @Test func `escapes percent signs next to arguments`() throws {
    let value: String.LocalizationValue = "\(5)% of %d"
    #expect(value.key == "%lld%% of %%d")
    let bundle = try testBundle(["es": ["%lld%% of %%d": "%lld %% de %%d"]])
    #expect(String(localized: value, bundle: bundle, locale: spanish) == "5 % de %d")
    #expect(String(localized: value, bundle: bundle, locale: english) == "5% of %d")
  }

  @Test func `has placeholders for the types of its arguments`() {
    let value: String.LocalizationValue =
      "\(1)\(Int8(2))\(UInt16(3))\(UInt(4))\(5.5)\(Float(6))\("7")\("8"[...])\(9.5, specifier: "%.1f")"
    #expect(value.key == "%lld%d%u%llu%lf%f%@%@%.1f")
  }

  @Test func `can have a separate key and a default string`() throws {
    let bundle = try testBundle(["es": ["greeting": "Hola, %@"]])
    let text = { (locale: UserLocale) in
      String(localized: "greeting", defaultValue: "Hello, \("Ana")", bundle: bundle, locale: locale)
    }
    #expect(text(spanish) == "Hola, Ana")
    #expect(text(english) == "Hello, Ana")
  }

  @Test func `formats arguments in the locale`() throws {
    let bundle = try testBundle(["es": ["You weigh %@.": "Pesas %@."]])
    let value: String.LocalizationValue = "You weigh \(72.5, format: .mass())."
    #expect(String(localized: value, bundle: bundle, locale: spanish) == "Pesas 72,5 kg.")
    #expect(String(localized: value, bundle: bundle, locale: english) == "You weigh 159.8 lb.")
  }

  @Test func `can contain nested messages`() throws {
    let bundle = try testBundle(["es": ["Goal": "Objetivo", "Set: %@": "Fijado: %@"]])
    let resource = LocalizedStringResource("Goal", locale: english, bundle: bundle)
    let text = String(localized: "Set: \(resource)", bundle: bundle, locale: spanish)
    #expect(text == "Fijado: Objetivo")
    #expect(String(localized: resource) == "Goal")
  }

  @Test func `is not formatted by NSLocalizedString`() throws {
    let bundle = try testBundle(["en": ["%lld days": "%lld full days"]])
    #expect(NSLocalizedString("%lld days", bundle: bundle, comment: "") == "%lld full days")
    #expect(NSLocalizedString("none", bundle: bundle, value: "None", comment: "") == "None")
    #expect(NSLocalizedString("none", bundle: bundle, comment: "") == "none")
  }

  @Test func `is looked up in the named table`() throws {
    let bundle = try testBundle(["es": ["Goal": "Objetivo"]], table: "Other")
    let named = LocalizationBundle(
      image: try testImage(["es": ["Goal": "Objetivo"]], table: "Other"),
      defaultTable: "Mine"
    )
    #expect(String(localized: "Goal", bundle: bundle, locale: spanish) == "Objetivo")
    #expect(String(localized: "Goal", bundle: named, locale: spanish) == "Goal")
    #expect(String(localized: "Goal", table: "Other", bundle: named, locale: spanish) == "Objetivo")
  }

  @Test func `varies with the device`() throws {
    let bundle = try testBundle([
      "es": [
        "Tap": .device(DeviceMessage(["iphone": "Toca", "mac": "Haz clic", "other": "Pulsa"])),
        "Press": .device(DeviceMessage(["iphone": "Toca", "mac": "Haz clic"])),
        "Hold": .device(DeviceMessage(["iphone": "Mantén"])),
      ]
    ])
    #expect(String(localized: "Tap", bundle: bundle, locale: spanish) == "Pulsa")
    #expect(String(localized: "Press", bundle: bundle, locale: spanish) == "Haz clic")
    #expect(String(localized: "Hold", bundle: bundle, locale: spanish) == "Mantén")
  }

  @Test(arguments: ["es", "en"])
  func `is shown without catalogs`(language: String) {
    let text = String(localized: "\(1) of \("x")", bundle: .empty, locale: UserLocale(language))
    #expect(text == "1 of x")
  }

  @Test func `is shown if the image is damaged`() throws {
    let image = try testImage(["es": ["Goal %lld": "Objetivo %lld"]])
    for index in image.indices {
      var damaged = image
      damaged[index] ^= 0x15
      let bundle = LocalizationBundle(image: damaged, defaultTable: "Test")
      // The string depends on the location of the damage, but there is always one.
      #expect(!String(localized: "Goal \(3)", bundle: bundle, locale: spanish).isEmpty)
    }
  }
}
