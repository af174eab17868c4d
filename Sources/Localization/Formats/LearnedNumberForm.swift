internal import ICU

/// A form of numbers that was learned from ICU, and is written without a call to ICU.
///
/// What can be learned are digits between two texts that depend on the sign and the plural category alone.
final class LearnedNumberForm: Sendable {
  private let shape: NumberShape
  /// The affixes by sign and category; nil for those that no sample showed.
  private let affixes: [NumberAffixes?]

  /// Reads a form from ICU's data; nil when it is none of the plainest: digits with a unit that is cut short,
  /// or without one.
  init?(_ form: NumberForm, locale: String) {
    guard form.isPlain, let around = form.affixes(in: locale),
      let shape = NumberShape(form, locale: locale, hasCategories: around.count > 1)
    else { return nil }
    self.shape = shape
    // Without categories there are the signs alone.
    var affixes: [NumberAffixes?] = around.count > 1 ? NumberShape.withoutCategory : []
    for positive in around {
      let negative = positive.withSign(shape.writer.minus)
      affixes += [positive, negative, positive, negative]
    }
    self.affixes = affixes
  }

  /// Learns a form from ICU's texts, and tries it against more of them; nil when the form or the locale is
  /// not to be learned.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - locale: the locale.
  ///   - reference: ICU's format of both.
  init?(_ form: NumberForm, locale: String, reference: DecimalFormat) {
    guard let shape = NumberShape(form, locale: locale, hasCategories: form.unit != nil) else {
      return nil
    }
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

extension NumberForm {
  /// Whether it is digits alone, or with a unit that is cut short.
  fileprivate var isPlain: Bool {
    number.notation == .decimal && number.sign == .automatic && (unit == nil || width == .short)
  }

  /// Returns what stands around digits above zero, as ICU's data has it: one for all of them, or one for each
  /// plural category; nil for a unit of which no kind is known.
  fileprivate func affixes(in locale: String) -> [NumberAffixes]? {
    guard let unit else { return [NumberAffixes(prefix: [], suffix: [])] }
    return Self.kind(ofUnit: unit)
      .flatMap {
        NumberAffixes.ofUnit(unit, kind: $0, locale: locale)
      }
  }
}

/// Numbers of all signs and categories, with halves to round and groups to mark.
private let samples: [Double] =
  [0, 0.04, 0.5, 1, 1.05, 1.5, 2, 3, 5, 6, 11, 20, 21, 72.25, 99.95, 100, 1234.5, 12_345.6, 1e6]
  .flatMap { [$0, -$0] }
