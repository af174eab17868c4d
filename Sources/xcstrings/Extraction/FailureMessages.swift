import Localization
import StringExtraction
import SwiftTypeChecker

/// The reason why a literal is not localizable, with a suggestion to make it so.
struct FailureMessages {
  let explanation: LiteralExplanation
  let locale: UserLocale

  /// The reason why the literal is not localizable, in complete sentences.
  var reason: String {
    switch explanation.context {
    case .argument(let parameter, of: let callable):
      return reason(forArgument: parameter, of: callable)
    case .argumentOfUnknown(_, let unknown):
      return "\(location) \(unknown.sentence(locale))"
    case .operand("+"): return StringMixture.concatenation.sentence("", locale)
    case .interpolated, .base, .condition, .operand, .elsewhere:
      return "\(location) \(textIsPlain)"
    default:
      return [location, typeSentence].joined(separator: " ")
    }
  }

  private var location: String { explanation.context.sentence(locale) }

  private func reason(forArgument parameter: CallableParameter, of callable: Callable) -> String {
    if parameter.isVerbatim {
      return String(
        localized: "The label 'verbatim' excludes the text from translation.",
        locale: locale,
        comment: "Reason why a literal is not localizable"
      )
    }
    if Self.companions.contains(parameter.name), callable.isLocalizing {
      return String(
        localized:
          "It is the argument '\(parameter.name)' of a localized string, not the string itself.",
        locale: locale,
        comment: "Reason why a literal is not localizable. The argument is 'comment' or 'table'"
      )
    }
    if Self.values.contains(parameter.name), callable.isLocalizing {
      return String(
        localized: "It is the default value of a key, and belongs to the entry of that key.",
        locale: locale,
        comment: "Reason why a literal is not a separate key"
      )
    }
    if let mixture = explanation.mixture { return mixture.sentence(callable.name, locale) }
    if explanation.hasLocalizableOverload {
      return String(
        localized:
          "\(callable.name) has an overload for localizable strings, but these arguments only match the one for String.",
        locale: locale,
        comment: "Reason why a literal is not localizable. The argument is a Swift function"
      )
    }
    return "\(location) \(parameterSentence(parameter))"
  }

  private static let companions: Set<String> = ["comment", "table", "tableName", "bundle"]
  private static let values: Set<String> = ["defaultValue", "value"]

  private func parameterSentence(_ parameter: CallableParameter) -> String {
    guard parameter.type != "_" else { return typeSentence }
    return String(
      localized: "The type of that parameter is \(parameter.type), which is not localizable.",
      locale: locale,
      comment: "Reason why a literal is not localizable. The argument is a Swift type"
    )
  }

  private var typeSentence: String {
    guard let type = explanation.askedType else {
      if case .assigned = explanation.context {
        return String(
          localized:
            "Its type was not found in the sources that were read, so the literal is a String.",
          locale: locale,
          comment: "Reason why a literal is not localizable: below the context of the assignment"
        )
      }
      return String(
        localized: "No type is specified there, so the literal is a String.",
        locale: locale,
        comment: "Reason why a literal is not localizable"
      )
    }
    return String(
      localized: "Its type there is \(type), which is not localizable.",
      locale: locale,
      comment: "Reason why a literal is not localizable. The argument is a Swift type"
    )
  }

  private var textIsPlain: String {
    String(
      localized: "The literal is a plain String there.",
      locale: locale,
      comment: "Reason why a literal is not localizable"
    )
  }
}

extension FailureMessages {
  /// The suggestion to make the literal localizable, as a sentence; `nil` if there is none.
  var cure: String? {
    switch explanation.context {
    case .argument(let parameter, of: let callable): cure(forArgument: parameter, of: callable)
    case .argumentOfUnknown(let name, let unknown): cure(forUnknown: name, unknown)
    case .variable, .result, .defaultValue: FixSuggestions.retype(locale)
    case .base(let name): FixSuggestions.routine(name, locale)
    case .operand("+"): FixSuggestions.interpolate(locale)
    case .operand, .condition: nil
    case .rawValue: FixSuggestions.property(locale)
    default: FixSuggestions.wrap(locale)
    }
  }

