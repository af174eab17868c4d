import FoundationEssentials
import ICU
import Localization
import Testing

@Suite struct `Cached date styles` {
  private static let lengths: [(DateStyle.Length, DateTimeFormat.Style)] = [
    (.omitted, .none), (.short, .short), (.medium, .medium), (.long, .long), (.full, .full),
  ]
  private static let locales = ["en_US", "en_GB", "es_ES", "es_MX", "es_419", "ar_EG", "ja_JP"]
  private static let zones = ["Europe/Madrid", "Europe/London", "UTC", "GMT+05:30"]

  /// There are more styles than slots, and many have the same slot.
  @Test(arguments: zones)
  func `give the output of ICU, whatever their number`(zone: String) throws {
    let moments: [Double] = [0, 1_774_871_400_000, 1_761_440_399_000, -62_200_000_000_000]
    for moment in moments {
      for locale in Self.locales {
        for (date, dateStyle) in Self.lengths.dropFirst() {
          for (time, timeStyle) in Self.lengths {
            let style = DateStyle.date(date, time: time, timeZone: zone)
            let text = style.format(
              Date(timeIntervalSince1970: moment / 1000),
              locale: FormatLocale(locale)
            )
            let form = DateTimeFormat.Form.styles(date: dateStyle, time: timeStyle)
            let reference = try DateTimeFormat.shared(form: form, locale: locale, timeZone: zone)
            #expect(try text == reference.string(fromMilliseconds: moment))
          }
        }
      }
    }
  }
}
