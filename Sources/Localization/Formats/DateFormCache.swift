internal import ICU

/// The styles of dates that were asked for, with ICU's formats of them.
///
/// As in ``NumberFormCache``, the hash is a few additions: a style has three texts, and to hash them as the
/// standard library does takes a fifth of the time that ICU takes for a date.
final class DateFormCache: Sendable {
  private let recent = LazySlots<PreparedDateForm>(count: placeCount)

  /// The styles of the process.
  static let shared = DateFormCache()

  /// Calls `body` with a style, which is prepared at the first call.
  func value<Value>(
    _ style: DateStyle,
    locale: FormatLocale,
    _ body: (PreparedDateForm) -> Value?
  ) -> Value? {
    let hash = style.quickHash &+ locale.dates.quickHash
    let result = recent.search(near: hash, reach: reach) { known -> Value?? in
      known.style == style && known.locale == locale.dates ? .some(body(known)) : nil
    }
    if let result { return result }
    let made = PreparedDateForm(style, locale: locale)
    // A zone that there is not is told of at each call, and need not be kept.
    if made.isZoneKnown { recent.keep(made, near: hash, reach: reach) }
    return body(made)
  }
}

/// The number of places, a power of two.
private let placeCount = 64
/// How many places are looked at for one style.
private let reach = 6
