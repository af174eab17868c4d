import Diagnostics
import FileSystem
import MachineTranslation
import StringCatalog

extension Workspace {
  /// Adds what the code says about the keys to plans.
  ///
  /// - Parameters:
  ///   - plans: The plans.
  ///   - sendsCode: Whether lines of code are added.
  ///   - progress: Receives the progress of the extraction.
  /// - Returns: The plans with the uses of their keys.
  /// - Throws: `CancellationError`, or an error if the cache cannot be read.
  package func addingUses(
    to plans: [CatalogTranslationPlan],
    sendsCode: Bool,
    progress: ExtractionProgressHandler? = nil
  ) async throws -> [CatalogTranslationPlan] {
    var keys: [String: Set<ExactString>] = [:]
    for plan in plans where !plan.plan.entries.isEmpty {
      keys[FileSystem.absolutePath(of: plan.path), default: []]
        .formUnion(plan.plan.entries.map { ExactString($0.key) })
    }
    guard !keys.isEmpty else { return plans }
    let wanted = keys
    var contexts = try await keyContexts(
      ofCatalogsAt: plans.filter { !$0.plan.entries.isEmpty }.map(\.path).unique,
      where: { path, key in
        wanted[FileSystem.absolutePath(of: path)]?.contains(ExactString(key)) ?? false
      },
      progress: progress
    )
    let unused = contexts.keysWithoutUses(
      among: plans.lazy.flatMap { plan in plan.plan.entries.map { (plan.path, $0.key) } }
    )
    contexts.addMissing(from: try await usesElsewhere(of: unused, progress: progress))
    var result = plans
    for index in plans.indices {
      for entry in plans[index].plan.entries.indices {
        let key = plans[index].plan.entries[entry].key
        let context = contexts.context(of: key, inCatalogAt: plans[index].path)
        result[index].plan.entries[entry].use = KeyUse(context, sendsCode: sendsCode)
      }
    }
    return result
  }
}

extension KeyUse {
  /// The maximum number of places that are sent.
  private static let placeLimit = 5
  /// The number of lines of code before and after a place.
  private static let reach = 3

  fileprivate init(_ context: KeyContext, sendsCode: Bool) {
    self.init(
      role: context.role,
      screen: context.screen,
      places: context.places.prefix(Self.placeLimit)
        .map { "\($0.location.file):\($0.location.line)" },
      isElsewhere: context.places.first?.kind == .elsewhere,
      code: sendsCode ? context.places.first?.code(reach: Self.reach) : nil
    )
  }
}

extension [String] {
  /// The elements without repetitions, in the same order.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
