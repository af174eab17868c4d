import ArgumentParser
import CommandSupport
import Localization
import ProjectModel
import StringCatalog

/// Removes keys, or their texts in some languages.
struct RemoveCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "remove",
      abstract: Texts.abstract,
      discussion: Texts.discussion
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
    let files = try catalogs.selection.files(for: filter, in: project, console)
    let editing = CatalogEditing(console: console, isDryRun: dryRun.dryRun)
    let configured = project?.configuration.languages ?? []
    let outcomes = try editing.edit(files) { file, catalog in
      let texts = filter.texts(of: file, languages: configured)
      return filter.languages.isEmpty
        ? Self.removeKeys(of: texts, from: &catalog)
        : Self.removeLocalizations(of: texts, from: &catalog)
    }
    if let key = filter.keys.min(), let language = filter.languages.first,
      !filter.choosesWithinLanguages, outcomes.allSatisfy(\.report.isEmpty)
    {
      let key = KeyQuotation(key, limit: 72).text
      throw CommandFailure(GetCommand.Texts.noText(key, language), status: .findings)
    }
    try EditReport(outcomes: outcomes, isPreview: dryRun.dryRun)
      .print(asJSON: global.json, to: console)
  }

  private func check(_ filter: TextFilter) throws(CommandFailure) {
    guard !filter.keys.isEmpty || filter.choosesWithinLanguages else {
      let language = filter.languages.first
      throw CommandFailure(
        Texts.everything,
        hint: language.map(Texts.removeLanguage) ?? Texts.sayWhat,
        status: .usage
      )
    }
    // One language that has no translation yet must not cost a key all the others.
    if filter.languages.isEmpty, let state = filter.states.subtracting([.stale]).first {
      throw CommandFailure(
        Texts.stateOfTranslations(state.name),
        hint: Texts.nameLanguage,
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
