import FoundationEssentials
import Localization
import Testing

@Suite struct `Sort order` {
  @Test(arguments: [
    ("es_ES", ["zumo", "ñame", "nube", "oca", "Nuez"], ["nube", "Nuez", "ñame", "oca", "zumo"]),
    ("en_US", ["zoo", "ñame", "Nuez", "oca"], ["ñame", "Nuez", "oca", "zoo"]),
    ("sv_SE", ["öl", "zon", "ål", "ängel"], ["zon", "ål", "ängel", "öl"]),
    ("de_DE", ["öl", "zoo", "ofen"], ["ofen", "öl", "zoo"]),
    ("es@collation=traditional", ["curva", "chico", "dado"], ["curva", "chico", "dado"]),
    ("en_US_POSIX", ["b", "B", "a", "A"], ["A", "B", "a", "b"]),
  ])
  func `is that of a language`(
    locale: String,
    texts: [String],
    sorted: [String]
  ) {
    #expect(texts.sorted(in: FormatLocale(locale)) == sorted)
  }

  @Test func `follows only the locale of the collation`() {
    let mixed = UserLocale(environment: ["LANG": "en_US", "LC_COLLATE": "sv_SE"]).formats
    #expect(["öl", "zon"].sorted(in: mixed) == ["zon", "öl"])
  }

  @Test func `compares numbers by value if that is requested`() {
    let steps = ["Step 10", "Step 2"]
    #expect(steps.sorted(in: FormatLocale("en_US")) == steps)
    #expect(steps.sorted(in: FormatLocale("en_US"), isNumeric: true) == ["Step 2", "Step 10"])
  }

  @Test func `is a comparator of the standard library`() {
    let spanish = Collation(FormatLocale("es_ES"))
    #expect(["ñ", "o", "n"].sorted(using: spanish) == ["n", "ñ", "o"])
    var backwards = spanish
    backwards.order = .reverse
    #expect(["ñ", "o", "n"].sorted(using: backwards) == ["o", "ñ", "n"])
    #expect(spanish.compare("a", "a") == .orderedSame)
    #expect(spanish.compare("a", "a\u{200B}") != .orderedSame)
  }
}

@Suite struct `Time zone of the environment` {
  @Test(arguments: [
    ("Europe/Madrid", "Europe/Madrid"), (":Europe/Madrid", "Europe/Madrid"),
    (":/usr/share/zoneinfo/Europe/Madrid", "Europe/Madrid"), ("UTC", "UTC"),
    ("EST5", "GMT-05:00"), ("UTC+3", "GMT-03:00"), ("<+0530>-5:30", "GMT+05:30"),
    ("CET-1CEST,M3.5.0,M10.5.0/3", nil), ("Europe/Atlantis", nil), ("", nil), ("/", nil),
    ("ñ", nil),
  ])
  func `is parsed as in POSIX`(value: String, zone: String?) {
    #expect(UserTimeZone.identifier(environment: ["TZ": value]) == zone)
  }

  @Test func `may be unset`() {
    #expect(UserTimeZone.identifier(environment: [:]) == nil)
    #expect(!UserTimeZone.current.isEmpty)
  }
}
