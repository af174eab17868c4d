import Testing

@testable import WeightCore

@Suite struct LeastSquaresTests {
  @Test func `points on a line give that line`() throws {
    let line = try #require(LeastSquares([(0, 180), (1, 178), (2, 176), (3, 174)]))
    expectEqual([line.slope, line.intercept, line.value(at: 4)], [-2, 180, 172])
    expectEqual([line.meanX, line.meanY], [1.5, 177])
  }

  // The first data set of F. J. Anscombe, Graphs in Statistical Analysis (1973).
  @Test func `scattered points give the least-squares line`() throws {
    let points = [
      (10, 8.04), (8, 6.95), (13, 7.58), (9, 8.81), (11, 8.33), (14, 9.96), (6, 7.24), (4, 4.26),
      (12, 10.84), (7, 4.82), (5, 5.68),
    ]
    let line = try #require(LeastSquares(points.map { (Double($0.0), $0.1) }))
    expectEqual(
      [line.slope, line.intercept],
      [0.500_090_909_090_909, 3.000_090_909_090_909],
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
  }
}
