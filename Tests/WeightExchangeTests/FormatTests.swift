import Diagnostics
import Testing
import WeightCore

@testable import WeightExchange

struct FormatTests {
  /// A file and its expected contents.
  struct Sample: Sendable, CustomTestStringConvertible {
    let file: String
    let format: WeightFileFormat
    var unit: WeightUnit?
    let lines: [String]

    var testDescription: String { file }
  }

  private static let samples = [
    Sample(
      file: "w8trackr.csv",
      format: .w8TrackerCSV,
      lines: [
        "2024-01-01T08:30:00+01:00 79.605460935 20.5% W8Trackr",
        "2024-01-03T00:30:00+01:00 79.333305513 W8Trackr 'After the \"big\" dinner, late'",
        "2024-01-03T08:10:00+01:00 79.2 20.25% W8Trackr",
      ]
    ),
    Sample(
      file: "w8trackr.json",
      format: .w8TrackerJSON,
      lines: [
        "2024-01-01T08:30:00+01:00 79.605460935 20.5% W8Trackr 'After the \"big\" dinner'",
        "2024-01-02T08:31:00+01:00 79.2 W8Trackr",
      ]
    ),
    Sample(
      file: "libra-5.csv",
      format: .libra,
      lines: [
        "2019-06-11T09:49:00+02:00 138.4 Libra",
        "2019-06-12T07:02:00+02:00 138.1 31.5% Libra 'a walk, a bath'",
      ]
    ),
    Sample(
      file: "libra-6.csv",
      format: .libra,
      lines: [
        "2023-01-13T23:19:24+01:00 74.38914868 Libra",
        "2023-07-14T08:05:00+02:00 74.026274784 24.1% Libra 'before; breakfast'",
      ]
    ),
    Sample(
      file: "openscale-1.csv",
      format: .table,
      unit: .kilogram,
      lines: ["2017-04-18T11:51:00+02:00 77.35", "2017-04-19T07:40:00+02:00 77.1"]
    ),
    Sample(
      file: "openscale-2.csv",
      format: .openScale,
      lines: [
        "2021-04-18T11:51:00+02:00 77.35 20.3% openScale",
        "2021-04-19T07:30:00+02:00 77.4 openScale 'new, and heavier'",
      ]
    ),
    Sample(
      file: "openscale-3.csv",
      format: .openScale3,
      unit: .kilogram,
      lines: [
        "2025-04-07T08:30:05+02:00 72.5 20.4% openScale",
        "2025-04-08T08:31:00+02:00 72.3 openScale 'fast, then tea'",
        "2025-04-09T12:00:00+02:00 72.4 openScale",
      ]
    ),
    Sample(
      file: "withings.csv",
      format: .withings,
      lines: [
        "2026-04-25T08:11:51+02:00 80 20.0% Withings",
        "2026-04-24T08:10:02+02:00 80.4 Withings 'after the sauna'",
      ]
    ),
    Sample(
      file: "withings-es.csv",
      format: .withings,
      lines: [
        "2026-04-25T08:11:51+02:00 80 20.0% Withings",
        "2026-04-24T08:10:02+02:00 80.4 Withings 'después de la sauna'",
      ]
    ),
    Sample(
      file: "withings-lb.csv",
      format: .withings,
      lines: [
        "2022-09-22T10:26:32+02:00 93.349309746 Withings",
        "2009-12-31T23:00:33+01:00 110.22294591 20.0% Withings",
      ]
    ),
    Sample(
      file: "fitbit-month.csv",
      format: .fitbitCSV,
      unit: .pound,
      lines: [
        "2019-01-01T12:00:00+01:00 77.156062137 Fitbit",
        "2019-01-02T12:00:00+01:00 77.019984426 21.5% Fitbit",
      ]
    ),
    Sample(
      file: "fitbit-archive.json",
      format: .fitbitJSON,
      unit: .pound,
      lines: [
        "2017-08-02T23:59:59+02:00 82.190937444 23.6% Fitbit",
        "2017-08-04T07:01:09+02:00 54.839317533 Fitbit",
      ]
    ),
    Sample(
      file: "fitbit-interface.json",
      format: .fitbitJSON,
      unit: .kilogram,
      lines: ["2015-03-05T23:59:59+01:00 73 14.5% Fitbit"]
    ),
    Sample(
      file: "fitbit-google.csv",
      format: .fitbitGoogle,
      lines: [
        "2018-05-28T15:30:12+02:00 62.4 Fitbit", "2026-01-26T11:12:44+01:00 64.9 Fitbit",
      ]
    ),
    Sample(
      file: "table-es.csv",
      format: .table,
      lines: [
        "2024-02-01T07:30:00+01:00 75.5 20.5% 'línea uno\r\nlínea dos'",
        "2024-02-13T12:00:00+01:00 75 '=1+1'",
      ]
    ),
    Sample(
      file: "table-us.csv",
      format: .table,
      lines: [
        "2024-02-13T08:30:00+01:00 74.933459524 20.5%",
        "2024-02-03T12:05:00+01:00 528.344392576",
        "2024-02-04T00:05:00+01:00 74.38914868",
      ]
    ),
    Sample(
      file: "table-stones.tsv",
      format: .table,
      lines: [
        "2024-03-01T12:00:00+01:00 71.66759446",
        "2024-03-02T12:00:00+01:00 71.440798275 'windy'",
        "2024-03-03T12:00:00+01:00 71.440798275",
        "2024-03-04T12:00:00+01:00 71.9",
      ]
    ),
  ]

