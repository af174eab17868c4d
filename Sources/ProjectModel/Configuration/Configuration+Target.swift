extension Configuration {
  /// A target whose sources feed a table.
  package struct Target: Hashable, Sendable {
    /// The name that the build gives the target.
    package var name: String
    /// The table of the calls that name none.
    package var table: String
    /// The folders and files of its sources.
    package var sources: [String]
    /// Who may use the symbols of its catalogs.
    package var symbols: Symbols

    /// Creates a target.
    ///
    /// - Parameters:
    ///   - name: The name that the build gives the target.
    ///   - table: The table of the calls that name none; Apple's default is `Localizable`.
    ///   - sources: The folders and files of its sources; `nil` for where SwiftPM looks for them.
    ///   - symbols: Who may use the symbols of its catalogs.
    package init(
      name: String,
      table: String = "Localizable",
      sources: [String]? = nil,
      symbols: Symbols = .off
    ) {
      self.name = name
      self.table = table
      self.sources = sources ?? ["Sources/\(name)"]
      self.symbols = symbols
    }

    /// Who may use the symbols that stand for the keys of a target's catalogs.
    package enum Symbols: String, Hashable, Sendable, CaseIterable {
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
}
