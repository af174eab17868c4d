package import Diagnostics

/// A literal that reaches the screen as a plain `String`, and so in one language only.
package struct UnlocalizedString: Hashable, Sendable {
  /// The text, interpolations as the source writes them.
  package var text: String
  /// Where the literal stands.
  package var place: Place
  /// What holds the text on its way, from the literal to the screen; empty where an API that shows
  /// it takes the literal itself.
  package var steps: [Step]
  /// What shows it: `Text(_:)`.
  package var screen: String
  /// Where it is shown.
  package var screenPlace: Place
  /// How to make it localizable.
  package var cure: Cure

  /// Something of the project that holds a text on its way to the screen.
  package enum Step: Hashable, Sendable {
    /// A parameter of a function, initializer or case.
    case parameter(String, of: String)
    /// A property of a type.
    case property(String, of: String)
    /// A variable outside of types, or a local one.
    case variable(String)
    /// What a function returns.
    case result(of: String)
    /// The raw value of an enum.
    case rawValue(of: String)
  }

  /// How to make a text localizable.
  package enum Cure: Hashable, Sendable {
    /// Give the parameter, property or function a localizable type.
    case retype(Step)
    /// Give the enum a property of a localizable type to be shown instead of its raw value.
    case property(of: String)
    /// Put the literal into `String(localized:)`.
    case wrap
  }
}
