import TestSupport
import Testing

@testable import WeightPresentation

@Suite struct SmoothCurveTests {
  @Test func `no arc leaves the heights of its ends`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let points = (0..<20).map { Point(Double($0), .random(in: -9...9, using: &generator)) }
      let curve = SmoothCurve(through: points)
      for (start, arc) in zip(points, curve.arcs) {
        let heights = min(start.y, arc.end.y) - 1e-9...max(start.y, arc.end.y) + 1e-9
        #expect(heights.contains(arc.leaving.y) && heights.contains(arc.arriving.y))
      }
    }
  }

  @Test func `a curve through points on a line is that line`() {
    let curve = SmoothCurve(through: [Point(0, 0), Point(3, 6), Point(9, 18)])
    #expect(curve.arcs.map(\.leaving) == [Point(1, 2), Point(5, 10)])
    #expect(curve.arcs.map(\.arriving) == [Point(2, 4), Point(7, 14)])
  }

  @Test(arguments: [0, 1])
  func `fewer than two points give no arc`(count: Int) {
    let curve = SmoothCurve(through: Array(repeating: Point(1, 1), count: count))
    #expect(curve.arcs.isEmpty)
    #expect((curve.start == nil) == (count == 0))
  }
}
