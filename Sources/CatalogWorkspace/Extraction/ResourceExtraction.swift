import CatalogValidation
import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog
import StringExtraction

/// Reads the storyboards, XIBs and Info.plists of catalogs.
struct ResourceExtraction: Sendable {
  /// The localizable keys of an Info.plist.
  let keys: InfoPlistKeys

  /// Creates the extraction of a project; with the keys that Xcode knows if there is none.
  init(in project: Project?) {
    keys = InfoPlistKeys(adding: project?.configuration.infoPlistKeys ?? [:])
  }

  /// Returns the strings of the resources of catalogs.
  ///
  /// - Parameter catalogs: The catalogs.
  /// - Returns: The strings, in the order of the catalogs.
  @concurrent
  func strings(of catalogs: [PlannedCatalog]) async -> [ResourceStrings] {
    await catalogs.concurrentMap { strings(of: $0) }
  }

  private func strings(of planned: PlannedCatalog) -> ResourceStrings {
    var result = ResourceStrings()
    if let document = planned.resources.document {
      result.add(strings(ofDocument: document, planned.file.table))
    }
    for list in planned.resources.infoPlists { result.add(strings(of: list, planned.file.table)) }
    return result
  }

  private func strings(ofDocument path: String, _ table: String) -> ResourceStrings {
    var result = ResourceStrings()
    guard let bytes = result.bytes(of: path) else { return result }
    let parsed = InterfaceDocument.parse(bytes, file: path)
    result.add(parsed.diagnostics)
    result.strings = parsed.value?.strings.map { $0.extracted(in: table) } ?? []
    return result
  }

  private func strings(of list: InfoPlistSource, _ table: String) -> ResourceStrings {
    var result = ResourceStrings()
    var texts = InfoPlistTexts(declaredIn: list.declaredIn)
    let expand = { (text: String) in list.settings.expanding(text) }
    if list.isGenerated { texts.add("CFBundleName", list.productName, at: nil) }
    if let properties = list.properties {
      texts.add(InfoPlistFile(properties, expanding: expand))
    } else if let path = list.file, let bytes = result.bytes(of: path, missing: list) {
      let parsed = InfoPlistFile.parse(bytes, file: path, expanding: expand)
      result.add(parsed.diagnostics)
      parsed.value.map { texts.add($0) }
    }
    for value in list.generatedValues { texts.add(value.key, value.text, at: value.location) }
    if list.isPartial { result.isComplete = false }
    result.strings = texts.strings(of: keys, table: table)
    return result
  }
}

extension ResourceStrings {
  fileprivate mutating func add(_ other: ResourceStrings) {
    strings += other.strings
    diagnostics += other.diagnostics
    if !other.isComplete { isComplete = false }
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
      return try FileSystem.read(path, as: .source)
    } catch {
      isComplete = false
      if error.isRefusal {
        diagnostics.append(error.skipWarning)
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
