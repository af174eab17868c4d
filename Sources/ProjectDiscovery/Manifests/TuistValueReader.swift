import FileFormats
import SwiftSyntax

/// Evaluates the property lists and settings in a Tuist manifest.
struct TuistValueReader {
  private let constants: ManifestConstants

  /// The maximum nesting depth of an expression, including references to constants.
  private static let greatestDepth = 32

  init(_ constants: ManifestConstants) {
    self.constants = constants
  }

  /// Returns the Info.plist that an argument declares.
  ///
  /// - Parameters:
  ///   - expression: The argument, such as `.extendingDefault(with: [:])`.
  ///   - paths: The reader for paths.
  /// - Returns: The declared list.
  func infoPlist(
    _ expression: ExprSyntax,
    _ paths: TuistPathReader
  ) -> TuistManifest.InfoPlist {
    if let path = paths.path(expression), expression.is(StringLiteralExprSyntax.self) {
      return .file(path)
    }
    if let entries = entries(expression, depth: 0) { return .content(entries) }
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      let isDefault =
        expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "default"
      if isDefault { return .standard([]) }
      return constants.value(of: expression).map { infoPlist($0, paths) } ?? .unknown
    }
    let argument = call.arguments.first?.expression
    switch call.calleeName {
    case "file": return argument.flatMap(paths.path).map { .file($0) } ?? .unknown
    case "dictionary":
      return argument.flatMap { entries($0, depth: 0) }.map { .content($0) } ?? .unknown
    case "extendingDefault":
      return argument.flatMap { entries($0, depth: 0) }.map { .standard($0) } ?? .unknown
    default: return .unknown
    }
  }

  /// Returns the text settings of an argument such as `.settings(base: ["NAME": "value"])`.
  func settings(_ expression: ExprSyntax) -> [String: String] {
    guard let base = expression.as(FunctionCallExprSyntax.self)?.argument("base") else {
      return [:]
    }
    let texts = (entries(base, depth: 0) ?? [])
      .compactMap { entry in entry.value.string.map { (entry.key, $0) } }
    return Dictionary(texts, uniquingKeysWith: { $1 })
  }

  /// Returns the entries of a dictionary literal; values that cannot be evaluated are left out.
  ///
  /// - Returns: The entries; `nil` if the expression is no dictionary.
  private func entries(_ expression: ExprSyntax, depth: Int) -> [PropertyList.Entry]? {
    guard depth < Self.greatestDepth else { return nil }
    guard let dictionary = expression.as(DictionaryExprSyntax.self) else {
      return constants.value(of: expression).flatMap { entries($0, depth: depth + 1) }
    }
    guard let elements = dictionary.content.as(DictionaryElementListSyntax.self) else { return [] }
    return elements.compactMap { element in
      guard let key = constants.text(element.key),
        let value = value(element.value, depth: depth + 1)
      else { return nil }
      return PropertyList.Entry(key: key, value: value)
    }
  }

  private func value(_ expression: ExprSyntax, depth: Int) -> PropertyList? {
    guard depth < Self.greatestDepth else { return nil }
    if let text = constants.text(expression) { return PropertyList(.string(text)) }
    if let entries = entries(expression, depth: depth) { return PropertyList(.dictionary(entries)) }
    if let array = expression.as(ArrayExprSyntax.self) {
      let values = array.elements.compactMap { value($0.expression, depth: depth + 1) }
      return PropertyList(.array(values))
    }
    // A value can name its kind: .string("…"), .array([…]), .dictionary([:]).
    let argument = expression.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
    return argument.flatMap { value($0, depth: depth + 1) }
  }
}
