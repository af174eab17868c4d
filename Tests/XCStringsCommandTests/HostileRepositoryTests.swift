import Foundation
import TestSupport
import Testing

/// A repository of a stranger, whose settings start a program that leaves a file.
private struct HostileRepository {
  let repository: GitRepository
  /// The command of the settings.
  let command: String

  private static let started = "started"

  // Commands read the history of the project, because a source text has changed since its records.
  init(in folder: String = "") throws {
    repository = try GitRepository()
    command = "touch '\(repository.home.path(Self.started))'; false"
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    let catalog = StringCatalogText.text("Close", source: nil, "Cerrar")
    try repository.write(catalog, to: "\(prefix)Localizable.xcstrings")
    try repository.write(
      "sourceLanguage: en\nlanguages: [en, es]\ncatalogs: [Localizable.xcstrings]\n",
      to: "\(prefix).xcstrings.yml"
    )
    #expect(try repository.run("review --init trust", in: path(folder)).status == 0)
    try repository.commit("records")
    let changed = StringCatalogText.text("Close", source: "Shut", "Cerrar")
    try repository.write(changed, to: "\(prefix)Localizable.xcstrings")
    try repository.commit("change")
  }

  func path(_ name: String) -> String { "\(repository.folder)/\(name)" }

  /// Whether a program was started, which is forgotten by this call.
  func hasStarted() -> Bool {
    let name = repository.home.path(Self.started)
    defer { try? FileManager.default.removeItem(atPath: name) }
    return FileManager.default.fileExists(atPath: name)
  }

  /// Appends settings to a configuration file of git.
  func configure(_ settings: [HostileSetting], in file: String = ".git/config") throws {
    var text = (try? repository.text(of: file)) ?? ""
    for setting in settings { text += setting.text(command) }
    try repository.write(text, to: file)
  }
}

