package import Diagnostics

extension Diagnostic.ID {
  /// Places of one key give different default values, and only one can be in the catalog.
  ///
  /// Arguments: the key, the default value that is not used. A note says where the used one is.
  package static let defaultValuesDiffer: Self = "default-values-differ"
  /// Where the default value stands that is in the catalog.
  ///
  /// No arguments.
  package static let defaultValueInUse: Self = "default-value-in-use"
}
