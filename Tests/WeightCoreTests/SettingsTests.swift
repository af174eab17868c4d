import Testing
import WeightCore

@Suite struct SettingsTests {
  @Test func `default settings have no stored values`() {
    #expect(Settings().values.isEmpty)
    #expect(Settings([:]) == Settings())
  }

  @Test(arguments: [
    (SettingName.unit, "kg", "kg"), (.unit, "lb", "lb"), (.unit, "lbs", "lb"), (.unit, "st", "st"),
    (.daily, "average", "average"), (.daily, "latest", "latest"), (.dayStart, "-6", "-6"),
    (.dayStart, "4", "4"), (.trendDays, "2", "2"), (.trendDays, "60", "60"),
    (.weekStart, "monday", "monday"), (.weekStart, "sunday", "sunday"),
    (.reminder, "7:08", "07:08"), (.reminder, "23:59", "23:59"),
    (.milestones, "2kg", "2kg"), (.milestones, "7lb", "7lb"),
    (.pregnancy, "165.5 60000000000 20000 1", "165.5 60000000000 20000 1"),
    (.pregnancy, "165.0 60000000000 20000 2", "165.0 60000000000 20000 2"),
    (.goal, "70000000000 1795257365 3600", "70000000000 1795257365 3600"),
    (.goal, "70000000000 1795257365 -3600 80000000000", "70000000000 1795257365 -3600 80000000000"),
    (.goal, "70000000000 1795257365 0 - 20789", "70000000000 1795257365 0 - 20789"),
    (
      .goal, "70000000000 1795257365 0 80000000000 - 1500000000",
      "70000000000 1795257365 0 80000000000 - 1500000000"
    ),
  ])
  func `a value is stored and read back`(name: SettingName, text: String, kept: String) throws {
    var settings = Settings()
    try settings.set(name, to: text)
    #expect(settings.values == [name.rawValue: kept])
    #expect(Settings(settings.values) == settings)
    settings.reset(name)
    #expect(settings == Settings())
  }

  @Test(arguments: [
    (SettingName.unit, "kilo"), (.unit, ""), (.unit, "KG"), (.daily, "evening"), (.dayStart, "7"),
    (.dayStart, "-7"), (.dayStart, "1.5"), (.trendDays, "1"), (.trendDays, "61"),
    (.trendDays, "seven"), (.trendDays, "99999999999999999999"), (.weekStart, "lunes"),
    (.reminder, "24:00"), (.reminder, "8"), (.reminder, "8:5"), (.reminder, "+8:00"),
    (.reminder, "8:-5"), (.reminder, "08:00:00"), (.goal, "70"), (.goal, "0 0 0"),
    (.milestones, "3kg"), (.pregnancy, "yes"),
    (.pregnancy, "1 60000000000 20000 1"), (.pregnancy, "165 60000000000 20000 3"),
    (.pregnancy, "nan 60000000000 20000 1"), (.goal, "1 2 3 4 5 6 7"), (.goal, "- 2 3"),
    (.goal, "1 2 3 x"), (.goal, "1 2 x"),
    (.goal, "1 9223372036854775807 0"),
  ])
  func `an invalid value is rejected, and the default applies`(
    name: SettingName,
    text: String
  ) {
    var refusals: [SettingError] = []
    let settings = Settings([name.rawValue: text], refusals: &refusals)
    #expect(settings == Settings())
    #expect(refusals.map(\.name) == [name])
    #expect(refusals.map(\.text) == [text])
  }

  @Test func `a setting of a newer version is ignored`() {
    var refusals: [SettingError] = []
    _ = Settings(["moon-phase": "full"], refusals: &refusals)
    #expect(refusals.isEmpty)
  }

  @Test(arguments: [(1.0, 10_000), (60, 600_000), (24.5, 245_000), (18.43219, 184_322)])
  func `body fat is rounded to parts per million`(percent: Double, parts: Int) {
    #expect(BodyFat(percent: percent)?.partsPerMillion == parts)
    #expect(BodyFat(partsPerMillion: parts)?.partsPerMillion == parts)
  }

  @Test(arguments: [0, 0.245, 0.9999999, 60.0000001, 100, -5, .nan, .infinity, 1e300])
  func `body fat outside of 1 to 60 percent is rejected`(percent: Double) {
    #expect(BodyFat(percent: percent) == nil)
  }

  @Test(arguments: [0, 9_999, 600_001, -1, .max, .min])
  func `body fat in parts per million has the same limits`(parts: Int) {
    #expect(BodyFat(partsPerMillion: parts) == nil)
  }
}
