import Diagnostics

/// Something of the project that holds a text.
enum FlowNode: Hashable, Sendable {
  /// A parameter of something that is called, with its name and its position.
  case parameter(DeclarationName, String, Int)
  /// A property with the qualified name of its type, or a variable outside of types.
  case variable(owner: String?, String)
  /// What a function returns.
  case result(DeclarationName)
  /// The raw value of an enum.
  case rawValue(String)
  /// A name within the body of a file that is counted so.
  case local(file: Int, body: Int, String)
}

/// One way of a text from where it stands to where it goes.
struct Flow: Sendable {
  var source: Source
  var target: Target
  /// Where it goes on: the place of the value.
  var place: Place

  enum Source: Sendable {
    case literal(StringLiteral)
    case node(FlowNode)
  }

  enum Target: Sendable {
    case node(FlowNode)
    case screen(Screen)
  }
}

/// What shows a text to the user.
struct Screen: Hashable, Sendable {
  /// What a reader knows it by: `Text(_:)`, `UILabel.text`.
  var name: String
  /// Whether it has an overload that takes a localizable literal.
  var takesLocalizable: Bool
}
