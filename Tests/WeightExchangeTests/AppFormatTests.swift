import Diagnostics
import Testing
import WeightCore

@testable import WeightExchange

/// Files of apps, in the forms that the types of their formats describe.
struct AppFormatTests {
  /// A file and its expected contents.
  struct Sample: Sendable, CustomTestStringConvertible {
    let file: String
    let format: WeightFileFormat
    var others = 0
    var findings: [String] = []
    let lines: [String]

    var testDescription: String { file }
  }

  private static let samples = [
    Sample(
      file: "google-fit-daily.csv",
      format: .googleFitCSV,
      others: 2,
      lines: [
        "2026-03-01T12:00:00+01:00 81.400002 Google Fit",
        "2026-03-03T12:00:00+01:00 81.1 Google Fit",
      ]
    ),
    Sample(
      file: "google-fit.json",
      format: .googleFitJSON,
      lines: [
        "2022-04-29T19:11:13+02:00 77.2 Google Fit", "2022-05-02T03:44:00+02:00 78 Google Fit",
      ]
    ),
    Sample(
      file: "garmin.csv",
      format: .garminCSV,
      lines: [
        "2025-07-18T08:28:00+02:00 80 18.0% Garmin", "2025-07-15T21:46:00+02:00 80.5 18.5% Garmin",
        "2025-07-15T08:40:00+02:00 81 Garmin",
      ]
    ),
    Sample(
      file: "garmin-es.csv",
      format: .garminCSV,
      lines: [
        "2025-07-18T08:28:00+02:00 80.4 18.2% Garmin", "2025-01-01T07:10:00+01:00 81.25 Garmin",
      ]
    ),
    Sample(
      file: "garmin.json",
      format: .garminJSON,
      others: 1,
      lines: [
        "2019-05-01T08:10:00+02:00 80.4 20.1% Garmin", "2019-05-03T10:10:00+02:00 80.1 Garmin",
        "2019-05-04T12:00:00+02:00 80 Garmin",
      ]
    ),
    Sample(
      file: "samsung-health.csv",
      format: .samsungHealth,
      lines: [
        "2025-10-03T07:30:00+02:00 71.2 18.5% Samsung Health",
        "2025-10-04T17:45:10-05:00 70.9 Samsung Health 'before, dinner'",
      ]
    ),
    Sample(
      file: "health-auto-export.csv",
      format: .healthAutoExportCSV,
      others: 1,
      lines: [
        "2025-08-10T06:10:00+02:00 80.35 19.2% lean 64.9 Health Auto Export",
        "2025-08-12T06:31:00+02:00 80.1 Health Auto Export",
      ]
    ),
    Sample(
      file: "health-auto-export.json",
      format: .healthAutoExportJSON,
      others: 1,
      lines: [
        "2025-08-10T06:10:00-05:00 92.260688058 19.2% Scale",
        "2025-08-11T06:12:00-05:00 92.07925111 19.1% Scale",
      ]
    ),
    Sample(
      file: "renpho.csv",
      format: .renpho,
      lines: [
        "2024-01-01T10:20:30+01:00 76.15 23.2% lean 58.48 Renpho",
        "2024-01-02T10:21:00+01:00 75.95 Renpho 'after a run'",
      ]
    ),
    Sample(
      file: "renpho-lb.csv",
      format: .renpho,
      lines: ["2025-10-07T07:00:00+02:00 69.127477188 21.0% Renpho"]
    ),
    Sample(
      file: "cronometer.csv",
      format: .cronometer,
      others: 2,
      lines: [
        "2025-06-27T06:00:00+02:00 81.6466266 21.5% Cronometer",
        "2025-06-28T07:05:00+02:00 81.2 Cronometer",
      ]
    ),
    Sample(
      file: "excel-windows-1252.csv",
      format: .table,
      findings: ["1:1 text-in-windows-1252"],
      lines: [
        "2024-02-01T12:00:00+01:00 75.5 'mañana, después del café'",
        "2024-02-13T12:00:00+01:00 75 '10 €'",
      ]
    ),
    Sample(
      file: "excel-utf-16.txt",
      format: .table,
      lines: [
        "2024-02-01T12:00:00+01:00 75.5 'mañana, después del café'",
        "2024-02-13T12:00:00+01:00 75 '10 €'",
      ]
    ),
  ]

