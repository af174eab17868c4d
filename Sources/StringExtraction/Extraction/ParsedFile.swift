import SwiftTypeChecker
import Synchronization

/// A file that was read and parsed.
final class ParsedFile: Sendable {
  /// The fingerprint of its content.
  let content: Fingerprint
  let declarations: FileDeclarations
  /// The names of its declarations, except declarations in doubtful extensions.
  let keys: [(key: DeclarationKey, entry: Int)]
  /// The encoded declarations; empty without a snapshot.
  let encoded: [UInt8]
  private let code: Mutex<Code>

  /// The statements of a file, which only its check needs.
  private enum Code {
    case tree(SourceTree)
    /// The source, from which the tree is made again.
    case source(SourceFile)
    case none
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - content: The fingerprint of its content.
  ///   - isWanted: Whether its strings are wanted.
  ///   - options: The options of the project.
  ///   - makesSnapshot: Whether the declarations are encoded.
  ///   - trees: The room for the trees of all files.
  init(
    _ source: SourceFile,
    content: Fingerprint,
    isWanted: Bool,
    options: ExtractionOptions,
    makesSnapshot: Bool,
    trees: TreeBudget
  ) {
    self.content = content
    let isKept = isWanted && trees.admits(source.bytes.count)
    let tree =
      isKept || !isWanted
      ? Lowering.read(source, options: options.lowering, readsBodies: isWanted)
      : Lowering.readDeclarations(source, options: options.lowering)
    declarations = FileDeclarations(tree)
    keys = declarations.keys
    encoded = makesSnapshot ? declarations.encoded() : []
    // Only the checker needs the statements. The declarations were taken from them.
    if !isWanted {
      code = Mutex(.none)
    } else if tree.isGarbled {
      code = Mutex(.tree(tree.withoutStatements))
    } else {
      code = Mutex(isKept ? .tree(tree) : .source(source))
    }
  }

  /// Returns the tree for the check of the file.
  ///
  /// - Parameters:
  ///   - options: The options of the project.
  ///   - isKept: Whether the file keeps the tree. Otherwise, the tree is freed after the check.
  /// - Returns: The tree; `nil` if the strings of the file are not wanted.
  func tree(_ options: ExtractionOptions, isKept: Bool) -> SourceTree? {
    let code = code.withLock { code in
      defer { if !isKept { code = .none } }
      return code
    }
    switch code {
    case .tree(let tree): return tree
    case .source(let source):
      return Lowering.read(source, options: options.lowering, readsBodies: true)
    case .none: return nil
    }
  }
}

/// The room for the trees of files that wait for their check.
///
/// A tree is about ten times as large as its source. Only the trees of the first files of a very large
/// project are kept. Of the other files only the declarations are read at first, and they are parsed
/// again for their check.
final class TreeBudget: Sendable {
  private let used = Atomic<Int>(0)
  private let limit: Int

  /// Creates room for trees.
  ///
  /// - Parameter limit: The number of bytes of the sources whose trees are kept.
  init(limit: Int = 40_000_000) {
    self.limit = limit
  }

  /// Whether the sources exceed the room.
  var isExceeded: Bool { used.load(ordering: .relaxed) > limit }

  /// Returns whether there is room for the tree of a source, and takes the room.
  func admits(_ count: Int) -> Bool {
    used.add(count, ordering: .relaxed).newValue <= limit
  }
}
