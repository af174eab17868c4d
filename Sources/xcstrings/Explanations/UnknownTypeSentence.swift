import Localization
import SwiftExtraction

extension UnknownType {
  /// Why the type of an expression is not known, as a part of a sentence after a colon.
  func sentence(_ locale: UserLocale) -> String {
    switch self {
    case .undeclared(let name):
      String(
        localized: "The declaration of '\(name)' was not found in the sources that were read.",
        locale: locale,
        comment: "Why the type of an expression is not known. The argument is a name of Swift"
      )
    case .undeclaredType(let name):
      String(
        localized:
          "The declaration of the type '\(name)' was not found in the sources that were read.",
        locale: locale,
        comment: "Why the type of an expression is not known. The argument is a type of Swift"
      )
    case .undeclaredMember(let name, of: let type):
      String(
        localized:
          "The declaration of '\(name)' of '\(type)' was not found in the sources that were read.",
        locale: locale,
        comment: "Why the type of an expression is not known: a member of a type of Swift"
      )
    case .noOverload(let name):
      String(
        localized: "No known declaration of '\(name)' takes these arguments.",
        locale: locale,
        comment: "Why the type of an expression is not known. The argument is a function of Swift"
      )
    case .notFollowed(""):
      String(
        localized: "Its type could not be inferred from the sources.",
        locale: locale,
        comment: "Why the type of an expression is not known"
      )
    case .ofPlatform(let name):
      String(
        localized: "The platform declares '\(name)', which does not take a key there.",
        locale: locale,
        comment: "Why a literal is not localizable. The argument is a function or type of Swift"
      )
    case .notFollowed(let name):
      String(
        localized: "The type of '\(name)' could not be inferred from the sources.",
        locale: locale,
        comment: "Why the type of an expression is not known. The argument is a name of Swift"
      )
    }
  }

  /// Whether a source that declares more would help.
  var isForMoreSources: Bool {
    switch self {
    case .undeclared, .undeclaredType, .undeclaredMember, .noOverload: true
    case .notFollowed, .ofPlatform: false
    }
  }
}
