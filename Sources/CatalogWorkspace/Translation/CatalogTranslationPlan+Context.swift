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
  /// The maximum number of bytes of a line of code.
  private static let longestLine = 400

  fileprivate init(_ context: KeyContext, sendsCode: Bool) {
    self.init(
      role: context.role,
      screen: context.screen,
      places: context.places.prefix(Self.placeLimit)
        .map { "\($0.location.file):\($0.location.line)" },
      isElsewhere: context.places.first?.isElsewhere ?? false,
      code: sendsCode ? Self.code(around: context.places.first) : nil
    )
  }

  /// Returns the lines of code around a place; `nil` if they cannot be read.
  private static func code(around place: KeyContext.Place?) -> String? {
    guard let location = place?.location,
      let bytes = try? FileSystem.read(location.file, as: .source)
    else { return nil }
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"),
      maxSplits: location.line + reach,
      omittingEmptySubsequences: false
    )
    let first = max(location.line - 1 - reach, 0)
    let last = min(location.line + reach, lines.count)
    guard first < last else { return nil }
    return lines[first..<last].map { String(decoding: $0.prefix(longestLine), as: UTF8.self) }
      .joined(separator: "\n")
  }
}

extension [String] {
  /// The elements without repetitions, in the same order.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
