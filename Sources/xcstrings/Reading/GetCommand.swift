import ArgumentParser
import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import Localization
import OrderedCollections
import ProjectConfiguration
import StringCatalog

/// Prints the strings of one key.
struct GetCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "get",
      abstract: String(localized: .getAbstract),
      discussion: Texts.discussion
    )
  }

  @OptionGroup
  var catalog: CatalogArgument

  @OptionGroup
  var key: KeyOption

  @Option(
    help: ArgumentHelp(.getLanguage, valueName: .sourceLanguageValue),
    completion: .languages
  )
  var language: String?

  @OptionGroup
  var variantOptions: VariantOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let file = try catalog.selection(console).file(withKey: key.key, in: project)
    let known = file.catalog.languages(and: project?.configuration.languages ?? [])
    try LanguageCheck.check(language.map { [$0] } ?? [], known: known)
    let texts = try texts(of: file)
    if global.json { return try console.print(json: TextsJSONReport(texts, of: [file])) }
    let name = variantOptions.variant.name
    let isWhole = texts.count == 1 && language != nil && texts[0].variation == name
    guard !isWhole || console.isOutputTerminal else {
      // Another program gets the exact text.
      return console.print(document: texts[0].value ?? "")
    }
    for text in texts {
      if isWhole {
        console.print(paragraphs: text.value ?? "")
      } else {
        console.print(line(of: text))
      }
    }
  }

  private func texts(of file: CatalogFile) throws(CommandFailure) -> [CatalogText] {
    let filter = CatalogTextFilter(keys: [key.key], languages: language.map { [$0] } ?? [])
    let all = filter.texts(of: file, languages: []).filter { $0.value != nil }
    let variant = variantOptions.variant
    let texts = all.filter { variant == .plain || $0.variation == variant.name }
    guard texts.isEmpty else { return texts }
    throw failure(all, of: file)
  }

  /// Returns the error for a missing string, with the available alternatives.
  private func failure(_ others: [CatalogText], of file: CatalogFile) -> CommandFailure {
    let key = KeyQuotation(key.key, limit: 72).text
    if !others.isEmpty {
      let names = others.map(\.variation).filter { !$0.isEmpty }
      return CommandFailure(
        Texts.noVariant(variantOptions.variant.name, key),
        hint: names.isEmpty
          ? String(localized: .getPlain) : Texts.variants(names.joined(separator: ", ")),
        status: .findings
      )
    }
    let languages = file.catalog[self.key.key].map { Array($0.localizations.keys) } ?? []
    let near = language?.closest(of: languages)
    return CommandFailure(
      Texts.noText(key, language ?? ""),
      hint: near.map { CommandFailure.didYouMean($0) }
        ?? (languages.isEmpty ? nil : Texts.languages(Quotation.list(languages))),
      status: .findings
    )
  }

  private func line(of text: CatalogText) -> String {
    let label = [text.language, text.variation].filter { !$0.isEmpty }.joined(separator: " ")
    return "\(label): \(KeyQuotation.escape(text.value ?? ""))"
  }
}

// MARK: - Texts

extension GetCommand {
  enum Texts {
    static var discussion: String {
      String(
        localized: """
          A single string is printed unchanged, for use in scripts. Several strings are printed \
          one per line, each preceded by its language and variation. If there is no string, the \
          exit status is 1.

          Examples:
            xcstrings get --key Hello --language es
            xcstrings get --key "%lld files" --language es --plural one
            xcstrings get Localizable.xcstrings --key Done
          """,
        comment:
          "Help of xcstrings get. Do not translate the indented lines. [validate:off unpluralized]"
      )
    }
    static func noText(_ key: String, _ language: String) -> String {
      String(
        localized: "\(key) has no translation in '\(language)'.",
        comment: "Error. The first argument is a key, the second a language"
      )
    }
    static func languages(_ languages: String) -> String {
      String(
        localized: "It has translations in these languages: \(languages).",
        comment: "Below the error that a key has no translation in a language"
      )
    }
    static func noVariant(_ name: String, _ key: String) -> String {
      String(
        localized: "\(key) has no variation '\(name)'.",
        comment: "Error. The first argument is a key, the second a variation such as plural.one"
      )
    }
    static func variants(_ names: String) -> String {
      String(
        localized: "It has these variations: \(names).",
        comment:
          "Below an error about a string. The argument is a list such as plural.one, plural.other"
      )
    }
  }
}
