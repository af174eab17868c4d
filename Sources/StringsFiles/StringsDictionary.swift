package import Diagnostics
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
