import SwiftExtraction

/// A function, variable or alias of a module, with what the extension around it asks.
struct DistilledMember {
  var declaration: Declaration
  /// The requirements of the extension that matter to the member, spelled.
  var requirements: [String]
  /// Whether people wrote it into the supplement, so that it stays whatever it tells.
  var isSupplied: Bool

  init?(_ declaration: Declaration, in type: TypeDeclaration?, isSupplied: Bool) {
    if case .type = declaration { return nil }
    // Values of Objective-C have copies of overloads that tell nothing else.
    if type?.generics.contains(where: { $0.bounds.contains(.named("NSObject")) }) ?? false {
      return nil
    }
    self.declaration = isSupplied ? declaration : declaration.withoutIdleRequirements
    self.isSupplied = isSupplied
    requirements = []
    guard let type, type.kind == .extended else { return }
    let mentioned = Set(declaration.mentionedNames.flatMap { $0.split(separator: ".") })
    let bounds = type.generics.compactMap { generic -> (String, String)? in
      let bounds = generic.bounds.filter { !$0.isMarker }
      guard !bounds.isEmpty else { return nil }
      return (
        generic.name, "\(generic.name): \(bounds.map(\.declaredSpelling).joined(separator: " & "))"
      )
    }
    let equalities = type.equalities.compactMap { equality in
      equality.left.mentionedNames.first.map { ($0, equality.spelling) }
    }
    requirements = (bounds + equalities)
      .filter { mentioned.contains($0.0.prefix { $0 != "." }) }
      .map(\.1).sorted()
  }

  /// What a later interface has to say alike to be about the same member.
  var identity: String {
    (requirements + [declaration.spelling(withDetails: false)]).joined(separator: " ")
  }

  /// The name and the labels, as in `alert(_:isPresented:)`.
  var fullName: String { declaration.fullName }
}

extension Declaration {
  /// The declaration without requirements such as `Label == Text`, which tell nothing of the types
  /// in its signature.
  fileprivate var withoutIdleRequirements: Declaration {
    guard case .function(var function) = self else { return self }
    let own = Set(function.generics.map(\.name)).union(mentionedNames)
    function.equalities.removeAll { equality in
      let names = equality.left.mentionedNames + equality.type.mentionedNames
      return !names.contains { own.contains(String($0.prefix { $0 != "." })) }
    }
    return .function(function)
  }
}

extension TypeReference {
  /// Whether the type is a protocol that says nothing about how a value is written or used here.
  var isMarker: Bool {
    guard case .named(let components) = self, let name = components.last?.name else { return false }
    return name.hasPrefix("_") || Self.markers.contains(name)
  }

  private static let markers: Set<String> = [
    "AnyObject", "BitwiseCopyable", "Codable", "CodingKey", "Comparable", "Copyable",
    "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible", "CVarArg",
    "Decodable", "Encodable", "Equatable", "Error", "Escapable", "Hashable", "NSObjectProtocol",
    "NSCopying", "NSSecureCoding", "ReferenceConvertible", "Sendable", "SendableMetatype",
  ]
}
