package import Diagnostics
package import FileSystem
import StringCatalog

/// A catalog file with the repairs of its damage.
package struct RepairedCatalog {
  /// The repairs, in the order of the file; empty if the file is not damaged or has ``errors``.
  package let repairs: [Diagnostic]
  /// The errors of a file whose repair is not certain.
  package let errors: [Diagnostic]
  private let content: FileContent
  private let bytes: [UInt8]

  /// Reads and repairs a file, without writing it.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - mergesDuplicates: Whether to keep the parts that only a duplicate has.
  /// - Throws: An error if the file cannot be read.
  package init(
    at path: String,
    mergingDuplicates mergesDuplicates: Bool
  ) throws(FileError) {
    let original = try FileSystem.read(path, as: .catalog)
    content = FileContent(path: path, bytes: original)
    let repair = StringCatalog.repair(original, file: path, mergingDuplicates: mergesDuplicates)
    let parsed = StringCatalog.parse(repair.bytes ?? original, file: path)
    errors = parsed.diagnostics.filter { $0.severity == .error }
    repairs = errors.isEmpty ? repair.repairs : []
    bytes = errors.isEmpty ? repair.bytes ?? original : original
  }

  /// The path of the file.
  package var path: String { content.path }

  /// Whether the file must be written.
  package var isChanged: Bool { content.bytes != bytes }

  /// The change to the file.
  package var change: FileChange { FileChange(content, to: bytes) }
}
