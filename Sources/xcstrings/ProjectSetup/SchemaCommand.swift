import ArgumentParser
import CommandSupport
import FileSystem
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

  /// The version of JSON Schema.
  static let dialect = "https://json-schema.org/draft/2020-12/schema"

  /// The subject of a schema.
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

// MARK: - Texts

extension SchemaCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Print the JSON Schema of catalogs or .xcstrings.yml.",
        comment: "Help of xcstrings schema"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Editors complete and check .xcstrings.yml if its first line specifies the schema:

            # yaml-language-server: $schema=xcstrings.schema.json

          The schemas use JSON Schema 2020-12 and are in English. The catalog schema allows \
          unknown fields.

          Examples:
            xcstrings schema > string-catalog.schema.json
            xcstrings schema config > xcstrings.schema.json
          """,
        comment: "Help of xcstrings schema. Do not translate the indented lines"
      )
    }
    static var subject: String {
      String(
        localized: "The file that the schema describes: a catalog or .xcstrings.yml.",
        comment: "Help of the argument of xcstrings schema"
      )
    }
    static var subjectValue: String {
      String(
        localized: "subject",
        comment: "Help: name of the argument of xcstrings schema, one word"
      )
    }
  }
}
