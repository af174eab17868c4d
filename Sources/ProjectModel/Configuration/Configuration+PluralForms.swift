extension Configuration {
  /// Which plural forms a text needs.
  package enum PluralForms: String, Hashable, Sendable, CaseIterable {
    /// Those that everyday numbers have.
    case usual
    /// Every form that the language has.
    case strict
  }
}
