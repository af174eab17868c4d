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
          Editors complete and check .xcstrings.yml if its first line names the schema:

            # yaml-language-server: $schema=xcstrings.schema.json

          The schemas are of version 2020-12 and in English. The one of catalogs allows unknown \
          fields.

          Examples:
            xcstrings schema > string-catalog.schema.json
            xcstrings schema config > xcstrings.schema.json
          """,
        comment: "Help of xcstrings schema. The indented lines are typed as they are"
      )
    }
    static var subject: String {
      String(
        localized: "What the schema describes: a catalog or .xcstrings.yml.",
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
