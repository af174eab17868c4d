import FormatString
import SwiftTypeChecker

/// The conversion of a literal to its key.
enum KeyForm {
  /// The string is the key.
  case plain
  /// Interpolations are converted to these specifiers, and percent signs are doubled.
  case format([String])
  /// Interpolations are converted to parameters: `${name}`.
  case parameters([String])

  /// Finds the conversion of a literal to `key`; `nil` if there is none.
  init?(of segments: [WrittenLiteral.Segment], key: String) {
    let count = segments.count { $0.isInterpolation }
    let specifiers = FormatString(parsing: key).specifiers.map(\.text)
    let parameters = Self.parameters(of: key)
    var forms: [KeyForm] = count == 0 ? [.plain] : []
    if count > 0, specifiers.count == count { forms.append(.format(specifiers)) }
    if count > 0, parameters.count == count { forms.append(.parameters(parameters)) }
    guard let form = forms.first(where: { $0.key(of: segments) == key }) else { return nil }
    self = form
  }

  /// Returns the key of a literal, with its interpolations in the order of this conversion.
  private func key(of segments: [WrittenLiteral.Segment]) -> String {
    var placeholders: ArraySlice<String> =
      switch self {
      case .plain: []
      case .format(let specifiers): specifiers[...]
      case .parameters(let parameters): parameters[...]
      }
    return segments.reduce(into: "") { key, segment in
      switch (segment, self) {
      case (.text(let text), .format): key += text.replacing("%", with: "%%")
      case (.text(let text), _): key += text
      case (.interpolation, _): key += placeholders.popFirst() ?? ""
      }
    }
  }

  /// Returns the segments of a literal after a renaming, and their key.
  ///
  /// - Returns: `nil` if the interpolations of the literal do not match the new key.
  func renaming(
    _ segments: [WrittenLiteral.Segment],
    to newKey: String
  ) -> (segments: [WrittenLiteral.Segment], key: RenamedKey)? {
    let interpolations = segments.filter(\.isInterpolation)
    switch self {
    case .plain:
      return ([.text(newKey)], RenamedKey(newKey))
    case .format(let specifiers):
      return Self.format(newKey, with: interpolations, specifiers)
    case .parameters(let parameters):
      return Self.parameters(newKey, with: interpolations, parameters)
    }
  }
}

// MARK: - Specifiers

extension KeyForm {
  private static func format(
    _ newKey: String,
    with interpolations: [WrittenLiteral.Segment],
    _ specifiers: [String]
  ) -> (segments: [WrittenLiteral.Segment], key: RenamedKey)? {
    var segments: [WrittenLiteral.Segment] = []
    var order: [Int] = []
    for segment in FormatString(parsing: newKey).segments {
      switch segment {
      // The compiler does not write a single percent sign in such a key.
      case .text(let text) where !text.contains("%"): segments.append(.text(text))
      case .escapedPercent: segments.append(.text("%"))
      case .specifier(let specifier):
        let position = specifier.argumentIndex ?? order.count + 1
        guard specifiers.indices.contains(position - 1), !order.contains(position),
          specifier.unnumberedText == specifiers[position - 1]
        else { return nil }
        segments.append(interpolations[position - 1])
        order.append(position)
      case .text, .substitution, .argument: return nil
      }
    }
    guard order.count == specifiers.count else { return nil }
    let form = KeyForm.format(order.map { specifiers[$0 - 1] })
    return (segments, RenamedKey(form.key(of: segments), order: order))
  }
}

// MARK: - Parameters

extension KeyForm {
  private static func parameters(of key: String) -> [String] {
    key.matches(of: /\$\{[^}]*\}/).map { String($0.output) }
  }

  private static func parameters(
    _ newKey: String,
    with interpolations: [WrittenLiteral.Segment],
    _ parameters: [String]
  ) -> (segments: [WrittenLiteral.Segment], key: RenamedKey)? {
    guard Self.parameters(of: newKey).sorted() == parameters.sorted() else { return nil }
    var rest = Array(zip(parameters, interpolations))
    var segments: [WrittenLiteral.Segment] = []
    var text = newKey[...]
    for match in newKey.matches(of: /\$\{[^}]*\}/) {
      segments.append(.text(String(text[..<match.range.lowerBound])))
      text = text[match.range.upperBound...]
      if let index = rest.firstIndex(where: { $0.0 == match.output }) {
        segments.append(rest.remove(at: index).1)
      }
    }
    return (segments + [.text(String(text))], RenamedKey(newKey))
  }
}

/// The key of a literal after a renaming, and the new order of its arguments.
package struct RenamedKey: Hashable, Sendable {
  /// The key as the compiler writes it.
  package let key: String
  /// The old positions of the arguments in their new order, counted from 1.
  ///
  /// The value is `[2, 1]` if two arguments were swapped, and empty if the order is unchanged.
  package let order: [Int]

  init(_ key: String, order: [Int] = []) {
    self.key = key
    self.order = order == order.sorted() ? [] : order
  }
}
