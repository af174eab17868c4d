@testable import SwiftTypeChecker

/// A source whose expressions have types.
struct CheckedSource {
  let inference: TypeInference
  private let tree: SourceTree

  init(_ text: String) {
    tree = Lowering.read(
      SourceFile(path: "A.swift", bytes: Array(text.utf8)),
      options: LoweringOptions(),
      readsBodies: true,
      readsAllBodies: true
    )
    let index = DeclarationIndex(ProjectDeclarations([tree]))
    inference = TypeInference(file: 0, lookup: TypeLookup(index: index))
  }

  /// The type of the last variable's initial value as Swift spells it; `nil` if it is not known.
  var lastType: String? {
    guard case .declaration(.variable(let variable))? = tree.statements.last,
      let value = variable.initialValue
    else { return nil }
    return inference.type(of: value).spelling
  }
}
