import Localization
import Testing

@Suite struct `Weeks` {
  @Test(arguments: [
    ("en_US", 1), ("es_MX", 1), ("es_US", 1), ("en_CA", 1), ("en_GB", 2), ("es_ES", 2),
    ("es_AR", 2), ("es", 2), ("en", 1), ("ar_EG", 7), ("en_US@rg=gbzzzz", 2), ("C", 2),
  ])
  func `begin on the day of the region`(locale: String, weekday: Int) {
    #expect(UserLocale(locale).formats.firstWeekday == weekday)
  }
}
