import CatalogValidation
import CatalogWorkspace
import Diagnostics
import ProjectConfiguration

/// The rules that the page checks while a translator types.
enum PageRules {
  /// Returns the severities of the rules that the script contains.
  ///
  /// - Parameter configuration: The settings of the project; `nil` if there are none.
  /// - Returns: The severities by the identifiers of the rules, without rules that are off.
  static func severities(of configuration: Configuration?) -> [String: String] {
    let levels = RuleLevels.validation(of: configuration)
    var severities: [String: String] = [:]
    for rule in ValidationRules.all {
      let id = type(of: rule).id.rawValue
      guard PageFiles.script.contains("\"\(id)\""),
        let severity = levels.severity(of: type(of: rule))
      else { continue }
      severities[id] = severity.rawValue
    }
    return severities
  }
}
