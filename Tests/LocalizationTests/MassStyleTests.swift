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

  @Test(
    arguments: [
      (72.347983015, .pounds, 0, "160 lb"), (99.563525215, .pounds, 0, "220 lb"),
      (39.235740005000004, .pounds, 0, "86 lb"), (39.2357400051, .pounds, 0, "87 lb"),
      (39.2357400049, .pounds, 0, "86 lb"), (-72.347983015, .pounds, 0, "-160 lb"),
      (84.141384635, .stones, 1, "13.2 st"), (0.01417476155, .ounces, 0, "0 oz"),
      (0.04252428468750, .ounces, 0, "2 oz"), (1.0005, .grams, 0, "1,000 g"),
      (72.347983015, .stonesAndPounds, 0, "11 st, 6 lb"),
      (6.23689508750, .stonesAndPounds, 1, "13.8 lb"),
      (71.8943906450, .stonesAndPounds, 0, "11 st, 4 lb"),
    ] as [(Double, MassUnit, Int, String)]
  )
  func `round a half by the exact factor`(
    kilograms: Double,
    unit: MassUnit,
    digits: Int,
    text: String
  ) {
    let style = MassStyle.mass(unit, fractionDigits: digits)
    #expect(style.format(kilograms, locale: FormatLocale("en_US")) == text)
  }

  @Test(arguments: MassUnit.allCases, UnitWidth.allCases)
  func `format every number, including extreme ones`(unit: MassUnit, width: UnitWidth) {
    for digits in [Int.min, 0, 1, Int.max] {
      let style = MassStyle.mass(unit, fractionDigits: digits, width: width)
      for number in edgeNumbers {
        #expect(!style.format(number, locale: FormatLocale("es_ES")).isEmpty)
      }
    }
  }
}
