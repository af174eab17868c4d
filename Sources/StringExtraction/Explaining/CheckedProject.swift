import SwiftTypeChecker

/// The trees and declarations of a project, for walks with an observer.
struct CheckedProject: Sendable {
  /// The files in the order of the index.
  let sources: [SourceFile]
  let trees: [SourceTree]
  private let declarations: ProjectDeclarations
  private let options: ExtractionOptions

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - wanted: The files whose literals are requested.
  ///   - others: Files whose declarations type the calls in `wanted`.
  ///   - options: The options of the project.
  ///   - readsAll: Whether bodies without literals are read as well.
  init(
    _ wanted: [SourceFile],
    _ others: [SourceFile],
    _ options: ExtractionOptions,
    readsAll: Bool = false
  ) async {
    let paths = Set(wanted.map(\.path))
    let onlyKnown = others.filter { !paths.contains($0.path) }
    sources = wanted + onlyKnown
    let trees = await inBatches(wanted) { batch, _ in
      batch.map {
        Lowering.read($0, options: options.lowering, readsBodies: true, readsAllBodies: readsAll)
      }
    }
    let otherTrees = await inBatches(onlyKnown) { batch, _ in
      batch.map { Lowering.read($0, options: options.lowering, readsBodies: false) }
    }
    declarations = ProjectDeclarations(trees + otherTrees)
    self.trees = trees.map { $0.isGarbled ? $0.withoutStatements : $0 }
    self.options = options
  }

  /// Walks a file, and reports the decisions to an observer.
  func collect(
    from tree: SourceTree,
    file: Int,
    _ observer: any CollectorObserver
  ) -> KeyCollector {
    let lookup = TypeLookup(index: DeclarationIndex(declarations))
    let collector = KeyCollector(
      tree,
      TypeInference(file: file, lookup: lookup),
      routines: options.routines,
      observer: observer
    )
    collector.run()
    return collector
  }
}
