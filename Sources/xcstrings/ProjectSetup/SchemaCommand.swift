import ArgumentParser
import CommandSupport
import FileSystem
import Localization

/// Prints the JSON Schema of catalogs or of the configuration.
struct SchemaCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "schema",
      abstract: .schemaAbstract,
      discussion: .schemaDiscussion
    )
  }

  /// The version of JSON Schema.
  static let dialect = "https://json-schema.org/draft/2020-12/schema"

  /// The subject of a schema.
  enum Subject: String, CaseIterable, ExpressibleByArgument {
    case catalog
    case config
  }

  @Argument(help: ArgumentHelp(.schemaSubject, valueName: .schemaSubjectValue))
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
