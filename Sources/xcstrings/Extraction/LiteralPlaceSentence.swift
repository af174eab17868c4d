import Diagnostics
import Localization
import StringExtraction

extension LiteralPlace {
  /// Returns the location of a literal, as a complete sentence.
  func sentence(_ locale: UserLocale) -> String {
    switch self {
    case .argument(let parameter, of: let callable): callable.sentence(parameter, locale)
    case .argumentOfUnknown(let name, _):
      String(
        localized: "It is an argument of '\(name)'.",
        locale: locale,
        comment: "Where a literal stands. The argument is a function of Swift"
      )
    case .coercion(let type):
      String(
        localized: "It is written as a \(type).",
        locale: locale,
        comment: "Where a literal stands. The argument is a type of Swift"
      )
    case .routine(""):
      String(
        localized: "One of your routines is a member of it.",
        locale: locale,
        comment: "Where a literal stands: \"key\".localized"
      )
    case .routine(let name):
      String(
        localized: "It is the key that your routine '\(name)' takes.",
        locale: locale,
        comment: "Where a literal stands. The argument is a function of the project"
      )
    case .macro(let name):
      String(
        localized: "It is the key that the macro '#\(name)' takes.",
        locale: locale,
        comment: "Where a literal stands. The argument is a macro of the project"
      )
    case .otherLanguage:
      String(
        localized: "It is the key that a macro of Objective-C looks up.",
        locale: locale,
        comment: "Where a literal stands"
      )
    default: valueSentence(locale)
    }
  }

  private func valueSentence(_ locale: UserLocale) -> String {
    switch self {
    case .variable(let name):
      String(
        localized: "It is the initial value of '\(name)'.",
        locale: locale,
        comment: "Where a literal stands. The argument is a variable"
      )
    case .defaultValue(let parameter, of: let function):
      String(
        localized:
          "It is the default value of the parameter '\(parameter.name): \(parameter.type)' of '\(function)'.",
        locale: locale,
        comment: "Where a literal stands: name and type of a parameter, name of a function"
      )
    case .result(of: let name):
      String(
        localized: "It is what '\(name)' returns.",
        locale: locale,
        comment: "Where a literal stands. The argument is a function or property"
      )
    case .rawValue(of: let name):
      String(
        localized: "It is the raw value of the case '\(name)'.",
        locale: locale,
        comment: "Where a literal stands. The argument is the case of an enum"
      )
    case .closureResult:
      String(
        localized: "It is what a closure returns.",
        locale: locale,
        comment: "Where a literal stands"
      )
    case .assigned(let name):
      String(
        localized: "It is assigned to '\(name)'.",
        locale: locale,
        comment: "Where a literal stands. The argument is a property"
      )
    default: partSentence(locale)
    }
  }

  private func partSentence(_ locale: UserLocale) -> String {
    switch self {
    case .operand(let name):
      String(
        localized: "It is an operand of '\(name)'.",
        locale: locale,
        comment: "Where a literal stands. The argument is an operator such as +"
      )
    case .interpolated:
      String(
        localized: "It is inside the interpolation of another literal.",
        locale: locale,
        comment: "Where a literal stands"
      )
    case .base(let name):
      String(
        localized: "Its member '\(name)' is used.",
        locale: locale,
        comment: "Where a literal stands: \"text\".name"
      )
    case .condition:
      String(
        localized: "A condition compares it.",
        locale: locale,
        comment: "Where a literal stands"
      )
    default:
      String(
        localized: "Its value is not used.",
        locale: locale,
        comment: "Where a literal stands"
      )
    }
  }

  /// The stable name of the location in JSON output.
  var code: String {
    switch self {
    case .argument: "argument"
    case .argumentOfUnknown: "argument-of-unknown"
    case .coercion: "coercion"
    case .routine: "routine"
    case .otherLanguage: "objective-c"
    case .macro: "macro"
    case .variable: "variable"
    case .defaultValue: "default-argument"
    case .result: "result"
    case .rawValue: "raw-value"
    case .closureResult: "closure-result"
    case .assigned: "assignment"
    case .operand: "operand"
    case .interpolated: "interpolation"
    case .base: "base"
    case .condition: "condition"
    case .elsewhere: "elsewhere"
    }
  }
}

extension Callable {
  /// Returns a sentence with the parameter that the literal is passed to, and the declaring module.
  func sentence(_ parameter: CallableParameter, _ locale: UserLocale) -> String {
    switch origin {
    case .module(let module):
      String(
        localized: "It is the argument '\(parameter.name)' of \(signature), from \(module).",
        locale: locale,
        comment: "Where a literal stands: parameter, declaration and module of Swift"
      )
    case .source(let place):
      String(
        localized:
          "It is the argument '\(parameter.name)' of \(signature), declared at \(place.text).",
        locale: locale,
        comment: "Where a literal stands: parameter, declaration of Swift, place in a file"
      )
    case .value:
      String(
        localized: "It is an argument of '\(name)'.",
        locale: locale,
        comment: "Where a literal stands. The argument is a function of Swift"
      )
    }
  }
}

extension Place {
  /// The location in the notation of editors.
  var text: String { "\(file):\(line):\(column)" }
}
