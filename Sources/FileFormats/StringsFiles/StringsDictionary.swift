package import Diagnostics
import FormatString
package import OrderedCollections

/// A `.stringsdict` file: strings with variants, by key.
package struct StringsDictionary: Hashable, Sendable {
  /// The rules in the order of the file; a key may occur twice, and the last one counts.
  package var entries: [Entry]

  /// Creates a dictionary.
  package init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// A key and its rule.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The rule that produces the string.
    package var rule: Rule
    /// The location of the key in the file that was read.
    package var location: Location?

    /// Creates an entry.
    package init(_ rule: Rule, forKey key: String, at location: Location? = nil) {
      self.key = key
      self.rule = rule
      self.location = location
    }
  }

  /// A rule that produces a string.
  package indirect enum Rule: Hashable, Sendable {
    /// A string without variants.
    case text(String)
    /// `NSStringLocalizedFormatKey`: a string with variables.
    case format(Format)
    /// `NSStringDeviceSpecificRuleType`: a rule for each device, with `other` for all other
    /// devices.
    case device(OrderedDictionary<String, Rule>)
    /// `NSStringVariableWidthRuleType`: a string for each width, from narrow to wide.
    case width(OrderedDictionary<Int, String>)
  }

  /// A string with variables, in the notation `%#@name@`.
  package struct Format: Hashable, Sendable {
    /// The string of `NSStringLocalizedFormatKey`.
    package var text: String
    /// The variables by name.
    package var variables: OrderedDictionary<String, Variable>

    /// Creates a format.
    package init(_ text: String, variables: OrderedDictionary<String, Variable>) {
      self.text = text
      self.variables = variables
    }
  }

  /// A part of a string that varies with a number: `NSStringPluralRuleType`.
  package struct Variable: Hashable, Sendable {
    /// `NSStringFormatValueTypeKey`: the format specifier without its percent sign, such as `lld`.
    package var valueType: String
    /// The strings by plural category, which may contain other variables.
    package var forms: OrderedDictionary<String, String>

    /// Creates a variable.
    package init(valueType: String, forms: OrderedDictionary<String, String>) {
      self.valueType = valueType
      self.forms = forms
    }
  }
}

// MARK: - Variables

extension StringsDictionary.Format {
  /// The names of undefined variables in the string or in the strings of its variables, each once.
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

// MARK: - Parsing

extension StringsDictionary {
  /// Reads a `.stringsdict` file: a property list in XML, binary or text format.
  ///
  /// Unknown rules and values are skipped and reported.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path for the locations of diagnostics.
  /// - Returns: The dictionary, up to the first error; `nil` if there is none.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func parse(_ bytes: [UInt8], file: String) -> ParseResult<StringsDictionary?> {
    let parsed = StringsFile.parse(bytes, file: file)
    var diagnostics = parsed.diagnostics
    guard let file = parsed.value else { return ParseResult(nil, diagnostics: diagnostics) }
    var entries: [Entry] = []
    for listed in file.entries {
      var reader = StringsRuleReader(file.document, key: listed.key)
      if let rule = reader.rule(listed) {
        let location = file.document.location(of: listed.keyRange)
        entries.append(Entry(rule, forKey: listed.key, at: location))
      }
      diagnostics += reader.diagnostics.all
    }
    diagnostics += RepeatedKeys.diagnostics(entries.map { ($0.key, $0.location) })
    return ParseResult(StringsDictionary(entries: entries), diagnostics: diagnostics)
  }
}

// MARK: - Printing

extension StringsDictionary {
  /// Returns the content of a `.stringsdict` file with the dictionary.
  ///
  /// In XML and in the binary format, keys are sorted by their bytes.
  ///
  /// - Returns: The bytes, with diagnostics for the characters that XML forbids.
  /// - Complexity: O(*n* log *n*), where *n* is the size of the dictionary.
  package func printed(as form: PropertyList.Form) -> ParseResult<[UInt8]> {
    PropertyList.dictionary(entries.map { ($0.key, $0.rule.propertyList) }).printed(as: form)
  }
}

extension StringsDictionary.Rule {
  fileprivate var propertyList: PropertyList {
    switch self {
    case .text(let text): PropertyList(.string(text))
    case .format(let format): format.propertyList
    case .device(let rules):
      .dictionary([
        (StringsRuleKey.device.rawValue, .dictionary(rules.map { ($0, $1.propertyList) }))
      ])
    case .width(let texts):
      .dictionary([
        (
          StringsRuleKey.width.rawValue,
          .dictionary(texts.map { (String($0), PropertyList(.string($1))) })
        )
      ])
    }
  }
}

extension StringsDictionary.Format {
  fileprivate var propertyList: PropertyList {
    .dictionary(
      [(StringsRuleKey.format.rawValue, PropertyList(.string(text)))]
        + variables.map { ($0, $1.propertyList) }
    )
  }
}

extension StringsDictionary.Variable {
  fileprivate var propertyList: PropertyList {
    let kind = [
      (StringsRuleKey.kind.rawValue, StringsRuleKey.plural.rawValue),
      (StringsRuleKey.valueType.rawValue, valueType),
    ]
    return .dictionary(
      (kind.filter { !$0.1.isEmpty } + forms.map { ($0, $1) })
        .map { ($0, PropertyList(.string($1))) }
    )
  }
}

extension PropertyList {
  fileprivate static func dictionary(_ entries: [(String, PropertyList)]) -> PropertyList {
    PropertyList(.dictionary(entries.map { Entry(key: $0, value: $1) }))
  }
}
