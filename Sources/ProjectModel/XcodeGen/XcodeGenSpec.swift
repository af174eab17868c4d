/// What a spec of XcodeGen (`project.yml`) says about the project that is made from it.
package struct XcodeGenSpec: Hashable, Sendable {
  /// The project.
  package var project: XcodeProject
  /// The files that the spec includes.
  package var includedFiles: Set<String>

  /// Creates a spec.
  package init(project: XcodeProject = XcodeProject(), includedFiles: Set<String> = []) {
    self.project = project
    self.includedFiles = includedFiles
  }
}
