import ICU
import TestSupport

/// Compares dates that the module `ICU` writes with those that ICU itself writes, and prints the
/// differences: `print-cases dates COUNT [SEED]`.
enum DateComparison {
  /// Compares random forms, locales, time zones and times.
  ///
  /// - Throws: An error if a date differs.
  static func run(_ cases: CaseCount) throws {
    var generator = SeededGenerator(seed: cases.seed)
    var (count, formCount, icuCount, differences) = (0, 0, 0, 0)
    while count < cases.count {
      let form = form(&generator)
      let locale = pick(dateLocales, &generator)
      let zone = pick(dateZones, &generator)
      formCount += 1
      guard let pattern = DatePattern.shared(form: form, locale: locale) else {
        icuCount += 1
        continue
      }
      let offsets = try ZoneOffsets.shared(timeZone: zone)
      let reference = try DateTimeFormat(form: form, locale: locale, timeZone: zone)
      for _ in 0..<40 {
        let moment = moment(&generator)
        guard let text = pattern.text(ofMilliseconds: moment, in: offsets) else { continue }
        count += 1
        let expected = try reference.string(fromMilliseconds: moment)
        guard text != expected else { continue }
        differences += 1
        print(locale, zone, form, moment, text, expected, separator: "\t")
      }
    }
    print("\(count) dates in \(formCount) forms, \(icuCount) of which need ICU")
    guard differences == 0 else { throw PrintCasesError("\(differences) dates differ") }
  }

  private static func pick<Value>(_ values: [Value], _ generator: inout SeededGenerator) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  /// Returns a time in the years -5000 to 9999, often near a change of calendars or time zones.
  private static func moment(_ generator: inout SeededGenerator) -> Double {
    let (center, radius): (Double, Double) =
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: (-12_219_292_800_000, 5e11)
      case 1: (-62_167_219_200_000, 1e11)
      case 2: (4_102_444_800_000, 1e12)
      case 3: (0, 3e12)
      case 4: (1_700_000_000_000, 5e11)
      default: (16_701_000_000_000, 236_700_000_000_000)
      }
    return Double.random(in: center - radius...center + radius, using: &generator).rounded()
  }

  private static func form(_ generator: inout SeededGenerator) -> DateTimeFormat.Form {
    let lengths = [DateTimeFormat.Style.none, .short, .medium, .long, .full]
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return .styles(date: pick(lengths, &generator), time: pick(lengths, &generator))
    case 1: return .pattern(pattern(&generator))
    default:
      let date = pick(
        [
          "", "y", "yM", "yMd", "yMMM", "yMMMd", "yMMMMd", "MMMd", "Md", "EEEEd", "yMMMEd", "yQQQ",
          "yw",
        ],
        &generator
      )
      let time = pick(["", "", "j", "jm", "jms", "Hm", "hm", "Hms", "ms", "jmsSSS"], &generator)
      return .skeleton(date + time == "" ? "GyMMMMEEEEd" : date + time)
    }
  }

  /// Returns a random pattern of fields and literals.
  private static func pattern(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...6, using: &generator))
      .map { _ in
        let letter = pick(Array("GyYuMLwWDdFEecaHkKhmsSQqxXZ"), &generator)
        let field = String(repeating: letter, count: Int.random(in: 1...5, using: &generator))
        return field + pick(["", " ", "/", "'de'", "''", ", ", "年"], &generator)
      }
      .joined()
  }
}

private let dateLocales = [
  "en_US", "en_GB", "en_CA", "en_AU", "en_IN", "es_ES", "es_MX", "es_US", "es_419", "es_AR",
  "de_DE", "de_AT", "fr_FR", "fr_CA", "it_IT", "pt_BR", "pt_PT", "nl_NL", "sv_SE", "da_DK", "nb_NO",
  "fi_FI", "pl_PL", "cs_CZ", "sk_SK", "hu_HU", "ro_RO", "bg_BG", "el_GR", "tr_TR", "ru_RU", "uk_UA",
  "sr_Latn_RS", "hr_HR", "sl_SI", "lt_LT", "lv_LV", "et_EE", "ca_ES", "eu_ES", "gl_ES", "he_IL",
  "ar_EG", "ar_AE", "ar_MA", "fa_IR", "ur_PK", "hi_IN", "bn_BD", "mr_IN", "ne_NP", "ta_IN", "te_IN",
  "th_TH", "vi_VN", "id_ID", "ms_MY", "fil_PH", "ja_JP", "ko_KR", "zh_Hans_CN", "zh_Hant_TW",
  "zh_Hant_HK", "my_MM", "km_KH", "ka_GE", "hy_AM", "az_AZ", "kk_KZ", "mn_MN", "sw_KE", "am_ET",
  "zu_ZA", "af_ZA", "is_IS", "ga_IE", "cy_GB", "mt_MT", "sq_AL", "mk_MK", "ff_Adlm_GN", "ccp_BD",
  "dz_BT", "yo_NG", "chr_US", "root", "en_US_POSIX", "en_US@calendar=buddhist",
  "en_US@numbers=deva", "es_ES@calendar=hebrew", "xx_YY", "",
]

private let dateZones = [
  "Europe/Madrid", "UTC", "America/New_York", "America/Mexico_City",
  "America/Argentina/Buenos_Aires",
  "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia", "Atlantic/Canary", "America/Los_Angeles",
  "Europe/London", "GMT+02:00", "GMT-03:30", "Africa/Casablanca", "Africa/Monrovia",
  "Europe/Dublin",
  "Asia/Tehran", "America/Sao_Paulo", "Asia/Gaza", "Antarctica/Troll", "Europe/Amsterdam",
  "Etc/GMT+5",
  "America/Caracas", "Asia/Pyongyang", "Pacific/Kiritimati", "Europe/Moscow", "GMT+00:00:30",
  "Nowhere",
]
