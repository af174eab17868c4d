internal import ICU

/// A form of numbers that was learned from ICU's texts, and is written without a call to ICU.
///
/// What can be learned are digits between two texts that depend on the sign and the plural category alone.
/// What was learned is tried against more of ICU's texts before it is used.
final class LearnedNumberForm: Sendable {
  private let shape: NumberShape
  /// The affixes by sign and category; nil for those that no sample showed.
  private let affixes: [NumberAffixes?]

  /// Learns a form; nil when the form or the locale is not to be learned.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - locale: the locale.
  ///   - reference: ICU's format of both.
  init?(_ form: NumberForm, locale: String, reference: DecimalFormat) {
    guard let shape = NumberShape(form, locale: locale) else { return nil }
    self.shape = shape
    affixes = Self.affixes(of: shape, reference)
    for sample in samples {
      guard let text = text(of: sample), text == (try? reference.string(from: sample)) else {
        return nil
      }
    }
  }

  /// Returns the text of a number; nil when it has too many digits, or a category that is not known.
  func text(of number: Double) -> String? {
    guard let shown = shape.shown(number) else { return nil }
    return text(ofShown: shown)
  }

  /// Returns the text of a whole number; nil when it has too many digits, or a category that is not
  /// known.
  func text(of number: Int64) -> String? {
    guard let shown = shape.shown(number) else { return nil }
    return text(ofShown: shown)
  }

  private func text(ofShown number: FixedDecimal) -> String? {
    guard let affixes = affixes[shape.place(of: number)] else { return nil }
    return shape.writer.text(of: number, isGrouped: shape.isGrouped, between: affixes)
  }

  /// Returns what stands around the digits of the samples.
  private static func affixes(
    of shape: NumberShape,
    _ reference: DecimalFormat
  ) -> [NumberAffixes?] {
    var affixes = [NumberAffixes?](repeating: nil, count: NumberShape.placeCount)
    for sample in samples {
      guard let shown = shape.shown(sample), affixes[shape.place(of: shown)] == nil,
        let text = try? reference.string(from: sample)
      else { continue }
      let unsigned = FixedDecimal(
        significand: shown.significand,
        fractionDigits: shown.fractionDigits
      )
      let digits = shape.writer.text(of: unsigned, isGrouped: shape.isGrouped)
      affixes[shape.place(of: shown)] = NumberAffixes(of: text, around: digits)
    }
    return affixes
  }
}

/// Numbers of all signs and categories, with halves to round and groups to mark.
private let samples: [Double] =
  [0, 0.04, 0.5, 1, 1.05, 1.5, 2, 3, 5, 6, 11, 20, 21, 72.25, 99.95, 100, 1234.5, 12_345.6, 1e6]
  .flatMap { [$0, -$0] }
