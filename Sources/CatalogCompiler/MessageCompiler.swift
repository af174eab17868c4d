import CompiledCatalog
import Diagnostics
import FormatString
import ICU
import OrderedCollections
import StringCatalog

/// Makes the message of a key in one language.
struct MessageCompiler {
  let key: String
  let language: String
  /// Returns where the fields lead from the entry on.
  let locate: (_ fields: [String]) -> Place?
  var diagnostics: [Diagnostic] = []
  /// The names of the substitutions that some text holds.
  var usedSubstitutions: Set<String> = []
  /// How many texts the message may still have: substitutions that hold one another multiply.
  private var remainingTexts = 10_000

  init(key: String, language: String, locate: @escaping (_ fields: [String]) -> Place?) {
    self.key = key
    self.language = language
    self.locate = locate
  }

  /// Returns the message of the entry; `nil` if it has none in the language.
  mutating func message(of entry: StringCatalog.Entry, isSource: Bool) -> MessageTree? {
    let localization = entry.localizations[language]
    if isSource, entry.leavesTextToCode(localization) { return nil }
    let context = Context(key: key, language: language)
    if let localization {
      let message = message(of: localization, in: context)
      reportUnused(localization.substitutions.keys)
      if let message, message.depth <= maximumMessageDepth { return message }
      if message != nil {
        report(.messageTooDeep, .error, in: context)
        return nil
      }
    }
    guard isSource, !key.isEmpty else { return nil }
    return text(key, in: Context(key: key))
  }

  /// Returns the message of a localization or of a variant, be it of an entry or of a substitution.
  mutating func message(
    of localization: StringCatalog.Localization,
    in context: Context
  ) -> MessageTree? {
    guard context.depth <= maximumMessageDepth else {
      report(.messageTooDeep, .error, in: context)
      return nil
    }
    var context = context
    context.substitutions.merge(localization.substitutions) { $1 }
    if let variations = localization.variations,
      let message = message(of: variations, in: context)
    {
      if localization.stringUnit != nil { report(.unitBesideVariations, .warning, in: context) }
      return message
    }
    if let value = localization.stringUnit?.value, !value.isEmpty {
      return text(value, in: context)
    }
    return texts(of: localization.stringSet, in: context)
  }

  /// Returns the phrases of a set; `nil` if all are empty.
  private mutating func texts(
    of set: StringCatalog.StringSet?,
    in context: Context
  ) -> MessageTree? {
    let texts = set?.values.filter { !$0.isEmpty } ?? []
    guard !texts.isEmpty, hasRoom(forTexts: texts.count, in: context) else { return nil }
    return .texts(texts)
  }

  /// Returns the message of variants; `nil` if none of them has a text.
  mutating func message(
    of variations: StringCatalog.Variations,
    in context: Context
  ) -> MessageTree? {
    let plural = plural(variations.plural, in: context)
    var devices: [String: MessageTree] = [:]
    for (device, variant) in variations.device {
      devices[device.rawValue] = message(of: variant, in: context.variant(.device, device.rawValue))
    }
    guard !devices.isEmpty else { return plural }
    let other = StringCatalog.Device.other.rawValue
    if let plural, devices[other] == nil { devices[other] = plural }
    return .device(devices)
  }

  private mutating func plural(
    _ variants: OrderedDictionary<PluralCategory, StringCatalog.Localization>,
    in context: Context
  ) -> MessageTree? {
    guard !variants.isEmpty else { return nil }
    var context = context
    let number = context.number ?? number(of: variants, in: context)
    context.number = number
    var forms: [PluralCategory: MessageTree] = [:]
    for (category, variant) in variants {
      forms[category] = message(of: variant, in: context.variant(.plural, category.rawValue))
    }
    return forms.isEmpty ? nil : .plural(argument: number.position, forms)
  }

  /// Returns a text with its placeholders resolved; `nil` if a substitution has nothing to show, for
  /// then another text shows more.
  mutating func text(_ text: String, in context: Context) -> MessageTree? {
    guard hasRoom(forTexts: 1, in: context) else { return nil }
    var isComplete = true
    let formatted = FormattedText(
      parsing: text,
      from: context.firstPosition
    ) { segment, position in
      switch segment {
      case .substitution(let name, let given):
        let substitution = substitution(name, given: given, position: position ?? 1, in: context)
        if substitution == nil { isComplete = false }
        return substitution
      case .argument: return argument(in: context)
      default: return nil
      }
    }
    return isComplete ? .text(formatted) : nil
  }

  /// Takes room for texts; reports the first time that there is none.
  private mutating func hasRoom(forTexts count: Int, in context: Context) -> Bool {
    guard remainingTexts > 0 else { return false }
    remainingTexts -= count
    if remainingTexts <= 0 { report(.messageTooLarge, .error, in: context) }
    return remainingTexts > 0
  }

  /// Returns what `%arg` stands for.
  private mutating func argument(in context: Context) -> FormattedText.Segment? {
    if context.number == nil { report(.argumentOutsideVariation, .warning, in: context) }
    return context.number.map { .argument($0) }
  }

  private mutating func reportUnused(_ names: some Sequence<String>) {
    for name in names where !usedSubstitutions.contains(name) {
      let context = Context(key: key, language: language)
      report(.substitutionUnused, .warning, in: context.substitution(name), [.text(name)])
    }
  }

  mutating func report(
    _ id: Diagnostic.ID,
    _ severity: Diagnostic.Severity,
    in context: Context,
    _ arguments: [Diagnostic.Argument] = []
  ) {
    let diagnostic = Diagnostic(
      id,
      severity,
      at: locate(context.fields),
      path: context.path,
      arguments: arguments
    )
    // A substitution that several variants hold is compiled as often.
    guard !diagnostics.contains(diagnostic) else { return }
    diagnostics.append(diagnostic)
  }
}

extension StringCatalog.Entry {
  /// Whether the code gives the text in the source language, and nobody has approved it in the catalog:
  /// then a change of the code is to be seen even before the catalog follows it.
  fileprivate func leavesTextToCode(_ localization: StringCatalog.Localization?) -> Bool {
    let state = localization?.stringUnit?.state ?? localization?.stringSet?.state ?? .new
    return extractionState == .extractedWithValue && state == .new
      && localization?.variations == nil
  }

  /// Returns the text of the source language that a compiled catalog leaves to the code; `nil` if there is
  /// none.
  func textLeftToCode(inSourceLanguage language: String) -> String? {
    let localization = localizations[language]
    guard leavesTextToCode(localization) else { return nil }
    return localization?.stringUnit?.value
  }
}
