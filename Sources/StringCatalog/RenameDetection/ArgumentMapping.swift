import FormatString
import OrderedCollections

/// How the arguments of a former key become those of a new one, so that the texts fit.
///
/// Every argument of the new key has to come from one of the former key, and none may be left. Those
/// at the same position are the same if their specifiers are, or if both show integers or both show
/// fractions; then the texts get the new specifier. Where that does not hold, arguments may have
/// changed places, if for each there is only one that it can be.
struct ArgumentMapping {
  /// For each argument of the new key the position that it had; empty if they keep their places.
  private(set) var order: [Int] = []
  /// The specifiers that change, by the positions of the former key.
  private(set) var replacements: [Int: (old: String, new: String)] = [:]

  /// Creates the mapping; `nil` if none is safe.
  init?(from old: [CallArgument], to new: [CallArgument]) {
    guard old.count == new.count else { return nil }
    if !zip(old, new).allSatisfy({ $0.fits($1) }) {
      for argument in new {
        let possible = old.indices.filter { old[$0].fits(argument) }
        guard possible.count == 1, !order.contains(possible[0] + 1) else { return nil }
        order.append(possible[0] + 1)
      }
    }
    for (index, argument) in new.enumerated() {
      let position = order.isEmpty ? index + 1 : order[index]
      let former = old[position - 1]
      guard former.specifier != argument.specifier else { continue }
      replacements[position] = (former.specifier, argument.specifier)
    }
  }

  /// Returns a text of the former key as one of the new key.
  func adapt(_ text: String) -> String {
    guard !order.isEmpty || !replacements.isEmpty else { return text }
    let format = FormatString(parsing: text).replacingSpecifiers(replacements)
    return order.isEmpty ? format.text : format.reordered(by: order).text
  }

  /// Changes the texts of a localization of the former key to those of the new key.
  func adapt(_ localization: inout StringCatalog.Localization) {
    localization.updateUnits { unit, _ in unit.value = adapt(unit.value) }
    for index in localization.substitutions.values.indices {
      let specifier = "%" + localization.substitutions.values[index].formatSpecifier
      guard let change = replacements.values.first(where: { $0.old == specifier }) else { continue }
      localization.substitutions.values[index].formatSpecifier = String(change.new.dropFirst())
    }
  }
}

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
