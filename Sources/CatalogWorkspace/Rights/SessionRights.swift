import FileSystem

/// What a program that uses a session may do with the project.
package enum SessionRight: String, Hashable, Sendable, CaseIterable {
  /// Reading texts, settings and code.
  case read
  /// Writing translations that need review.
  case draft
  /// Changing keys and literals in the code, and adding languages and terms.
  case edit
  /// Making finished translations, and deciding about drafts.
  case finish
  /// Losing finished translations and terms.
  case destroy
  /// Writing and reading files of other programs, and merging catalogs.
  case exchange
  /// Starting the translation engine of the configuration.
  case translate
}

/// The rights of a program that uses a session.
package struct SessionRights: Hashable, Sendable {
  private let rights: Set<SessionRight>

  /// All rights.
  package static let all = SessionRights(Set(SessionRight.allCases))

  /// Creates rights.
  package init(_ rights: Set<SessionRight>) {
    self.rights = rights
  }

  /// Returns whether a right is one of them.
  package func contains(_ right: SessionRight) -> Bool { rights.contains(right) }

  /// The rights, in the order of their declaration.
  package var list: [SessionRight] { SessionRight.allCases.filter(rights.contains) }

  // MARK: - Files

  /// Returns whether one of the rights permits to write a file with a path.
  ///
  /// What a catalog may contain afterwards is another question; see ``WriteCheck``.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isFile: Whether it is a file, whose extension is compared; otherwise, it may be a folder.
  /// - Returns: Whether it may be written.
  package func permitWriting(_ path: String, isFile: Bool) -> Bool {
    // The bytes are compared: a letter or a mark next to a slash forms a character with it.
    let parts = FileSystem.shortenedPath(path).utf8.split(separator: UInt8(ascii: "/"))
      .map { String(Substring($0)) }.filter { $0 != "." }
    // Results that can be computed again.
    if Self.isCache(parts) { return true }
    let hidden = parts.filter { $0.utf8.first == UInt8(ascii: ".") && $0 != ".." }
    guard hidden.allSatisfy({ $0 == Self.ownFolder }) else { return false }
    let needed = isFile ? Self.rights(forWriting: parts) : Self.writing
    return !rights.isDisjoint(with: needed)
  }

  /// The rights that permit to write anything.
  private static let writing = Set(SessionRight.allCases).subtracting([.read])

  /// The folder of the files that the program keeps in a project.
  private static let ownFolder = ".xcstrings"

  private static func isCache(_ parts: [String]) -> Bool {
    zip(parts, parts.dropFirst()).contains { $0 == (".build", "xcstrings") }
      || parts.last == ".build"
  }

  private static func rights(forWriting parts: [String]) -> Set<SessionRight> {
    let name = parts.last ?? ""
    if parts.contains(where: { $0.pathExtension.lowercased() == "xcloc" }) { return [.exchange] }
    switch name.pathExtension.lowercased() {
    case "xcstrings": return writing
    case "jsonl" where parts.dropLast().last == ownFolder: return writing
    case "tmx", "tbx", "csv": return [.edit, .exchange]
    case "xliff", "xlf", "po", "strings", "stringsdict": return [.exchange]
    case "swift", "m", "mm", "c", "h", "cpp", "hpp", "cc": return [.edit]
    default: return []
    }
  }
}
