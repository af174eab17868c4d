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
  // A process has many of these objects. What is rarely needed is not stored.
  let style: DateStyle
  let locale: String
  /// The pattern; `nil` if dates need ICU, as far as it is known.
  private let pattern: ConstantReference<DatePattern>?
  /// The offsets of the time zone; `nil` if dates need ICU, as far as it is known.
  private let offsets: ConstantReference<ZoneOffsets>?
  /// The form that replaces this one after the first dates of the process.
  private let successor = AtomicSlot<PreparedDateForm>()
  /// The ICU format, which is opened when it is first needed.
  private let format = AtomicSlot<DateTimeFormat>()

  /// Prepares a style in a locale.
  convenience init(_ style: DateStyle, locale: FormatLocale) {
    let isICUPreferred = Self.datesOfICU.load(ordering: .relaxed) < usesOfICU
    self.init(style, locale: locale.dates, isICUPreferred: isICUPreferred)
  }

  private init(_ style: DateStyle, locale: String, isICUPreferred: Bool) {
    self.style = style
    self.locale = locale
    let form = style.icuForm(inLocaleOfDates: locale)
    let pattern = isICUPreferred ? nil : DatePattern.shared(form: form, locale: locale)
    let zone = pattern == nil ? nil : TimeZoneName.resolved(style.timeZone)
    let offsets = zone.flatMap { try? ZoneOffsets.shared(timeZone: $0) }
    if let pattern, let offsets {
      self.pattern = ConstantReference(pattern)
      self.offsets = ConstantReference(offsets)
    } else {
      self.pattern = nil
      self.offsets = nil
    }
    needsICU = !isICUPreferred && (pattern == nil || offsets == nil)
  }

  /// Whether it is known that dates need ICU.
  private let needsICU: Bool

  /// The number of dates that ICU has written in place of a pattern that was not prepared.
  private static let datesOfICU = Atomic<Int>(0)

  /// Whether ICU knows the time zone.
  var isZoneKnown: Bool { hasPattern || zone != nil }

  /// Whether the dates need an ICU format, as far as it is known.
  var hasICUFormat: Bool { !hasPattern }

  private var hasPattern: Bool {
    switch pattern {
    case .some: true
    case nil: false
    }
  }

  /// The name of the time zone in ICU; `nil` if ICU does not know it.
  private var zone: String? { TimeZoneName.resolved(style.timeZone) }

  /// Returns a date as a string; `nil` if the time zone is unknown, or if ICU fails.
  func text(ofMilliseconds milliseconds: Double) -> String? {
    guard hasPattern else { return textWithoutPattern(milliseconds) }
    if let text = textOfPattern(milliseconds) { return text }
    // A rare date, such as one in 1582: its format is not kept here.
    let form = style.icuForm(inLocaleOfDates: locale)
    let format = zone.flatMap {
      try? DateTimeFormat.shared(form: form, locale: locale, timeZone: $0)
    }
    return try? format?.string(fromMilliseconds: milliseconds)
  }

  @inline(__always)
  private func textOfPattern(_ milliseconds: Double) -> String? {
    switch pattern {
    case .some(let pattern):
      switch offsets {
      case .some(let offsets):
        offsets.withObject { offsets in
          pattern.withObject { $0.text(ofMilliseconds: milliseconds, in: offsets) }
        }
      case nil: nil
      }
    case nil: nil
    }
  }

  private func textWithoutPattern(_ milliseconds: Double) -> String? {
    if let text = successor.withElement({ $0.text(ofMilliseconds: milliseconds) }) { return text }
    if !needsICU, successor.isEmpty {
      let (count, _) = Self.datesOfICU.wrappingAdd(1, ordering: .relaxed)
      if count >= usesOfICU {
        let successor = PreparedDateForm(style, locale: locale, isICUPreferred: false)
        return self.successor.storeIfEmpty(successor).text(ofMilliseconds: milliseconds)
      }
    }
    if let text = format.withElement({ try? $0.string(fromMilliseconds: milliseconds) }) {
      return text
    }
    guard let zone else { return nil }
    let form = style.icuForm(inLocaleOfDates: locale)
    let opened = try? DateTimeFormat(form: form, locale: locale, timeZone: zone)
    return try? opened.map { format.storeIfEmpty($0) }?.string(fromMilliseconds: milliseconds)
  }
}

/// The number of dates that ICU writes before patterns are prepared.
private let usesOfICU = 16
