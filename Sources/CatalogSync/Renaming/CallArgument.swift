import FormatString
import StringCatalog

/// An argument that the code passes along with a key.
struct CallArgument {
  /// The specifier that shows it, without its number.
  let specifier: String
  private let kind: FormatSpecifier.ArgumentKind?

  /// Returns the arguments of a text; `nil` if it leaves a position out.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - substitutions: The parts that the text may show, with the specifiers of their arguments.
  /// - Returns: The arguments, the first one first.
  static func arguments(
    of text: String,
    _ substitutions: [String: String] = [:]
  ) -> [CallArgument]? {
    var arguments: [Int: CallArgument] = [:]
    for use in FormatString(parsing: text).argumentUses where arguments[use.position] == nil {
      arguments[use.position] = CallArgument(use.user, substitutions)
    }
    guard arguments.keys.allSatisfy({ $0 <= arguments.count }) else { return nil }
    return arguments.sorted { $0.key < $1.key }.map(\.value)
  }

  private init(_ user: FormatString.ArgumentUse.User, _ substitutions: [String: String]) {
    switch user {
    case .specifier(let shown):
      specifier = shown.unnumberedText
      kind = shown.argumentKind
    case .extent:
      specifier = "*"
      kind = nil
    case .substitution(let name):
      specifier = substitutions[name].map { "%\($0)" } ?? "%#@\(name)@"
      kind = FormatString(parsing: specifier).arguments[1]?.argumentKind
    }
  }

  /// Whether another argument can take the place of this one in a text.
  func fits(_ other: CallArgument) -> Bool {
    if specifier == other.specifier { return true }
    return switch (kind, other.kind) {
    case (.floatingPoint?, .floatingPoint?): true
    case (.signedInteger?, .signedInteger?), (.signedInteger?, .unsignedInteger?),
      (.unsignedInteger?, .signedInteger?), (.unsignedInteger?, .unsignedInteger?):
      true
    default: false
    }
  }
}
