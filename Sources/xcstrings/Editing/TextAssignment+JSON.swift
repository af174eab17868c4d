import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import JSONSyntax
import Localization
import OrderedCollections
import StringCatalog

extension [TextAssignment] {
  /// Reads strings from a file: the output of `list --json`, or an object of keys and strings.
  ///
  /// - Parameters:
  ///   - path: The path of the file; `-` for standard input.
  ///   - language: The language to read; `nil` for all languages in the file.
  ///   - console: The console for errors.
  /// - Throws: `CommandFailure` if the file cannot be used, after printing its errors.
  init(at path: String, language: String?, _ console: Console) throws {
    let bytes =
      path == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(path, as: .translation)
    let parsed = JSONValue.parse(bytes, file: path)
    guard let value = parsed.value, !parsed.hasErrors else {
      DiagnosticPrinter().print(parsed.diagnostics, to: console)
      throw CommandFailure.notTexts(path)
    }
    if value["format"]?.text == PageWork.format, let named = value["language"]?.text,
      let returned = ReturnedWork.assignments(in: value, language: named)
    {
      self = returned.filter { language == nil || $0.language == language }
      return
    }
    switch (value, value["strings"]) {
    case (.object, .array(let rows)), (.array(let rows), _):
      self = try rows.compactMap { try TextAssignment($0, language: language, path) }
    case (.object(let members), _):
      guard let language else { throw CommandFailure.languageMissing(path) }
      self = try members.map { member in
        guard let text = member.value.text else { throw CommandFailure.noText(member.key, path) }
        return TextAssignment(key: member.key, language: language, value: text)
      }
    default: throw CommandFailure.notTexts(path)
    }
  }
}

extension TextAssignment {
  /// Reads one string of a list; `nil` if it is in another language, or has no translation yet.
  fileprivate init?(
    _ row: JSONValue,
    language: String?,
    _ path: String
  ) throws(CommandFailure) {
    guard let key = row["key"]?.text else { throw .notTexts(path) }
    guard let named = row["language"]?.text ?? language else { throw .languageMissing(path) }
    guard language == nil || named == language else { return nil }
    let state = row["state"]?.text
    switch row["value"] {
    case nil, .null: return nil
    case .string(let value):
      self.init(
        catalog: row["catalog"]?.text,
        key: key,
        language: named,
        variation: row["variation"]?.text ?? "",
        value: value,
        unknownState: state.flatMap { TextState(argument: $0) == nil ? $0 : nil },
        listedState: state.flatMap { TranslationStateArgument(argument: $0)?.state },
        sourceVersion: row["sourceVersion"]?.text.map(TextVersion.init),
        targetVersion: row["targetVersion"]?.text.map(TextVersion.init)
      )
    default: throw .noText(key, path)
    }
  }
}

extension CommandFailure {
  fileprivate static func notTexts(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' contains no strings to set.",
        comment: "Error of xcstrings set --from. The argument is the path of a file"
      ),
      hint: String(
        localized:
          "It must contain JSON in the format of 'xcstrings list --json', or {\"key\": \"text\", …}.",
        comment: "Below the error that a file contains no strings. The text in braces is an example"
      ),
      status: .data
    )
  }

  fileprivate static func noText(_ key: String, _ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized:
          "The value of \(KeyQuotation(key, limit: 72).text) in '\(path)' is not a string.",
        comment: "Error of xcstrings set --from. The arguments are a key and the path of a file"
      ),
      status: .data
    )
  }

  fileprivate static func languageMissing(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' does not specify the language of its strings.",
        comment: "Error of xcstrings set --from. The argument is the path of a file"
      ),
      hint: String(
        localized: "Specify it with --language.",
        comment: "Below the error that the language is not known"
      ),
      status: .usage
    )
  }
}

// MARK: - Names

extension TextAssignment {
  /// Checks that the state and the variant exist, or that the catalog already has them.
  ///
  /// A typing error must not create a new state or device. Values that another tool wrote into the
  /// catalog are accepted.
  func checkNames(in catalog: StringCatalog) throws(CommandFailure) {
    let localization = catalog[key]?.localizations[language]
    let unit = localization?.unit(named: variation)
    if let unknownState, unknownState != unit?.state.rawValue {
      throw CommandFailure.noState(unknownState)
    }
    guard unit == nil, !Self.isKnown(variation) else { return }
    throw CommandFailure.noVariation(variation)
  }

  private static func isKnown(_ variation: String) -> Bool {
    guard let variant = StringCatalog.Variant(name: variation) else { return false }
    return variant.device.map { DeviceArgument.allValueStrings.contains($0.rawValue) } ?? true
  }
}

extension CommandFailure {
  fileprivate static func noState(_ name: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "There is no state '\(name)'.",
        comment: "Error of xcstrings set --from. The argument is what a file has"
      ),
      hint: String(
        localized: "The states are: \(Quotation.list(TranslationStateArgument.allValueStrings)).",
        comment: "Below the error that there is no such state. The argument is a list"
      ),
      status: .data
    )
  }

  fileprivate static func noVariation(_ name: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "There is no variation '\(name)'.",
        comment: "Error of xcstrings set --from. The argument is what a file has"
      ),
      hint: String(
        localized:
          "Variations are written as 'plural.one', 'device.iphone' or 'device.mac.plural.other'.",
        comment: "Below the error that there is no such variation"
      ),
      status: .data
    )
  }
}
