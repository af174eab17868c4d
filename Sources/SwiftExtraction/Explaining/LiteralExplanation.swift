package import Diagnostics
package import ExtractedStrings

/// What a checker made of one literal.
package struct LiteralExplanation: Hashable, Sendable {
  /// Where the literal stands in its file.
  package var place: Place
  /// The string that it gives; `nil` if it is not localizable.
  package var string: ExtractedString?
  /// Where it stands in the code.
  package var context: LiteralPlace
  /// The type that its place asks for; `nil` if it asks for none, or none that is known.
  package var askedType: String?
  /// Why a `String` is taken although the call has a localizable overload; `nil` where none has.
  package var mixture: StringMixture?
  /// Whether the call has an overload that would take a localizable literal in its place.
  package var hasLocalizableOverload = false
  /// What it interpolates, with the specifiers of the key.
  package var interpolations: [InterpolationExplanation] = []
}

extension LiteralExplanation {
  /// Creates the explanation of a key in another language than Swift.
  package init(ofKeyElsewhere string: ExtractedString) {
    self.init(place: string.place, string: string, context: .otherLanguage)
  }
}

/// What an interpolation became in a key.
package struct InterpolationExplanation: Hashable, Sendable {
  /// What stands between the parentheses.
  package var source: String
  /// Where it stands.
  package var place: Place
  /// The type of the value; `nil` if it is not known.
  package var type: String?
  /// What it became: `%lld`, `${name}`.
  package var specifier: String
  /// Why the type is not known; `nil` where it is, or where it does not matter.
  package var unknown: UnknownType?
}
