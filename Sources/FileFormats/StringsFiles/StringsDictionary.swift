package import Diagnostics
import FormatString
package import OrderedCollections

/// A `.stringsdict` file: texts that vary, by key.
package struct StringsDictionary: Hashable, Sendable {
  /// The rules in the order of the file; a key may stand twice, and the last one counts.
  package var entries: [Entry]

  /// Creates a dictionary.
  package init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// A key and the rule of its text.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package var key: String
    /// What makes the text.
    package var rule: Rule
    /// Where the key stands in the file that was read.
    package var place: Place?

    /// Creates an entry.
    package init(_ rule: Rule, forKey key: String, at place: Place? = nil) {
      self.key = key
      self.rule = rule
      self.place = place
    }
  }

  /// What makes a text.
  package indirect enum Rule: Hashable, Sendable {
    /// A text that does not vary.
    case text(String)
    /// `NSStringLocalizedFormatKey`: a text with variables.
    case format(Format)
    /// `NSStringDeviceSpecificRuleType`: a rule for each device, `other` for all that are not named.
    case device(OrderedDictionary<String, Rule>)
    /// `NSStringVariableWidthRuleType`: a text for each width, from a narrow one to a wide one.
    case width(OrderedDictionary<Int, String>)
  }

  /// A text with variables, which it names as `%#@name@`.
  package struct Format: Hashable, Sendable {
    /// The text of `NSStringLocalizedFormatKey`.
    package var text: String
    /// The variables by name.
    package var variables: OrderedDictionary<String, Variable>

    /// Creates a format.
    package init(_ text: String, variables: OrderedDictionary<String, Variable>) {
      self.text = text
      self.variables = variables
    }
  }

  /// A part of a text that varies with a number: `NSStringPluralRuleType`.
  package struct Variable: Hashable, Sendable {
    /// The specifier of the number without its percent sign, such as `lld`: `NSStringFormatValueTypeKey`.
    package var valueType: String
    /// The texts by plural category; they may name other variables.
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

// MARK: - Parsing

extension StringsDictionary {
  /// Reads a `.stringsdict` file: a property list in XML, in the binary form or in the old style.
  ///
  /// What nobody knows is left out and told.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path that places name.
  /// - Returns: The dictionary, with all that stands before the first error; `nil` if that is nothing.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func parse(_ bytes: [UInt8], file: String) -> Parsed<StringsDictionary?> {
    let parsed = StringsFile.parse(bytes, file: file)
    var diagnostics = parsed.diagnostics
    guard let file = parsed.value else { return Parsed(nil, diagnostics: diagnostics) }
    var entries: [Entry] = []
    for listed in file.entries {
      var reader = StringsRuleReader(file.document, key: listed.key)
      if let rule = reader.rule(listed) {
        let place = file.document.place(of: listed.keyRange)
        entries.append(Entry(rule, forKey: listed.key, at: place))
      }
      diagnostics += reader.diagnostics
    }
    diagnostics += RepeatedKeys.diagnostics(entries.map { ($0.key, $0.place) })
    return Parsed(StringsDictionary(entries: entries), diagnostics: diagnostics)
  }
}

// MARK: - Printing

extension StringsDictionary {
  /// Returns the content of a `.stringsdict` file with the dictionary.
  ///
  /// In XML and in the binary form keys stand in the order of their bytes.
  ///
  /// - Returns: The bytes, and the characters that XML cannot hold.
  /// - Complexity: O(*n* log *n*), where *n* is the size of the dictionary.
  package func printed(as form: PropertyList.Form) -> Parsed<[UInt8]> {
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
