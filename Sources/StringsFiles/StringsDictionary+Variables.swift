import FormatString
import OrderedCollections

extension StringsDictionary.Format {
  /// The names of variables that the text, or the text of a variable, names and the format does not
  /// define, each once.
  package var undefinedVariables: [String] {
    let texts = [text] + variables.values.flatMap { Array($0.forms.values) }
    var names: OrderedSet<String> = []
    for name in texts.flatMap({ FormatString(parsing: $0).substitutionNames })
    where variables[name] == nil {
      names.append(name)
    }
    return Array(names)
  }
}
