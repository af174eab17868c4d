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
        comment: "Context of a literal. The argument is a Swift function"
      )
    case .coercion(let type):
      String(
        localized: "It is converted with 'as \(type)'.",
        locale: locale,
        comment: "Context of a literal. The argument is a Swift type"
      )
    case .routine(""):
      String(
        localized: "One of your routines is used as its member.",
        locale: locale,
        comment: "Context of a literal: \"key\".localized"
      )
    case .routine(let name):
      String(
        localized: "It is the key argument of your routine '\(name)'.",
        locale: locale,
        comment: "Context of a literal. The argument is a function of the project"
      )
    case .macro(let name):
      String(
        localized: "It is the key argument of the macro '#\(name)'.",
        locale: locale,
        comment: "Context of a literal. The argument is a macro of the project"
      )
    case .otherLanguage:
      String(
        localized: "It is the key that a macro of Objective-C looks up.",
        locale: locale,
        comment: "Context of a literal"
      )
    case .document:
      String(
        localized: "It is a text of a storyboard or XIB.",
        locale: locale,
        comment: "Context of a literal"
      )
    case .infoPlist:
      String(
        localized: "It is a text of an Info.plist, or of the build settings for it.",
        locale: locale,
        comment: "Context of a literal"
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
        comment: "Context of a literal. The argument is a variable"
      )
    case .defaultValue(let parameter, of: let function):
      String(
        localized:
          "It is the default value of the parameter '\(parameter.name): \(parameter.type)' of '\(function)'.",
        locale: locale,
        comment: "Context of a literal: name and type of a parameter, name of a function"
      )
    case .result(of: let name):
      String(
        localized: "It is the return value of '\(name)'.",
        locale: locale,
        comment: "Context of a literal. The argument is a function or property"
      )
    case .rawValue(of: let name):
      String(
        localized: "It is the raw value of the case '\(name)'.",
        locale: locale,
        comment: "Context of a literal. The argument is the case of an enum"
      )
    case .closureResult:
      String(
        localized: "It is the return value of a closure.",
        locale: locale,
        comment: "Context of a literal"
      )
    case .assigned(let name):
      String(
        localized: "It is assigned to '\(name)'.",
        locale: locale,
        comment: "Context of a literal. The argument is a property"
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
        comment: "Context of a literal. The argument is an operator such as +"
      )
    case .interpolated:
      String(
        localized: "It is inside the interpolation of another literal.",
        locale: locale,
        comment: "Context of a literal"
      )
    case .base(let name):
      String(
        localized: "Its member '\(name)' is used.",
        locale: locale,
        comment: "Context of a literal: \"text\".name"
      )
    case .condition:
      String(
        localized: "It is compared in a condition.",
        locale: locale,
        comment: "Context of a literal"
      )
    default:
      String(
        localized: "Its value is not used.",
        locale: locale,
        comment: "Context of a literal"
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
    case .document: "interface-builder"
    case .infoPlist: "info-plist"
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
        comment: "Context of a literal: parameter, Swift declaration and module"
      )
    case .source(let location):
      String(
        localized:
          "It is the argument '\(parameter.name)' of \(signature), declared at \(location.text).",
        locale: locale,
        comment: "Context of a literal: parameter, Swift declaration, location in a file"
      )
    case .value:
      String(
        localized: "It is an argument of '\(name)'.",
        locale: locale,
        comment: "Context of a literal. The argument is a Swift function"
      )
    }
  }
}

extension Location {
  /// The location in the notation of editors.
  var text: String { "\(file):\(line):\(column)" }
}
