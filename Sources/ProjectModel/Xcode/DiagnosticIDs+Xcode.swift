package import Diagnostics

extension Diagnostic.ID {
  /// A `project.pbxproj` holds no project.
  ///
  /// No arguments.
  package static let xcodeProjectMissing: Self = "xcode-project-missing"
}
