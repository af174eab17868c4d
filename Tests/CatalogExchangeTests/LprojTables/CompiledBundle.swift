import CatalogExchange
import Diagnostics
import FileFormats
import StringCatalog
import Testing

/// The compilation result of a catalog with one entry.
struct CompiledBundle {
  let tables: [LprojTable]
  let diagnostics: [Diagnostic]

  /// Compiles a catalog with one entry in JSON, which is on line 3; the source language is English.
  init(
    _ entry: String,
    key: String,
    device: StringCatalog.Device? = nil,
    _ options: BundleOptions = BundleOptions()
  ) throws {
    var catalog = try catalog(
      "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n"
        + "\"\(key)\":\n\(entry)\n}}"
    )
    let settled = device.map { catalog.settle(on: $0) } ?? []
    let compiled = catalog.bundleTables(options)
    tables = compiled.value
    diagnostics = settled + compiled.diagnostics
  }

  /// The strings of a language, one per line; those without variants come first.
  func outline(_ language: String) -> [String] {
    guard let table = tables.first(where: { $0.language == language }) else { return [] }
    return table.strings.entries.map { "\($0.key) = \($0.value)" }
      + table.dictionary.entries.map { "\($0.key): \($0.rule.outline)" }
  }

  /// The diagnostics, as `severity id path`.
  var findings: [String] {
    diagnostics.map { diagnostic in
      "\(diagnostic.severity) \(diagnostic.id.rawValue) \(diagnostic.path.joined(separator: "/"))"
    }
  }
}

/// Returns a catalog from its JSON.
func catalog(_ text: String) throws -> StringCatalog {
  let parsed = StringCatalog.parse(Array(text.utf8), file: "Library.xcstrings")
  try #require(parsed.diagnostics.isEmpty)
  return try #require(parsed.value)
}

extension StringsDictionary.Rule {
  /// The rule on one line: variables in brackets, devices in braces.
  var outline: String {
    switch self {
    case .text(let text): return "'\(text)'"
    case .format(let format):
      let variables = format.variables.sorted { $0.key < $1.key }
        .map { name, variable in
          let forms = variable.forms.map { "\($0): \($1)" }.joined(separator: " | ")
          return "[\(name) \(variable.valueType): \(forms)]"
        }
      return ([format.text] + variables).joined(separator: " ")
    case .device(let rules):
      return "{" + rules.map { "\($0): \($1.outline)" }.joined(separator: ", ") + "}"
    case .width(let texts):
      return "{" + texts.map { "\($0): '\($1)'" }.joined(separator: ", ") + "}"
    }
  }
}

/// Expects the compilation result of an entry in Spanish, without findings.
func expectSpanish(
  _ localization: String,
  key: String = "k",
  _ expected: [String],
  _ options: BundleOptions = BundleOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let bundle = try CompiledBundle(
    #"{"localizations": {"es": \#(localization)}}"#,
    key: key,
    options
  )
  #expect(bundle.outline("es") == expected, sourceLocation: sourceLocation)
  #expect(bundle.findings == [], sourceLocation: sourceLocation)
}

/// Returns a unit in JSON.
func unit(_ value: String, _ state: String = "translated") -> String {
  #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
}

/// Returns a localization with plural forms in JSON.
func plural(_ forms: KeyValuePairs<String, String>) -> String {
  #"{"variations": {"plural": {\#(members(forms.map { ($0, unit($1)) }))}}}"#
}

/// Returns a localization with device variants in JSON, each of which is a localization.
func devices(_ variants: KeyValuePairs<String, String>) -> String {
  #"{"variations": {"device": {\#(members(variants.map { ($0, $1) }))}}}"#
}

/// Returns a localization with a string and its substitutions in JSON.
func text(_ value: String, _ substitutions: KeyValuePairs<String, String>) -> String {
  #"{"stringUnit": {"state": "translated", "value": "\#(value)"}, "substitutions": {"#
    + members(substitutions.map { ($0, $1) }) + "}}"
}

/// Returns a substitution in JSON.
func substitution(
  _ forms: KeyValuePairs<String, String>,
  argNum: Int? = nil,
  specifier: String = "lld"
) -> String {
  let number = argNum.map { #""argNum": \#($0), "# } ?? ""
  return #"{\#(number)"formatSpecifier": "\#(specifier)", "variations": {"plural": {"#
    + members(forms.map { ($0, unit($1)) }) + "}}}"
}

private func members(_ members: [(String, String)]) -> String {
  members.map { #""\#($0)": \#($1)"# }.joined(separator: ", ")
}
