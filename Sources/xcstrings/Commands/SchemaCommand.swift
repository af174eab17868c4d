import ArgumentParser
import CommandSupport
import Localization

/// Prints the JSON Schema of catalogs or of the configuration.
struct SchemaCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "schema",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  /// The version of JSON Schema that is written.
  static let dialect = "https://json-schema.org/draft/2020-12/schema"

  /// What a schema describes.
  enum Subject: String, CaseIterable, ExpressibleByArgument {
    case catalog
    case config
  }

  @Argument(help: ArgumentHelp(Texts.subject, valueName: Texts.subjectValue))
  var subject = Subject.catalog

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let schema =
      switch subject {
      case .catalog: CatalogSchema.tree
      case .config: ConfigurationSchema.tree
      }
    try global.console.print(json: schema)
  }
}
