import ArgumentParser
import CommandSupport
import Localization

/// The root of the commands: String Catalogs without Xcode.
struct XCStringsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "xcstrings",
      abstract: String(
        localized: "Keeps String Catalogs (.xcstrings) up to date with Swift code, without Xcode.",
        comment: "Help of xcstrings"
      ),
      discussion: String(
        localized: """
          First steps, in the folder of your project:
            xcstrings init --languages en,es   describe the project in .xcstrings.yml
            xcstrings sync                     put the texts of the code into its catalogs
            xcstrings validate                 see what is missing or wrong
            xcstrings coverage                 see how far each language is

          The file .xcstrings.yml at the root of the project says which targets feed which \
          catalog. Xcode projects and packages that have catalogs already do without:

            sourceLanguage: en
            languages: [en, es]
            catalogs: [Localizations]
            targets:
              MyTool: {table: MyTool}
          """,
        comment:
          "Help of xcstrings. The indented lines are typed as they are: do not translate them"
      ),
      version: Version.text,
      groupedSubcommands: groups
    )
  }
  /// Taken here too, so that they may stand before the name of the subcommand.
  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions
}
