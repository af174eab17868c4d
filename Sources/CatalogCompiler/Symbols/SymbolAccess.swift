/// Who may use the symbols of a catalog.
package enum SymbolAccess: String, Hashable, Sendable, CaseIterable {
  /// The module that has the catalog.
  case `internal`
  /// Its package.
  case package
  /// Everybody who imports the module.
  case `public`
}
