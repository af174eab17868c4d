import CatalogWorkspace
import ProjectConfiguration

/// The file of the glossary that tools change.
struct GlossaryTarget {
  /// The path of the file, which need not exist.
  let path: String

  /// Finds the file that the configuration names.
  ///
  /// Terms in the configuration itself are not changed, because that would lose its comments.
  ///
  /// - Throws: ``ToolFailure`` if there is none.
  init(of state: ProjectState) throws(ToolFailure) {
    let project = state.workspace.project
    if let project, let file = project.configuration.glossaryFile {
      path = project.path(file.path)
      return
    }
    guard project?.configuration.glossary.isEmpty == false else {
      throw ToolFailure(
        "no-glossary-file",
        "The project has no file with terms.",
        hint: "Add the line 'glossary: Glossary.csv' to .xcstrings.yml; the file is created."
      )
    }
    throw ToolFailure(
      "terms-in-configuration",
      "The terms are in .xcstrings.yml, which is not changed because of its comments.",
      hint: "Run 'xcstrings glossary export --output Glossary.csv', and replace the terms under "
        + "'glossary' in .xcstrings.yml by the line 'glossary: Glossary.csv'."
    )
  }
}
