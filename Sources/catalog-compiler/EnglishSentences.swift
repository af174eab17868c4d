import CatalogCompiler
import Diagnostics
import JSONSyntax
import StringCatalog

#if Configuration
import ProjectConfiguration
#endif

/// Returns what a diagnostic says, in English: the language of build logs.
///
/// A kind of problem without a sentence here is shown by its name.
func englishSentence(of id: Diagnostic.ID, arguments: [Diagnostic.Argument]) -> String {
  let words = arguments.map(\.englishText)
  guard let template = englishTemplates[id] else {
    return ([id.rawValue.replacing("-", with: " ")] + words.map { "'\($0)'" })
      .joined(separator: " ")
  }
  return words.enumerated()
    .reduce(template) { sentence, word in
      sentence.replacing("{\(word.offset)}", with: word.element)
    }
}

extension Diagnostic.Argument {
  fileprivate var englishText: String {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .list(let texts): texts.joined(separator: ", ")
    }
  }
}

/// The sentences; `{0}` is the first argument.
private let englishTemplates: [Diagnostic.ID: String] =
  configurationTemplates.merging(yamlTemplates) { $1 }
  .merging(textTemplates) { $1 }
  .merging(catalogTemplates) { $1 }
  .merging(messageTemplates) { $1 }
  .merging(symbolTemplates) { $1 }

#if Configuration
private let configurationTemplates: [Diagnostic.ID: String] = [
  .configurationUnknownKey: "no key '{0}' is known; there are {1}",
  .configurationDuplicateKey: "the key '{0}' stands here again",
  .configurationFirstKey: "it stands here first",
  .configurationMissingKey: "the key '{0}' is missing here",
  .configurationExpectsText: "'{0}' is a text",
  .configurationExpectsBoolean: "'{0}' is true or false",
  .configurationExpectsList: "'{0}' is a list of texts",
  .configurationExpectsMap: "a map of keys and values is expected",
  .configurationLanguage: "'{0}' is no language tag of BCP 47",
  .configurationExpectsCount: "'{0}' is a whole number of at least 1",
  .configurationChoice: "'{0}' cannot be '{1}'; there are {2}",
  .configurationRuleLevel: "'{0}' is no level; there are {1}",
]

private let yamlTemplates: [Diagnostic.ID: String] = [
  .configurationEncoding: "the file is not UTF-8",
  .configurationSyntax: "the file is not YAML: {0}",
  .configurationControlCharacter: "no text may hold this invisible character",
  .configurationTab: "a tab stands here; YAML is indented with blanks alone",
  .configurationIndentation: "this line is not indented as those before it",
  .configurationUnquoted: "this character means something to YAML; put the text in quotation marks",
  .configurationColon: "no colon may stand here; put the text in quotation marks",
  .configurationColonMissing: "the line before has a key without a colon",
  .configurationListOpen: "a comma or the bracket that closes the list is missing",
  .configurationMapOpen: "a comma or the brace that closes the map is missing",
  .configurationTextOpen: "the text does not end: a quotation mark is missing",
  .configurationOpenedHere: "it begins here",
  .configurationEscape:
    "a backslash in quotation marks means something; write it twice, or take single quotation marks",
  .configurationDocuments: "a second document begins here; one file holds one",
]

#else
private let configurationTemplates: [Diagnostic.ID: String] = [:]
private let yamlTemplates: [Diagnostic.ID: String] = [:]
#endif

