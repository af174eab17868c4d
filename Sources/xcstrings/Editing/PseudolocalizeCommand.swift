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
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(
    name: [.customShort("l"), .long],
    help: ArgumentHelp(Texts.language, valueName: SourceOptions.Texts.languageValue),
    completion: .pseudoLanguages
  )
  var language: String?

  @Option(help: ArgumentHelp(Texts.scheme, valueName: Texts.schemeValue))
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
    static var abstract: String {
      String(
        localized: "Add a pseudolanguage, to test layouts.",
        comment: "Help of xcstrings pseudolocalize"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Each key gets a string derived from the source text, so that truncated, concatenated and \
          unlocalized strings are easy to see in your app. Placeholders, links, tags, addresses \
          and escape sequences do not change. Run the command again to update the strings; use \
          'remove-language' to remove them. 'coverage', 'validate' and 'export' ignore \
          pseudolanguages unless you specify them.

          Schemes:
            accented       [Šåṽé one]: accents, longer, in brackets; default of en-XA
            bidirectional  each word from right to left; default of en-XB
            doubled        the string twice
            bounded        [# Save #]: shows where a string starts and ends
            capitals       SAVE

          Examples:
            xcstrings pseudolocalize
            xcstrings pseudolocalize Localizable.xcstrings --language en-XB
            xcstrings remove-language en-XA
          """,
        comment:
          "Help of xcstrings pseudolocalize. In the indented lines, translate only the descriptions of the schemes"
      )
    }
    static var language: String {
      String(
        localized:
          "The pseudolanguage (default: the source language with the region XA, or XB for bidirectional).",
        comment: "Help of xcstrings pseudolocalize --language. Do not translate 'bidirectional'"
      )
    }
    static var scheme: String {
      String(
        localized: "The pseudolocalization scheme (default: depends on the language).",
        comment: "Help of xcstrings pseudolocalize --scheme"
      )
    }
    static var schemeValue: String {
      String(
        localized: "scheme",
        comment: "Help: placeholder for a pseudolocalization scheme, one word"
      )
    }
    static func removal(_ language: String) -> String {
      String(
        localized: "To remove these strings, use 'xcstrings remove-language \(language)'.",
        comment: "Status message after xcstrings pseudolocalize. Do not translate the quoted words"
      )
    }
  }
}
