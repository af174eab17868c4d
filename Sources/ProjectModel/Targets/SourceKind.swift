/// The languages of sources that can hold keys, as the names of their files tell them.
package enum SourceKind: Hashable, Sendable, CaseIterable {
  /// Swift.
  case swift
  /// C, C++ and Objective-C.
  case objectiveC

  /// Returns the kind of a file; `nil` if it is no source.
  package init?(ofFileAt path: String) {
    guard let fileExtension = Self.fileExtension(of: path),
      let kind = Self.kinds[fileExtension]
    else { return nil }
    self = kind
  }

  /// How such files end, behind the dot.
  package var fileExtensions: [String] {
    switch self {
    case .swift: ["swift"]
    case .objectiveC: ["m", "mm", "c", "cc", "cpp", "cxx"] + Self.headerExtensions
    }
  }

  /// How the files of all kinds end.
  package static let allFileExtensions = allCases.flatMap(\.fileExtensions)

  /// Returns whether a file is a header, which no target compiles by itself.
  package static func isHeader(_ path: String) -> Bool {
    fileExtension(of: path).map { headerExtensions.contains(String($0)) } ?? false
  }

  private static let headerExtensions = ["h", "hh", "hpp", "hxx", "pch"]

  private static let kinds = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { kind in
      kind.fileExtensions.map { (Substring($0), kind) }
    }
  )

  private static func fileExtension(of path: String) -> Substring? {
    path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[path.utf8.index(after: $0)...] }
  }
}
