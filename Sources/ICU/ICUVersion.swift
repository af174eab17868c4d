internal import CICU

/// What is known about the ICU that the program is linked to.
package enum ICUVersion {
  /// The major version, for example 72.
  ///
  /// The answers of the CLDR differ from one to the next.
  package static let major = Int(cicu_version_major())

  /// The version of the CLDR that ICU's data is made from: "42.0"; `""` when ICU cannot tell.
  package static let cldr =
    (try? asciiText("tell the version of the CLDR") { cicu_cldr_version($0, $1, &$2) }) ?? ""
}
