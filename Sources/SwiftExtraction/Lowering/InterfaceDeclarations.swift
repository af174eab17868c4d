/// Returns the declarations of an interface, in its order, without bodies.
///
/// - Parameters:
///   - source: A `.swiftinterface` file, or one of the same kind that people keep.
///   - isGenerated: Whether the compiler wrote it; then what is not public does not count.
/// - Returns: The declarations outside of types; types hold their members.
package func declarations(ofInterface source: SourceFile, isGenerated: Bool) -> [Declaration] {
  var source = source
  if isGenerated { source.bytes = HiddenDeclarations.erased(in: source) }
  let tree = Lowering.read(source, options: ExtractionOptions(), readsBodies: false)
  return tree.statements.compactMap { statement in
    if case .declaration(let declaration) = statement { declaration } else { nil }
  }
}
