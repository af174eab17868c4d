import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Localization

/// The options for reading sources during validation.
struct SourceCheckOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: ArgumentHelp(.sourceCheckSources))
  var sources: Bool?

  @OptionGroup
  var conditions: ConditionOptions

  @OptionGroup
  var caching: CacheOptions
}
