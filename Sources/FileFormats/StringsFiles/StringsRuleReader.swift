import Diagnostics
import OrderedCollections

/// Reads the rule of one key of a `.stringsdict`.
struct StringsRuleReader {
  /// The problems of the rule.
  private(set) var diagnostics = LimitedDiagnostics()
  private let document: PropertyListDocument
  private let key: String

  /// Creates a reader.
  init(_ document: PropertyListDocument, key: String) {
    self.document = document
    self.key = key
  }

  /// Returns the rule of an entry; `nil` if there is none.
  mutating func rule(_ entry: PropertyList.Entry) -> StringsDictionary.Rule? {
    if let text = entry.value.string { return .text(text) }
    guard let parts = self.parts(of: entry) else {
      report(.stringsValue(key), entry)
      return nil
    }
    // The first of them counts, because a string has one rule.
    let kinds: [StringsRuleKey] = [.format, .device, .width]
    let kind = kinds.first { kind in parts.contains { $0.key == kind.rawValue } }
    switch kind {
    case .format: return format(parts, entry)
    case .device: return device(parts)
    case .width: return width(parts)
    case .kind, .plural, .valueType, nil:
      report(.stringsValue(key), entry)
      return nil
    }
  }

  private mutating func format(
    _ parts: [PropertyList.Entry],
    _ entry: PropertyList.Entry
  ) -> StringsDictionary.Rule? {
    var text: String?
    var variables: OrderedDictionary<String, StringsDictionary.Variable> = [:]
    for part in parts {
      if part.key == StringsRuleKey.format.rawValue {
        text = part.value.string
      } else if let variable = variable(part) {
        variables[part.key] = variable
      }
    }
    guard let text else {
      report(.stringsValue(key), entry)
      return nil
    }
    let format = StringsDictionary.Format(text, variables: variables)
    for name in format.undefinedVariables {
      report(.stringsUndefinedVariable(of: key, name), entry)
    }
    return .format(format)
  }

  private mutating func variable(_ part: PropertyList.Entry) -> StringsDictionary.Variable? {
    guard let parts = self.parts(of: part) else {
      report(.stringsUnknownPart(of: key, part.key), part)
      return nil
    }
    let kind = part.value[StringsRuleKey.kind.rawValue]?.string ?? ""
    guard kind == StringsRuleKey.plural.rawValue else {
      report(.stringsUnknownRule(of: key, variable: part.key, kind), part)
      return nil
    }
    var variable = StringsDictionary.Variable(valueType: "", forms: [:])
    for part in parts {
      switch (part.key, part.value.string) {
      case (StringsRuleKey.kind.rawValue, _): break
      case (StringsRuleKey.valueType.rawValue, let text?):
        // Xcode writes a percent sign in the files of intents.
        variable.valueType = String(text.trimmingPrefix("%"))
      case ("zero", let text?), ("one", let text?), ("two", let text?), ("few", let text?),
        ("many", let text?), ("other", let text?):
        variable.forms[part.key] = text
      default: report(.stringsUnknownPart(of: key, part.key), part)
      }
    }
    if variable.forms["other"] == nil { report(.stringsNoOther(of: key, variable: part.key), part) }
    return variable
  }

  private mutating func device(_ parts: [PropertyList.Entry]) -> StringsDictionary.Rule? {
    var rules: OrderedDictionary<String, StringsDictionary.Rule> = [:]
    for part in parts {
      guard part.key == StringsRuleKey.device.rawValue, let devices = self.parts(of: part) else {
        report(.stringsUnknownPart(of: key, part.key), part)
        continue
      }
      for device in devices { rules[device.key] = rule(device) ?? rules[device.key] }
    }
    return rules.isEmpty ? nil : .device(rules)
  }

  private mutating func width(_ parts: [PropertyList.Entry]) -> StringsDictionary.Rule? {
    var texts: OrderedDictionary<Int, String> = [:]
    for part in parts {
      guard part.key == StringsRuleKey.width.rawValue, let widths = self.parts(of: part) else {
        report(.stringsUnknownPart(of: key, part.key), part)
        continue
      }
      for width in widths {
        if let number = Int(width.key), let text = width.value.string {
          texts[number] = text
        } else {
          report(.stringsUnknownPart(of: key, width.key), width)
        }
      }
    }
    texts.sort { $0.key < $1.key }
    return texts.isEmpty ? nil : .width(texts)
  }

  /// Returns the parts of a rule; of those with the same name, the last one counts.
  private mutating func parts(of entry: PropertyList.Entry) -> [PropertyList.Entry]? {
    guard let listed = entry.value.entries else { return nil }
    var parts: OrderedDictionary<String, PropertyList.Entry> = [:]
    for part in listed where parts.updateValue(part, forKey: part.key) != nil {
      report(.stringsDuplicatePart(of: key, part.key), part)
    }
    return Array(parts.values)
  }

  private mutating func report(_ message: Diagnostic.Message, _ part: PropertyList.Entry) {
    diagnostics.append(Diagnostic(message, .warning, at: document.location(of: part.keyRange)))
  }
}

/// The names of rule parts in `.stringsdict` files.
///
/// Source: "Stringsdict File Format" in Apple's Internationalization and Localization Guide.
enum StringsRuleKey: String {
  case format = "NSStringLocalizedFormatKey"
  case device = "NSStringDeviceSpecificRuleType"
  case width = "NSStringVariableWidthRuleType"
  case kind = "NSStringFormatSpecTypeKey"
  case plural = "NSStringPluralRuleType"
  case valueType = "NSStringFormatValueTypeKey"
}
