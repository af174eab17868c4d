import Foundation
import Localization

/// Measures formats as a server uses them: many forms in many locales, and several threads.
///
/// A line has the job, the nanoseconds of one call, the name of the peer, which is the same work
/// with fifty forms, its nanoseconds, and the greatest ratio that is wanted. With more threads than
/// processors, the time is that of a processor.
enum FormsBenchmark {
  /// Prints the times of all jobs.
  static func run() {
    measure("write a date", dateStyles()) {
      $0.format(Date(timeIntervalSince1970: 1_700_000_000 + Double($2) * 86_400), locale: $1)
    }
    measure("write a number", numberStyles()) { $0.format(Double($2) / 7, locale: $1) }
    measure("write a unit", unitStyles()) { $0.format(Double($2) / 7, locale: $1) }
    measureLookups()
  }

  /// Measures a style in all locales; a form is a style in a locale.
  private static func measure<Style: LocalizedFormat>(
    _ name: String,
    _ styles: [Style],
    _ text: @escaping @Sendable (Style, FormatLocale, Int) -> String
  ) {
    let locales = locales
    measure(name) { form, number in
      text(styles[form / locales.count], locales[form % locales.count], number).utf8.count
    }
  }

  /// Measures lookups for users with different preferences.
  private static func measureLookups() {
    let users = users()
    let value = String.LocalizationValue(plainKeys[0])
    measure("look a message up") { form, _ in
      String(localized: value, locale: users[form]).utf8.count
    }
  }

  /// Prints a line for each number of forms and threads.
  private static func measure(_ name: String, _ work: @escaping @Sendable (Int, Int) -> Int) {
    for threadCount in [1, 2, 8] {
      let times = [50, 208, 1000, 10_000].map { ($0, time($0, threadCount, work)) }
      for (count, nanoseconds) in times {
        let threads = threadCount == 1 ? "1 thread" : "\(threadCount) threads"
        let job = "\(name): \(count) forms, \(threads)"
        print(job, nanoseconds, "50 forms", times[0].1, 2.0, separator: "\t")
      }
    }
  }

  /// Returns the nanoseconds of a call, after all forms were used.
  private static func time(
    _ formCount: Int,
    _ threadCount: Int,
    _ work: @escaping @Sendable (Int, Int) -> Int
  ) -> Double {
    // A form may be prepared only after it was used several times.
    for number in 0..<20 { for form in 0..<formCount { _ = work(form, number) } }
    return (0..<roundCount).map { _ in round(formCount, threadCount, work) }.min() ?? 0
  }

  private static func round(
    _ formCount: Int,
    _ threadCount: Int,
    _ work: @escaping @Sendable (Int, Int) -> Int
  ) -> Double {
    let callCount = 20_000
    let done = DispatchGroup()
    let start = DispatchSemaphore(value: 0)
    for number in 0..<threadCount {
      done.enter()
      Thread {
        start.wait()
        var (form, sum) = (number * 7 % formCount, 0)
        for call in 0..<callCount {
          // The step is a prime number, so that all forms are used, in no order of memory.
          form = (form + 7919) % formCount
          sum &+= work(form, call)
        }
        if sum == .min { print(sum) }
        done.leave()
      }
      .start()
    }
    let duration = ContinuousClock()
      .measure {
        for _ in 0..<threadCount { start.signal() }
        done.wait()
      }
    let processors = min(threadCount, ProcessInfo.processInfo.activeProcessorCount)
    return duration / .nanoseconds(callCount * threadCount) * Double(processors)
  }

  /// The number of rounds; only the best one counts, which reduces the influence of other processes.
  private static let roundCount = 15
}

// MARK: - Forms

extension FormsBenchmark {
  private static let locales = """
    en_US en_GB en_CA es_ES es_MX es_AR de_DE de_CH fr_FR fr_CA it_IT pt_BR pt_PT nl_NL sv_SE da_DK
    nb_NO fi_FI pl_PL cs_CZ sk_SK hu_HU ro_RO bg_BG el_GR tr_TR ru_RU uk_UA sr_Latn_RS hr_HR sl_SI
    lt_LT lv_LV et_EE ca_ES eu_ES he_IL ar_EG hi_IN bn_BD mr_IN ta_IN vi_VN id_ID ms_MY ja_JP ko_KR
    zh_Hans_CN zh_Hant_TW th_TH
    """
    .split(whereSeparator: \.isWhitespace).map { FormatLocale(String($0)) }

  private static func dateStyles() -> [DateStyle] {
    let zones = ["Europe/Madrid", "America/New_York", "Asia/Tokyo", "UTC"]
    let skeletons = """
      yMMMd yMd yMMMM MMMd MMMMd EEEEd yMMMEd yMMMMEEEEd jm jms Hm hm yMMMdjm MMMEdjm y yM yQQQ yQQQQ
      d E yMMMMd MMMM Md MEd EEEE yMEd yMMM GyMMMd Hms hms ms Ed yMdjm yMMMEdjm yMMMMdjm jmss MMMMEd
      yyMMdd
      """
      .split(whereSeparator: \.isWhitespace).map(String.init)
    let lengths: [(DateStyle.Length, DateStyle.Length)] = [
      (.medium, .omitted), (.short, .omitted), (.long, .omitted), (.full, .omitted),
      (.omitted, .short), (.omitted, .medium), (.short, .short), (.medium, .short), (.long, .short),
      (.full, .short), (.medium, .medium), (.long, .medium),
    ]
    return zones.flatMap { zone in
      lengths.map { DateStyle.date($0, time: $1, timeZone: zone) }
        + skeletons.map { DateStyle.date(skeleton: $0, timeZone: zone) }
    }
  }

  private static let digits = [
    0...0, 1...1, 2...2, 3...3, 0...1, 0...2, 0...3, 1...2, 1...3, 2...3,
  ]

  private static func numberStyles() -> [NumberStyle] {
    let signs: [NumberStyle.SignStyle] = [.automatic, .always, .never, .exceptZero, .negative]
    return signs.flatMap { sign in
      digits.flatMap { digits in
        [
          NumberStyle.number(fractionDigits: digits, sign: sign),
          .percent(fractionDigits: digits, sign: sign),
          .number(fractionDigits: digits, sign: sign).grouping(.never),
          .percent(fractionDigits: digits, sign: sign).grouping(.never),
        ]
      }
    }
  }

  private static func unitStyles() -> [MeasureStyle] {
    let units = """
      kilogram gram pound ounce kilometer meter centimeter mile foot inch hour minute second day
      week celsius fahrenheit liter kilobyte kilometer-per-hour
      """
      .split(whereSeparator: \.isWhitespace).map { MeasureUnit(String($0)) }
    return digits.flatMap { digits in
      units.map { MeasureStyle.measure($0, number: .number(fractionDigits: digits)) }
    }
  }

  private static func users() -> [UserLocale] {
    (0..<200)
      .flatMap { number in
        locales.map { first in
          let second = locales[number % locales.count]
          let weight = Double(number / locales.count + 1) / 10
          let languages = [first, second]
            .map { $0.numbers.replacingOccurrences(of: "_", with: "-") }
          return UserLocale(acceptLanguage: "\(languages[0]), \(languages[1]);q=\(weight)")
        }
      }
  }
}
