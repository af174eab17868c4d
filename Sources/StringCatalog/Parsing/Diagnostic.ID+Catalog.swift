package import Diagnostics

/// What can be wrong with a catalog beside what is wrong with JSON. The arguments stand in parentheses.
extension Diagnostic.ID {
  /// The value of the whole file is no object.
  package static let catalogNotObject: Self = "catalog-not-object"
  /// The major version is one that this library does not know (the version).
  package static let versionUnsupported: Self = "version-unsupported"
}
