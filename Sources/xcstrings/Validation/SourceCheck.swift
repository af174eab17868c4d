import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Localization

/// The options for reading sources during validation.
struct SourceCheckOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: ArgumentHelp(Texts.sources))
  var sources: Bool?

  @OptionGroup
  var conditions: ConditionOptions

  @OptionGroup
  var caching: CacheOptions

  enum Texts {
    static var sources: String {
      String(
        localized:
          "Whether to look for keys that only the catalog or only the code has. By default this is done if .xcstrings.yml names targets.",
        comment: "Help of xcstrings validate --sources and --no-sources"
      )
    }
  }
}
