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
    for (name, forms) in [
      ("write a date", dates()), ("write a number", numbers()), ("write a unit", units()),
      ("look a message up", messages()),
    ] {
      for threadCount in [1, 2, 8] {
        let times = [50, 208, 1000, 10_000].map { count in
          (count, time(Array(forms.prefix(count)), threadCount))
        }
        for (count, nanoseconds) in times {
          let threads = threadCount == 1 ? "1 thread" : "\(threadCount) threads"
          let job = "\(name): \(count) forms, \(threads)"
          print(job, nanoseconds, "50 forms", times[0].1, 2.0, separator: "\t")
        }
      }
    }
  }

  /// A format in a locale, which writes a number from 0 and returns the length of the string.
  private typealias Form = @Sendable (Int) -> Int

  /// Returns the nanoseconds of a call, after all forms were used.
  private static func time(_ forms: [Form], _ threadCount: Int) -> Double {
    // A format may be prepared only after it was used several times.
    for round in 0..<20 { for form in forms { _ = form(round) } }
    return (0..<roundCount).map { _ in round(forms, threadCount) }.min() ?? 0
  }

  private static func round(_ forms: [Form], _ threadCount: Int) -> Double {
    let callCount = 40_000
    let done = DispatchGroup()
    let start = DispatchSemaphore(value: 0)
    for number in 0..<threadCount {
      done.enter()
      Thread {
        start.wait()
        var (index, sum) = (number * 7, 0)
        for call in 0..<callCount {
          // The step is a prime number, so that all forms are used, in no order of memory.
          index = (index + 7919) % forms.count
          sum &+= forms[index](call)
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

  private static let roundCount = 5
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

  /// Returns forms in which the locale changes first.
  private static func forms<Style: LocalizedFormat>(
    _ styles: [Style],
    _ input: @escaping @Sendable (Int) -> Style.Input
  ) -> [Form] {
    styles.flatMap { style in
      locales.map { locale -> Form in
        { @Sendable number in style.format(input(number), locale: locale).utf8.count }
      }
    }
  }

  private static func dates() -> [Form] {
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
    let styles = zones.flatMap { zone in
      lengths.map { DateStyle.date($0, time: $1, timeZone: zone) }
        + skeletons.map { DateStyle.date(skeleton: $0, timeZone: zone) }
    }
    return forms(styles) { Date(timeIntervalSince1970: 1_700_000_000 + Double($0) * 86_400) }
  }

  private static let digits = [0...0, 1...1, 2...2, 3...3, 0...1, 0...2, 0...3, 1...2, 1...3, 2...3]

  private static func numbers() -> [Form] {
    let signs: [NumberStyle.SignStyle] = [.automatic, .always, .never, .exceptZero, .negative]
    let styles = signs.flatMap { sign in
      digits.flatMap { digits in
        [
          NumberStyle.number(fractionDigits: digits, sign: sign),
          .percent(fractionDigits: digits, sign: sign),
          .number(fractionDigits: digits, sign: sign).grouping(.never),
          .percent(fractionDigits: digits, sign: sign).grouping(.never),
        ]
      }
    }
    return forms(styles) { Double($0) / 7 }
  }

  private static func units() -> [Form] {
    let units = """
      kilogram gram pound ounce kilometer meter centimeter mile foot inch hour minute second day
      week celsius fahrenheit liter kilobyte kilometer-per-hour
      """
      .split(whereSeparator: \.isWhitespace).map { MeasureUnit(String($0)) }
    let styles = digits.flatMap { digits in
      units.map { MeasureStyle.measure($0, number: .number(fractionDigits: digits)) }
    }
    return forms(styles) { Double($0) / 7 }
  }

  /// Returns lookups for users with different preferences.
  private static func messages() -> [Form] {
    let users = locales.flatMap { first in
      (0..<200)
        .map { number in
          let second = locales[number % locales.count]
          let weight = Double(number / locales.count + 1) / 10
          let languages = [first, second]
            .map { $0.numbers.replacingOccurrences(of: "_", with: "-") }
          return UserLocale(acceptLanguage: "\(languages[0]), \(languages[1]);q=\(weight)")
        }
    }
    let value = String.LocalizationValue(plainKeys[0])
    return (0..<users.count)
      .map { index -> Form in
        let user = users[index % locales.count * 200 + index / locales.count]
        return { @Sendable _ in String(localized: value, locale: user).utf8.count }
      }
  }
}
