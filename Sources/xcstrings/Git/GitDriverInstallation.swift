import CommandSupport
import Localization

/// What has to be changed so that git takes this program for catalogs, or does so no longer.
struct GitDriverInstallation {
  /// A change of a setting.
  struct Change {
    var setting: String
    var value: String?
  }

  /// The settings that change.
  let changes: [Change]
  /// The path of the file of attributes.
  let attributesPath: String
  private let scope: GitScope
  private let attributes: FileContent
  private let newAttributes: String

  /// Works out what has to be done to install the drivers.
  ///
  /// - Throws: That the attributes give catalogs another driver.
  init(installing program: String, in scope: GitScope) throws {
    let settings = GitDrivers.settings(program: program)
    let content = try FileSystem.content(of: scope.attributesPath())
    let attributes = GitAttributes(Self.text(of: content))
    if let contradiction = attributes.contradiction {
      throw CommandFailure.otherDriver(contradiction.line, content.path, contradiction.number)
    }
    let changes = try settings.filter { try scope.value(of: $0.name) != $0.value }
      .map { Change(setting: $0.name, value: $0.value) }
    self.init(changes, content, attributes.installed, scope)
  }

  /// Works out what has to be done to take the drivers away.
  init(uninstallingFrom scope: GitScope) throws {
    let content = try FileSystem.content(of: scope.attributesPath())
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

  /// Whether the file of attributes changes.
  var changesAttributes: Bool {
    newAttributes != Self.text(of: attributes)
  }

  /// Whether all is as it should be.
  var isDone: Bool {
    changes.isEmpty && !changesAttributes
  }

  /// Makes the changes.
  func perform() throws {
    if changesAttributes {
      if let slash = attributesPath.lastIndex(of: "/") {
        try FileSystem.createFolder(String(attributesPath[..<slash]))
      }
      try FileSystem.replace(attributes, with: Array(newAttributes.utf8))
    }
    for change in changes { try scope.set(change.setting, to: change.value) }
  }

  private static func text(of content: FileContent) -> String {
    String(decoding: content.bytes ?? [], as: UTF8.self)
  }
}

extension CommandFailure {
  fileprivate static func otherDriver(_ line: String, _ path: String, _ number: Int) -> Self {
    CommandFailure(
      String(
        localized: "\(path) has another driver for catalogs in line \("\(number)"): \(line)",
        comment:
          "Error of xcstrings install-git-drivers. The arguments are a path, the number of a line and the line"
      ),
      hint: String(
        localized:
          "Remove the line or its attributes 'merge', 'diff' and 'binary'; nothing was changed.",
        comment:
          "Below the error that .gitattributes has another driver. The names are attributes of git"
      ),
      status: .data
    )
  }
}
