extension Configuration {
  /// Who may use the symbols that stand for the keys of a target's catalogs.
  package enum SymbolAccess: String, Hashable, Sendable, CaseIterable {
    /// There are none.
    case off
    /// The target itself.
    case `internal`
    /// Its package.
    case package
    /// Everybody who imports it.
    case `public`
  }
}
