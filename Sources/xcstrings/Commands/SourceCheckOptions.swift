import ArgumentParser
import Localization

/// The options that say whether a validation reads sources, and how.
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
          "Compare the catalogs with the sources that feed them: keys that only one side has. Without either option, it is done where .xcstrings.yml names targets.",
        comment: "Help of xcstrings validate --sources and --no-sources"
      )
    }
  }
}
