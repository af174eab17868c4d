import Testing

@testable import WeightCore

@Suite struct StudentTTests {
  // Calculated by integrating the density.
  @Test(arguments: [
    (0.9, 1, 3.077_683_537_175_253_4), (0.9, 2, 1.885_618_083_164_126_7),
    (0.9, 3, 1.637_744_353_696_209_2), (0.9, 5, 1.475_884_048_824_481_3),
    (0.9, 26, 1.314_971_864_270_510), (0.975, 10, 2.228_138_851_986_31),
    (0.95, 30, 1.697_260_886_593_98), (0.99, 4, 3.746_947_387_979_22),
    (0.75, 1, 1), (0.5, 7, 0), (0.1, 2, -1.885_618_083_164_126_7),
  ])
  func `known quantiles match`(probability: Double, degreesOfFreedom: Int, expected: Double) throws
  {
    let quantile = StudentT.quantile(probability, degreesOfFreedom: degreesOfFreedom)
    expectEqual([try #require(quantile)], [expected], tolerance: 1e-13)
  }

  @Test func `with many degrees of freedom, the distribution is normal`() throws {
    let quantile = try #require(StudentT.quantile(0.9, degreesOfFreedom: 1_000_000))
    expectEqual([quantile], [1.281_551_565_544_6], tolerance: 2e-6)
  }

  @Test(arguments: [
    (0.0, 5), (1, 5), (-0.1, 5), (1.1, 5), (.nan, 5), (.infinity, 5), (0.9, 0), (0.9, -1),
    (0.9, .min),
  ])
  func `an invalid probability has no quantile`(probability: Double, degreesOfFreedom: Int) {
    #expect(StudentT.quantile(probability, degreesOfFreedom: degreesOfFreedom) == nil)
  }

  @Test(arguments: 1...40)
  func `quantiles increase and are symmetric`(degreesOfFreedom: Int) throws {
    var last = -Double.infinity
    for step in 1..<200 {
      let probability = Double(step) / 200
      let quantile = try #require(
        StudentT.quantile(probability, degreesOfFreedom: degreesOfFreedom)
      )
      #expect(quantile > last)
      last = quantile
      let opposite = try #require(
        StudentT.quantile(1 - probability, degreesOfFreedom: degreesOfFreedom)
      )
      expectEqual([quantile], [-opposite], tolerance: 1e-10)
    }
  }
}
