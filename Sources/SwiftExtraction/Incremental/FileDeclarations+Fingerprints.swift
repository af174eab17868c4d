extension FileDeclarations {
  /// Returns what is declared under each name in this file, as a fingerprint.
  ///
  /// - Parameters:
  ///   - encoded: The same declarations encoded.
  ///   - tables: What tells the types of extensions.
  /// - Returns: The fingerprints, by name.
  func fingerprints(
    _ encoded: EncodedDeclarations,
    resolvedBy tables: DeclarationTables
  ) -> [DeclarationKey: Fingerprint] {
    var result: [DeclarationKey: Fingerprint] = [:]
    for (key, entry) in keys + keys(resolvedBy: tables) {
      let content = fingerprint(of: entry, encoded, resolvedBy: tables)
      result[key] = (result[key] ?? .start).adding(content.rawValue)
    }
    return result
  }

  /// Returns the fingerprint of an entry with what it takes from the type around it.
  private func fingerprint(
    of number: Int,
    _ encoded: EncodedDeclarations,
    resolvedBy tables: DeclarationTables
  ) -> Fingerprint {
    let own = encoded.fingerprint(number)
    guard let type = entries[number].type, case .type(let fragment)? = entry(type) else {
      return own
    }
    var context = ImageWriter()
    context.write(tables.name(of: fragment))
    context.write(fragment.isDeclaration)
    if !fragment.isDeclaration {
      context.write(fragment.generics)
      context.write(fragment.equalities)
    }
    return Fingerprint(context.bytes, seed: own)
  }
}
