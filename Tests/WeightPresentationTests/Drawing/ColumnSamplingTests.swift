import Testing

@testable import WeightPresentation

@Suite struct ColumnSamplingTests {
  private let points = (0..<10_000)
    .map { ChartPoint(day: Double($0 / 10), kilograms: 70 + Double($0 % 37) / 10) }

  @Test func `the extremes of all columns are kept`() {
    let sampled = ColumnSampling(days: 0...999, columns: 100).extremes(of: points)
    #expect(sampled.count <= 2 * 101)
    #expect(sampled.map(\.kilograms).min() == 70)
    #expect(sampled.map(\.kilograms).max() == 73.6)
    #expect(sampled.map(\.day) == sampled.map(\.day).sorted())
  }

  @Test func `a trend keeps its ends`() {
    let sampled = ColumnSampling(days: 0...999, columns: 100).means(of: points)
    #expect(sampled.count <= 101)
    #expect(sampled.first == points.first)
    #expect(sampled.last == points.last)
    #expect(zip(sampled, sampled.dropFirst()).allSatisfy { $0.day < $1.day })
  }

  @Test func `a series that fits is not changed`() {
    let sampling = ColumnSampling(days: 0...999, columns: 10_000)
    #expect(sampling.extremes(of: points) == points)
    #expect(sampling.means(of: points) == points)
    #expect(sampling.extremes(of: []).isEmpty)
  }
}
