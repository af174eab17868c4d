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
          "Check for keys that are only in the catalog or only in the code (default: if .xcstrings.yml lists targets).",
        comment: "Help of xcstrings validate --sources and --no-sources"
      )
    }
  }
}
