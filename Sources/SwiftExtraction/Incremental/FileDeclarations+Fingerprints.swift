extension FileDeclarations {
  /// Returns what is declared under each name in this file, as a fingerprint.
  ///
  /// - Parameters:
  ///   - encoded: The same declarations encoded.
  ///   - isModule: Tells whether the first component of an extended type's name is a module.
  /// - Returns: The fingerprints, by name.
  func fingerprints(
    _ encoded: EncodedDeclarations,
    isModule: (TypeFragment) -> Bool
  ) -> [DeclarationKey: Fingerprint] {
    let plain = keys(isDoubtful: false)
    let doubtful = keys(isDoubtful: true, isModule: isModule)
    var result: [DeclarationKey: Fingerprint] = [:]
    for (key, entry) in plain + doubtful {
      let content = fingerprint(of: entry, encoded, isModule: isModule)
      result[key] = (result[key] ?? .start).adding(content.rawValue)
    }
    return result
  }

  /// Returns the fingerprint of an entry with what it takes from the type around it.
  private func fingerprint(
    of number: Int,
    _ encoded: EncodedDeclarations,
    isModule: (TypeFragment) -> Bool
  ) -> Fingerprint {
    let own = encoded.fingerprint(number)
    guard let type = entries[number].type, case .type(let fragment)? = entry(type) else {
      return own
    }
    var context = ImageWriter()
    context.write(fragment.name(withoutModule: isModule(fragment)))
    context.write(fragment.isDeclaration)
    if !fragment.isDeclaration {
      context.write(fragment.generics)
      context.write(fragment.equalities)
    }
    return Fingerprint(context.bytes, seed: own)
  }
}
