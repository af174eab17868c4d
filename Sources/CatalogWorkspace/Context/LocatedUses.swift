import CatalogValidation
import Diagnostics
import FileSystem
import JSONSyntax
import ProjectDiscovery
import StringCatalog
import StringExtraction
import SwiftTypeChecker

/// The elements that display the strings at some locations.
struct LocatedUses: Sendable {
  private var uses: [Location: LiteralUse] = [:]

  /// Returns the use at a location; an empty one if it is not known.
  subscript(location: Location) -> LiteralUse {
    uses[location] ?? LiteralUse()
  }

  /// Determines the uses, with several files in parallel.
  ///
  /// A file that can no longer be read has no known uses.
  ///
  /// - Parameter locations: The locations of literals in Swift sources, and of strings in documents
  ///   of Interface Builder.
  /// - Returns: The uses.
  static func find(at locations: Set<Location>) async -> LocatedUses {
    let files = Dictionary(grouping: locations, by: \.file).sorted { $0.key < $1.key }
    let found = await files.concurrentMap { file, locations in
      uses(inFileAt: file, locations)
    }
    var result = LocatedUses()
    for (location, use) in found.joined() { result.uses[location] = use }
    return result
  }

  private static func uses(
    inFileAt path: String,
    _ locations: [Location]
  ) -> [(Location, LiteralUse)] {
    guard let bytes = try? FileSystem.read(path, as: .source) else { return [] }
    if SourceKind(ofFileAt: path) == .swift {
      guard let uses = LiteralUses(in: SourceFile(path: path, bytes: bytes)) else { return [] }
      return locations.map { ($0, uses.use(atUTF8Offset: $0.utf8Range.lowerBound)) }
    }
    guard CatalogResources.isResource(path),
      let strings = InterfaceDocument.parse(bytes, file: path).value?.strings
    else { return [] }
    let known = Dictionary(
      strings.map { string in
        (string.location, LiteralUse(role: string.className, container: string.container))
      },
      uniquingKeysWith: { first, _ in first }
    )
    return locations.compactMap { location in known[location].map { (location, $0) } }
  }
}

/// The neighboring keys of each string in its file.
struct NeighborKeys {
  private var keys: [String: [(offset: Int, key: String)]] = [:]

  /// The number of keys on each side.
  private static let reach = 2

  /// Creates the neighbors among the strings of catalogs.
  init(_ strings: [[ExtractedString]]) {
    for string in strings.joined() {
      keys[string.location.file, default: []]
        .append((string.location.utf8Range.lowerBound, string.key))
    }
    for file in keys.keys { keys[file]?.sort { $0.offset < $1.offset } }
  }

  /// Returns the keys before and after a key in its file, in the order of the file.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - location: The location of its string.
  /// - Returns: The keys.
  /// - Complexity: O(log *n*) in the number of strings of the file.
  func keys(around key: String, at location: Location) -> [String] {
    guard let keys = keys[location.file] else { return [] }
    let offset = location.utf8Range.lowerBound
    let index = keys.partitioningIndex { $0.offset >= offset }
    guard index < keys.count, keys[index].offset == offset else { return [] }
    let before = Self.distinct(keys[..<index].reversed().map(\.key), except: key)
    let after = Self.distinct(keys[(index + 1)...].map(\.key), except: key)
    return before.reversed() + after.filter { !before.contains($0) }
  }

  private static func distinct(_ keys: [String], except key: String) -> [String] {
    var found: [String] = []
    for other in keys where other != key && !found.contains(other) {
      found.append(other)
      if found.count == reach { break }
    }
    return found
  }
}
