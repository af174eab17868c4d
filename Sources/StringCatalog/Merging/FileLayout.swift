import JSONText

/// How the file of a catalog is laid out.
struct FileLayout: Equatable {
  private let layout: JSONLayout
  private let encoding: TextEncoding
  private let start: [UInt8]
  private let end: [UInt8]

  /// Finds out how a catalog will be laid out when it is printed.
  init(_ catalog: StringCatalog) {
    let document = catalog.document
    let root = document?.root.node.range
    layout = document.map(JSONLayout.init(of:)) ?? .xcode
    encoding = document?.encoding ?? .utf8
    start = document.map { Array($0.bytes[..<(root?.lowerBound ?? 0)]) } ?? []
    end = document.map { Array($0.bytes[(root?.upperBound ?? 0)...]) } ?? []
  }
}
