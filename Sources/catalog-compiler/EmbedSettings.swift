import CatalogCompiler

#if Configuration
import Diagnostics
import ProjectConfiguration
#endif

/// The settings of a package for the catalogs of one target.
struct EmbedSettings: Equatable {
  /// The table of calls that name none.
  var defaultTable = "Localizable"
  /// The access level of the symbols; `nil` if none are generated.
  var symbolAccess: SymbolAccess?
  /// The folders and files of catalogs that targets share, relative to the folder of the package.
  var sharedCatalogs = ["Localizations"]
  /// The language of the keys; `nil` if the catalogs declare it.
  var sourceLanguage: String?
}

#if Configuration
extension EmbedSettings {
  /// Creates the settings of a target from the configuration of its package.
  init(of target: String, in configuration: Configuration) {
    if let table = configuration.targets.first(where: { $0.name == target })?.table {
      defaultTable = table
    }
    symbolAccess = configuration.symbols[target].flatMap { SymbolAccess(rawValue: $0.rawValue) }
    if !configuration.catalogs.isEmpty { sharedCatalogs = configuration.catalogs }
    sourceLanguage = configuration.sourceLanguage
  }

  /// Reads `.xcstrings.yml`.
  ///
  /// - Parameters:
  ///   - file: The path of the file; `nil` if the package has none.
  ///   - target: The name of the target.
  ///   - show: Reports the problems of the file, and throws if one is an error.
  /// - Throws: `Failure` if the file cannot be read, and the errors of `show`.
  init(
    configuration file: String?,
    target: String,
    show: ([Diagnostic], String) throws(Failure) -> Void
  ) throws(Failure) {
    guard let file else {
      self.init()
      return
    }
    let parsed = Configuration.parse(try content(of: file), file: file)
    try show(parsed.diagnostics, file)
    self.init(of: target, in: parsed.value)
  }
}
#else
extension EmbedSettings {
  /// Rejects `.xcstrings.yml`, which this build of the tool does not support.
  ///
  /// - Throws: `usage` if the package has such a file. If it were ignored, the wrong catalogs might
  ///   be embedded.
  init(configuration file: String?, target: String) throws(Failure) {
    if let file {
      throw Failure(
        "\(file):1:1: error: reading this file needs the trait Configuration: write "
          + #".package(url: …, traits: ["Configuration"]) in Package.swift"#,
        .usage
      )
    }
    self.init()
  }
}
#endif
