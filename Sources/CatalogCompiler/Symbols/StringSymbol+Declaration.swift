extension StringSymbol {
  /// What Swift tells declarations apart by: the name, the labels and the types.
  var signature: String {
    guard !arguments.isEmpty else { return name }
    return "\(name)(\(arguments.map { "\($0.label ?? "_"):\($0.type)" }.joined(separator: ",")))"
  }

  /// Returns the declaration of a member of that type up to its body, as in
  /// `var title: LocalizedStringResource`.
  func head(of resourceType: String) -> String {
    let name = escapedIdentifier(name)
    guard !arguments.isEmpty else { return "var \(name): \(resourceType)" }
    let parameters = arguments.enumerated()
      .map { index, argument in
        let label = argument.label.map(escapedIdentifier) ?? "_ \(parameter(index))"
        return "\(label): \(argument.type)"
      }
    return "func \(name)(\(parameters.joined(separator: ", "))) -> \(resourceType)"
  }

  /// A literal of the interpolations alone, for the text is in the catalog; `nil` without arguments.
  var interpolations: String? {
    guard !arguments.isEmpty else { return nil }
    let interpolations = arguments.enumerated()
      .map { index, argument in
        let specifier = argument.specifier.map { ", specifier: \(swiftLiteral($0))" } ?? ""
        return "\\(\(parameter(index))\(specifier))"
      }
    return "\"" + interpolations.joined() + "\""
  }

  /// The name of a parameter within the function.
  private func parameter(_ index: Int) -> String {
    arguments[index].label.map(escapedIdentifier) ?? "arg\(index + 1)"
  }
}

/// Returns a text on one line, without what nobody sees: a comment of a source ends with its line.
func visible(_ text: String) -> String {
  String(swiftLiteral(text).dropFirst().dropLast()).replacing("\\\"", with: "\"")
    .replacing("\\\\", with: "\\")
}
