import ICU
import TestSupport
import Testing

/// Compares dates that are written without ICU with those of ICU.
///
/// `print-cases dates COUNT` compares as many as wanted.
@Suite struct `Dates without ICU` {
  private static let locales = [
    "en_US", "en_GB", "es_ES", "es_MX", "de_DE", "fr_FR", "ja_JP", "zh_Hant_TW", "ru_RU", "ar_EG",
    "hi_IN", "mr_IN", "fi_FI", "he_IL", "ko_KR", "th_TH", "fa_IR", "bg_BG", "en_US_POSIX", "eu_ES",
    "my_MM", "cs_CZ", "lv_LV", "en_US@calendar=hebrew", "es_ES@numbers=hanidec",
  ]
  private static let zones = [
    "Europe/Madrid", "UTC", "America/New_York", "Africa/Casablanca", "Asia/Kolkata",
    "Australia/Lord_Howe", "Pacific/Apia", "GMT-03:30", "Africa/Monrovia",
  ]
  private static let skeletons = [
    "yMMMd", "yMd", "yMMMM", "EEEEd", "yMMMMEEEEd", "jms", "Hm", "hm", "yMMMdjm", "yM", "yQQQ",
    "yQQQQ", "yw", "MMMMW", "E", "GyMMMd", "Bh", "jmv", "jmz", "ed",
  ]
  private static let offsets = ["x", "X"]
    .flatMap { letter in (1...5).map { String(repeating: letter, count: $0) } }
    .joined(separator: " ")
  private static let patterns = [
    "G GGGG y yy yyy yyyy u", "M MM MMM MMMM MMMMM L LL LLL LLLL LLLLL", "d dd D DDD F e ee c",
    "E EE EEE EEEE EEEEE EEEEEE eee eeee eeeee eeeeee ccc cccc ccccc cccccc", "w ww W Y YY YYYY",
    "H HH h hh k kk K KK m mm s ss S SS SSS a aa aaaa", "Q QQ QQQ QQQQ q qq qqq qqqq",
    "\(offsets) Z ZZZZZ", "yyyy-MM-dd'T'HH:mm:ss", "h 'o''clock' a, ''d",
    "yyyyyyyyyyyy", "''''''",
  ]

  /// Times near the changes of calendars, eras, years and zones, and others from -5000 to 9999.
  private static func moment(_ generator: inout SeededGenerator) -> Double {
    let moments = [
      -12_219_292_800_000.0, -62_135_596_800_000, -62_198_755_200_000, 0, 1_774_871_400_000,
      4_102_444_800_000, 253_402_300_800_000, -2_208_988_800_000, 1_135_987_200_000,
    ]
    let ranges = [
      -5_000_000_000.0...5_000_000_000, -219_900_000_000_000...253_402_300_800_000,
      -3_000_000_000_000...4_200_000_000_000, -90_000_000...90_000_000,
    ]
    let range = ranges[Int.random(in: 0..<4, using: &generator)]
    let isNear = range.upperBound <= 5_000_000_000
    let start = isNear ? moments.randomElement(using: &generator) ?? 0 : 0
    return (start + Double.random(in: range, using: &generator)).rounded()
  }

  private static func form(_ generator: inout SeededGenerator) -> DateTimeFormat.Form {
    let lengths = [DateTimeFormat.Style.none, .short, .medium, .long, .full]
    return switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      .styles(
        date: lengths.randomElement(using: &generator) ?? .none,
        time: lengths.randomElement(using: &generator) ?? .short
      )
    case 1: .skeleton(skeletons.randomElement(using: &generator) ?? "y")
    default: .pattern(patterns.randomElement(using: &generator) ?? "y")
    }
  }

  @Test(arguments: locales)
  func `are those of ICU`(locale: String) throws {
    var generator = SeededGenerator(
      seed: UInt64(locale.utf8.reduce(1) { ($0 * 31 + Int($1)) % 65_521 })
    )
    var count = 0
    for _ in 0..<60 {
      let form = Self.form(&generator)
      let zone = Self.zones.randomElement(using: &generator) ?? "UTC"
      guard let pattern = DatePattern.shared(form: form, locale: locale) else { continue }
      let offsets = try ZoneOffsets.shared(timeZone: zone)
      let reference = try DateTimeFormat(form: form, locale: locale, timeZone: zone)
      for _ in 0..<40 {
        let moment = Self.moment(&generator)
        guard let text = pattern.text(ofMilliseconds: moment, in: offsets) else { continue }
        count += 1
        let expected = try reference.string(fromMilliseconds: moment)
        #expect(text == expected, "\(form) in \(zone) at \(moment)")
      }
    }
    // Other calendars and other digits need ICU.
    let needsICU = ["fa_IR", "en_US@calendar=hebrew", "es_ES@numbers=hanidec"].contains(locale)
    #expect(needsICU ? count == 0 : count > 1000)
  }

  @Test func `leave the names of time zones and day periods to ICU`() {
    for pattern in ["z", "zzzz", "v", "vvvv", "VVV", "O", "ZZZZ", "B", "b", "QQQQQ", "GGGGG", "A"] {
      #expect(DatePattern.shared(form: .pattern(pattern), locale: "en_US") == nil)
    }
  }
}
