import Diagnostics
import Testing
import WeightCore

@testable import WeightExchange

struct QuestionTests {
  @Test(arguments: [
    ("date,weight\n03/04/2024,80 kg\n", ImportQuestion.Subject.dateOrder, 2, 1),
    ("date,weight\n13/04/2024,80 kg\n04/13/2024,81 kg\n", .dateOrder, 3, 1),
    ("date,weight\n2024-01-01,80 kg\n04-03-24,81 kg\n", .dateOrder, 3, 1),
    ("date;weight\n2024-01-01;80.123 kg\n", .decimalMark, 2, 12),
    ("date,weight\n2024-01-01,\"1,234 lb\"\n", .decimalMark, 2, 12),
    ("date,weight\n2024-01-01,\"80,5 kg\"\n2024-01-02,80.5 kg\n", .decimalMark, 3, 12),
    ("date,weight\n2024-01-01,80.5\n", .unit, 2, 12),
    ("date,weight\n2024-01-01,heavy\n2024-01-02,80.5\n", .unit, 3, 12),
  ])
  func `values that no row determines cause a question`(
    _ text: String,
    _ subject: ImportQuestion.Subject,
    _ line: Int,
    _ column: Int
  ) throws {
    let question = #expect(throws: ImportQuestion.self) { try Reading.text(text) }
    #expect(question?.subject == subject)
    #expect(question?.location.line == line)
    #expect(question?.location.column == column)
  }

  @Test(arguments: [
    ("date,weight\n03/04/2024,80 kg\n13/04/2024,81 kg\n", ["2024-04-03", "2024-04-13"]),
    ("date,weight\n03/04/2024,80 kg\n04/13/2024,81 kg\n", ["2024-03-04", "2024-04-13"]),
    ("date,weight\n03.04.2024,80 kg\n", ["2024-04-03"]),
    (
      "date,weight\n24/04/13,80 kg\n24/03/31,81 kg\n99/01/02,70 kg\n", ["2024-04-13", "2024-03-31"]
    ),
    ("date,weight\n05/05/2024,80 kg\n", ["2024-05-05"]),
    ("date,weight\n2024/4/3 7:08,80 kg\n", ["2024-04-03"]),
  ])
  func `all rows together determine the order of dates`(_ text: String, _ days: [String]) throws {
    let weights = try #require(try Reading.text(text).value)
    #expect(weights.candidates.map(\.draft.moment.day.iso8601) == days)
  }

  @Test(arguments: [
    ("date;weight\n2024-01-01;80,123 kg\n", ["80.123"]),
    ("date,weight\n2024-01-01,80.123 kg\n", ["80.123"]),
    ("date;weight\n2024-01-01;80.123 kg\n2024-01-02;80.5 kg\n", ["80.123", "80.5"]),
    ("date;weight;fat\n2024-01-01;80.123 kg;20.51\n", ["80.123"]),
    ("date,weight\n2024-01-01,\"1,234.5 lb\"\n", ["559.959780765"]),
    ("date,weight\n2024-01-01,\"1.234,5 lb\"\n", ["559.959780765"]),
    ("date;weight\n2024-01-01;80 kg\n", ["80"]),
  ])
  func `all rows and the delimiter determine the decimal separator`(
    _ text: String,
    _ kilograms: [String]
  ) throws {
    let weights = try #require(try Reading.text(text).value)
    #expect(weights.candidates.map(\.draft.mass.kilogramText) == kilograms)
  }

  @Test
  func `an option answers the question`() throws {
    let text = "date;weight\n03/04/2024;80.123\n"
    let parsed = try Reading.text(text) { options in
      options.dateOrder = .monthDayYear
      options.decimalMark = .point
      options.unit = .kilogram
    }
    #expect(parsed.lines == ["2024-03-04T12:00:00+01:00 80.123"])
  }

  @Test
  func `an option does not override the file`() throws {
    let text = "date,weight,unit\n2024-01-01,80.5,kg\n2024-01-02,160,lb\n2024-01-03,12,\n"
    let parsed = try Reading.text(text) { $0.unit = .stone }
    let masses = parsed.value?.candidates.map(\.draft.mass.kilogramText)
    #expect(masses == ["80.5", "72.5747792", "76.20351816"])
  }
}
