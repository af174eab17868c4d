package import Diagnostics
import StringCatalog

/// A rule that reports named placeholders that differ from those of the source text.
///
/// Code replaces `{{name}}`, `${name}` and `{file_name}` at run time, App Intents replace
/// `${applicationName}` in phrases, and bindings replace `%{value1}@` in the texts of Interface
/// Builder. A translated, misspelled or missing name is shown as it is, or the phrase does not work.
package struct MismatchedNamedPlaceholdersRule: LocalizationRule {
  package static let id: Diagnostic.ID = "mismatched-named-placeholders"
  package static let title = "Every translation has the named placeholders of the source text."
  package static let reason = """
    The program replaces placeholders such as {{name}} and ${name} by their exact name, and a \
    binding replaces %{value1}@. A name that was translated or misspelled is shown as it is.
    """
  package static let defaultSeverity = Diagnostic.Severity.error

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let arePhrases = localization.entry.kind == .appShortcuts
    if arePhrases { checkPhrases(localization, emit) }
    for translation in localization.translations
    where translation.source.traits.contains(.bracket) {
      var wanted = NamedPlaceholders(in: translation.source.value)
      if arePhrases { wanted.remove(Self.applicationName) }
      guard !wanted.names.isEmpty else { continue }
      var found = NamedPlaceholders(in: translation.leaf.value)
      if arePhrases { found.remove(Self.applicationName) }
      // Words in braces with spaces are text with markup.
      guard wanted.names != found.names, !found.hasProse else { continue }
      let missing = wanted.names.filter { !found.names.contains($0) }
      let unexpected = found.names.filter { !wanted.names.contains($0) }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, missing: missing, unexpected: unexpected),
          at: translation.leaf.path
        )
      )
    }
  }
}

extension MismatchedNamedPlaceholdersRule {
  /// Reports phrases that do not contain the name of the app exactly once, as App Intents require of
  /// each phrase in each language.
  private func checkPhrases(_ localization: LocalizationSubject, _ emit: (Finding) -> Void) {
    let language = localization.language
    let own = localization.leaves.filter(\.isWritten)
    let phrases = own.isEmpty && language.isSource ? localization.entry.sources : own
    for leaf in phrases where leaf.value.ranges(of: Self.applicationName).count != 1 {
      emit(
        localization.finding(
          Self.message(ofPhraseIn: language.tag),
          at: own.isEmpty ? LocalizationPath() : leaf.path
        )
      )
    }
  }

  private static let applicationName = "${applicationName}"

  private static func message(ofPhraseIn language: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      variant: "phrase",
      "each phrase in \(quoted: language) must contain \(quoted: applicationName) exactly once"
    )
  }
}

/// The named placeholders of a text.
struct NamedPlaceholders {
  /// The placeholders as written, sorted, each of them once.
  private(set) var names: [String] = []
  /// Whether braces contain several words.
  private(set) var hasProse = false

  init(in text: String) {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return }
    var found: Set<String> = []
    for part in text.parts(startingWith: "{$%", read: Self.read) {
      let placeholder = String(part)
      if placeholder.hasPrefix("{{") && placeholder.dropFirst(2).dropLast(2).contains(" ") {
        hasProse = true
      } else {
        found.insert(placeholder)
      }
    }
    names = found.sorted()
  }

  /// Ignores a placeholder.
  mutating func remove(_ name: String) {
    names.removeAll { $0 == name }
  }

  /// Reads a placeholder: `{{name}}`, `${name}`, `%{value1}@`, `{file_name}`, `{fileName}`.
  private static func read(_ text: inout PatternScanner) -> Bool {
    let closing = UInt8(ascii: "}")
    if text.read(UInt8(ascii: "$")) {
      return text.read(UInt8(ascii: "{"))
        && text.readAll { !"{}".utf8.contains($0) && !$0.isASCIIWhitespace } && text.read(closing)
    }
    if text.read(UInt8(ascii: "%")) {
      return text.read(UInt8(ascii: "{")) && text.readAll(where: \.isPartOfName)
        && text.read(closing) && text.read(UInt8(ascii: "@"))
    }
    guard text.read(UInt8(ascii: "{")) else { return false }
    if text.read(UInt8(ascii: "{")) {
      return text.readAll { !"{}".utf8.contains($0) } && text.read(closing) && text.read(closing)
    }
    return readCompoundName(&text) && text.read(closing)
  }

  /// Reads a name of several words: `file_name`, `fileName`.
  ///
  /// Names in single braces have an underscore or a capital letter, because others may be words of a
  /// pattern: `{switch:a,b,c}`.
  private static func readCompoundName(_ text: inout PatternScanner) -> Bool {
    func readLetters() -> Bool { text.readAll { $0.isLowercase || $0.isDigit } }
    guard text.readOne(where: \.isLowercase) else { return false }
    _ = readLetters()
    let isSnakeCase = text.read(UInt8(ascii: "_"))
    guard isSnakeCase || text.readOne(where: \.isUppercase), readLetters() else { return false }
    while isSnakeCase ? text.read(UInt8(ascii: "_")) : text.readOne(where: \.isUppercase) {
      guard readLetters() else { return false }
    }
    return true
  }
}

extension MismatchedNamedPlaceholdersRule {
  private static func message(
    in language: String,
    missing: [String],
    unexpected: [String]
  ) -> Diagnostic.Message {
    if unexpected.isEmpty {
      Diagnostic.Message(
        id,
        variant: "missing",
        "the \(quoted: language) translation lacks \(quoted: missing)"
      )
    } else if missing.isEmpty {
      Diagnostic.Message(
        id,
        variant: "unexpected",
        "the \(quoted: language) translation has \(quoted: unexpected), which the source text does not have"
      )
    } else {
      Diagnostic.Message(
        id,
        "the \(quoted: language) translation has \(quoted: unexpected) instead of \(quoted: missing)"
      )
    }
  }

  package static let triggering = [
    RuleExample(
      kind: .appShortcuts,
      """
      "Open list in ${applicationName}" : { "localizations" : {
        "en" : { "stringSet" : { "state" : "translated", "values" : [
          "Open list in ${applicationName}", ↓"Show my list" ] } },
        "es" : { "stringSet" : { "state" : "translated", "values" : [
          "Abrir la lista de ${applicationName}", ↓"Ver ${applicationName} en ${applicationName}"
        ] } } } }
      """
    ),
    RuleExample(
      """
      "Sort by {{attribute}}" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Ordenar por {{atributo}}" } } } },
      "Open ${applicationName}" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Abrir Ferry" } } } },
      "In {current_language}" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"En {idioma_actual}" } } } }
      """
    ),
    RuleExample(
      kind: .interfaceBuilder,
      """
      "aB3-cd-eF5.ibShadowedDisplayPattern" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "Total: %{value1}@" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Total: %{valor1}@" } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "From {{start}} to {{end}}" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Hasta {{end}} desde {{start}}" } } } },
      "The service is {{online}}" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "El servicio {{está en línea}}" } } } },
      "{a, b}" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "{c, d}" } } } }
      """
    )
  ]
}
