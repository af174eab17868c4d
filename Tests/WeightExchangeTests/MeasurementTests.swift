import Diagnostics
import Testing
import WeightCore

@testable import WeightExchange

@Suite struct MeasurementTests {
  @Test(arguments: [
    ("Waist (cm)", "84", 84.0), ("Waist", "84.5", 84.5), ("WAIST", "84 cm", 84),
    ("waist in", "33", 83.82),
    ("Waist Circumference (in)", "33.5", 85.09), ("Cintura (cm)", "84", 84),
    ("Perímetro de cintura", "33 in", 83.82), ("contorno de cintura", "84", 84),
  ])
  func `a column of waists is found by its name`(
    name: String,
    text: String,
    centimetres: Double
  ) throws {
    let file = try Reading.text("Date,Weight (kg),\(name)\n2026-03-01 08:00,72.5,\(text)\n")
    #expect(file.findings.isEmpty)
    #expect(file.value?.candidates.map { $0.draft.waist?.centimetres } == [centimetres])
  }

  @Test(arguments: [
    ("Lean Mass (kg)", "55.3", "55.3"), ("Lean Body Mass", "55.3", "55.3"),
    ("Fat-free mass", "55.3 kg", "55.3"), ("Fat-free Body Weight(lb)", "120", "54.4310844"),
    ("lbm", "55.3", "55.3"), ("Masa magra (kg)", "55.3", "55.3"),
    ("masa libre de grasa", "55.3", "55.3"),
  ])
  func `a column of lean masses is found by its name`(
    name: String,
    text: String,
    kilograms: String
  ) throws {
    let file = try Reading.text("Date,Weight (kg),\(name)\n2026-03-01 08:00,72.5,\(text)\n")
    #expect(file.findings.isEmpty)
    #expect(file.value?.candidates.map { $0.draft.leanMass?.kilogramText } == [kilograms])
  }

  @Test func `a share of lean mass is not a mass`() throws {
    let file = try Reading.text("Date,Weight (kg),Lean Mass (%)\n2026-03-01 08:00,72.5,75\n")
    #expect(file.lines == ["2026-03-01T08:00:00+01:00 72.5"])
  }

  @Test(arguments: [("72.5", 84.0), ("160 lb", 84)])
  func `a waist without a unit is in centimetres if it is too large for inches`(
    weight: String,
    centimetres: Double
  ) throws {
    let file = try Reading.text("date,weight,waist\n2026-03-01 08:00,\(weight),84\n") {
      $0.unit = .kilogram
    }
    #expect(file.value?.candidates.first?.draft.waist?.centimetres == centimetres)
  }

  @Test func `a waist without a unit is in inches in a file with pounds`() throws {
    let file = try Reading.text("date,weight (lb),waist\n2026-03-01 08:00,160,33\n")
    #expect(file.value?.candidates.first?.draft.waist?.centimetres == 83.82)
  }

