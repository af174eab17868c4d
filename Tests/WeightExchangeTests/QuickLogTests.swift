import Diagnostics
import Foundation
import Testing
import WeightCore
import WeightExchange

@Suite struct QuickLogTests {
  @Test(arguments: [
    (#"{"id": "1", "kilograms": 72.5, "date": "2026-03-01T08:00:00+01:00"}"#, 72_500_000_000),
    (
      #"{"id": "1", "weight": 160, "unit": "lb", "date": "2026-03-01T08:00:00+01:00"}"#,
      72_574_779_200
    ),
    (#"{"id": "1", "weight": "11 st 4 lb", "date": "2026-03-01T07:00:00Z"}"#, 71_667_594_460),
  ])
  func `a weigh-in is read exactly`(text: String, micrograms: Int64) throws {
    let parsed = Self.parse(text)
    let log = try #require(parsed.value, "\(parsed.diagnostics)")
    #expect(log.identifier == "1")
    #expect(abs(log.draft.mass.micrograms - micrograms) < 100)
    #expect(log.draft.moment.secondsSince1970 == 1_772_348_400)
    #expect(log.draft.source == .manual)
  }

  @Test func `a note, body fat and the name of the program are kept`() throws {
    let parsed = Self.parse(
      """
      {"id": "é", "kilograms": 70, "date": "2026-03-01T08:00:00+01:00", "note": "antes de «todo»",
       "bodyFat": 24.5, "sourceName": "Widget"}
      """
    )
    let log = try #require(parsed.value)
    #expect(log.draft.note?.text == "antes de «todo»")
    #expect(log.draft.bodyFat?.percent == 24.5)
    #expect(log.draft.source == EntrySource(.manual, name: "Widget"))
    #expect(log.draft.moment.utcOffset == 3_600)
  }

  @Test(arguments: [
    ("", "weights-broken-json"),
    ("{", "weights-broken-json"),
    (#"{"id": "1", "kilograms": 72.5, "date": "2026-03-01T0"#, "weights-broken-json"),
    ("[]", "weights-not-recognized"),
    ("72.5", "weights-not-recognized"),
    (#"{"kilograms": 72.5, "date": "2026-03-01T08:00:00Z"}"#, "identifier-missing"),
    (#"{"id": 7, "kilograms": 72.5, "date": "2026-03-01T08:00:00Z"}"#, "identifier-missing"),
    (#"{"id": "", "kilograms": 72.5, "date": "2026-03-01T08:00:00Z"}"#, "identifier-missing"),
    (#"{"id": "1", "date": "2026-03-01T08:00:00Z"}"#, "weight-missing"),
    (#"{"id": "1", "kilograms": 72.5}"#, "date-missing"),
    (#"{"id": "1", "weight": 160, "date": "2026-03-01T08:00:00Z"}"#, "weight-unreadable"),
    (#"{"id": "1", "weight": 160, "unit": "pood", "date": "2026-03-01"}"#, "unit-unknown"),
    (#"{"id": "1", "kilograms": "72,5", "date": "2026-03-01T08:00:00Z"}"#, "weight-unreadable"),
    (#"{"id": "1", "kilograms": -72.5, "date": "2026-03-01T08:00:00Z"}"#, "weight-unreadable"),
    (#"{"id": "1", "kilograms": 7200, "date": "2026-03-01T08:00:00Z"}"#, "weight-outside-limits"),
    (#"{"id": "1", "kilograms": 1e400, "date": "2026-03-01T08:00:00Z"}"#, "weight-unreadable"),
    (#"{"id": "1", "kilograms": 72.5, "date": "2027-03-01T08:00:00Z"}"#, "date-in-future"),
    (#"{"id": "1", "kilograms": 72.5, "date": "2026-02-30T08:00:00Z"}"#, "date-unreadable"),
    (
      #"{"id": "1", "kilograms": 72.5, "date": "2026-03-01T08:00:00Z", "bodyFat": 99}"#,
      "body-fat-outside-limits"
    ),
  ])
  func `a file with any invalid value is rejected`(text: String, problem: String) {
    let parsed = Self.parse(text)
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.id.rawValue) == [problem])
  }

  @Test func `an identifier or a note without a limit is rejected`() {
    let long = String(repeating: "x", count: 1_000)
    for fields in ["\"id\": \"\(long)\"", "\"id\": \"1\", \"note\": \"\(long)\""] {
      let text = "{\(fields), \"kilograms\": 72.5, \"date\": \"2026-03-01T08:00:00Z\"}"
      #expect(Self.parse(text).value == nil)
    }
  }

  @Test func `a file that is truncated at any byte is rejected`() {
    let text = #"{"id": "1", "kilograms": 72.5, "date": "2026-03-01T08:00:00Z", "note": "x"}"#
    for count in 0..<text.utf8.count {
      #expect(Self.parse(String(text.prefix(count))).value == nil)
    }
  }

  private static func parse(_ text: String) -> ParseResult<QuickLog?> {
    guard let zone = TimeZone(identifier: "Europe/Madrid"),
      let now = Timestamp(secondsSince1970: 1_775_000_000, utcOffset: 7_200)
    else { preconditionFailure("a zone and a moment") }
    return QuickLog.parse(Array(text.utf8), file: "quick.json", timeZone: zone, now: now)
  }
}
