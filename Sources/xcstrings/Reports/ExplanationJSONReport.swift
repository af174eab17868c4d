import Diagnostics
import ExtractedStrings
import Localization
import SwiftExtraction

/// What `extract --explain --json` prints.
struct ExplanationJSONReport: Encodable {
  var key: String
  var places: [ExplainedPlace]
  /// Literals that read like the key, and are not localizable.
  var literals: [VerdictJSONReport.Literal]
  /// Keys that are much like one that no source has.
  var similarKeys: [String]
}

/// One place of a key as JSON reports have it.
struct ExplainedPlace: Encodable {
  var key: String
  var place: JSONPlace
  var context: String
  var explanation: String
  var callee: Callee?
  var type: String?
  var table: String?
  var comment: String?
  var defaultValue: String?
  var debugOnly: Bool
  var interpolations: [Interpolation]

  /// The declaration that a call means.
  struct Callee: Encodable {
    var name: String
    var signature: String
    var parameter: String
    var module: String?
    var place: JSONPlace?
  }

  /// What an interpolation became.
  struct Interpolation: Encodable {
    var source: String
    var type: String?
    var specifier: String
    var isAssumed: Bool
    var reason: String?
    var place: JSONPlace
  }
}

extension ExplainedPlace {
  init(_ explanation: LiteralExplanation) {
    key = explanation.string?.key ?? ""
    place = JSONPlace(explanation.place)
    context = explanation.context.code
    self.explanation = explanation.context.sentence(UserLocale("en"))
    callee = Callee(explanation.context)
    type = explanation.askedType
    table = explanation.string?.table
    comment = explanation.string?.comment
    defaultValue = explanation.string?.defaultValue
    debugOnly = explanation.string?.isDebugOnly ?? false
    interpolations = explanation.interpolations.map(Interpolation.init)
  }
}

extension ExplainedPlace.Callee {
  fileprivate init?(_ context: LiteralPlace) {
    guard case .argument(let parameter, of: let callable) = context else { return nil }
    name = callable.name
    signature = callable.signature
    self.parameter = parameter.name
    if case .module(let name) = callable.origin { module = name }
    if case .source(let source) = callable.origin { place = JSONPlace(source) }
  }
}

extension ExplainedPlace.Interpolation {
  fileprivate init(_ interpolation: InterpolationExplanation) {
    source = interpolation.source
    type = interpolation.type
    specifier = interpolation.specifier
    isAssumed = interpolation.unknown != nil
    reason = interpolation.unknown?.sentence(UserLocale("en"))
    place = JSONPlace(interpolation.place)
  }
}
