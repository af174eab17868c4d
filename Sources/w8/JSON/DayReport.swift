import WeightCore

/// The weight of a day as `--json` prints it.
struct DayReport: Encodable {
  private let date: String
  private let kilograms: Double

  init(_ day: DailyWeight) {
    date = day.day.iso8601
    kilograms = day.kilograms
  }
}
