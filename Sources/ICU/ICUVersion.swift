internal import CICU

/// What is known about the ICU that the program is linked to.
package enum ICUVersion {
  /// The major version, for example 72.
  ///
  /// The answers of the CLDR differ from one to the next.
  package static let major = Int(cicu_version_major())
}
