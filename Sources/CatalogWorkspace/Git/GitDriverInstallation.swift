import Diagnostics
import FileSystem
package import StringCatalog

/// The changes that install or uninstall this program as git's driver for catalogs.
package struct GitDriverInstallation {
  /// A change of a setting.
  package struct Change {
    package var setting: String
    package var value: String?
  }

  /// The changes to settings.
  package let changes: [Change]
  /// The path of the attributes file.
  package let attributesPath: String
  private let scope: GitScope
  private let attributes: FileContent
  private let newAttributes: String

  /// Determines the changes that install the drivers.
  ///
  /// - Parameters:
  ///   - program: The shell command that runs this program.
  ///   - preference: The side that merges take where both sides changed a part; `nil` for none.
  ///   - scope: The repositories.
  /// - Throws: ``WorkspaceError`` if the attributes assign another driver to catalogs.
  package init(
    installing program: String,
    preferring preference: CatalogMerge.Preference? = nil,
    in scope: GitScope
  ) throws {
    let settings = GitDrivers.settings(program: program, preferring: preference)
    let content = try scope.attributes()
    let attributes = GitAttributes(Self.text(of: content))
    if let contradiction = attributes.contradiction {
      throw WorkspaceError.otherGitDriver(
        line: contradiction.line,
        number: contradiction.number,
        path: content.path
      )
    }
    let changes = try settings.filter { try scope.value(of: $0.name) != $0.value }
      .map { Change(setting: $0.name, value: $0.value) }
    self.init(changes, content, attributes.installed, scope)
  }

  /// Determines the changes that uninstall the drivers.
  package init(uninstallingFrom scope: GitScope) throws {
    let content = try scope.attributes()
    let changes = try GitDrivers.settings(program: "")
      .filter { try scope.value(of: $0.name) != nil }
      .map { Change(setting: $0.name, value: nil) }
    let attributes = GitAttributes(Self.text(of: content))
    self.init(changes, content, attributes.uninstalled, scope)
  }

  private init(
    _ changes: [Change],
    _ attributes: FileContent,
    _ newAttributes: String,
    _ scope: GitScope
  ) {
    self.changes = changes
    self.attributes = attributes
    self.newAttributes = newAttributes
    self.scope = scope
    attributesPath = attributes.path
  }

  /// Whether the attributes file changes.
  package var changesAttributes: Bool {
    newAttributes != Self.text(of: attributes)
  }

  /// Whether there is nothing to change.
  package var isDone: Bool {
    changes.isEmpty && !changesAttributes
  }

  /// Applies the changes.
  package func perform() throws {
    if changesAttributes {
      try scope.withBoundary { () throws(FileError) in
        if let slash = attributesPath.lastIndex(of: "/") {
          try FileSystem.createFolder(String(attributesPath[..<slash]))
        }
        try FileSystem.replace(attributes, with: Array(newAttributes.utf8))
      }
    }
    for change in changes { try scope.set(change.setting, to: change.value) }
  }

  private static func text(of content: FileContent) -> String {
    String(decoding: content.bytes ?? [], as: UTF8.self)
  }
}

extension GitScope {
  /// Returns the content of the attributes file.
  fileprivate func attributes() throws -> FileContent {
    let path = try attributesPath()
    return try withBoundary { () throws(FileError) in
      try FileSystem.content(of: path, as: .configuration)
    }
  }

  /// Runs an operation on the attributes file, which is outside of the project if it is that of the
  /// user.
  fileprivate func withBoundary<Result>(
    _ operation: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    guard case .user = self else { return try operation() }
    return try FileSystem.withoutBoundary(operation)
  }
}

/// The settings with which git merges and compares catalogs by this program.
enum GitDrivers {
  /// The name of the drivers, in the configuration and the attributes.
  package static let name = "xcstrings"

  /// A setting of git's configuration.
  struct Setting {
    package var name: String
    package var value: String
  }

  /// Returns the settings.
  ///
  /// Two of them are for differences. `git diff` runs the command, which shows differences by
  /// language. `git log -p`, `git show` and other line-based tools use the lines of the conversion,
  /// one per string.
  ///
  /// - Parameters:
  ///   - program: The shell command that runs this program.
  ///   - preference: The side that merges take where both sides changed a part; `nil` for none.
  /// - Returns: The settings, in the order of display.
  package static func settings(
    program: String,
    preferring preference: CatalogMerge.Preference? = nil
  ) -> [Setting] {
    let options = preference.map { " --prefer=\($0.rawValue)" } ?? ""
    return [
      Setting(name: "merge.\(name).name", value: "String Catalogs, by key, language and text"),
      Setting(
        name: "merge.\(name).driver",
        // In this setting, a percent sign begins the placeholder for a file.
        value:
          "\(program.replacingScalars("%", with: "%%")) merge\(options) --driver=%P -- %O %A %B"
      ),
      Setting(name: "diff.\(name).command", value: "\(program) diff --driver --"),
      Setting(name: "diff.\(name).textconv", value: "\(program) diff --textconv --"),
    ]
  }
}

/// The content of a `.gitattributes` file, with respect to catalogs.
package struct GitAttributes {
  /// The lines that assign the drivers to catalogs, and to the review records.
  package static let installedLines = [
    "\(pattern) merge=\(GitDrivers.name) diff=\(GitDrivers.name)",
    "**/\(ReviewFile.name) merge=\(GitDrivers.name)",
  ]
  private static let pattern = "*.xcstrings"
  private static let attributes = ["merge", "diff"]

  private let text: String

  /// Creates attributes from the content of a file.
  package init(_ text: String) {
    self.text = text
  }

  /// The first line that assigns another driver to catalogs; `nil` if there is none.
  ///
  /// Its number is counted from 1.
  package var contradiction: (number: Int, line: String)? {
    for (index, line) in lines.enumerated() where Self.contradicts(line) {
      return (index + 1, Self.trimmed(line))
    }
    return nil
  }

  /// The content including the lines, which are added at the end.
  package var installed: String {
    let present = Set(lines.map(Self.trimmed))
    return Self.installedLines.filter { !present.contains($0) }.reduce(text, Self.appending)
  }

  private static func appending(_ text: String, _ line: String) -> String {
    guard let last = text.unicodeScalars.last else { return line + "\n" }
    let end = text.unicodeScalars.contains("\r") ? "\r\n" : "\n"
    return last == "\n" ? text + line + end : text + end + line
  }

  /// The content without the lines.
  package var uninstalled: String {
    lines.filter { !Self.installedLines.contains(Self.trimmed($0)) }.joined(separator: "\n")
  }

  /// The lines, without the line feeds between them.
  ///
  /// A carriage return belongs to its line. As a `Character`, it would be combined with the line
  /// feed.
  private var lines: [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func trimmed(_ line: String) -> String {
    line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func contradicts(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.first == pattern[...] else { return false }
    return words.dropFirst()
      .contains { word in
        let name = word.drop { $0 == "-" || $0 == "!" }.prefix { $0 != "=" }
        let sets = attributes.contains(String(name)) || name == "binary"
        return sets && word != "\(name)=\(GitDrivers.name)"
      }
  }
}
