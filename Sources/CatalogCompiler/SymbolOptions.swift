/// What the symbols of catalogs are to be like.
package struct SymbolOptions: Hashable, Sendable {
  /// Who may use them.
  package var access: SymbolAccess
  /// The table whose symbols stand beside those of no other; each other table has a namespace.
  package var defaultTable: String
  /// Which keys get a symbol.
  package var keys: Keys
  /// The Swift expression of the bundle that the texts come from; `nil` for that of the module.
  package var bundle: String?
  /// What the symbols are members of.
  package var runtime: SymbolRuntime

  /// Which keys get a symbol, unless their entry says that they get none.
  package enum Keys: String, Hashable, Sendable, CaseIterable {
    /// Those that a person has added, as with Xcode: the others stand in the code as they are.
    case manual
    /// All.
    case all
  }

  /// Creates options; without arguments, the choices of Xcode for the runtime of this package.
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

/// Who may use the symbols of a catalog.
package enum SymbolAccess: String, Hashable, Sendable, CaseIterable {
  /// The module that has the catalog.
  case `internal`
  /// Its package.
  case package
  /// Everybody who imports the module.
  case `public`
}

/// What the symbols of catalogs are members of, and who looks their texts up.
package enum SymbolRuntime: String, Hashable, Sendable, CaseIterable {
  /// `LocalizedStringResource` of this package's `Localization`, on Linux too.
  case localization
  /// `LocalizedStringResource` of Apple's Foundation, in the very form that Xcode generates.
  case foundation
}
