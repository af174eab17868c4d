package import CompiledCatalog
import Diagnostics
import FormatString
import ICU
import OrderedCollections
import StringCatalog

/// Compiles the message of a key in one language.
struct MessageCompiler {
  let key: String
  let language: String
  /// Returns the location of nested fields in the entry.
  let locate: (_ fields: [String]) -> Location?
  var diagnostics: [Diagnostic] = []
  /// The names of the substitutions that occur in a string.
  var usedSubstitutions: Set<String> = []
  /// The number of strings that the message may still contain.
  ///
  /// Nested substitutions multiply it.
  private var remainingTexts = 10_000

  init(key: String, language: String, locate: @escaping (_ fields: [String]) -> Location?) {
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

  /// Returns the message of a localization or a variant, in an entry or in a substitution.
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

  /// Returns the strings of a set; `nil` if all are empty.
  private mutating func texts(
    of set: StringCatalog.StringSet?,
    in context: Context
  ) -> MessageTree? {
    let texts = set?.values.filter { !$0.isEmpty } ?? []
    guard !texts.isEmpty, hasRoom(forTexts: texts.count, in: context) else { return nil }
    return .texts(texts)
  }

  /// Returns the message of variants; `nil` if none of them has a string.
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
    return .device(DeviceMessage(devices))
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

  /// Returns a string with resolved placeholders.
  ///
  /// - Returns: `nil` if a substitution cannot be shown, because another string then shows more.
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

  /// Reserves a number of strings, and reports when the limit is first exceeded.
  private mutating func hasRoom(forTexts count: Int, in context: Context) -> Bool {
    guard remainingTexts > 0 else { return false }
    remainingTexts -= count
    if remainingTexts <= 0 { report(.messageTooLarge, .error, in: context) }
    return remainingTexts > 0
  }

  /// Returns the segment for `%arg`.
  private mutating func argument(in context: Context) -> FormattedText.Segment? {
    if context.number == nil { report(.argumentOutsideVariation, .warning, in: context) }
    return context.number.map { .argument($0) }
  }

  private mutating func reportUnused(_ names: some Sequence<String>) {
    for name in names where !usedSubstitutions.contains(name) {
      let context = Context(key: key, language: language)
      report(.substitutionUnused(name), .warning, in: context.substitution(name))
    }
  }

  mutating func report(
    _ message: Diagnostic.Message,
    _ severity: Diagnostic.Severity,
    in context: Context
  ) {
    let diagnostic = Diagnostic(
      message,
      severity,
      at: locate(context.fields),
      path: context.path
    )
    // A substitution is compiled again for each variant that contains it.
    guard !diagnostics.contains(diagnostic) else { return }
    diagnostics.append(diagnostic)
  }
}

extension StringCatalog.Entry {
  /// Whether the code defines the string in the source language, and it was not approved in the
  /// catalog.
  ///
  /// A change of the code is then visible before the catalog is updated.
  fileprivate func leavesTextToCode(_ localization: StringCatalog.Localization?) -> Bool {
    let state = localization?.stringUnit?.state ?? localization?.stringSet?.state ?? .new
    return extractionState == .extractedWithValue && state == .new
      && localization?.variations == nil
  }

  /// Returns the string of the source language that a compiled catalog leaves to the code; `nil` if
  /// there is none.
  func textLeftToCode(inSourceLanguage language: String) -> String? {
    let localization = localizations[language]
    guard leavesTextToCode(localization) else { return nil }
    return localization?.stringUnit?.value
  }
}

// MARK: - Context

extension MessageCompiler {
  /// The position of a string in a message.
  struct Context {
    /// The path of the string for users, from the key: `["greeting", "es", "plural", "many"]`.
    private(set) var path: [String]
    /// The path of the string through the fields of the file, from the entry.
    private(set) var fields: [String] = []
    /// The nesting depth; that of the message itself is 1.
    private(set) var depth = 1
    /// The argument on which the enclosing variants depend; `nil` outside of variants.
    var number: ArgumentFormat?
    /// The substitutions that the string can contain.
    var substitutions: OrderedDictionary<String, StringCatalog.Substitution> = [:]
    /// The names of the enclosing substitutions, the innermost last.
    private(set) var openSubstitutions: [String] = []

    /// The position for the first placeholder without a number; in a substitution, that of its
    /// argument.
    var firstPosition: Int {
      openSubstitutions.isEmpty ? 1 : number?.position ?? 1
    }

    /// Creates the context of a key without localization.
    init(key: String) {
      path = [key]
    }

    /// Creates the context of a localization.
    init(key: String, language: String) {
      path = [key, language]
      fields = ["localizations", language]
    }

    /// The kinds of variants.
    enum Axis: String {
      case plural
      case device
    }

    /// Returns the context of a variant.
    func variant(_ axis: Axis, _ name: String) -> Context {
      var variant = self
      variant.path += [axis.rawValue, name]
      variant.fields += ["variations", axis.rawValue, name]
      variant.depth += 1
      return variant
    }

