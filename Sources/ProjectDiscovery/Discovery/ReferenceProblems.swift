package import Diagnostics
import FileSystem

/// The diagnostics for files that a project names, and that do not exist or have another name.
package struct ReferenceProblems {
  /// The diagnostics so far.
  package private(set) var diagnostics: [Diagnostic] = []
  /// A function that returns the path of a file relative to the current folder.
  private let name: (String) -> String

  /// The number of names from which they are reported as one diagnostic.
  private static let groupSize = 4
  /// The maximum number of examples in a diagnostic.
  private static let exampleLimit = 3

  /// Creates an empty list for paths that are relative to the current folder.
  package init() {
    name = { $0 }
  }

  /// Creates an empty list for paths in a tree.
  init(in tree: ProjectFiles) {
    name = { tree.name(of: $0) }
  }

  /// Adds the names that differ from those of the files.
  ///
  /// - Parameters:
  ///   - differences: The names in one project, manifest or list of files.
  ///   - declaration: The path of the project or manifest; `nil` if there is none.
  package mutating func add(_ differences: [NameDifference], in declaration: String? = nil) {
    let groups = Dictionary(grouping: differences) { $0.existing.count > 1 }
    for difference in groups[true] ?? [] {
      let message = Diagnostic.Message.fileNameAmbiguous(
        name(difference.named),
        existing: difference.existing.map(name)
      )
      append(message, .error, at: difference.location, in: declaration)
    }
    let single = groups[false] ?? []
    guard let first = single.first, single.count >= Self.groupSize else {
      for difference in single {
        let message = Diagnostic.Message.fileNameDiffers(
          name(difference.named),
          existing: name(difference.existing[0]),
          isOfCase: difference.isOfCase
        )
        append(message, .warning, at: difference.location, in: declaration)
      }
      return
    }
    let notes = single.prefix(Self.exampleLimit)
      .map { difference in
        Diagnostic.Note(
          .fileNameDifference(name(difference.named), existing: name(difference.existing[0])),
          at: difference.location.map(located)
        )
      }
    let message = Diagnostic.Message.fileNamesDiffer(single.count)
    append(message, .warning, at: first.location, in: declaration, notes)
  }

  /// Adds the sources of targets that do not exist.
  ///
  /// - Parameter targets: Targets with paths relative to the current folder.
  mutating func addMissingSources(of targets: [BuildTarget]) {
    var submodules = Submodules()
    for target in targets where !target.isTest {
      let twins = target.missingSources.filter(FileSystem.exists)
      if !twins.isEmpty {
        let examples = Array(twins.prefix(Self.exampleLimit))
        let message = Diagnostic.Message.twinFiles(twins.count, of: target.name, examples: examples)
        append(message, .warning, at: nil, in: ProjectFiles.path(of: target.declaration))
      }
      let absent = target.missingSources.filter { !FileSystem.exists($0) }
      let missing = Dictionary(grouping: absent) { submodules.submodule(of: $0) }
      for (submodule, files) in missing.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
        let examples = Array(files.prefix(Self.exampleLimit))
        let message: Diagnostic.Message =
          if let submodule {
            .submoduleFilesMissing(files.count, of: target.name, in: submodule)
          } else {
            .referencedFilesMissing(files.count, of: target.name, examples: examples)
          }
        append(message, .warning, at: nil, in: ProjectFiles.path(of: target.declaration))
      }
    }
  }

  /// Adds the catalogs of targets that do not exist.
  ///
  /// - Parameter targets: Targets with paths relative to the current folder.
  mutating func addMissingCatalogs(of targets: [BuildTarget]) {
    for target in targets where !target.isTest && !target.missingCatalogs.isEmpty {
      let missing = target.missingCatalogs
      let message = Diagnostic.Message.referencedCatalogsMissing(
        missing.count,
        of: target.name,
        examples: Array(missing.prefix(Self.exampleLimit))
      )
      append(message, .warning, at: nil, in: ProjectFiles.path(of: target.declaration))
    }
  }

  /// Adds the packages that a project references by path and that do not exist.
  mutating func addMissingPackages(_ folders: [String], in declaration: String) {
    var submodules = Submodules()
    for folder in folders {
      let name = name(folder)
      let submodule = submodules.submodule(of: name)
      let message = submodule.map { Diagnostic.Message.packageInSubmodule(name, $0) }
      append(message ?? .localPackageMissing(name), .warning, at: nil, in: declaration)
    }
  }

  /// Adds the `.xcconfig` files that a project references and that do not exist.
  mutating func addMissingConfigurations(_ files: [String], in declaration: String) {
    guard !files.isEmpty else { return }
    let names = files.prefix(Self.exampleLimit).map(name)
    append(.buildSettingsMissing(files.count, examples: names), .warning, at: nil, in: declaration)
  }

  private mutating func append(
    _ message: Diagnostic.Message,
    _ severity: Diagnostic.Severity,
    at location: Location?,
    in declaration: String?,
    _ notes: [Diagnostic.Note] = []
  ) {
    let start = declaration.map { Location(file: $0, utf8Range: 0..<0, line: 1, column: 1) }
    diagnostics.append(
      Diagnostic(message, severity, at: (location ?? start).map(located), notes: notes)
    )
  }

  private func located(_ location: Location) -> Location {
    var location = location
    location.file = name(location.file)
    return location
  }
}

extension BuildTarget {
  /// The file that declares it.
  fileprivate var declaration: String {
    declaredIn.hasSuffix(".xcodeproj") ? declaredIn + "/project.pbxproj" : declaredIn
  }
}

/// The submodules of git repositories, read from `.gitmodules`.
private struct Submodules {
  /// The absolute paths of submodules, by the folder that contains `.gitmodules`.
  private var known: [String: [String]] = [:]

