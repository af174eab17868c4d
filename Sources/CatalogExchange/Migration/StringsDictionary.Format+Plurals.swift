import CatalogCompiler
import CompiledCatalog
import FileFormats
import FormatString
import OrderedCollections

extension StringsDictionary.Format {
  /// Returns the variable that is the whole text, if a catalog can hold the text as plural variations;
  /// `nil` if it needs a substitution.
  ///
  /// A catalog finds the number by itself, and Xcode refuses variations none of which shows it.
  ///
  /// - Parameters:
  ///   - key: The key of the text.
  ///   - mayHideNumber: Whether the text in the language of the sources has plural variations, after which
  ///     those of other languages need not show the number.
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

  /// Whether the text has a single placeholder, a variable without a position: it needs none in a catalog.
  var hasLoneVariable: Bool {
    let format = FormatString(parsing: text)
    return format.argumentUses.count == 1 && format.unnumberedCount == 1
      && format.substitutionNames.count == 1
  }

  /// The names of the variables whose position some text writes down.
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

/// Which arguments the variables of a text vary with.
struct VariableArguments {
  private var positions: [String: Int] = [:]

  /// Finds the variables that a text names, and those that they name.
  ///
  /// A name without a position takes the next argument; in a form, the one behind all that are taken.
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

  /// Returns the position of the argument of a variable; `nil` if no text names it.
  subscript(name: String) -> Int? {
    positions[name]
  }
}

extension FormatString {
  /// Returns the form of a variable with `%arg` for the number that it varies with, where a catalog makes
  /// the same of it.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - specifier: How the number is shown, without the percent sign; where a form shows it otherwise,
  ///     that stays.
  /// - Returns: The form as a catalog has it.
  func naming(_ number: VariableNumber, as specifier: String) -> FormatString {
    var isNamed = false
    return FormatString(
      segments: segments.map { segment in
        guard case .specifier(let found) = segment, found.argumentKind.isNumeric else {
          return segment
        }
        guard let index = found.argumentIndex else {
          // The first one is the number itself, which takes its position unless that is written already.
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

  /// Returns the format with variables that have no position, but that of their substitutions; itself if
  /// other placeholders count by their order.
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

/// The number that a variable varies with.
struct VariableNumber {
  /// The position that the catalog writes down; `nil` if the text has no other argument.
  let argNum: Int?
  /// Whether the text writes the position down.
  let isNumbered: Bool
}
