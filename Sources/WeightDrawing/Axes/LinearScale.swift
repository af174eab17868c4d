/// Places values of an axis in a scene or on a terminal.
package struct LinearScale: Hashable, Sendable {
  private let values: ClosedRange<Double>
  private let start: Double
  private let end: Double

  /// Creates a scale that places the least value at `start` and the greatest at `end`.
  package init(_ values: ClosedRange<Double>, from start: Double, to end: Double) {
    self.values = values
    self.start = start
    self.end = end
  }

  /// Returns the place of a value; an axis without length has one place, in its middle.
  package func place(of value: Double) -> Double {
    let length = values.upperBound - values.lowerBound
    guard length > 0 else { return (start + end) / 2 }
    return start + (value - values.lowerBound) / length * (end - start)
  }
}
