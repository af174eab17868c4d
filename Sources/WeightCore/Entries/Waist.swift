/// A waist circumference in whole micrometres, which makes conversions between units lossless.
package struct Waist: Hashable, Sendable {
  /// The plausible circumferences in centimetres.
  ///
  /// They leave room around measured values: in the United States, the waists of children of two
  /// years begin at about 43 cm, and those of 95 % of all men are below about 133 cm (Fryar et al.,
  /// *Anthropometric Reference Data for Children and Adults: United States, 2015–2018*).
  package static let centimetreRange: ClosedRange<Double> = 30...250

  /// The number of micrometres in a centimetre.
  package static let micrometresInCentimetre: Int64 = 10_000
  /// The number of micrometres in an inch.
  package static let micrometresInInch: Int64 = 25_400

  /// The circumference in micrometres.
  package let micrometres: Int32

  /// Creates a circumference from micrometres, or returns `nil` outside ``centimetreRange``.
  package init?(micrometres: Int64) {
    guard let exact = Int32(exactly: micrometres),
      Self.centimetreRange.contains(Double(exact) / Double(Self.micrometresInCentimetre))
    else { return nil }
    self.micrometres = exact
  }

  /// Creates a circumference from a value in a unit, to the nearest micrometre, or returns `nil`
  /// outside ``centimetreRange``.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - micrometres: The number of micrometres in the unit.
  package init?(_ value: Double, micrometresInUnit micrometres: Int64 = micrometresInCentimetre) {
    let exact = (value * Double(micrometres)).rounded(.toNearestOrAwayFromZero)
    guard let whole = Int64(exactly: exact) else { return nil }
    self.init(micrometres: whole)
  }

  /// The circumference in centimetres.
  package var centimetres: Double {
    Double(micrometres) / Double(Self.micrometresInCentimetre)
  }
}
