import FormatString
import OrderedCollections
import StringsFiles

extension StringsDictionary.Format {
  /// The variable that is the whole text and that varies with its first argument, so that a catalog can
  /// hold the text as plural variations; `nil` if there is none.
  var wholePlural: (name: String, variable: StringsDictionary.Variable)? {
    let segments = FormatString(parsing: text).segments
    guard segments.count == 1, case .substitution(let name, let argument) = segments[0],
      (argument ?? 1) == 1, let variable = variables[name], variable.forms["other"] != nil
    else { return nil }
    let forms = variable.forms.values.map { FormatString(parsing: $0) }
    // A catalog finds the number by itself: it is the first one that a form shows.
    let numbers = forms.flatMap { form in
      form.arguments.filter { $0.value.argumentKind.isNumeric }.map(\.key)
    }
    let isFound = numbers.isEmpty || numbers.min() == 1
    return isFound && forms.allSatisfy(\.substitutionNames.isEmpty) ? (name, variable) : nil
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
  /// Returns the form of a variable with `%arg` for the number that it varies with.
  ///
  /// - Parameters:
  ///   - argument: The position of the number.
  ///   - specifier: How the number is shown, without the percent sign; where a form shows it otherwise,
  ///     that stays, with its position.
  /// - Returns: The form as a catalog has it.
  func naming(_ argument: Int, as specifier: String) -> FormatString {
    var isNamed = false
    return FormatString(
      segments: segments.map { segment in
        guard case .specifier(let found) = segment, found.argumentKind.isNumeric else {
          return segment
        }
        // Without a position the first one is the number itself.
        guard found.argumentIndex == argument || found.argumentIndex == nil && !isNamed else {
          return segment
        }
        isNamed = true
        let plain = found.text.dropFirst().drop { $0.isNumber }.drop { $0 == "$" }
        if found.argumentIndex == nil ? found.text == "%" + specifier : plain == specifier {
          return .argument
        }
        return found.argumentIndex == nil
          ? .text("%\(argument)$\(found.text.dropFirst())") : segment
      }
    )
  }
}