  @Test(arguments: samples)
  func `a file is recognized by its content and read`(_ sample: Sample) throws {
    let parsed = try Reading.fixture(sample.file) { $0.unit = sample.unit }
    #expect(parsed.value?.format == sample.format)
    #expect(parsed.lines == sample.lines)
  }

  @Test(arguments: [
    "openscale-1.csv", "openscale-3.csv", "fitbit-month.csv", "fitbit-archive.json",
    "fitbit-interface.json",
  ])
  func `a missing unit causes a question`(_ file: String) throws {
    let question = #expect(throws: ImportQuestion.self) { try Reading.fixture(file) }
    #expect(question?.subject == .unit)
  }

  @Test
  func `unusable rows are skipped with their location and reason`() throws {
    let parsed = try Reading.fixture("rows-left-out.csv")
    #expect(parsed.lines.count == 3)
    #expect(
      parsed.findings == [
        "3:1 date-missing", "4:1 date-unreadable", "5:1 date-unreadable", "6:1 date-in-future",
        "7:1 weight-missing", "8:12 weight-unreadable", "9:12 weight-unreadable",
        "10:12 weight-outside-limits", "11:12 weight-outside-limits", "12:15 unit-unknown",
        "13:20 body-fat-outside-limits", "14:20 body-fat-unreadable",
      ]
    )
    let weights = try #require(parsed.value)
    #expect(weights.recordCount == 14)
    #expect(weights.leftOutCount == 10)
    #expect(weights.repeatedCount == 1)
    #expect(weights.leftOut["date-unreadable"] == 2)
    #expect(weights.leftOut["body-fat-unreadable"] == nil)
  }

  @Test
  func `comment lines of an app are counted and reported`() throws {
    let parsed = try Reading.fixture("openscale-2.csv")
    #expect(parsed.findings == ["4:1 date-missing", "5:1 date-missing"])
  }

  @Test
  func `a number that its decimal comma has split is reported rather than guessed`() throws {
    let parsed = try Reading.fixture("w8trackr-comma.csv")
    #expect(parsed.lines == ["2024-01-04T08:30:00+01:00 75.2 W8Trackr"])
    #expect(parsed.findings == ["2:21 weight-split", "3:21 weight-split", "4:21 weight-split"])
    #expect(parsed.diagnostics.first?.arguments == [.text("75,5")])
  }

  @Test(arguments: [
    ("", "weights-not-recognized"),
    ("nothing of that kind", "weights-not-recognized"),
    ("name,age\nann,30\n", "weights-not-recognized"),
    ("date,steps\n2024-01-01,30\n", "weights-not-recognized"),
    ("[]", "weights-not-recognized"),
    ("{\"a\": 1}", "weights-not-recognized"),
    ("[{\"date\": ", "weights-broken-json"),
    ("PK\u{3}\u{4}...", "weights-in-archive"),
  ])
  func `a file without weights is rejected`(_ text: String, _ id: String) throws {
    let parsed = try Reading.text(text)
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.id.rawValue) == [id])
  }

  @Test(
    arguments: [
      (NamedFormat.withings, "date,weight\n2024-01-01,80.1 kg\n", WeightFileFormat.withings),
      (.csv, "DATE,WEIGHT\n2024-01-01,80.1 kg\n", .table),
      (.libra, "[]", nil),
    ] as [(NamedFormat, String, WeightFileFormat?)]
  )
  func `the user can specify the program`(
    _ named: NamedFormat,
    _ text: String,
    _ expected: WeightFileFormat?
  ) throws {
    let parsed = try Reading.text(text) { $0.format = named }
    #expect(parsed.value?.format == expected)
  }

  @Test
  func `a file of a program other than the specified one is rejected`() throws {
    let parsed = try Reading.fixture("libra-5.csv") { $0.format = .withings }
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.id) == ["weights-in-other-format"])
  }
}
