import StringCatalog

extension TranslationUnit.ID {
  /// The identifier as Xcode's exports have it: `%lld days|==|plural.one`.
  ///
  /// That of a text that does not vary is the key. The name of a substitution that has a dot stands
  /// between `@`: `substitutions.@A.B@.plural.one`.
  package var text: String {
    let name = variant.exchangeName
    return name.isEmpty ? key : key + Self.separator + name
  }

  /// What stands between the key and the name of the variant.
  static let separator = "|==|"
}

extension StringCatalog.Variant {
  /// The name of the variant in identifiers of units; empty for the text that does not vary.
  var exchangeName: String {
    guard let substitution, substitution.contains(".") else { return name }
    var bracketed = self
    bracketed.substitution = "@\(substitution)@"
    return bracketed.name
  }

  /// Creates the variant that has a name in identifiers of units; `nil` if none has it.
  ///
  /// A name without the field `substitutions`, `days.plural.one`, is understood too: some tools leave
  /// it out.
  init?(exchangeName name: String) {
    guard !name.isEmpty else { return nil }
    guard
      var variant = StringCatalog.Variant(name: name)
        ?? StringCatalog.Variant(name: "substitutions.\(name)")
    else { return nil }
    if let substitution = variant.substitution {
      let isBracketed =
        substitution.count > 2 && substitution.first == "@" && substitution.last == "@"
      if isBracketed { variant.substitution = String(substitution.dropFirst().dropLast()) }
      // A substitution varies, or else it would be none.
      guard variant.plural != nil || variant.device != nil, variant.substitution?.isEmpty == false
      else { return nil }
    }
    self = variant
  }
}
