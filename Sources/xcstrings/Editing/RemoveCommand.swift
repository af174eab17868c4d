import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// Removes keys, or their translations in some languages.
struct RemoveCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "remove",
      abstract: .removeAbstract,
      discussion: .removeDiscussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @OptionGroup(title: FilterOptions.title)
  var filterOptions: FilterOptions

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let filter = try filterOptions.filter()
    try check(filter)
    let project = try Project.find(console)
    let files = try catalogs.selection(console).files(for: filter, in: project)
    let configured = project?.configuration.languages ?? []
    let kept = KeptTranslations(inFolder: project?.folder ?? ".", version: Version.text)
    var keptCount = 0
    let outcomes = try dryRun.edit(
      files,
      beforeWriting: { keptCount += try kept.add(removedBy: $0) },
      { file, catalog in
        let texts = filter.texts(of: file, languages: configured)
        return filter.languages.isEmpty
          ? Self.removeKeys(of: texts, from: &catalog)
          : Self.removeLocalizations(of: texts, from: &catalog)
      }
    )
    if let key = filter.keys.min(), let language = filter.languages.first,
      !filter.choosesWithinLanguages, outcomes.allSatisfy(\.report.isEmpty)
    {
      let key = KeyQuotation(key, limit: 72).text
      throw CommandFailure(GetCommand.Texts.noText(key, language), status: .findings)
    }
    try EditReport(outcomes: outcomes, isPreview: dryRun.dryRun)
      .print(asJSON: global.json, to: console)
    kept.report(keptCount, asJSON: global.json, to: console)
  }

  private func check(_ filter: CatalogTextFilter) throws(CommandFailure) {
    guard !filter.keys.isEmpty || filter.choosesWithinLanguages else {
      let language = filter.languages.first
      throw CommandFailure(
        String(localized: .removeEverything),
        hint: language.map(Texts.removeLanguage) ?? String(localized: .removeSayWhat),
        status: .usage
      )
    }
    // Without a language, one missing translation would remove the key with all its translations.
    if filter.languages.isEmpty, let state = filter.states.subtracting([.stale]).first {
      throw CommandFailure(
        Texts.stateOfTranslations(state.name),
        hint: String(localized: .removeNameLanguage),
        status: .usage
      )
    }
  }

  private static func removeKeys(
    of texts: [CatalogText],
    from catalog: inout StringCatalog
  ) -> [EditChange] {
    var changes: [EditChange] = []
    for text in texts where catalog.contains(text.key) {
      catalog[text.key] = nil
      changes.append(EditChange(kind: .removed, key: text.key))
    }
    return changes
  }

  private static func removeLocalizations(
    of texts: [CatalogText],
    from catalog: inout StringCatalog
  ) -> [EditChange] {
    var changes: [EditChange] = []
    for text in texts
    where catalog.removeLocalization(of: text.key, language: text.language) {
      changes.append(EditChange(kind: .removed, key: text.key, language: text.language))
    }
    return changes
  }
}

// MARK: - Texts

extension RemoveCommand {
  enum Texts {
    static func removeLanguage(_ language: String) -> String {
      String(
        localized:
          "To remove all translations in a language, use 'xcstrings remove-language \(language)'.",
        comment: "Below the error that no keys are selected"
      )
    }
    static func stateOfTranslations(_ state: String) -> String {
      String(
        localized: "'--state \(state)' applies to translations, but no language was specified.",
        comment: "Error of xcstrings remove"
      )
    }
  }
}
