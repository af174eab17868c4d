import ArgumentParser
import CommandSupport
import Localization

/// The root of the commands: String Catalogs without Xcode.
struct XCStringsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "xcstrings",
      abstract: String(
        localized: "Keeps String Catalogs (.xcstrings) in step with Swift code, without Xcode.",
        comment: "Help of xcstrings"
      ),
      discussion: String(
        localized: """
          Put a file .xcstrings.yml at the root of your project that says which targets feed which \
          catalog, and the commands need no arguments:

            sourceLanguage: en
            languages: [en, es]
            catalogs: [Localizations]
            targets:
              MyTool: {table: MyTool}

          A first round:
            xcstrings sync
            xcstrings validate
            xcstrings coverage
          """,
        comment:
          "Help of xcstrings. The indented lines are typed as they are: do not translate them"
      ),
      version: Version.text,
      subcommands: [
        ExtractCommand.self, SyncCommand.self, ValidateCommand.self, CoverageCommand.self,
        ListCommand.self, GetCommand.self, SetCommand.self, RemoveCommand.self, RenameCommand.self,
        MarkCommand.self, AddLanguageCommand.self, RemoveLanguageCommand.self, FormatCommand.self,
        PrintCommand.self, CompileCommand.self, ExportCommand.self, ImportCommand.self,
        DiffCommand.self, MergeCommand.self, InstallGitDriversCommand.self,
        ConfigCommand.self, SchemaCommand.self,
        GenerateSymbolsCommand.self, PseudolocalizeCommand.self, MigrateCommand.self,
      ]
    )
  }
  /// Taken here too, so that they may stand before the name of the subcommand.
  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions
}
