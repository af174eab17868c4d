import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration
import StringCatalog

/// Adds pseudolocalized strings to catalogs.
struct PseudolocalizeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "pseudolocalize",
      abstract: .pseudolocalizeAbstract,
      discussion: .pseudolocalizeDiscussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(
    name: [.customShort("l"), .long],
    help: ArgumentHelp(.pseudolocalizeLanguage, valueName: .sourceLanguageValue),
    completion: .pseudoLanguages
  )
  var language: String?

  @Option(help: ArgumentHelp(.pseudolocalizeScheme, valueName: .pseudolocalizeSchemeValue))
  var scheme: PseudoScheme?

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    if let language { try PseudoLanguage.check(language) }
    let files = try catalogs.selection(console).files(in: project)
    let languages = try files.map { try language(for: $0.catalog) }
    let pairs = Dictionary(zip(files.map(\.path), languages), uniquingKeysWith: { $1 })
    let outcomes = try dryRun.edit(files) { file, catalog -> [EditChange] in
      guard let language = pairs[file.path] else { return [] }
      return catalog.pseudolocalize(language, as: scheme)
        .map { EditChange(kind: .set, key: $0, language: language.tag) }
    }
    try EditReport(outcomes: outcomes, isPreview: dryRun.dryRun)
      .print(asJSON: global.json, to: console)
    let written = Set(languages.map(\.tag)).subtracting(project?.configuration.languages ?? [])
    if let tag = written.sorted().first { console.printStatus(Texts.removal(tag)) }
  }

  /// Returns the language of the options, or the usual one of the scheme.
  private func language(for catalog: StringCatalog) throws -> PseudoLanguage {
    let source = catalog.sourceLanguage.split(separator: "-").first.map(String.init) ?? "en"
    let region = scheme == .bidirectional ? "XB" : "XA"
    let tag = language ?? "\(source)-\(region)"
    guard tag != catalog.sourceLanguage, let language = PseudoLanguage(tag) else {
      throw CommandFailure.notPseudo(tag)
    }
    return language
  }
}

extension PseudoScheme: ExpressibleByArgument {}

extension PseudoLanguage {
  /// Checks that a language is a pseudolanguage, because its translations will be overwritten.
  ///
  /// - Throws: `CommandFailure` if it is a real language or not a language.
  static func check(_ tag: String) throws {
    guard PseudoLanguage(tag) != nil else { throw CommandFailure.notPseudo(tag) }
    try LanguageCheck.check([tag], known: [])
  }
}

extension CommandFailure {
  fileprivate static func notPseudo(_ tag: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(tag)' is not a pseudolanguage.",
        comment: "Error of xcstrings pseudolocalize. The argument is a language"
      ),
      hint: String(
        localized: "Pseudolanguages have a region from XA to XZ, such as 'en-XA' and 'en-XB'.",
        comment: "Below the error that a language is not a pseudolanguage"
      ),
      status: .usage
    )
  }
}

// MARK: - Texts

extension PseudolocalizeCommand {
  enum Texts {
    static func removal(_ language: String) -> String {
      String(
        localized: "To remove these strings, use 'xcstrings remove-language \(language)'.",
        comment: "Status message after xcstrings pseudolocalize. Do not translate the quoted words"
      )
    }
  }
}
