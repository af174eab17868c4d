import CatalogValidation
package import Diagnostics
package import FileSystem
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog
package import StringExtraction
import SwiftTypeChecker

/// Reads the storyboards, XIBs and Info.plists of catalogs.
struct ResourceExtraction: Sendable {
  /// The localizable keys of an Info.plist.
  private let keys: InfoPlistKeys
  private let cache: ExtractionCache?
  private let options: ExtractionOptions

  /// Creates the extraction of a project.
  ///
  /// - Parameters:
  ///   - keys: The localizable keys of Info.plists.
  ///   - cache: The cache of the documents' strings; `nil` for none.
  ///   - options: The options of the extraction, for the name of the cache.
  init(_ keys: InfoPlistKeys, _ cache: ExtractionCache?, _ options: ExtractionOptions) {
    self.keys = keys
    self.cache = cache
    self.options = options
  }

  /// Returns the strings of resources.
  ///
  /// - Parameter resources: The resources.
  /// - Returns: The strings, in the order of the resources, and the writing of the cache.
  @concurrent
  func strings(
    of resources: [CatalogResources]
  ) async -> (strings: [ResourceStrings], cacheWriting: CacheWriting?) {
    let (documents, writing) = await read(Set(resources.compactMap(\.document)))
    return (resources.map { strings(of: $0, documents) }, writing)
  }

  private func strings(
    of resources: CatalogResources,
    _ documents: [String: Document]
  ) -> ResourceStrings {
    var result = ResourceStrings()
    let table = resources.table
    if let document = resources.document.flatMap({ documents[$0] }) {
      result.add(document, in: table)
    }
    for list in resources.infoPlists { result.add(strings(of: list, table)) }
    return result
  }

  private func strings(of list: InfoPlistSource, _ table: String) -> ResourceStrings {
    var result = ResourceStrings()
    var texts = InfoPlistTexts(declaredIn: list.declaredIn)
    if list.isGenerated, let name = list.expanding("$(PRODUCT_NAME)") {
      texts.add("CFBundleName", name, at: nil)
    }
    if let properties = list.properties {
      texts.add(InfoPlistFile(properties, expanding: list.expanding))
    } else if !list.isPreprocessed, let path = list.file,
      let bytes = result.bytes(of: path, missing: list)
    {
      let parsed = InfoPlistFile.parse(bytes, file: path, expanding: list.expanding)
      result.add(parsed.diagnostics)
      parsed.value.map { texts.add($0) }
    }
    for value in list.generatedValues { texts.add(value.key, value.text, at: value.location) }
    result.lacksSettings =
      list.isPartial || list.isPreprocessed || texts.lacksText(of: keys)
    result.strings = texts.strings(of: keys, table: table)
    return result
  }
}

extension InfoPlistKeys {
  /// Creates the localizable keys of a project; those that Xcode knows if there is none.
  package init(in project: Project?) {
    self.init(adding: project?.configuration.infoPlistKeys ?? [:])
  }
}

// MARK: - Diagnoses

extension CatalogResources {
  /// Reads the resources, and returns the diagnoses of their texts.
  ///
  /// - Parameter keys: The localizable keys of Info.plists.
  /// - Returns: The diagnoses, in the order of the file, and the problems of the file.
  /// - Throws: `FileError` if a file cannot be read.
  package func diagnoses(
    knowing keys: InfoPlistKeys
  ) throws(FileError) -> ParseResult<[ResourceDiagnosis]> {
    if let document {
      let bytes = try FileSystem.read(document, as: .interface)
      let parsed = InterfaceDocument.parse(bytes, file: document)
      return ParseResult(
        parsed.value.map { ResourceDiagnosis.all(in: $0, table: table) } ?? [],
        diagnostics: parsed.diagnostics
      )
    }
    guard let list = infoPlists.first, let path = list.file else {
      return ParseResult([], diagnostics: [])
    }
    let bytes = try FileSystem.read(path, as: .interface)
    let parsed = InfoPlistFile.parse(bytes, file: path, expanding: list.expanding)
    guard let content = parsed.value else {
      return ParseResult([], diagnostics: parsed.diagnostics)
    }
    var texts = InfoPlistTexts(declaredIn: list.declaredIn)
    texts.add(content)
    let strings = texts.strings(of: keys, table: table)
    return ParseResult(
      ResourceDiagnosis.all(in: content, extracting: strings),
      diagnostics: parsed.diagnostics
    )
  }
}

