package import Diagnostics

/// What may not be known of a project that XcodeGen makes.
extension Diagnostic.ID {
  /// A file that the spec includes cannot be read.
  ///
  /// Arguments: its path as the spec has it.
  package static let xcodegenIncludeMissing: Self = "xcodegen-include-missing"
  /// There is nothing where the spec names a source.
  ///
  /// Arguments: its path as the spec has it.
  package static let xcodegenSourceMissing: Self = "xcodegen-source-missing"
  /// A path holds a variable that the environment gives when the project is made.
  ///
  /// Arguments: the path as the spec has it.
  package static let xcodegenVariable: Self = "xcodegen-variable"
  /// The spec has more values than are looked at.
  ///
  /// No arguments.
  package static let xcodegenTooLarge: Self = "xcodegen-too-large"
}