    /// Returns the context of a substitution.
    ///
    /// Its path starts at the localization, because all variants share it.
    func substitution(_ name: String) -> Context {
      var substitution = self
      substitution.path = path.prefix(2) + ["substitutions", name]
      substitution.fields = fields.prefix(2) + ["substitutions", name]
      substitution.depth += 1
      substitution.openSubstitutions.append(name)
      return substitution
    }
  }
}

// MARK: - Substitutions

extension MessageCompiler {
  /// Returns the segment for `%#@name@`; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - given: The explicit position of its argument; `nil` if there is none.
  ///   - position: The position according to the order of the string.
  ///   - context: The context of the string.
  /// - Returns: The segment.
  mutating func substitution(
    _ name: String,
    given: Int?,
    position: Int,
    in context: Context
  ) -> FormattedText.Segment? {
    usedSubstitutions.insert(name)
    guard let substitution = context.substitutions[name] else {
      report(.substitutionUndefined(name), .error, in: context)
      return nil
    }
    guard !context.openSubstitutions.contains(name) else {
      report(.substitutionRecursive(name), .error, in: context)
      return nil
    }
    if let argument = substitution.argNum, !FormatString.argumentPositions.contains(argument) {
      report(.substitutionArgument(name, argNum: argument), .error, in: context)
      return nil
    }
    var inside = context.substitution(name)
    inside.number = number(
      of: substitution,
      name,
      position: given ?? substitution.argNum ?? position,
      in: inside
    )
    guard inside.number != nil else { return nil }
    return message(of: substitution.variations, in: inside).map { .substitution($0) }
  }

  /// Returns the argument on which a substitution depends, in the format of its specifier.
  private mutating func number(
    of substitution: StringCatalog.Substitution,
    _ name: String,
    position: Int,
    in context: Context
  ) -> ArgumentFormat? {
    let format = FormatString(parsing: "%" + substitution.formatSpecifier)
    guard format.segments.count == 1, let specifier = format.specifiers.first else {
      report(
        .substitutionSpecifier(name, specifier: substitution.formatSpecifier),
        .error,
        in: context
      )
      return nil
    }
    var argument = ArgumentFormat(
      specifier,
      positions: Array(repeating: position, count: specifier.extents.count + 1)
    )
    argument.position = position
    return argument
  }
}

// MARK: - Numbers

extension MessageCompiler {
  /// Returns the argument on which a plural depends.
  mutating func number(
    of variants: OrderedDictionary<PluralCategory, StringCatalog.Localization>,
    in context: Context
  ) -> ArgumentFormat {
    let forms = variants.values.compactMap(\.stringUnit?.value)
    let candidates = pluralNumbers(key: key, forms: forms)
    guard let first = candidates.first else {
      report(.pluralArgumentMissing, .warning, in: context)
      return .unseenPluralNumber
    }
    if candidates.count > 1 {
      let positions = candidates.map { "\($0.position)" }
      report(.pluralArgumentAmbiguous(positions: positions), .warning, in: context)
    }
    return first
  }
}

/// Returns the arguments on which a plural can depend, the most likely first.
///
/// A catalog does not declare them. They are read from the key, whose arguments are those of the
/// code. If the key is only a name, they are read from the variants.
///
/// - Parameters:
///   - key: The key.
///   - forms: The strings of the plural.
/// - Returns: The numbers by position: the integers, or else the others. The array is empty if
///   neither the key nor a variant contains a number.
/// - Complexity: O(*n*), where *n* is the length of the strings.
package func pluralNumbers(key: String, forms: [String]) -> [ArgumentFormat] {
  let named = numbers(in: [key])
  return named.isEmpty ? numbers(in: forms) : named
}

extension ArgumentFormat {
  /// The argument of a plural if no string contains a number: the first one, as an integer.
  package static let unseenPluralNumber = ArgumentFormat(
    position: 1,
    lengthModifier: .longLong,
    conversion: .decimal
  )
}

/// Returns the numbers in strings by position: the integers, or else the others.
private func numbers(in texts: [String]) -> [ArgumentFormat] {
  var numbers: [Int: (format: ArgumentFormat, isInteger: Bool)] = [:]
  for text in texts {
    for (position, specifier) in FormatString(parsing: text).arguments
    where specifier.argumentKind.isNumeric && numbers[position] == nil {
      let count = specifier.extents.count + 1
      let positions = Array(repeating: position, count: count)
      let format = ArgumentFormat(specifier, positions: positions)
      numbers[position] = (format, specifier.argumentKind != .floatingPoint)
    }
  }
  let integers = numbers.values.filter(\.isInteger)
  return (integers.isEmpty ? Array(numbers.values) : integers)
    .map(\.format)
    .sorted { $0.position < $1.position }
}
