import FoundationEssentials
import Localization

private let lengths: KeyValuePairs<String, DateStyle.Length> = [
  "none": .omitted, "short": .short, "medium": .medium, "long": .long, "full": .full,
]
private let zones = [
  "Europe/Madrid", "UTC", "America/New_York", "America/Mexico_City",
  "America/Argentina/Buenos_Aires",
  "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia", "Atlantic/Canary", "America/Los_Angeles",
  "Europe/London", "GMT+02:00", "GMT-03:30", "Africa/Casablanca",
]
private let skeletons = [
  "yMMMd", "yMd", "yMMMM", "MMMd", "MMMMd", "EEEEd", "yMMMEd", "yMMMMEEEEd", "jm", "jms", "Hm",
  "hm",
  "yMMMdjm", "MMMEdjm", "y", "yM", "yQQQ", "yQQQQ", "yw", "d", "E", "MMMMEEEEdjmz", "jmv", "Bh",
  "GyMMMd",
]
private let intervalSkeletons = [
  "yMMMd", "yMd", "yMMMMd", "MMMd", "yMMMM", "jm", "Hm", "yMMMdjm", "MMMEd", "yMMMEd", "y", "d",
  "hm",
]

extension CaseWriter {
  /// Returns a date as milliseconds since 1970, most often in recent decades.
  fileprivate mutating func moment() -> Int {
    switch number(0...9) {
    case 0: number(-4_000_000_000_000...9_000_000_000_000)
    case 1: number(-62_000_000_000_000...250_000_000_000_000)
    case 2: number(0...40_000) * 86_400_000
    default: number(1_300_000_000_000...1_950_000_000_000)
    }
  }
}

private func date(_ milliseconds: Int) -> Date {
  Date(timeIntervalSince1970: Double(milliseconds) / 1000)
}

/// Writes dates by the lengths of date and time.
func dateCases(_ writer: inout CaseWriter) {
  let (day, time) = (writer.pick(named: lengths), writer.pick(named: lengths))
  guard day.0 != "none" || time.0 != "none" else { return }
  let (zone, locale) = (writer.pick(zones), writer.pick(locales))
  let style = DateStyle.date(day.1, time: time.1, timeZone: zone)
  for _ in 0..<40 {
    let moment = writer.moment()
    let text = style.format(date(moment), locale: FormatLocale(locale))
    writer.write("date", locale, [day.0, time.0, zone, "\(moment)"], text)
  }
}

/// Writes dates by their fields.
func skeletonCases(_ writer: inout CaseWriter) {
  let (skeleton, zone, locale) = (writer.pick(skeletons), writer.pick(zones), writer.pick(locales))
  let style = DateStyle.date(skeleton: skeleton, timeZone: zone)
  for _ in 0..<40 {
    let moment = writer.moment()
    let text = style.format(date(moment), locale: FormatLocale(locale))
    writer.write("skeleton", locale, [skeleton, zone, "\(moment)"], text)
  }
}

/// Writes intervals, from minutes to years.
func intervalCases(_ writer: inout CaseWriter) {
  let skeleton = writer.pick(intervalSkeletons)
  let (zone, locale) = (writer.pick(zones), writer.pick(locales))
  let style = DateIntervalStyle.interval(skeleton: skeleton, timeZone: zone)
  for _ in 0..<40 {
    let start = writer.moment()
    let longest = writer.pick([
      0, 3_600_000, 86_400_000, 2_600_000_000, 40_000_000_000, 100_000_000_000,
    ])
    let end = start + writer.number(0...longest)
    let text = style.format(date(start)..<date(end), locale: FormatLocale(locale))
    writer.write("interval", locale, [skeleton, zone, "\(start)", "\(end)"], text)
  }
}

/// Writes relative times.
func relativeCases(_ writer: inout CaseWriter) {
  let unit = writer.pick(RelativeStyle.Unit.allCases)
  let wording = writer.pick(named: ["named": RelativeStyle.Wording.named, "numeric": .numeric])
  let width = writer.pick(named: ["narrow": UnitWidth.narrow, "short": .short, "full": .full])
  let locale = writer.pick(locales)
  let style = RelativeStyle.relative(unit, wording: wording.1, width: width.1)
  for _ in 0..<40 {
    let value = writer.chance(0.5) ? writer.number(-3...3) : writer.number(-20_000...20_000)
    let text = style.format(value, locale: FormatLocale(locale))
    writer.write("relative", locale, ["\(unit)", wording.0, width.0, "\(value)"], text)
  }
}

/// Writes durations by their units.
func durationCases(_ writer: inout CaseWriter) {
  let units = DurationUnit.allCases.filter { _ in writer.chance(0.5) }
  guard !units.isEmpty else { return }
  let width = writer.pick(named: ["narrow": UnitWidth.narrow, "short": .short, "full": .full])
  let (digits, showsZeros) = (writer.pick([0, 0, 0, 1, 2]), writer.chance(0.5))
  let locale = writer.pick(locales)
  let style = DurationStyle.duration(
    Set(units),
    width: width.1,
    fractionDigits: digits,
    showsZeros: showsZeros
  )
  let names = units.map { "\($0)" }.joined(separator: ",")
  for _ in 0..<40 {
    let milliseconds = writer.duration()
    let text = style.format(.milliseconds(milliseconds), locale: FormatLocale(locale))
    let fields = [names, width.0, "\(digits)", "\(showsZeros)", "\(milliseconds)"]
    writer.write("duration", locale, fields, text)
  }
}

/// Writes durations in the format of a stopwatch.
func clockCases(_ writer: inout CaseWriter) {
  let fields = writer.pick(named: [
    "hm": ClockStyle.Fields.hoursAndMinutes, "hms": .hoursMinutesAndSeconds,
    "ms": .minutesAndSeconds,
  ])
  let (digits, locale) = (writer.pick([0, 0, 1, 3]), writer.pick(locales))
  let style = ClockStyle.clock(fields.1, fractionDigits: digits)
  for _ in 0..<40 {
    let milliseconds = writer.duration()
    let text = style.format(.milliseconds(milliseconds), locale: FormatLocale(locale))
    writer.write("clock", locale, [fields.0, "\(digits)", "\(milliseconds)"], text)
  }
}

extension CaseWriter {
  /// Returns a number of milliseconds, up to years.
  fileprivate mutating func duration() -> Int {
    let longest = pick([1000, 60_000, 3_600_000, 86_400_000, 2_000_000_000, 50_000_000_000])
    let exact = number(-longest / 4...longest)
    // Ties: half a second, half a minute, half an hour.
    return chance(0.3) ? exact / 30_000 * 30_000 : chance(0.3) ? exact / 500 * 500 : exact
  }
}