  private func cure(
    forArgument parameter: CallableParameter,
    of callable: Callable
  ) -> String? {
    if callable.isLocalizing, Self.companions.union(Self.values).contains(parameter.name) {
      return nil
    }
    if parameter.isVerbatim {
      return String(
        localized: "To localize it, remove 'verbatim'.",
        locale: locale,
        comment: "Suggestion for making a literal localizable"
      )
    }
    if explanation.mixture == .concatenation { return FixSuggestions.interpolate(locale) }
    guard case .source = callable.origin, explanation.mixture == nil else {
      return FixSuggestions.wrap(locale)
    }
    return FixSuggestions.retype(locale)
  }

  private func cure(forUnknown name: String, _ unknown: UnknownType) -> String? {
    guard unknown.isForMoreSources else { return FixSuggestions.wrap(locale) }
    return FixSuggestions.index(name, locale)
  }
}

extension Callable {
  /// Whether it is a localizing function of the platform.
  fileprivate var isLocalizing: Bool {
    if case .module = origin { signature.contains("Locali") } else { false }
  }
}

extension StringMixture {
  /// Returns the reason why a call uses a `String` overload, as a complete sentence.
  func sentence(_ callable: String, _ locale: UserLocale) -> String {
    switch self {
    case .branch(""):
      String(
        localized:
          "The other branch of the ternary is a String, not a literal, so both are Strings, and \(callable) shows them untranslated.",
        locale: locale,
        comment: "Reason why a literal is not localizable. The argument is a Swift function"
      )
    case .branch(let name):
      String(
        localized:
          "The other branch of the ternary, '\(name)', is a String, so both are Strings, and \(callable) shows them untranslated.",
        locale: locale,
        comment: "Reason why a literal is not localizable: a variable, and a Swift function"
      )
    case .fallback(let name):
      String(
        localized:
          "The value before '??', '\(name)', is a String, so the literal is one too, and \(callable) shows it untranslated.",
        locale: locale,
        comment: "Reason why a literal is not localizable: a variable, and a Swift function"
      )
    case .concatenation:
      String(
        localized: "'+' concatenates Strings, so the literal is a String.",
        locale: locale,
        comment: "Reason why a literal is not localizable"
      )
    }
  }
}

/// The suggestions to make a literal localizable, in complete sentences.
enum FixSuggestions {
  static func wrap(_ locale: UserLocale) -> String {
    String(
      localized: "To localize it, write String(localized: \"…\").",
      locale: locale,
      comment: "Suggestion for making a literal localizable. Contains Swift code"
    )
  }

  static func retype(_ locale: UserLocale) -> String {
    String(
      localized:
        "To localize it, change its type to LocalizedStringResource, or write String(localized: \"…\").",
      locale: locale,
      comment: "Suggestion for making a literal localizable. Contains Swift code"
    )
  }

  static func property(_ locale: UserLocale) -> String {
    String(
      localized:
        "Add a property to the enum, 'var title: LocalizedStringResource', and show that instead of the raw value.",
      locale: locale,
      comment: "Suggestion for making a literal localizable. Contains Swift code"
    )
  }

  static func interpolate(_ locale: UserLocale) -> String {
    String(
      localized: "To localize it, write one literal that interpolates the values: \"… \\(value)\".",
      locale: locale,
      comment: "Suggestion for making a literal localizable. Contains Swift code"
    )
  }

  static func index(_ name: String, _ locale: UserLocale) -> String {
    String(
      localized:
        "If '\(name)' takes a String, write String(localized: \"…\"). If it takes a key, specify it with --routine \(name), or specify its declaration with --index or under 'declarations' in .xcstrings.yml.",
      locale: locale,
      comment: "Suggestion for making a literal localizable. The argument is a Swift function"
    )
  }

  static func routine(_ name: String, _ locale: UserLocale) -> String {
    String(
      localized:
        "If '\(name)' looks up the literal, specify it with --routine \(name) or under 'routines' in .xcstrings.yml.",
      locale: locale,
      comment: "Suggestion for making a literal localizable. The argument is a Swift function"
    )
  }
}
