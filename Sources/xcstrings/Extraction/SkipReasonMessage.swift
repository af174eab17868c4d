import Localization
import StringExtraction
import SwiftTypeChecker

extension SkipReason {
  /// Returns the reason why the extraction skips a literal, as a complete sentence.
  func sentence(_ locale: UserLocale) -> String {
    switch self {
    case .condition(let text):
      String(
        localized: "It is never compiled, because '#if \(text)' is false.",
        locale: locale,
        comment: "Reason why a literal is not localizable. The argument is a Swift condition"
      )
    case .debug:
      String(
        localized: "It is compiled only with DEBUG, and such strings are skipped here.",
        locale: locale,
        comment: "Reason why a literal is not localizable"
      )
    case .preview:
      String(
        localized: "It is in a preview, which no user sees.",
        locale: locale,
        comment: "Reason why a literal is not localizable"
      )
    case .falseBranch:
      String(
        localized: "It is in 'if false', which the compiler drops.",
        locale: locale,
        comment: "Reason why a literal is not localizable"
      )
    case .attribute(let name):
      String(
        localized: "It is an argument of the attribute '@\(name)', which only the compiler uses.",
        locale: locale,
        comment: "Reason why a literal is not localizable. The argument is a Swift attribute"
      )
    case .unread:
      String(
        localized: "This part of the file was not read, because it does not affect localization.",
        locale: locale,
        comment: "Reason why a literal is not localizable"
      )
    }
  }

  /// Returns the suggestion to make the literal localizable, as a sentence; `nil` if there is none.
  func cure(_ locale: UserLocale) -> String? {
    switch self {
    case .condition(let text) where text != "false":
      String(
        localized: "If a build sets the condition, specify it with -D.",
        locale: locale,
        comment: "Suggestion for making a literal localizable"
      )
    default: nil
    }
  }

  /// The stable name of the reason in JSON output.
  var code: String {
    switch self {
    case .condition: "condition"
    case .debug: "debug"
    case .preview: "preview"
    case .falseBranch: "if-false"
    case .attribute: "attribute"
    case .unread: "not-read"
    }
  }
}

extension UnknownType {
  /// Returns the reason why the type of an expression is unknown, for use after a colon.
  func sentence(_ locale: UserLocale) -> String {
    switch self {
    case .undeclared(let name):
      String(
        localized: "The declaration of '\(name)' was not found in the sources that were read.",
        locale: locale,
        comment: "Reason why the type of an expression is not known. The argument is a Swift name"
      )
    case .undeclaredType(let name):
      String(
        localized:
          "The declaration of the type '\(name)' was not found in the sources that were read.",
        locale: locale,
        comment: "Reason why the type of an expression is not known. The argument is a Swift type"
      )
    case .undeclaredMember(let name, of: let type):
      String(
        localized:
          "The declaration of '\(name)' of '\(type)' was not found in the sources that were read.",
        locale: locale,
        comment: "Reason why the type of an expression is not known: a member of a Swift type"
      )
    case .noOverload(let name):
      String(
        localized: "No known declaration of '\(name)' accepts these arguments.",
        locale: locale,
        comment:
          "Reason why the type of an expression is not known. The argument is a Swift function"
      )
    case .notFollowed(""):
      String(
        localized: "Its type could not be inferred from the sources.",
        locale: locale,
        comment: "Reason why the type of an expression is not known"
      )
    case .ofPlatform(let name):
      String(
        localized: "The platform declares '\(name)', which does not take a key there.",
        locale: locale,
        comment: "Reason why a literal is not localizable. The argument is a Swift function or type"
      )
    case .notFollowed(let name):
      String(
        localized: "The type of '\(name)' could not be inferred from the sources.",
        locale: locale,
        comment: "Reason why the type of an expression is not known. The argument is a Swift name"
      )
    }
  }

  /// Whether a source with further declarations would help.
  var isForMoreSources: Bool {
    switch self {
    case .undeclared, .undeclaredType, .undeclaredMember, .noOverload: true
    case .notFollowed, .ofPlatform: false
    }
  }
}
