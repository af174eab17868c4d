import TestSupport
import Testing

extension TestUser {
  /// Logs weights of every other day from 1 March 2026 on, in pounds: the two-week sample.
  func logSample(
    _ pounds: [String] = [
      "200", "197.2", "193.8", "194.5", "190.8", "191.2", "185.8", "180.5", "182.3", "179.8",
      "175.2", "176.8", "170.5", "171",
    ],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let person = with(variables.merging(["LANG": "en_US"]) { $1 })
    for (index, weight) in pounds.enumerated() {
      let day = 1 + 2 * index
      let run = try person.w8(
        "log",
        "\(weight) lb",
        "--date",
        "2026-03-\(day < 10 ? "0" : "")\(day)T07:10",
        "--quiet"
      )
      #expect(run.status == 0, "\(run.errors)", sourceLocation: sourceLocation)
    }
  }
}
