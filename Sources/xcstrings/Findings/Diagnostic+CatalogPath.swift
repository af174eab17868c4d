import CatalogValidation
import Diagnostics

extension Diagnostic {
  /// The catalog that a finding is about; empty if it is about none.
  ///
  /// A key that no catalog has is found in a source, and told of the catalog that lacks it.
  var catalogPath: String {
    ValidationRules.rule(id) is any SourceRule ? arguments.text(1) : place?.file ?? ""
  }
}
