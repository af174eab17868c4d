internal import ICU
internal import Synchronization

/// The date styles that the process has used, with their patterns.
///
/// As in ``NumberFormCache``, the hash takes little time. A style has three strings: to hash them
/// with the standard library would take longer than writing a date.
enum DateFormCache {
  private static let forms = BoundedCache<PreparedDateForm>(
    byteLimit: 2 * defaultCacheSize,
    elementSize: 512
  )

  /// Calls `body` with a style, which is prepared when it is first used.
  static func withForm<Value>(
    _ style: DateStyle,
    locale: FormatLocale,
    _ body: (PreparedDateForm) -> Value?
  ) -> Value? {
    forms.withElement(
      near: style.quickHash &+ 127 &* locale.dates.quickHash,
      where: { $0.style == style && $0.locale == locale.dates },
      make: { PreparedDateForm(style, locale: locale) },
      size: { $0.hasICUFormat ? sizeOfICUFormat : 0 },
      body
    )
  }
}

/// The size of a date format of ICU in bytes (ICU 72, measured).
private let sizeOfICUFormat = 56_000

/// A date style in a locale.
///
/// The patterns of most locales are written without calls to ICU, which takes a tenth of the time
/// and a hundredth of the memory. ICU writes the first dates of a process, because most commands
/// write no more.
final class PreparedDateForm: Sendable {
  let style: DateStyle
  let locale: String
  /// The name of the time zone in ICU; `nil` if ICU does not know it.
  private let zone: String?
  private let form: DateTimeFormat.Form
  /// The pattern; none before the first dates of the process were written.
  private let pattern = AtomicSlot<Pattern>()
  /// The ICU format, which is opened when it is first needed.
  private let format = AtomicSlot<DateTimeFormat>()

  /// A pattern with the offsets of a time zone; both are `nil` if dates need ICU.
  private final class Pattern: Sendable {
    let fields: DatePattern?
    let offsets: ZoneOffsets?

    init(fields: DatePattern?, offsets: ZoneOffsets?) {
      self.fields = offsets == nil ? nil : fields
      self.offsets = offsets
    }

    func text(ofMilliseconds milliseconds: Double) -> String? {
      guard let offsets else { return nil }
      return fields?.text(ofMilliseconds: milliseconds, in: offsets)
    }
  }

  init(_ style: DateStyle, locale: FormatLocale) {
    self.style = style
    self.locale = locale.dates
    zone = TimeZoneName.resolved(style.timeZone)
    form = style.icuForm(in: locale)
    if Self.datesOfICU.load(ordering: .relaxed) >= usesOfICU { prepare() }
  }

  /// The number of dates that ICU has written in place of a pattern that was not prepared.
  private static let datesOfICU = Atomic<Int>(0)

  /// Whether ICU knows the time zone.
  var isZoneKnown: Bool { zone != nil }

  /// Whether the dates need an ICU format, as far as it is known.
  var hasICUFormat: Bool { pattern.withElement { $0.fields == nil } ?? true }

  /// Returns a date as a string; `nil` if the time zone is unknown, or if ICU fails.
  func text(ofMilliseconds milliseconds: Double) -> String? {
    if let text = pattern.withElement({ $0.text(ofMilliseconds: milliseconds) }) { return text }
    guard let zone else { return nil }
    if pattern.isEmpty {
      let (count, _) = Self.datesOfICU.wrappingAdd(1, ordering: .relaxed)
      if count >= usesOfICU {
        prepare()
        return text(ofMilliseconds: milliseconds)
      }
    } else if !hasICUFormat {
      // A rare date, such as one in 1582: the format of the pattern is not kept here.
      let format = try? DateTimeFormat.shared(form: form, locale: locale, timeZone: zone)
      return try? format?.string(fromMilliseconds: milliseconds)
    }
    return textOfICU(milliseconds, zone)
  }

  private func textOfICU(_ milliseconds: Double, _ zone: String) -> String? {
    if let text = format.withElement({ try? $0.string(fromMilliseconds: milliseconds) }) {
      return text
    }
    let opened = try? DateTimeFormat(form: form, locale: locale, timeZone: zone)
    return try? opened.map { format.storeIfEmpty($0) }?.string(fromMilliseconds: milliseconds)
  }

  private func prepare() {
    let fields = DatePattern.shared(form: form, locale: locale)
    let offsets = fields == nil ? nil : zone.flatMap { try? ZoneOffsets.shared(timeZone: $0) }
    _ = pattern.storeIfEmpty(Pattern(fields: fields, offsets: offsets))
  }
}

/// The number of dates that ICU writes before patterns are prepared.
private let usesOfICU = 16