// MARK: - Documents

extension ResourceExtraction {
  /// A document that was read, or whose strings the cache has.
  struct Document: Sendable {
    var strings: DocumentStrings
    /// Whether the file could be read.
    var isRead = true
    /// Whether the strings are from the cache.
    var isKept = false
  }

  /// Reads documents, except those that the cache has.
  private func read(
    _ paths: Set<String>
  ) async -> (documents: [String: Document], writing: CacheWriting?) {
    guard !paths.isEmpty else { return ([:], nil) }
    let paths = paths.sorted()
    let stamps = await SourceStamps(of: paths)
    let references = paths.map { stamps.reference(to: $0) }
    let program = cache?.program ?? ""
    let snapshot = DocumentSnapshot(
      cache?.load(options, .documents) ?? SnapshotBytes.none,
      of: program
    )
    let read = await references.concurrentMap { reference in
      snapshot.strings(of: reference).map { Document(strings: $0, isKept: true) }
        ?? Self.read(reference.path)
    }
    let documents = Dictionary(uniqueKeysWithValues: zip(paths, read))
    guard let cache, read.contains(where: { !$0.isKept }) else { return (documents, nil) }
    let options = options
    let kept = zip(references, read).filter(\.1.isRead).map { ($0, $1.strings) }
    let writing = CacheWriting(cache) { () throws(FileError) in
      try cache.store(DocumentSnapshot.bytes(of: kept, program: program), options, .documents)
    }
    return (documents, writing)
  }

  private static func read(_ path: String) -> Document {
    var reading = ResourceStrings()
    guard let bytes = reading.bytes(of: path) else {
      return Document(strings: DocumentStrings(diagnostics: reading.diagnostics), isRead: false)
    }
    let parsed = InterfaceDocument.parse(bytes, file: path)
    return Document(
      strings: DocumentStrings(
        strings: parsed.value?.strings.map { $0.extracted() } ?? [],
        diagnostics: parsed.diagnostics
      )
    )
  }
}

extension ResourceStrings {
  fileprivate mutating func add(_ document: ResourceExtraction.Document, in table: String) {
    add(document.strings.diagnostics)
    if !document.isRead { isComplete = false }
    strings += document.strings.strings.map { string in
      var string = string
      string.table = table
      return string
    }
  }

  fileprivate mutating func add(_ other: ResourceStrings) {
    strings += other.strings
    diagnostics += other.diagnostics
    if !other.isComplete { isComplete = false }
    if other.lacksSettings { lacksSettings = true }
  }

  /// Adds the problems of a file; after any but a note, some of its texts may be unknown.
  fileprivate mutating func add(_ problems: [Diagnostic]) {
    diagnostics += problems
    if problems.contains(where: { $0.severity > .note }) { isComplete = false }
  }

  /// Returns the content of a file; otherwise records why its texts are unknown.
  fileprivate mutating func bytes(of path: String, missing list: InfoPlistSource? = nil) -> [UInt8]?
  {
    do throws(FileError) {
      return try FileSystem.read(path, as: .interface)
    } catch {
      isComplete = false
      if error.isRefusal {
        diagnostics.append(error.skipDiagnostic)
      } else if error.code == .notFound, let list {
        let project = Location(file: list.declaredIn, utf8Range: 0..<0, line: 1, column: 1)
        diagnostics.append(
          Diagnostic(.infoPlistMissing(path, target: list.target), .warning, at: project)
        )
      } else {
        let start = Location(file: path, utf8Range: 0..<0, line: 1, column: 1)
        diagnostics.append(Diagnostic(.resourceUnreadable, .error, at: start))
      }
      return nil
    }
  }
}

extension Diagnostic.Message {
  /// The Info.plist of a target does not exist.
  fileprivate static func infoPlistMissing(_ path: String, target: String) -> Self {
    Self(
      "info-plist-missing",
      "the Info.plist \(quoted: path) of the target \(quoted: target) does not exist, so its texts are unknown and no key is removed"
    )
  }

  /// A storyboard, a XIB or an Info.plist cannot be read.
  fileprivate static let resourceUnreadable = Self(
    "resource-unreadable",
    "the file cannot be read, so its texts are unknown and no key is removed"
  )
}
