import Diagnostics
package import FileSystem
import ProjectDiscovery
import StringCatalog
import Synchronization

/// Compares what a call writes with the rights of the program that makes the call.
///
/// All writes of a call pass it, whichever tool makes them, because it is the `FileSystem.writeRights`
/// of the call's task. It compares the finished translations of each catalog before and after: without
/// the right to finish, a write must not make any; without the right to destroy, it must not lose any.
/// Where the right is there, a loss must be confirmed by a token, which is a digest of the call and of
/// exactly what would be lost. A call that is repeated with the token thus loses what the program has
/// seen and nothing else.
///
/// A synchronization with the code neither loses a text that it marks for review, nor one whose key it
/// marks as stale: the value is kept. The same is true of a key that gets another name.
package final class WriteCheck: WriteRights {
  /// Why a write was refused.
  package enum Refusal: Sendable {
    /// A file that none of the rights permits to write.
    case file(String)
    /// A right is missing for what would happen to texts.
    case missing(SessionRight, [Item])
    /// The source language of a catalog would change, or a new one would not have that of the project.
    case sourceLanguage(path: String)
    /// A file that should be a catalog is none, before or after.
    case notComparable(path: String)
    /// The loss is not confirmed.
    case unconfirmed([Item], token: String)
  }

  /// A finished translation, or a term of the glossary.
  package struct Item: Hashable, Sendable {
    /// The path of the file.
    package let path: String
    /// The key or the term.
    package let key: String
    /// The language; empty for a term.
    package var language = ""
    /// The name of the variant; empty for a text without variants.
    package var variation = ""
    /// The text; empty for a term.
    package var text = ""

    /// Creates an item.
    package init(path: String, key: String) {
      self.path = path
      self.key = key
    }

    init(_ text: FinishedText, at path: String) {
      self.path = path
      key = text.key.string
      language = text.language.string
      variation = text.variation
      self.text = text.value.string
    }
  }

  /// The rights.
  package let rights: SessionRights
  private let call: String
  private let confirmation: String?
  /// The language that new catalogs must have; `nil` for any.
  private let sourceLanguage: String?
  private let found = Mutex<Refusal?>(nil)

  /// Creates the check of a call.
  ///
  /// - Parameters:
  ///   - rights: The rights.
  ///   - call: The name and the arguments of the call, without the token.
  ///   - confirmation: The token of the call; `nil` if it has none.
  ///   - sourceLanguage: The source language of the project; `nil` if it has none yet.
  package init(
    _ rights: SessionRights,
    call: String,
    confirmation: String?,
    sourceLanguage: String?
  ) {
    self.rights = rights
    self.call = call
    self.confirmation = confirmation
    self.sourceLanguage = sourceLanguage
  }

  /// The check of this task's call; `nil` if there is none.
  static var current: WriteCheck? { FileSystem.writeRights as? WriteCheck }

  /// Why the last write was refused; `nil` if none was.
  package var refusal: Refusal? { found.withLock(\.self) }

  // MARK: - Deciding

  package func permitsWriting(_ path: String) -> Bool { permitsWriting(path, isFile: false) }

  private func permitsWriting(_ path: String, isFile: Bool) -> Bool {
    guard !rights.permitWriting(path, isFile: isFile) else { return true }
    refuse(.file(path))
    return false
  }

  package func permits(_ changes: [FileChange]) -> Bool {
    var lost: [Item] = []
    for change in changes {
      let path = change.original.path
      guard permitsWriting(path, isFile: true) else { return false }
      guard path.lowercased().hasSuffix(Project.catalogSuffix) else { continue }
      let old = change.original.bytes.flatMap { Self.catalog($0, path) }
      guard let new = Self.catalog(change.bytes, path), old != nil || change.original.bytes == nil
      else {
        refuse(.notComparable(path: path))
        return false
      }
      guard accepts(FinishedTextChanges(from: old, to: new), of: old, new, at: path, &lost) else {
        return false
      }
    }
    return isConfirmed(lost)
  }

  private static func catalog(_ bytes: [UInt8], _ path: String) -> StringCatalog? {
    let parsed = CatalogFile.parse(bytes, file: path)
    return parsed.hasErrors ? nil : parsed.value
  }

  /// Checks edits of catalogs before they are written.
  ///
  /// Only the entries that were edited are looked at, so the files need not be parsed again.
  ///
  /// - Parameters:
  ///   - edits: Each catalog with its file, and the catalog after the edit.
  ///   - allowance: What neither loses nor makes texts.
  /// - Throws: An error if they are refused.
  func check(
    _ edits: [(file: CatalogFile, catalog: StringCatalog)],
    allowing allowance: FinishedTextChanges.Allowance
  ) throws(FileError) {
    var lost: [Item] = []
    for (file, catalog) in edits {
      let changes = FinishedTextChanges(from: file.catalog, to: catalog, allowing: allowance)
      let old = file.isNew ? nil : file.catalog
      guard permitsWriting(file.path, isFile: true),
        accepts(changes, of: old, catalog, at: file.path, &lost)
      else { throw .notPermitted(file.path) }
    }
    guard isConfirmed(lost) else { throw .notPermitted(edits.first?.file.path ?? "") }
  }

  /// Checks that terms may be removed.
  ///
  /// - Throws: An error if the right is missing, or if the removal is not confirmed.
  package func checkRemoval(of terms: [Item]) throws(FileError) {
    guard isConfirmed(terms) else { throw .notPermitted(terms.first?.path ?? "") }
  }

  private func accepts(
    _ changes: FinishedTextChanges,
    of old: StringCatalog?,
    _ new: StringCatalog,
    at path: String,
    _ lost: inout [Item]
  ) -> Bool {
    if !rights.contains(.finish) {
      let expected = old?.sourceLanguage ?? sourceLanguage ?? new.sourceLanguage
      guard new.sourceLanguage.hasSameCodePoints(as: expected) else {
        refuse(.sourceLanguage(path: path))
        return false
      }
      guard changes.made.isEmpty else {
        refuse(.missing(.finish, changes.made.map { Item($0, at: path) }))
        return false
      }
    }
    lost += changes.lost.map { Item($0, at: path) }
    return true
  }

  private func isConfirmed(_ lost: [Item]) -> Bool {
    guard !lost.isEmpty else { return true }
    guard rights.contains(.destroy) else {
      refuse(.missing(.destroy, lost))
      return false
    }
    let token = token(of: lost)
    guard token != confirmation else { return true }
    refuse(.unconfirmed(lost, token: token))
    return false
  }

  private func token(of lost: [Item]) -> String {
    var hash = FNV1a()
    let fields = lost.flatMap { [$0.path, $0.key, $0.language, $0.variation, $0.text] }
    for field in [call] + fields {
      hash.append("\(field.utf8.count):")
      hash.append(field)
    }
    return "d1-\(hash.hexadecimal)"
  }

  private func refuse(_ refusal: Refusal) { found.withLock { $0 = refusal } }
}

