import CompiledCatalog
import Diagnostics
import FormatString
import ICU
import OrderedCollections
import StringCatalog

extension MessageCompiler {
  /// Returns the argument that a plural depends on.
  ///
  /// A catalog does not say it. The key tells, for its arguments are those of the code; for a key that
  /// is only a name, the forms do.
  mutating func number(
    of variants: OrderedDictionary<PluralCategory, StringCatalog.Localization>,
    in context: Context
  ) -> ArgumentFormat {
    var candidates = numbers(in: [key])
    if candidates.isEmpty {
      candidates = numbers(in: variants.values.compactMap(\.stringUnit?.value))
    }
    if candidates.isEmpty {
      report(.pluralArgumentMissing, .warning, in: context)
      return ArgumentFormat(position: 1, lengthModifier: .longLong, conversion: .decimal)
    }
    if candidates.count > 1 {
      let positions = candidates.map { "\($0.position)" }
      report(.pluralArgumentAmbiguous, .warning, in: context, [.list(positions)])
    }
    return candidates[0]
  }

  /// Returns the numbers that texts show, by position: the integers, or else the others.
  private func numbers(in texts: [String]) -> [ArgumentFormat] {
    var numbers: [Int: (format: ArgumentFormat, isInteger: Bool)] = [:]
    for text in texts {
      for (position, specifier) in FormatString(parsing: text).arguments
      where specifier.argumentKind.isNumeric && numbers[position] == nil {
        let count = specifier.extents.count + 1
        let positions = Array(repeating: position, count: count)
        let format = ArgumentFormat(specifier, positions: positions)
        numbers[position] = (format, specifier.argumentKind != .floatingPoint)
      }
    }
    let integers = numbers.values.filter(\.isInteger)
    return (integers.isEmpty ? Array(numbers.values) : integers)
      .map(\.format)
      .sorted { $0.position < $1.position }
  }
}