private let textTemplates: [Diagnostic.ID: String] = [
  .fileEmpty: "the file is empty",
  .fileTooLarge: "the file has 4 GB or more",
  .utf8Invalid: "these bytes are not UTF-8",
  .utf16Invalid: "these bytes are not UTF-16",
  .conflictMarkers: "a merge left conflict markers; conflicts: {0}",
  .conflictMiddle: "the other side of the conflict starts here",
  .conflictEnd: "the conflict ends here",
  .jsonEndUnexpected: "the file ends too early",
  .jsonOpenedHere: "nothing closes this bracket",
  .jsonValueExpected: "a value is expected, not '{0}'",
  .jsonKeyExpected: "a key in quotation marks is expected, not '{0}'",
  .jsonColonExpected: "a colon is expected, not '{0}'",
  .jsonCommaExpected: "a comma or a closing bracket is expected, not '{0}'",
  .jsonTrailingComma: "no comma may stand before a closing bracket",
  .jsonEndExpected: "nothing may follow the end of the catalog, but '{0}' does",
  .jsonStringUnterminated: "the text does not end on its line",
  .jsonControlCharacter: "{0} must be escaped in a text",
  .jsonEscapeInvalid: "'{0}' is no escape",
  .jsonNumberInvalid: "this is no number",
  .jsonNestingTooDeep: "brackets are nested deeper than {0}",
  .surrogateUnpaired: "'{0}' is half of a character",
  .keyDuplicate: "the key '{0}' stands twice",
  .keyFirst: "it stands here first",
  .problemsUnlisted: "more problems that are not listed: {0}",
]

private let catalogTemplates: [Diagnostic.ID: String] = [
  .catalogNotObject: "the file is not a String Catalog",
  .fieldMissing: "the field '{0}' is missing",
  .fieldNotText: "the field '{0}' is not a text",
  .fieldNotBoolean: "the field '{0}' is neither true nor false",
  .fieldNotInteger: "the field '{0}' is not a whole number",
  .fieldNotObject: "the field '{0}' is not an object",
  .fieldNotTextList: "the field '{0}' is not a list of texts",
  .versionUnsupported: "the version '{0}' of the format is not supported",
]

private let messageTemplates: [Diagnostic.ID: String] = [
  .substitutionUndefined: "the text holds '%#@{0}@', but there is no substitution '{0}'",
  .substitutionUnused: "no text holds the substitution '%#@{0}@'",
  .substitutionRecursive: "the substitution '{0}' holds itself",
  .substitutionSpecifier: "the substitution '{0}' has the specifier '{1}', which is none",
  .pluralArgumentAmbiguous:
    "the plural could depend on each of the arguments {0}; the first is taken",
  .pluralArgumentMissing: "no form of the plural shows a number; the first argument is taken",
  .argumentOutsideVariation: "'%arg' stands outside of a substitution and is shown as it is",
  .unitBesideVariations: "the text beside the variants is never shown",
  .messageTooDeep: "variants are nested too deep in one another",
  .messageTooLarge: "substitutions multiply the text beyond measure",
]

private let symbolTemplates: [Diagnostic.ID: String] = [
  .symbolNameMissing:
    "no Swift name can be made of '{0}'; set generatesSymbol to false, or name the key otherwise",
  .symbolNameReserved: "'{0}' would have the name '{1}', which Swift keeps for itself",
  .symbolNameTaken: "'{0}' would have the same name as '{1}': '{2}'",
  .symbolNameFirst: "'{0}' stands here",
]

// MARK: - Lines

extension Diagnostic {
  /// Returns the diagnostic in the form of a compiler, which SwiftPM and Xcode understand.
  ///
  /// - Parameter file: The file that is meant if the diagnostic has no place.
  /// - Returns: One line, and one for each note.
  func compilerLines(file: String) -> [String] {
    let sentence = englishSentence(of: id, arguments: arguments)
    let trail = path.isEmpty ? "" : " (\(path.joined(separator: " → ")))"
    let line = "\(prefix(place, file)): \(severity.rawValue): \(sentence)\(trail) [\(id.rawValue)]"
    return [line]
      + notes.map { note in
        let sentence = englishSentence(of: note.id, arguments: note.arguments)
        return "\(prefix(note.place, file)): note: \(sentence)"
      }
  }

  private func prefix(_ place: Place?, _ file: String) -> String {
    place.map { "\($0.file):\($0.line):\($0.column)" } ?? file
  }
}
