import SwiftTypeChecker

/// A file of an extraction.
struct FileRequest: Sendable {
  var path: String
  var stamp: SourceStamp?
  /// Whether its strings are wanted, and not its declarations alone.
  var isWanted: Bool

  /// Returns the files of an extraction: each path once, and as wanted if it is in both lists.
  static func all(
    wanted: [SourceReference],
    known: [SourceReference]
  ) -> [FileRequest] {
    var seen: Set<String> = []
    seen.reserveCapacity(wanted.count + known.count)
    var result: [FileRequest] = []
    result.reserveCapacity(wanted.count + known.count)
    for (sources, isWanted) in [(wanted, true), (known, false)] {
      for source in sources where seen.insert(source.path).inserted {
        result.append(FileRequest(path: source.path, stamp: source.stamp, isWanted: isWanted))
      }
    }
    return result
  }
}

/// What a file system says of a file, and what it says otherwise when the file is written.
///
/// Two equal stamps of a file mean the same content, provided that the earlier one was taken when
/// the file had been left alone for longer than the clock of the file system takes for a step.
package struct SourceStamp: Hashable, BitwiseCopyable, Sendable {
  /// The number of bytes.
  package var size: Int64
  /// When the content was last written, in nanoseconds.
  package var modified: Int64
  /// When anything about the file was last written, its name and permissions included.
  package var changed: Int64
  /// The number of the file in its file system.
  package var identifier: UInt64

  /// Creates a stamp.
  package init(size: Int64, modified: Int64, changed: Int64, identifier: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.identifier = identifier
  }
}

/// A source that is read when its content is needed.
package struct SourceReference: Hashable, Sendable {
  /// The path of the file as the user gave it.
  package var path: String
  /// What tells that the file is as it was; `nil` where only its content can.
  package var stamp: SourceStamp?

  /// Creates a reference.
  package init(path: String, stamp: SourceStamp? = nil) {
    self.path = path
    self.stamp = stamp
  }
}

/// A file that was read and taken apart.
final class ReadFile: Sendable {
  /// The fingerprint of its content.
  let content: Fingerprint
  let tree: SourceTree
  let declarations: FileDeclarations
  /// The names of its declarations, those below doubtful extensions excepted.
  let keys: [(key: DeclarationKey, entry: Int)]
  /// Its declarations encoded; nothing where no snapshot is to keep them.
  let encoded: [UInt8]

  /// Reads a file.
  init(
    _ source: SourceFile,
    content: Fingerprint,
    isWanted: Bool,
    options: ExtractionOptions,
    makesSnapshot: Bool
  ) {
    self.content = content
    var tree = Lowering.read(source, options: options.lowering, readsBodies: isWanted)
    declarations = FileDeclarations(tree)
    keys = declarations.keys
    encoded = makesSnapshot ? declarations.encoded() : []
    // What is wanted of it was encoded and taken apart; its statements are for the checker.
    if !isWanted { tree.statements = [] }
    if tree.isGarbled { tree = tree.withoutStatements }
    self.tree = tree
  }
}

/// How far an extraction has come with one file.
struct FileState: Sendable {
  var request: FileRequest
  /// The number of the file in the snapshot before; `nil` if it is new.
  var former: Int?
  /// Whether the file is as it was then, and what was wanted of it is, too.
  var isUnchanged = false
  /// Whether its findings depend on something that has changed.
  var needsCheck = false
  /// The file as it was read; `nil` as long as the snapshot tells enough.
  var read: ReadFile?
  /// What was found; `nil` as long as the findings of the snapshot before hold.
  var findings: FileFindings?
  /// The names that the findings depend on, shortened; `nil` as the findings.
  var dependencies: [ShortDeclarationKey] = []

  init(_ request: FileRequest) {
    self.request = request
  }

  /// The number of the file in the snapshot before, if it is unchanged.
  var record: Int? { isUnchanged ? former : nil }
}