  /// Returns the submodule that contains a file, relative to the current folder; `nil` if there is
  /// none.
  mutating func submodule(of file: String) -> String? {
    let path = FileSystem.absolutePath(of: file)
    for folder in FileSystem.enclosingFolders(of: file) {
      if let found = submodules(in: folder).first(where: { RelativePath.contains($0, path) }) {
        return FileSystem.relativePath(of: found)
      }
      // A repository does not contain the submodules of another one.
      if FileSystem.exists(FileSystem.join(folder, ".git")) { return nil }
    }
    return nil
  }

  private mutating func submodules(in folder: String) -> [String] {
    if let known = known[folder] { return known }
    let content = try? FileSystem.read(FileSystem.join(folder, ".gitmodules"), as: .configuration)
    let lines = String(decoding: content ?? [], as: UTF8.self).split(whereSeparator: \.isNewline)
    let paths = lines.compactMap { line -> String? in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "path" else { return nil }
      return FileSystem.join(folder, String(parts[1].drop(while: \.isWhitespace)))
    }
    known[folder] = paths
    return paths
  }
}

// MARK: - Messages

extension Diagnostic.Message {
  /// A project names a file or folder with other letter case or Unicode normalization.
  static func fileNameDiffers(_ named: String, existing: String, isOfCase: Bool) -> Self {
    isOfCase
      ? Self(
        "file-name-differs",
        "\(quoted: named) differs from the file \(quoted: existing) in letter case; macOS ignores this, but a build on Linux does not find the file"
      )
      : Self(
        "file-name-differs",
        variant: "normalization",
        "\(quoted: named) differs from the file \(quoted: existing) in Unicode normalization; macOS ignores this, but a build on Linux does not find the file"
      )
  }

  /// A project names many files with other letter case or Unicode normalization; notes
  /// ``fileNameDifference(_:existing:)``.
  static func fileNamesDiffer(_ count: Int) -> Self {
    Self(
      "file-name-differs",
      variant: "several",
      "\(count) paths differ from their files in letter case or Unicode normalization; macOS ignores this, but a build on Linux does not find the files",
      one:
        "\(count) path differs from its file in letter case or Unicode normalization; macOS ignores this, but a build on Linux does not find the file"
    )
  }

  /// Note: the name of a file in a project, and the one that it has.
  static func fileNameDifference(_ named: String, existing: String) -> Self {
    Self("file-name-difference", "\(quoted: named): the file is \(quoted: existing)")
  }

  /// A name in a project matches no file, but several if letter case and normalization are ignored.
  static func fileNameAmbiguous(_ named: String, existing: [String]) -> Self {
    Self(
      "file-name-ambiguous",
      "\(quoted: named) matches several files if letter case is ignored: \(quoted: existing); correct the path"
    )
  }

  /// Sources of a target do not exist.
  static func referencedFilesMissing(_ count: Int, of target: String, examples: [String]) -> Self {
    Self(
      "referenced-file-missing",
      "\(count) source files of the target \(quoted: target) do not exist, such as \(quoted: examples)",
      one:
        "\(count) source file of the target \(quoted: target) does not exist: \(quoted: examples)"
    )
  }

  /// Catalogs of a target do not exist.
  static func referencedCatalogsMissing(
    _ count: Int,
    of target: String,
    examples: [String]
  ) -> Self {
    Self(
      "referenced-file-missing",
      variant: "catalog",
      "\(count) catalogs of the target \(quoted: target) do not exist, such as \(quoted: examples)",
      one: "\(count) catalog of the target \(quoted: target) does not exist: \(quoted: examples)"
    )
  }

  /// Sources of a target are not read, because others have the same names on macOS.
  static func twinFiles(_ count: Int, of target: String, examples: [String]) -> Self {
    Self(
      "file-name-differs",
      variant: "twin",
      "\(count) source files of the target \(quoted: target) are not read, because the names of other files differ only in Unicode normalization: \(quoted: examples)",
      one:
        "\(count) source file of the target \(quoted: target) is not read, because the name of another file differs only in Unicode normalization: \(quoted: examples)"
    )
  }

  /// Sources of a target are in a submodule that is not checked out.
  static func submoduleFilesMissing(_ count: Int, of target: String, in submodule: String) -> Self {
    Self(
      "referenced-file-missing",
      variant: "submodule",
      "\(count) source files of the target \(quoted: target) do not exist, because the submodule \(quoted: submodule) is not checked out; run 'git submodule update --init'",
      one:
        "\(count) source file of the target \(quoted: target) does not exist, because the submodule \(quoted: submodule) is not checked out; run 'git submodule update --init'"
    )
  }

  /// A package that a project references by path does not exist.
  package static func localPackageMissing(_ folder: String) -> Self {
    Self(
      "local-package-missing",
      "the package \(quoted: folder) does not exist, so its declarations are unknown"
    )
  }

  /// A package that a project references by path is in a submodule that is not checked out.
  static func packageInSubmodule(_ folder: String, _ submodule: String) -> Self {
    Self(
      "local-package-missing",
      variant: "submodule",
      "the package \(quoted: folder) does not exist, because the submodule \(quoted: submodule) is not checked out; run 'git submodule update --init'"
    )
  }

  /// `.xcconfig` files that a project references do not exist.
  static func buildSettingsMissing(_ count: Int, examples: [String]) -> Self {
    Self(
      "build-settings-missing",
      "\(count) configuration files do not exist, such as \(quoted: examples), so any compilation condition may be set",
      one:
        "\(count) configuration file does not exist: \(quoted: examples), so any compilation condition may be set"
    )
  }
}
