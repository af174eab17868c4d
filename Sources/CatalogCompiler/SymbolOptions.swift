/// The options of generated symbols.
package struct SymbolOptions: Hashable, Sendable {
  /// The access level of the symbols.
  package var access: SymbolAccess
  /// The table whose symbols are at the top level.
  ///
  /// Each other table has a namespace.
  package var defaultTable: String
  /// The keys that get a symbol.
  package var keys: Keys
  /// The Swift expression for the bundle of the strings; `nil` for that of the module.
  package var bundle: String?
  /// The type to which the symbols are added.
  package var runtime: SymbolRuntime

  /// The keys that get a symbol, unless their entry excludes them.
  package enum Keys: String, Hashable, Sendable, CaseIterable {
    /// Keys that were added manually, as in Xcode. Other keys are used in the code directly.
    case manual
    /// All keys.
    case all
  }

  /// Creates options.
  ///
  /// The defaults are those of Xcode, with the runtime of this package.
  package init(
    access: SymbolAccess = .internal,
    defaultTable: String = "Localizable",
    keys: Keys = .manual,
    bundle: String? = nil,
    runtime: SymbolRuntime = .localization
  ) {
    self.access = access
    self.defaultTable = defaultTable
    self.keys = keys
    self.bundle = bundle
    self.runtime = runtime
  }
}

/// The access level of symbols.
package enum SymbolAccess: String, Hashable, Sendable, CaseIterable {
  /// Visible in the module of the catalog.
  case `internal`
  /// Visible in the package.
  case package
  /// Visible to all modules that import it.
  case `public`
}

/// The type to which symbols are added, which also looks up their strings.
package enum SymbolRuntime: String, Hashable, Sendable, CaseIterable {
  /// `LocalizedStringResource` of this package's `Localization`, also on Linux.
  case localization
  /// `LocalizedStringResource` of Apple's Foundation, in the format that Xcode generates.
  case foundation
}
