import Testing
import WeightCore

@testable import WeightExchange

struct ValueTests {
  @Test(arguments: [
    ("75", 75, 0), ("75.5", 755, 1), ("0.45", 45, 2), ("007", 7, 0), ("1,234.5", 12_345, 1),
    ("1,234,567", 1_234_567, 0), ("23.600000381469727", 23_600_000_381_469_727, 15),
    ("72.574779212345678999", 725_747_792_123_456_789, 16), ("75.0", 750, 1),
  ])
  func `a number is read exactly`(_ text: String, _ digits: Int64, _ scale: Int) throws {
    let number = try #require(DecimalNumber(text[...], mark: .point))
    #expect(number.digits == digits)
    #expect(number.scale == scale)
  }

  @Test(arguments: [
    "", ".", ".5", "5.", "-5", "+5", "1e3", "75,5", "1,23.5", "0,123", "1234,567", "1,2345", "1..5",
    "1.2.3", "٧٥", "75 ", "nan", "9999999999999999999", "1,",
  ])
  func `an invalid number is rejected`(_ text: String) {
    #expect(DecimalNumber(text[...], mark: .point) == nil)
  }

  @Test(
    arguments: [
      ("Weight (kg)", ColumnRole.weight, FileUnit.weight(.kilogram)),
      ("weight_kg", .weight, .weight(.kilogram)),
      ("weightkg", .weight, .weight(.kilogram)),
      ("WEIGHT [lbs]", .weight, .weight(.pound)),
      ("weight grams", .weight, .gram),
      ("Peso (kg)", .weight, .weight(.kilogram)),
      ("#date", .date, nil),
      ("Fecha y hora", .date, nil),
      ("Masa grasa (kg)", .fatMass, .weight(.kilogram)),
      ("Fat mass (lb)", .fatMass, .weight(.pound)),
      ("Body Fat (%)", .bodyFat, nil),
      ("% Grasa corporal", .bodyFat, nil),
      ("fat %", .bodyFat, nil),
      ("Fat (kg)", .fatMass, .weight(.kilogram)),
      ("BODY_FAT", .bodyFat, nil),
      ("Comentarios", .note, nil),
      ("visceralFat", nil, nil),
      ("weight trend", nil, nil),
      ("", nil, nil),
      ("()", nil, nil),
    ] as [(String, ColumnRole?, FileUnit?)]
  )
  func `the name of a column determines its role and unit`(
    _ text: String,
    _ role: ColumnRole?,
    _ unit: FileUnit?
  ) {
    #expect(ColumnName(text).role == role)
    #expect(ColumnName(text).unit == unit)
  }

  @Test(arguments: [
    ("7:08", 7, 8, 0), ("07:08:09", 7, 8, 9), ("07:08:09.123456", 7, 8, 9), ("12:05 AM", 0, 5, 0),
    ("12:05pm", 12, 5, 0), ("7:08 p. m.", 19, 8, 0), ("7:08\u{202F}PM", 19, 8, 0),
  ])
  func `a time is read on 24-hour and 12-hour clocks`(
    _ text: String,
    _ hour: Int,
    _ minute: Int,
    _ second: Int
  ) {
    var scanner = TextScanner(text)
    #expect(scanner.time() == TimeOfDay(hour: hour, minute: minute, second: second))
    #expect(scanner.isAtEnd)
  }

  @Test(arguments: ["", "7", "7:8", "24:00", "7:60", "13:00 PM", "0:30 am", "7:08:6", "a"])
  func `an invalid time is rejected`(_ text: String) {
    var scanner = TextScanner(text)
    #expect(scanner.time() == nil)
  }

  @Test(arguments: [
    ("2024-01-05", RawOffset.none), ("2024-01-05T08:00Z", .utc),
    ("2024-01-05 08:00:00 +0100", .seconds(3_600)),
    ("2024-01-05T08:00:00-03:30", .seconds(-12_600)),
    ("2024-01-05T08:00:00+02", .seconds(7_200)), ("5/1/2024, 8:00:00 AM UTC", .utc),
  ])
  func `a date may have an offset from UTC`(_ text: String, _ offset: RawOffset) throws {
    #expect(try #require(RawDate(text)).offset == offset)
  }

  @Test(arguments: [
    "", "2024", "2024-13-01", "2024-02-30", "32/12/2024", "2024-01-05T", "2024-01-05T25:00",
    "2024-01-05 08:00 CET", "2024-01/05", "20240105", "1/2/3", "5 Jan 24", "2024-01-05T08:00+1",
  ])
  func `a text that is not a date in any order is rejected`(_ text: String) {
    #expect(RawDate(text) == nil)
  }

  @Test(
    arguments: [
      ("75.5", "75.5"), ("75.5 kg", "75.5"), ("75.5kg", "75.5"), ("160 lb", "72.5747792"),
      ("11 st 4 lb", "71.66759446"), ("11st 4", "71.66759446"), ("11.5 stone", "73.02837157"),
      ("75 500 g", nil), ("11 st 15 lb", nil), ("75.5 pood", nil), ("kg", nil), ("", nil),
      ("1 kg 2 kg", nil),
    ] as [(String, String?)]
  )
  func `a weight may have a unit`(_ text: String, _ kilograms: String?) {
    let weighed = RawWeight(text).mass(mark: .point, unit: .weight(.kilogram))
    #expect(weighed?.mass.kilogramText == kilograms)
  }
}
