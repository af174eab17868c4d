import Foundation
import FoundationXML
import TestSupport
import Testing
import WeightCore

@testable import WeightPresentation

@Suite struct ChartDrawingTests {
  /// Returns charts of various logs: with many days and few, with gaps, with one weight, with and
  /// without a goal.
  private static func charts(seed: UInt64) throws -> [WeightChart] {
    var generator = SeededGenerator(seed: seed)
    return try [7, 30, 90, 180, 365, nil].map(ChartRange.init(days:))
      .map { range in
        let count = [0, 1, 2, 9, 40, 700].randomElement(using: &generator) ?? 0
        let spread = Int.random(in: 1...9, using: &generator)
        let noise: Double = [0, 0.001, 1, 30].randomElement(using: &generator) ?? 0
        var kilograms = Double.random(in: 1...600, using: &generator)
        let weights = (0..<count)
          .map { index -> (Int, Double) in
            kilograms = max(kilograms + .random(in: -noise...noise, using: &generator), 0.5)
            return ((count - 1 - index) * spread, kilograms)
          }
        let goal =
          Bool.random(using: &generator) ? Double.random(in: 30...200, using: &generator) : nil
        return try chart(weights, goal: goal, range: range)
      }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `no line is wider than the terminal`(seed: UInt64) throws {
    for chart in try Self.charts(seed: seed) {
      for (columns, rows) in [(1, 1), (2, 9), (13, 4), (28, 12), (40, 24), (80, 24), (300, 100)] {
        let lines = TerminalChart(chart, labels: PlainLabels(), columns: columns, rows: rows).lines
        #expect(lines.allSatisfy { $0.text.count <= columns })
        #expect(lines.allSatisfy { $0.text.last != " " })
        #expect(lines.isEmpty == chart.isEmpty)
        if rows >= 24 { #expect(lines.count <= rows) }
      }
    }
  }

  @Test func `an unlimited terminal size is limited`() throws {
    let lines = TerminalChart(
      try chart([(0, 70)]),
      labels: PlainLabels(),
      columns: .max,
      rows: .max
    )
    .lines
    #expect(lines.count <= 1_000)
    #expect(lines.allSatisfy { $0.text.count <= 1_000 })
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `everything is inside the frame of the picture`(seed: UInt64) throws {
    let sizes = [ChartPicture.usualSize, Size(width: 1, height: 1), Size(width: 300, height: 170)]
    for chart in try Self.charts(seed: seed) {
      for size in sizes {
        let picture = ChartPicture(chart, labels: PlainLabels(), size: size)
        let frame = picture.frame
        for point in (chart.weighIns + chart.trend).map(picture.place) {
          #expect((frame.left - 0.01...frame.right + 0.01).contains(point.x))
          #expect((frame.top - 0.01...frame.bottom + 0.01).contains(point.y))
        }
        #expect(XMLParser(data: Data(picture.scene.svg.utf8)).parse())
      }
    }
  }

  @Test func `a picture has an accessibility title and description`() throws {
    let svg = ChartPicture(try chart([(0, 70)]), labels: PlainLabels()).scene.svg
    #expect(svg.contains("role=\"img\" aria-labelledby=\"title description\""))
    #expect(svg.contains("<title id=\"title\">Weight &lt;now&gt; &amp; &quot;then&quot;</title>"))
    #expect(svg.contains("<desc id=\"description\">What there is to see\u{FFFD}.</desc>"))
  }

  @Test func `an empty log has an invitation instead of a frame`() throws {
    let svg = ChartPicture(try chart([]), labels: PlainLabels()).scene.svg
    #expect(svg.contains(">Nothing yet: w8 log 72.5 &amp; so on</text>"))
    #expect(!svg.contains("<path"))
  }

  @Test func `a hundred thousand weigh-ins give a small picture`() throws {
    let weights = (0..<100_000)
      .map { index -> (Int, Double) in
        ((99_999 - index) / 4, 70 + Double(index % 50) / 10)
      }
    let svg = ChartPicture(try chart(weights), labels: PlainLabels()).scene.svg
    #expect(svg.utf8.count < 100_000)
  }
}
