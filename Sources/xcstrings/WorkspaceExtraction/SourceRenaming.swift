import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog
import StringExtraction
import SwiftTypeChecker

/// The renaming of a key in the sources that feed a catalog.
struct SourceRenaming {
  /// The key that the literals have afterwards; `nil` if no literal is edited.
  private(set) var key: RenamedKey?
  /// The literals that are edited.
  private(set) var edits: [FixIt.Edit] = []
  /// The literals that are not, and why.
  private(set) var diagnostics: [Diagnostic] = []
  /// What becomes of the files.
  private(set) var changes: [FileChange] = []

  /// Works out what is to be edited, and changes nothing.
  ///
  /// - Parameters:
  ///   - renaming: The old key and the new one.
  ///   - plan: The catalog that has the key, and the sources that feed it.
  ///   - project: The project that names the tables of calls; `nil` if there is none.
  ///   - cache: Where the extraction before has left what need not be read again.
  ///   - console: Where problems of sources are told.
  /// - Throws: That the sources cannot be read, or that the new key does not fit them.
  init(
    _ renaming: LiteralRenaming,
    in plan: SyncPlan,
    of project: Project?,
    cache: ExtractionCache?,
    _ console: Console
  ) async throws {
    let found = try await Self.places(of: renaming.key, in: plan, of: project, cache, console)
    var keys: Set<RenamedKey> = []
    for (file, places) in found.sorted(by: { $0.key < $1.key }) {
      let bytes = try FileSystem.read(file)
      let result = Self.rename(renaming, literalsAt: places, in: bytes, of: file)
      edits += result.edits
      diagnostics += result.diagnostics
      keys.formUnion(result.keys)
      let content = FileContent(path: file, bytes: bytes)
      changes.append(FileChange(content, to: Self.apply(result.edits, to: bytes)))
    }
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      DiagnosticPrinter().print(diagnostics, to: console)
      throw CommandFailure.literalsDoNotFit(renaming.newKey)
    }
    guard keys.count < 2 else {
      throw CommandFailure.literalsDiffer(keys.map(\.key).sorted())
    }
    key = keys.first
  }

  private static func rename(
    _ renaming: LiteralRenaming,
    literalsAt places: [Place],
    in bytes: [UInt8],
    of file: String
  ) -> LiteralRenaming.Result {
    SourceKind(ofFileAt: file) == .objectiveC
      ? renaming.rename(literalsAt: places, in: ObjectiveCSource(path: file, bytes: bytes))
      : renaming.rename(literalsAt: places, in: SourceFile(path: file, bytes: bytes))
  }

  private static func places(
    of key: String,
    in plan: SyncPlan,
    of project: Project?,
    _ cache: ExtractionCache?,
    _ console: Console
  ) async throws -> [String: [Place]] {
    let routines = plan.routines + (project?.configuration.routines ?? [])
    let input = ExtractionInput(
      files: plan.files,
      stamps: plan.stamps,
      indexed: plan.indexed,
      options: ExtractionOptions(routines: routines, includesPreviews: true),
      cache: cache
    )
    let extraction = try await SourceExtraction.read(input, console, isMachineRead: false) { $0 }
    guard extraction.isComplete else {
      extraction.reportProblems(to: console)
      throw CommandFailure.sourcesIncomplete
    }
    let occurrences = plan.strings(in: extraction.strings.occurrences, of: project).joined()
      .filter { $0.key.utf8.elementsEqual(key.utf8) }
    return Dictionary(grouping: occurrences.map(\.place), by: \.file)
  }

  private static func apply(_ edits: [FixIt.Edit], to bytes: [UInt8]) -> [UInt8] {
    edits.reversed()
      .reduce(into: bytes) { bytes, edit in
        bytes.replaceSubrange(edit.place.utf8Range, with: edit.replacement.utf8)
      }
  }
}

extension CommandFailure {
  fileprivate static var sourcesIncomplete: CommandFailure {
    CommandFailure(
      String(
        localized: "Not all sources could be understood; nothing was changed.",
        comment: "Error of xcstrings rename --in-sources, below the reasons"
      ),
      status: .data
    )
  }

  fileprivate static func literalsDoNotFit(_ key: String) -> CommandFailure {
    CommandFailure(
      String(
        localized:
          "The sources pass other values than the key \(KeyQuotation(key, limit: 72).text) asks for; nothing was changed.",
        comment: "Error of xcstrings rename --in-sources, below the places"
      ),
      status: .data
    )
  }

  fileprivate static func literalsDiffer(_ keys: [String]) -> CommandFailure {
    let list = keys.map { KeyQuotation($0, limit: 72).text }.joined(separator: ", ")
    return CommandFailure(
      String(
        localized: "The literals would get different keys: \(list). Nothing was changed.",
        comment: "Error of xcstrings rename --in-sources. The argument is a list of keys"
      ),
      status: .data
    )
  }
}

// MARK: - Renaming

extension CommandFailure {
  /// Creates the failure of a renaming.
  init(
    _ error: StringCatalog.RenameError,
    from key: String,
    to newKey: String,
    in file: CatalogFile
  ) {
    switch error {
    case .noSuchKey: self = .noKey(key, in: [file])
    case .keyExists: self = .keyExists(newKey, in: file.path)
    case .placeholdersDiffer(let old, let new): self = .placeholdersDiffer(old, new)
    case .textsVary: self = .textsVary(of: key)
    }
  }

  private static func keyExists(_ key: String, in path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "\(path) already has the key \(KeyQuotation(key, limit: 72).text).",
        comment: "Error of xcstrings rename. The first argument is the path of a catalog"
      ),
      status: .findings
    )
  }

  private static func placeholdersDiffer(_ old: [String], _ new: [String]) -> CommandFailure {
    CommandFailure(
      placeholderSentence(old, new),
      hint: String(
        localized: "--force renames the key nevertheless; its texts stay as they are.",
        comment: "Below the error that the placeholders of two keys differ"
      ),
      status: .data
    )
  }

  private static func placeholderSentence(_ old: [String], _ new: [String]) -> String {
    if new.isEmpty {
      return String(
        localized:
          "The new key does not have the placeholders of the old one: \(Quotation.list(old)).",
        comment: "Error of xcstrings rename. The argument is a list of placeholders such as '%@'"
      )
    }
    if old.isEmpty {
      return String(
        localized:
          "The new key has placeholders that the old one does not have: \(Quotation.list(new)).",
        comment: "Error of xcstrings rename. The argument is a list of placeholders such as '%@'"
      )
    }
    return String(
      localized:
        "The new key has other placeholders: \(Quotation.list(new)) instead of \(Quotation.list(old)).",
      comment: "Error of xcstrings rename. The arguments are lists of placeholders such as '%@'"
    )
  }

  private static func textsVary(of key: String) -> CommandFailure {
    CommandFailure(
      String(
        localized:
          "The arguments of \(KeyQuotation(key, limit: 72).text) cannot change places: its texts vary with a number.",
        comment: "Error of xcstrings rename"
      ),
      status: .data
    )
  }
}
