/// What writes numbers and chooses plural categories.
///
/// The package has code of its own for most locales, which takes a tenth of the time of a call to ICU and
/// gives the same results. It can be switched off here, and tests compare both.
package enum NumberEngine: Sendable {
  /// Code of this package where it knows what the locale needs, and ICU for the rest.
  case native
  /// ICU alone.
  case icu

  /// What the process uses.
  package static let standard = NumberEngine.native
}
