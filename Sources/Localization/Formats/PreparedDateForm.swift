internal import ICU

/// A style of dates in a locale, with ICU's format of it.
final class PreparedDateForm: Sendable {
  let style: DateStyle
  let locale: String
  /// Whether ICU knows the time zone.
  let isZoneKnown: Bool
  /// ICU's format; nil where the zone is not known, or ICU fails.
  let format: DateTimeFormat?

  init(_ style: DateStyle, locale: FormatLocale) {
    self.style = style
    self.locale = locale.dates
    let zone = TimeZoneName.resolved(style.timeZone)
    let form = style.icuForm(in: locale)
    isZoneKnown = zone != nil
    format = zone.flatMap {
      try? DateTimeFormat.shared(form: form, locale: locale.dates, timeZone: $0)
    }
  }
}