extension StringCatalog {
  /// Marks translations for review that an edit has finished for another source text, if this task's
  /// call must not finish any: no person has decided about them.
  ///
  /// - Parameters:
  ///   - old: The catalog before the edit.
  ///   - allowance: What does not make texts.
  mutating func markUndecided(
    since old: StringCatalog,
    allowing allowance: FinishedTextChanges.Allowance
  ) {
    guard WriteCheck.current?.rights.contains(.finish) == false else { return }
    markForReview(FinishedTextChanges(from: old, to: self, allowing: allowance).made)
  }
}

// MARK: - Writing

/// Checks edits of catalogs by the rights of this task, and then writes them.
///
/// - Parameters:
///   - edits: Each catalog with its file, and the catalog after the edit.
///   - allowance: What neither loses nor makes texts.
///   - write: Writes the files.
/// - Returns: The result of `write`.
/// - Throws: An error if the edits are refused, or the error of `write`.
func withCheckedEdits<Result>(
  _ edits: [(file: CatalogFile, catalog: StringCatalog)],
  allowing allowance: FinishedTextChanges.Allowance = .none,
  _ write: () throws -> Result
) throws -> Result {
  guard let check = WriteCheck.current else { return try write() }
  try check.check(edits, allowing: allowance)
  let paths = Set(edits.map { ExactString($0.file.path) })
  return try FileSystem.$writeRights.withValue(CheckedWrites(check, paths)) { try write() }
}

/// The rights of a call whose edits of some catalogs were compared.
private struct CheckedWrites: WriteRights {
  let check: WriteCheck
  let paths: Set<ExactString>

  init(_ check: WriteCheck, _ paths: Set<ExactString>) {
    self.check = check
    self.paths = paths
  }

  func permitsWriting(_ path: String) -> Bool { check.permitsWriting(path) }

  func permits(_ changes: [FileChange]) -> Bool {
    check.permits(changes.filter { !paths.contains(ExactString($0.original.path)) })
  }
}
