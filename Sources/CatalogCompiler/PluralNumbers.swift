package import CompiledCatalog
import FormatString

/// Returns the arguments that a plural can depend on, the likeliest first.
///
/// A catalog does not say it. The key tells, for its arguments are those of the code; for a key that is
/// only a name, the forms do.
///
/// - Parameters:
///   - key: The key.
///   - forms: The texts of the plural.
/// - Returns: The numbers by position, the integers or else the others; none if neither the key nor a form
///   has one.
/// - Complexity: O(*n*), where *n* is the length of the texts.
package func pluralNumbers(key: String, forms: [String]) -> [ArgumentFormat] {
  let named = numbers(in: [key])
  return named.isEmpty ? numbers(in: forms) : named
}

extension ArgumentFormat {
  /// What a plural depends on where no text tells: the first argument, as an integer.
  package static let unseenPluralNumber = ArgumentFormat(
    position: 1,
    lengthModifier: .longLong,
    conversion: .decimal
  )
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
