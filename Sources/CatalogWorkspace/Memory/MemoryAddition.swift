package import Diagnostics
import FileFormats
package import FileSystem

/// Adds the translations of TMX files to another one.
package struct MemoryAddition {
  /// All translations of the file.
  package private(set) var texts: MemoryTexts
  /// The number of translations that were added.
  package private(set) var addedCount = 0
  /// The problems of the files.
  package private(set) var diagnostics: [Diagnostic] = []
  private let content: FileContent

  /// Reads the file to which translations are added, if it exists.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - sourceLanguage: The source language, for a file that does not exist.
  /// - Throws: `FileError` if the file cannot be read.
  package init(to path: String, sourceLanguage: String) throws(FileError) {
    content = try FileSystem.content(of: path, as: .translation)
    texts = MemoryTexts(sourceLanguage: sourceLanguage)
    guard let bytes = content.bytes else { return }
    let parsed = TMXReader.parse(bytes, file: path)
    diagnostics = parsed.diagnostics
    if let language = parsed.value.lazy.compactMap(\.sourceLanguage).first {
      texts = MemoryTexts(sourceLanguage: language)
    }
    for unit in parsed.value { texts.add(unit) }
  }

  /// Adds the translations of a file.
  ///
  /// - Throws: `FileError` if the file cannot be read.
  package mutating func add(_ path: String) throws(FileError) {
    let next = try FileSystem.pieces(of: path, as: .translation)
    var (texts, count) = (self.texts, 0)
    diagnostics += try TMXReader.read(file: path, reading: next) { unit in
      count += texts.add(unit)
      return true
    }
    self.texts = texts
    addedCount += count
  }

  /// Writes the file if translations were added.
  ///
  /// - Parameter version: The version of the program, which the file names.
  /// - Throws: `FileError` if the file cannot be written, or if it was changed meanwhile.
  package func write(version: String) throws(FileError) {
    guard addedCount > 0 else { return }
    try FileSystem.replace(content, with: texts.printed(version: version).bytes)
  }
}
