import Localization
import Testing

@Suite struct `Mass styles` {
  @Test(
    arguments: [
      (.kilograms, .narrow, "72.5kg", "72,5kg"), (.kilograms, .short, "72.5 kg", "72,5 kg"),
      (.kilograms, .full, "72.5 kilograms", "72,5 kilogramos"),
      (.grams, .short, "72,500.0 g", "72.500,0 g"), (.ounces, .short, "2,557.4 oz", "2557,4 oz"),
      (.ounces, .full, "2,557.4 ounces", "2557,4 onzas"), (.pounds, .narrow, "159.8#", "159,8lb"),
      (.pounds, .full, "159.8 pounds", "159,8 libras"), (.stones, .short, "11.4 st", "11,4 st"),
      (.stonesAndPounds, .narrow, "11st 5.8#", "11st 5,8lb"),
      (.stonesAndPounds, .full, "11 stones, 5.8 pounds", "11 stones y 5,8 libras"),
    ] as [(MassUnit, UnitWidth, String, String)]
  )
  func `write a unit in three widths`(
    unit: MassUnit,
    width: UnitWidth,
    english: String,
    spanish: String
  ) {
    let style = MassStyle.mass(unit, width: width)
    #expect(style.format(72.5, locale: FormatLocale("en_US")) == english)
    #expect(style.format(72.5, locale: FormatLocale("es_ES")) == spanish)
  }

  @Test func `convert by exact factors`() {
    let pound = MassUnit.kilogramsPerPound
    let locale = FormatLocale("en_US")
    #expect(
      MassStyle.mass(.pounds, fractionDigits: 8).format(pound, locale: locale) == "1.00000000 lb"
    )
    #expect(
      MassStyle.mass(.ounces, fractionDigits: 8).format(pound, locale: locale) == "16.00000000 oz"
    )
    #expect(
      MassStyle.mass(.stones, fractionDigits: 8).format(pound * 14, locale: locale)
        == "1.00000000 st"
    )
  }

  @Test(arguments: MassUnit.allCases, UnitWidth.allCases)
  func `write every number, however far out it is`(unit: MassUnit, width: UnitWidth) {
    for digits in [Int.min, 0, 1, Int.max] {
      let style = MassStyle.mass(unit, fractionDigits: digits, width: width)
      for number in edgeNumbers {
        #expect(!style.format(number, locale: FormatLocale("es_ES")).isEmpty)
      }
    }
  }
}
