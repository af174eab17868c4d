import CatalogCompiler
import CompiledCatalog
import FileFormats
import FormatString
import OrderedCollections

extension StringsDictionary.Format {
  /// Returns the variable that is the entire string; `nil` if a substitution is needed.
  ///
  /// A catalog determines the number itself, and Xcode rejects plural variants that never contain
  /// the number.
  ///
  /// - Parameters:
  ///   - key: The key of the string.
  ///   - mayHideNumber: Whether the source string has plural variants, because those of other
  ///     languages may then omit the number.
  /// - Returns: The variable with its name.
  func wholePlural(
    key: String,
    mayHideNumber: Bool
  ) -> (name: String, variable: StringsDictionary.Variable)? {
    let segments = FormatString(parsing: text).segments
    guard segments.count == 1, case .substitution(let name, let argument) = segments[0],
      let variable = variables[name], variable.forms["other"] != nil
    else { return nil }
    let forms = Array(variable.forms.values)
    let formats = forms.map { FormatString(parsing: $0) }
    let number = pluralNumbers(key: key, forms: forms).first ?? .unseenPluralNumber
    guard number.position == argument ?? 1, formats.allSatisfy(\.substitutionNames.isEmpty)
    else { return nil }
    let showsNumber = formats.contains { format in
      format.arguments[number.position]?.argumentKind.isNumeric == true
    }
    let isHidden = mayHideNumber && number.valueType == variable.valueType
    return showsNumber || isHidden ? (name, variable) : nil
  }

  /// Whether the only placeholder is a variable without a position.
  ///
  /// Such a variable needs no position in a catalog either.
  var hasLoneVariable: Bool {
    let format = FormatString(parsing: text)
    return format.argumentUses.count == 1 && format.unnumberedCount == 1
      && format.substitutionNames.count == 1
  }

  /// The names of the variables with an explicit position.
  var numberedVariables: Set<String> {
    let texts = [text] + variables.values.flatMap(\.forms.values)
    let segments = texts.flatMap { FormatString(parsing: $0).segments }
    return Set(
      segments.compactMap { segment in
        guard case .substitution(let name, .some) = segment else { return nil }
        return name
      }
    )
  }
}

/// The arguments that select the forms of the variables.
struct VariableArguments {
  private var positions: [String: Int] = [:]

  /// Determines the variables in a string, and in their forms.
  ///
  /// A name without a position refers to the next argument; in a form, to the one after all others.
  init(_ format: StringsDictionary.Format) {
    let text = FormatString(parsing: format.text)
    var greatest = text.argumentUses.map(\.position).max() ?? 0
    var queue: [String] = []
    for use in text.argumentUses {
      guard case .substitution(let name) = use.user, positions[name] == nil else { continue }
      positions[name] = use.position
      queue.append(name)
    }
    var next = 0
    while next < queue.count {
      let forms =
        format.variables[queue[next]]?.forms.values.map { FormatString(parsing: $0) } ?? []
      next += 1
      for case .substitution(let name, let argument) in forms.flatMap(\.segments)
      where positions[name] == nil {
        greatest = max(greatest + (argument == nil ? 1 : 0), argument ?? 0)
        positions[name] = argument ?? greatest
        queue.append(name)
      }
    }
  }

  /// Returns the position of the argument of a variable; `nil` if no string contains it.
  subscript(name: String) -> Int? {
    positions[name]
  }
}

extension FormatString {
  /// Returns the form of a variable with `%arg` for its number, if that is equivalent.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - specifier: The format specifier of the number, without the percent sign; different
  ///     specifiers in a form are kept.
  /// - Returns: The form in the notation of catalogs.
  func naming(_ number: VariableNumber, as specifier: String) -> FormatString {
    var isNamed = false
    return FormatString(
      segments: segments.map { segment in
        guard case .specifier(let found) = segment, found.argumentKind.isNumeric else {
          return segment
        }
        guard let index = found.argumentIndex else {
          // The first one is the number itself, and gets its position unless that is already
          // explicit.
          guard !number.isNumbered, !isNamed else { return segment }
          isNamed = true
          if found.text == "%" + specifier { return .argument }
          return number.argNum.map { .text("%\($0)$\(found.text.dropFirst())") } ?? segment
        }
        guard index == number.argNum, found.text == "%\(index)$\(specifier)" else { return segment }
        isNamed = true
        return .argument
      }
    )
  }

  /// Returns the format without the positions of variables that equal those of their substitutions.
  ///
  /// The format is unchanged if other placeholders have no positions.
  func folding(_ positions: (String) -> Int?) -> FormatString {
    guard unnumberedCount == 0 else { return self }
    return FormatString(
      segments: segments.map { segment in
        guard case .substitution(let name, let position) = segment, position == positions(name)
        else { return segment }
        return .substitution(name: name, argument: nil)
      }
    )
  }
}

/// The number that selects the form of a variable.
struct VariableNumber {
  /// The position for the catalog; `nil` if the string has no other argument.
  let argNum: Int?
  /// Whether the string contains the position.
  let isNumbered: Bool
}
