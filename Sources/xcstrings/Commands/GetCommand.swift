import ArgumentParser
import CommandSupport
import Localization
import OrderedCollections
import ProjectModel
import StringCatalog

/// Prints the texts of one key.
struct GetCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "get",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @OptionGroup
  var catalog: CatalogArgument

  @OptionGroup
  var key: KeyOption

  @Option(
    help: ArgumentHelp(Texts.language, valueName: SourceOptions.Texts.languageValue),
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
    let file = try catalog.selection.file(withKey: key.key, in: project, console)
    let known = file.catalog.languages(and: project?.configuration.languages ?? [])
    try LanguageCheck.check(language.map { [$0] } ?? [], known: known)
    let texts = try texts(of: file)
    if global.json { return try console.print(json: TextsJSONReport(texts)) }
    let name = variantOptions.variant.name
    let isWhole = texts.count == 1 && language != nil && texts[0].variation == name
    for text in texts {
      console.print(isWhole ? text.value ?? "" : line(of: text))
    }
  }

  private func texts(of file: CatalogFile) throws(CommandFailure) -> [CatalogText] {
    let filter = TextFilter(keys: [key.key], languages: language.map { [$0] } ?? [])
    let all = filter.texts(of: file, languages: []).filter { $0.value != nil }
    let variant = variantOptions.variant
    let texts = all.filter { variant == .plain || $0.variation == variant.name }
    guard texts.isEmpty else { return texts }
    throw failure(all, of: file)
  }

  /// Says what there is in the place of what was asked for.
  private func failure(_ others: [CatalogText], of file: CatalogFile) -> CommandFailure {
    let key = KeyQuotation(key.key, limit: 72).text
    if !others.isEmpty {
      let names = others.map(\.variation).filter { !$0.isEmpty }
      return CommandFailure(
        Texts.noVariant(variantOptions.variant.name, key),
        hint: names.isEmpty ? Texts.plain : Texts.variants(names.joined(separator: ", ")),
        status: .findings
      )
    }
    let languages = file.catalog[self.key.key].map { Array($0.localizations.keys) } ?? []
    let near = language?.closest(of: languages)
    return CommandFailure(
      Texts.noText(key, language ?? ""),
      hint: near.map(CommandFailure.didYouMean)
        ?? (languages.isEmpty ? nil : Texts.languages(Quotation.list(languages))),
      status: .findings
    )
  }

  private func line(of text: CatalogText) -> String {
    let label = [text.language, text.variation].filter { !$0.isEmpty }.joined(separator: " ")
    return "\(label): \(KeyQuotation.escape(text.value ?? ""))"
  }
}