  @Test(arguments: samples)
  func `a file of an app is recognized by its content and read`(_ sample: Sample) throws {
    let parsed = try Reading.fixture(sample.file)
    #expect(parsed.value?.format == sample.format)
    #expect(parsed.lines == sample.lines)
    #expect(parsed.findings == sample.findings)
    #expect(parsed.value?.otherCount == sample.others)
  }

  @Test(arguments: [
    (
      "{\"Data Points\": [{\"fitValue\": [{\"value\": {\"fpVal\": 72}}]}]}",
      "weights-not-recognized"
    ),
    (
      "{\"Data Source\": \"raw:com.google.heart_rate.bpm:x\", \"Data Points\": []}",
      "weights-not-recognized"
    ),
    (
      "{\"data\": {\"metrics\": [{\"name\": \"step_count\", \"data\": []}]}}",
      "weights-not-recognized"
    ),
    ("[{\"weight\": {\"goal\": 80}}]", "weights-not-recognized"),
    ("Day,Time,Group,Food Name,Amount\n2025-06-27,08:15,Lunch,Egg,2\n", "weights-not-recognized"),
    ("<?xml version=\"1.0\"?>\n<HealthData locale=\"en\">\n", "weights-in-health-export"),
    ("date,weight\n\0\0\0\0", "weights-not-text"),
  ])
  func `a file of other measurements is rejected`(_ text: String, _ id: String) throws {
    let parsed = try Reading.text(text)
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.id.rawValue) == [id])
  }

  @Test(
    arguments: [
      // A table of one person's days, with steps, in which a weight is missing on some of them.
      ("date,steps,weight (kg)\n2024-01-01,9000,\n2024-01-02,8000,80\n", ["80"], 1, []),
      // Without other values, the missing weight is an error.
      ("date,weight (kg)\n2024-01-01,\n2024-01-02,80\n", ["80"], 0, ["2:1 weight-missing"]),
      // Any table of metrics.
      (
        "Date,Metric,Value,Unit\n2024-01-01,Weight,80.5,kg\n2024-01-01,Steps,9000,steps\n",
        ["80.5"],
        1, []
      ),
      // A body fat without a weight at the same time.
      (
        "Day,Time,Metric,Unit,Amount\n2024-01-01,7:00,Weight,kg,80\n2024-01-02,,Body Fat,%,20\n",
        ["80"], 1, []
      ),
      // A time above any day.
      (
        "Time,Weight\n8:00,80 kg\n\"Jan 2, 2024\",\n8:00,81 kg\n", ["81"], 0,
        ["2:1 date-unreadable"]
      ),
    ] as [(String, [String], Int, [String])]
  )
  func `rows without a weight are counted, not reported`(
    _ text: String,
    _ kilograms: [String],
    _ others: Int,
    _ findings: [String]
  ) throws {
    let parsed = try Reading.text(text)
    #expect(parsed.value?.candidates.map(\.draft.mass.kilogramText) == kilograms)
    #expect(parsed.value?.otherCount == others)
    #expect(parsed.findings == findings)
  }

  @Test(arguments: [
    "Dec 31, 2017", "31 Dec 2017", "31-Dec-2017", "31 dic 2017", "31 dic. 2017",
    "31 de diciembre de 2017", "31 déc. 2017", "31. Dezember 2017", "December 31 2017",
    "31 desembre 2017", "31 dicembre 2017",
  ])
  func `a date may have the name of its month`(_ text: String) throws {
    #expect(RawDate(text)?.day(in: .yearMonthDay)?.iso8601 == "2017-12-31")
    #expect(RawDate("\(text), 7:08 PM")?.time == TimeOfDay(hour: 19, minute: 8))
  }

  @Test(arguments: ["31 2017", "31 De 2017", "31 foo 2017", "Dec 2017", "31 Dec 17", "Ju 3, 2017"])
  func `other words are no dates`(_ text: String) {
    #expect(RawDate(text) == nil)
  }

  @Test
  func `equal weigh-ins of several files of an archive are added once`() throws {
    let first = try Reading.text("date,weight\n2024-01-01,80 kg\n2024-01-02,81 kg\n")
    let second = try Reading.text("date,weight\n2024-01-02,81.0 kg\n2024-01-03,82 kg\n")
    var weights = try #require(first.value)
    #expect(weights.append(try #require(second.value)))
    #expect(weights.candidates.map(\.draft.mass.kilogramText) == ["80", "81", "82"])
    #expect(weights.recordCount == 4)
    #expect(weights.repeatedCount == 1)
  }
}
