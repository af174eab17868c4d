/// Why no pregnancy can be followed with these numbers.
package enum PregnancyRefusal: Error, Hashable {
  /// The height is not that of a grown person, in centimetres.
  case heightOutside(ClosedRange<Double>)
  /// The weight before is not one of ``WeightLimits/pregnancy``.
  case weightOutside(ClosedRange<Mass>)
}
