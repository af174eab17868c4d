import Localization
import Testing
import WeightCore
import WeightPresentation

@Suite struct WeekDefinitionTests {
  @Test(arguments: [
    ("es_ES", WeekStart.automatic, Weekday.monday), ("es_MX", .automatic, .sunday),
    ("en_US", .automatic, .sunday), ("en_GB", .automatic, .monday), ("en_GB", .sunday, .sunday),
    ("en_US", .saturday, .saturday), ("C", .automatic, .monday),
  ])
  func `weeks begin on the day of the setting or of the region`(
    locale: String,
    start: WeekStart,
    first: Weekday
  ) {
    #expect(WeekDefinition(start, habitOf: UserLocale(locale).formats).first == first)
  }
}
