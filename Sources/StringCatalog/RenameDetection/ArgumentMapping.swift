import FormatString
import OrderedCollections

/// A mapping from the arguments of a former key to those of a new one, which adapts the strings.
///
/// Every argument of the new key must come from an argument of the former key, and none may be left
/// over. Arguments at the same position are the same if their specifiers are equal, or if both are
/// integers or both are fractions. The strings then get the new specifier. Otherwise arguments may
/// have been reordered, if each has only one possible counterpart.
struct ArgumentMapping {
  /// For each argument of the new key, its former position; empty if the positions do not change.
  private(set) var order: [Int] = []
  /// The specifiers that change, by their positions in the former key.
  private(set) var replacements: [Int: (old: String, new: String)] = [:]

  /// Creates the mapping, or returns `nil` if none is safe.
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

  /// Creates the mapping of arguments that keep their positions, whatever their types are; `nil` if
  /// there are more or fewer, or if they are the same ones, possibly in another order.
  ///
  /// The code says which types it passes, so a specifier of another type was wrong before.
  init?(replacing old: [CallArgument], with new: [CallArgument]) {
    guard old.count == new.count,
      old.map(\.specifier).sorted() != new.map(\.specifier).sorted()
    else { return nil }
    for (index, (former, argument)) in zip(old, new).enumerated()
    where former.specifier != argument.specifier {
      replacements[index + 1] = (former.specifier, argument.specifier)
    }
  }

  /// Returns a string of the former key, adapted to the new key.
  func adapt(_ text: String) -> String {
    guard !order.isEmpty || !replacements.isEmpty else { return text }
    let format = FormatString(parsing: text).replacingSpecifiers(replacements)
    return order.isEmpty ? format.text : format.reordered(by: order).text
  }

  /// Adapts the strings of a localization of the former key to the new key.
  func adapt(_ localization: inout StringCatalog.Localization) {
    localization.updateUnits { unit, _ in unit.value = adapt(unit.value) }
    for index in localization.substitutions.values.indices {
      let specifier = "%" + localization.substitutions.values[index].formatSpecifier
      guard let change = replacements.values.first(where: { $0.old == specifier }) else { continue }
      localization.substitutions.values[index].formatSpecifier = String(change.new.dropFirst())
    }
  }
}

/// An argument that the code passes with a key.
struct CallArgument {
  /// The specifier of the argument, without its number.
  let specifier: String
  private let kind: FormatSpecifier.ArgumentKind?

  /// Returns the arguments of a string, or `nil` if a position is missing.
  ///
  /// - Parameters:
  ///   - text: The string.
  ///   - substitutions: The substitutions of the string, with the specifiers of their arguments.
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

  /// Returns whether another argument can replace this one in a string.
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