  @Test func `unusable values are skipped with a warning, and zero means none`() throws {
    let file = try Reading.text(
      """
      date,weight (kg),waist (cm),lean mass (kg)
      2026-03-01 08:00,72.5,0,0.0
      2026-03-02 08:00,72.5,20,72.6
      2026-03-03 08:00,72.5,wide,much
      2026-03-04 08:00,72.5,84 m,72.5

      """
    )
    #expect(
      file.lines == [
        "2026-03-01T08:00:00+01:00 72.5", "2026-03-02T08:00:00+01:00 72.5",
        "2026-03-03T08:00:00+01:00 72.5", "2026-03-04T08:00:00+01:00 72.5 lean 72.5",
      ]
    )
    #expect(
      file.findings == [
        "3:23 waist-outside-limits", "3:26 lean-mass-outside-limits", "4:23 waist-unreadable",
        "4:28 lean-mass-unreadable", "5:23 waist-unreadable",
      ]
    )
  }

  @Test func `a row with only a waist is another measurement`() throws {
    let file = try Reading.text(
      "date,weight (kg),waist (cm)\n2026-03-01 08:00,72.5,\n2026-03-02 08:00,,84\n"
    )
    #expect(file.lines == ["2026-03-01T08:00:00+01:00 72.5"])
    #expect(file.findings.isEmpty)
    #expect(file.value?.otherCount == 1)
  }

  @Test
  func `separate lists belong to the same time, and a waist to the first weigh-in of its day`()
    throws
  {
    let file = try Reading.text(
      """
      {"data": {"metrics": [
        {"name": "weight_body_mass", "units": "kg", "data": [
          {"date": "2026-03-01 20:00:00 +0100", "qty": 73},
          {"date": "2026-03-01 08:00:00 +0100", "qty": 72.5},
          {"date": "2026-03-02 08:00:00 +0100", "qty": 72.4}]},
        {"name": "lean_body_mass", "units": "kg", "data": [
          {"date": "2026-03-01 08:00:00 +0100", "qty": 55.3},
          {"date": "2026-03-02 08:00:00 +0100", "qty": 155.3}]},
        {"name": "waist_circumference", "units": "in", "data": [
          {"date": "2026-03-01 09:30:00 +0100", "qty": 33},
          {"date": "2026-03-02 08:00:00 +0100", "qty": 32.5},
          {"date": "2026-03-03 08:00:00 +0100", "qty": 32}]}
      ]}}
      """
    )
    #expect(
      file.lines.map { $0.replacing(" Health Auto Export", with: "") } == [
        "2026-03-01T20:00:00+01:00 73", "2026-03-01T08:00:00+01:00 72.5 lean 55.3 waist 83.82",
        "2026-03-02T08:00:00+01:00 72.4 waist 82.55",
      ]
    )
    // The lean mass above the weight, and the waist of a day without a weight.
    #expect(file.value?.otherCount == 2)
  }

  @Test func `metrics of Cronometer are read with their units`() throws {
    let file = try Reading.text(
      """
      Day,Time,Group,Metric,Unit,Amount
      2026-03-01,08:00,Data,Weight,kg,72.5
      2026-03-01,08:00,Data,Waist,in,33
      2026-03-01,08:00,Data,Lean Mass,lbs,120

      """
    )
    #expect(
      file.lines == [
        "2026-03-01T08:00:00+01:00 72.5 lean 54.4310844 waist 83.82 Cronometer"
      ]
    )
  }

  @Test(arguments: [
    (WeightUnit.kilogram, "55.3", "84"), (.pound, "121.9156", "33.07"), (.stone, "8.7083", "33.07"),
  ])
  func `the export for openScale has columns only for values that exist`(
    unit: WeightUnit,
    lean: String,
    waist: String
  ) throws {
    let entry = try Self.entry()
    let plain = WeightEntry(
      id: .init(rawValue: 2),
      WeightEntry.Draft(mass: entry.mass, moment: entry.moment)
    )
    func lines(_ entries: [WeightEntry]) -> [Substring] {
      let export = AppExport(.openScale, unit: unit, of: entries)
      return String(decoding: export.bytes(of: entries), as: UTF8.self)
        .split(whereSeparator: \.isNewline)
    }
    #expect(lines([plain])[0] == "DATE,TIME,BODY_FAT,COMMENT,WEIGHT")
    #expect(lines([entry])[0] == "DATE,TIME,BODY_FAT,COMMENT,LBM,WAIST,WEIGHT")
    #expect(lines([entry])[1].contains(",\(lean),\(waist),"))
    #expect(lines([plain, entry])[1].contains(",,,,"))
  }

  @Test func `the export for Health contains the measurements`() throws {
    let moment = try #require(Timestamp(secondsSince1970: 0, utcOffset: 0))
    let bytes = HealthExport(log: "l", exported: moment).bytes(of: [try Self.entry()])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text.contains(
        #"type="HKQuantityTypeIdentifierLeanBodyMass" sourceName="w8" unit="kg" value="55.3""#
      )
    )
    #expect(
      text.contains(
        #"type="HKQuantityTypeIdentifierWaistCircumference" sourceName="w8" unit="cm" value="84""#
      )
    )
  }

  private static func entry() throws -> WeightEntry {
    let draft = WeightEntry.Draft(
      mass: try #require(Mass(72.5, .kilogram)),
      moment: try #require(Timestamp(secondsSince1970: 1_770_000_000, utcOffset: 0)),
      waist: Waist(84),
      leanMass: Mass(55.3, .kilogram)
    )
    return WeightEntry(id: .init(rawValue: 1), draft)
  }
}
