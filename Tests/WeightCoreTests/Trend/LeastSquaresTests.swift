import Testing

@testable import WeightCore

@Suite struct LeastSquaresTests {
  @Test func `points on a line give that line`() throws {
    let line = try #require(LeastSquares([(0, 180), (1, 178), (2, 176), (3, 174)]))
    expectEqual([line.slope, line.intercept, line.value(at: 4)], [-2, 180, 172])
    #expect(line.residualDeviation == 0)
    #expect(line.count == 4)
    expectEqual([line.meanX, line.squaresOfX], [1.5, 5])
  }

  // The first data set of F. J. Anscombe, Graphs in Statistical Analysis (1973).
  @Test func `scattered points give the least-squares line`() throws {
    let points = [
      (10, 8.04), (8, 6.95), (13, 7.58), (9, 8.81), (11, 8.33), (14, 9.96), (6, 7.24), (4, 4.26),
      (12, 10.84), (7, 4.82), (5, 5.68),
    ]
    let line = try #require(LeastSquares(points.map { (Double($0.0), $0.1) }))
    expectEqual(
      [line.slope, line.intercept, try #require(line.residualDeviation)],
      [0.500_090_909_090_909, 3.000_090_909_090_909, 1.236_603_322_726_321],
      tolerance: 1e-13
    )
  }

  @Test(arguments: [
    [], [(0.0, 1.0)], [(5, 1), (5, 2)], [(0, 1e200), (1e200, 1)], [(.infinity, 1), (0, 1)],
    [(.nan, 1), (0, 1)], [(0, .nan), (1, 1)],
  ])
  func `points that do not determine a line give none`(points: [(Double, Double)]) {
    #expect(LeastSquares(points.map { (x: $0.0, y: $0.1) }) == nil)
  }

  @Test(arguments: [0.1, 72.6, 1e9])
  func `equal values give an exactly flat line`(value: Double) throws {
    let points = (0..<28).map { (x: 20_000 + Double($0 * $0), y: value) }
    let line = try #require(LeastSquares(points))
    #expect(line.slope == 0)
    #expect(line.residualDeviation == 0)
    #expect(line.crossing(of: value, confidence: 0.8) == nil)
    #expect(line.crossing(of: value + 1, confidence: 0.8) == nil)
  }

  @Test func `a line through two points has no interval`() throws {
    let crossing = try #require(
      LeastSquares([(0, 80), (10, 79)])?.crossing(of: 75, confidence: 0.8)
    )
    expectEqual([crossing.x], [50])
    #expect(crossing.lowest == nil)
    #expect(crossing.highest == nil)
  }

  /// At both ends of Fieller's interval, the distance of the line from the value is the limit of
  /// the test.
  @Test(arguments: [70.0, 79, 80.5, 90])
  func `the ends of an interval solve its equation`(value: Double) throws {
    let points = wavering(by: [0.2, -0.1, -0.1], slope: -0.1, count: 20)
    let line = try #require(LeastSquares(points))
    let crossing = try #require(line.crossing(of: value, confidence: 0.8))
    let quantile = try #require(StudentT.quantile(0.9, degreesOfFreedom: 18))
    for end in [try #require(crossing.lowest), try #require(crossing.highest)] {
      let offset = end - line.meanX
      let deviation = try #require(line.residualDeviation)
      let spread = (1 / 20 + offset * offset / line.squaresOfX).squareRoot()
      expectEqual([abs(line.value(at: end) - value)], [quantile * deviation * spread])
    }
    #expect(try #require(crossing.lowest) < crossing.x)
    #expect(crossing.x < (try #require(crossing.highest)))
  }

  @Test(arguments: [(70.0, true), (90, false)])
  func `a slope that is not significant leaves one side open`(value: Double, isLater: Bool) throws {
    let points = wavering(by: [3, -3], slope: -0.3, count: 6)
    let crossing = try #require(LeastSquares(points)?.crossing(of: value, confidence: 0.8))
    #expect((crossing.x > 0) == isLater)
    #expect((crossing.highest == nil) == isLater)
    #expect((crossing.lowest == nil) != isLater)
  }

  /// Creates points around a line that begins at 80.
  private func wavering(
    by deviations: [Double],
    slope: Double,
    count: Int
  ) -> [(x: Double, y: Double)] {
    (0..<count)
      .map { number in
        let x = Double(number)
        return (x, 80 + slope * x + deviations[number % deviations.count])
      }
  }
}
