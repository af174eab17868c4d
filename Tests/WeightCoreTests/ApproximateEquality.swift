import Testing

/// Checks that numbers equal the expected ones within a relative tolerance.
func expectEqual(
  _ values: [Double],
  _ expected: [Double],
  tolerance: Double = 1e-12,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(values.count == expected.count, sourceLocation: sourceLocation)
  for (value, expected) in zip(values, expected) {
    let difference = abs(value - expected)
    #expect(
      difference <= tolerance * max(1, abs(expected)),
      "\(value) is not \(expected)",
      sourceLocation: sourceLocation
    )
  }
}
