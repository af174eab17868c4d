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
            xcstrings sync Localizable.xcstrings   create a catalog of the texts in the code
            xcstrings add-language es              prepare it for a translation
            xcstrings validate                     see what is missing or wrong
            xcstrings coverage                     see how far each language is

          From then on, 'xcstrings sync' alone updates the catalogs of your Xcode projects and \
          packages. To choose the languages, catalogs and targets yourself, put a file \
          .xcstrings.yml at the root of the project:

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