private enum StringCatalogText {
  /// A catalog with one key.
  static func text(_ key: String, source: String?, _ translation: String) -> String {
    func unit(_ language: String, _ value: String) -> String {
      """
              "\(language)" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(value)"
                }
              }
      """
    }
    let units = (source.map { [unit("en", $0)] } ?? []) + [unit("es", translation)]
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "\(key)" : {
            "localizations" : {
      \(units.joined(separator: ",\n"))
            }
          }
        },
        "version" : "1.0"
      }
      """
  }
}

/// A setting of git whose value is a program or a command.
struct HostileSetting: CustomTestStringConvertible, Sendable {
  /// The section, the subsection and the name, each `nil` or not empty.
  let section: String
  let subsection: String?
  let name: String
  /// Other settings without which git does not use the program.
  var others: [(section: String, subsection: String?, name: String, value: String)] = []

  init(_ key: String, with others: [String: String] = [:]) {
    (section, subsection, name) = Self.parts(of: key)
    self.others = others.sorted { $0.key < $1.key }
      .map { key, value in
        let (section, subsection, name) = Self.parts(of: key)
        return (section, subsection, name, value)
      }
  }

  private static func parts(of key: String) -> (String, String?, String) {
    let parts = key.split(separator: ".").map(String.init)
    let middle = parts.dropFirst().dropLast().joined(separator: ".")
    return (parts[0], middle.isEmpty ? nil : middle, parts[parts.count - 1])
  }

  var testDescription: String {
    [section, subsection, name].compactMap(\.self).joined(separator: ".")
  }

  /// Returns the lines of the setting in a configuration file.
  func text(_ command: String) -> String {
    func line(_ section: String, _ subsection: String?, _ name: String, _ value: String) -> String {
      let quoted = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "[\(section)\(subsection.map { " \"\($0)\"" } ?? "")]\n\t\(name) = \"\(quoted)\"\n"
    }
    return others.map { line($0.section, $0.subsection, $0.name, $0.value) }.joined()
      + line(section, subsection, name, command)
  }

  /// All settings of git-config(1) whose value is a program or a command, and the others that make
  /// git start one.
  static let all: [HostileSetting] =
    [
      "alias.cat-file", "alias.config", "alias.log", "alias.rev-parse", "browser.x.cmd",
      "browser.x.path", "core.alternateRefsCommand", "core.askPass", "core.editor",
      "core.fsmonitor", "core.gitProxy", "core.pager", "core.sshCommand", "credential.helper",
      "diff.external", "diff.x.command", "diff.x.textconv", "difftool.x.cmd", "difftool.x.path",
      "filter.x.clean", "filter.x.process", "filter.x.smudge", "gpg.openpgp.program",
      "gpg.ssh.defaultKeyCommand", "gpg.ssh.program", "gpg.x509.program", "guitool.x.cmd",
      "hook.x.command", "imap.tunnel", "instaweb.httpd", "interactive.diffFilter", "man.x.cmd",
      "man.x.path", "merge.x.driver", "mergetool.x.cmd", "mergetool.x.path", "pager.cat-file",
      "pager.config", "pager.log", "pager.rev-parse", "receive.procReceiveRefs",
      "remote.o.receivepack", "remote.o.uploadpack", "sendemail.headerCmd", "sendemail.tocmd",
      "sequence.editor", "submodule.x.update", "tar.x.command", "trailer.x.cmd",
      "trailer.x.command", "uploadpack.packObjectsHook", "web.browser",
    ]
    .map { HostileSetting($0) } + [
      HostileSetting("gpg.program", with: ["log.showSignature": "true"]),
      HostileSetting("core.hooksPath", with: ["core.fsmonitor": "true"]),
      HostileSetting(
        "core.sshCommand",
        with: [
          "remote.o.url": "ssh://x/y", "remote.o.promisor": "true",
          "extensions.partialClone": "o", "core.repositoryFormatVersion": "1",
          "protocol.ssh.allow": "always", "protocol.allow": "always",
        ]
      ),
      HostileSetting(
        "remote.o.vcs",
        with: ["remote.o.promisor": "true", "protocol.ext.allow": "always"]
      ),
    ]
}

@Suite struct `Repositories of other people` {
  /// The commands that use git, and the status that shows that they could read the history.
  private static let commands = [
    "validate", "review --list --reason outdated", "sync --check", "coverage",
    "diff HEAD~1:Localizable.xcstrings Localizable.xcstrings",
    "diff --driver -- x x x x x x x", "install-git-drivers --dry-run",
    "merge --from-markers Conflict.xcstrings",
  ]

  private func runAll(_ hostile: HostileRepository, in folder: String = "") throws {
    for command in Self.commands {
      let run = try hostile.repository.run(command, in: hostile.path(folder))
      #expect(!hostile.hasStarted(), "\(command) started a program: \(run)")
    }
  }

  /// A merge with conflicts, so that the index has stages.
  private func addConflict(_ repository: GitRepository) throws {
    try repository.git("checkout", "--quiet", "-b", "other", "HEAD~1")
    try repository.write(StringCatalogText.text("A", source: nil, "B"), to: "Conflict.xcstrings")
    try repository.commit("other")
    try repository.git("checkout", "--quiet", "main")
    try repository.write(StringCatalogText.text("A", source: nil, "C"), to: "Conflict.xcstrings")
    try repository.commit("main")
    try repository.git("merge", "--quiet", "other")
  }

  @Test func `start no program that any setting names`() throws {
    let hostile = try HostileRepository()
    try addConflict(hostile.repository)
    try hostile.configure(HostileSetting.all)
    try hostile.repository.write(
      "* filter=x diff=x merge=x\n",
      to: ".git/info/attributes"
    )
    for hook in ["pre-commit", "post-checkout", "fsmonitor-watchman", "post-index-change"] {
      let name = ".git/hooks/\(hook)"
      try hostile.repository.write("#!/bin/sh\n\(hostile.command)\n", to: name)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: hostile.path(name)
      )
    }
    // Git itself starts them, so the settings are effective. It compares a file by a filter only if
    // its time has changed.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
      ofItemAtPath: hostile.path("Localizable.xcstrings")
    )
    try hostile.repository.git("status")
    #expect(hostile.hasStarted())
    try runAll(hostile)
  }

  @Test(arguments: HostileSetting.all)
  func `start no program by a single setting, and are read nevertheless`(
    _ setting: HostileSetting
  ) throws {
    let hostile = try HostileRepository()
    try hostile.configure([setting])
    let validation = try hostile.repository.run("validate")
    #expect(!hostile.hasStarted())
    // A partial clone may lack the history, and nothing is downloaded.
    let isPartial = setting.others.contains { $0.name == "promisor" }
    #expect(validation.output.contains("[source-changed]") != isPartial, "\(validation)")
    let difference = try hostile.repository
      .run("diff HEAD~1:Localizable.xcstrings Localizable.xcstrings")
    #expect(!hostile.hasStarted())
    #expect(difference.output.contains("Shut"), "\(difference)")
  }

  @Test func `are not found in folders of a work tree`() throws {
    let hostile = try HostileRepository(in: "Sub")
    let repository = hostile.repository
    // The folder becomes a bare repository, which lacks an object that a remote promises.
    let other = try HostileRepository()
    for name in ["HEAD", "objects", "refs"] {
      try FileManager.default.copyItem(
        atPath: other.path(".git/\(name)"),
        toPath: hostile.path("Sub/\(name)")
      )
    }
    let blob = try other.repository.git("rev-parse", "HEAD:.xcstrings/review.jsonl").output
      .trimmingCharacters(in: .newlines)
    try FileManager.default.removeItem(
      atPath: hostile.path("Sub/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
    )
    try hostile.configure(
      [
        HostileSetting(
          "core.sshCommand",
          with: [
            "core.repositoryFormatVersion": "0", "core.bare": "false", "core.worktree": ".",
            "remote.o.url": "ssh://x/y", "remote.o.promisor": "true",
            "protocol.ssh.allow": "always",
          ]
        )
      ],
      in: "Sub/config"
    )
    // Git itself downloads the object, and starts the program for it.
    try repository.git("-C", "Sub", "cat-file", "blob", "HEAD:.xcstrings/review.jsonl")
    #expect(hostile.hasStarted())
    try runAll(hostile, in: "Sub")
    let validation = try repository.run("validate", in: hostile.path("Sub"))
    #expect(validation.output.contains("[source-changed]"), "\(validation)")
    let difference = try repository.run(
      "diff HEAD~1:Localizable.xcstrings Localizable.xcstrings",
      in: hostile.path("Sub")
    )
    #expect(difference.output.contains("Shut"), "the outer repository was read: \(difference)")
  }

  @Test func `are read by the git of the user, not by one of the project`() throws {
    let hostile = try HostileRepository()
    for folder in ["", "bin/"] {
      try hostile.repository.write("#!/bin/sh\n\(hostile.command)\n", to: "\(folder)git")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: hostile.path("\(folder)git")
      )
    }
    let xcstrings = BuiltProgram("xcstrings")
    let path = ".::\(hostile.path("bin")):bin:/usr/local/bin:/usr/bin:/bin"
    let run = try xcstrings.run(
      ["validate"],
      environment: ["PATH": path, "HOME": hostile.repository.home.path],
      in: hostile.repository.folder
    )
    #expect(!hostile.hasStarted())
    #expect(run.output.contains("[source-changed]"), "\(run)")
  }

  @Test func `are not chosen by variables for git`() throws {
    let hostile = try HostileRepository()
    let other = try HostileRepository()
    let variables = [
      "GIT_DIR": other.path(".git"), "GIT_WORK_TREE": other.repository.folder,
      "GIT_OBJECT_DIRECTORY": "/nonexistent", "GIT_INDEX_FILE": "/nonexistent",
      "GIT_EXTERNAL_DIFF": hostile.command, "GIT_SSH_COMMAND": hostile.command,
      "GIT_PAGER": hostile.command, "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.fsmonitor",
      "GIT_CONFIG_VALUE_0": hostile.command,
      "GIT_CONFIG_PARAMETERS": "'core.fsmonitor'='\(hostile.command)'",
    ]
    let base = ["PATH": "/usr/bin:/bin", "HOME": hostile.repository.home.path]
    let run = try BuiltProgram("xcstrings")
      .run(
        ["validate"],
        environment: base.merging(variables) { $1 },
        in: hostile.repository.folder
      )
    #expect(!hostile.hasStarted())
    #expect(run.output.contains("[source-changed]"), "\(run)")
  }
}
