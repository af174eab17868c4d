import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// Changes the states of strings or of keys.
struct MarkCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mark",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(Texts.mark, valueName: FilterOptions.Texts.stateValue)
  )
  var mark: Mark

  @OptionGroup(title: FilterOptions.title)
  var filterOptions: FilterOptions

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let filter = try filterOptions.filter()
    guard !filter.isEmpty else {
      throw CommandFailure(
        RemoveCommand.Texts.everything,
        hint: RemoveCommand.Texts.sayWhat,
        status: .usage
      )
    }
    let project = try Project.find(console)
    let files = try catalogs.selection(console).files(for: filter, in: project)
    let configured = project?.configuration.languages ?? []
    let outcomes = try dryRun.edit(files) { file, catalog in
      mark.apply(to: filter.texts(of: file, languages: configured), &catalog)
    }
    try EditReport(outcomes: outcomes, isPreview: dryRun.dryRun)
      .print(asJSON: global.json, to: console)
  }
}

extension MarkCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Change the state of strings or keys.",
        comment: "Help of xcstrings mark"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Strings can be new, translated, needs_review or machine_translated; keys can be \
          extracted, manual or stale. Filters select the strings or keys to change.

          Examples:
            xcstrings mark --as needs_review --language es --text Euro
            xcstrings mark --as translated --language es --state needs_review
            xcstrings mark --as manual --key push.title --key push.text
          """,
        comment: "Help of xcstrings mark. Do not translate the indented lines"
      )
    }
    static var mark: String {
      String(
        localized: "The new state of the strings or keys.",
        comment: "Help of xcstrings mark --as"
      )
    }
  }
}

extension MarkCommand {
  /// The states that strings or keys can get.
  ///
  /// Only Xcode makes a string stale. As an argument, "stale" means the key.
  enum Mark: ExpressibleByArgument, Hashable {
    /// The state of strings.
    case texts(StringCatalog.TranslationState)
    /// The state of keys; `nil` for those that the code contains.
    case keys(StringCatalog.ExtractionState?)

    private static let ofKeys = ["extracted", "manual", "stale"]

    init?(argument: String) {
      if let state = TranslationStateArgument(argument: argument) {
        self = .texts(state.state)
      } else if Self.ofKeys.contains(argument),
        let state = ExtractionStateArgument(argument: argument)
      {
        self = .keys(state.state)
      } else {
        return nil
      }
    }

    static var allValueStrings: [String] {
      TranslationStateArgument.allValueStrings + ofKeys
    }

    /// Changes the state of strings or of their keys, and returns the changes.
    func apply(to texts: [CatalogText], _ catalog: inout StringCatalog) -> [EditChange] {
      texts.filter { text in
        switch self {
        case .texts(let state): Self.mark(text, as: state, in: &catalog)
        case .keys(let state): Self.mark(text.key, as: state, in: &catalog)
        }
      }
      .map { text in
        guard case .texts = self else { return EditChange(kind: .marked, key: text.key) }
        return EditChange(
          kind: .marked,
          key: text.key,
          language: text.language,
          variation: text.variation
        )
      }
    }

    private static func mark(
      _ text: CatalogText,
      as state: StringCatalog.TranslationState,
      in catalog: inout StringCatalog
    ) -> Bool {
      guard text.isPhrase else {
        return catalog.mark(text.key, language: text.language, as: state) { leaf in
          leaf.name == text.variation
        } > 0
      }
      return catalog.mark(text.key, language: text.language, as: state) > 0
    }

    private static func mark(
      _ key: String,
      as state: StringCatalog.ExtractionState?,
      in catalog: inout StringCatalog
    ) -> Bool {
      guard let entry = catalog[key], entry.extractionState != state else { return false }
      catalog[key]?.extractionState = state
      return true
    }
  }
}
