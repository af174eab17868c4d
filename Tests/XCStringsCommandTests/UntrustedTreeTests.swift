import Foundation
import TestSupport
import Testing

@Suite struct `Trees of other people` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    let home = shell.folder
    try home.write(Samples.source, to: "Project/Sources/App/App.swift")
    try home.write(Samples.catalog, to: "Project/Localizations/App.xcstrings")
    try home.write("", to: "Project/.git/HEAD")
    try home.write(
      """
      sourceLanguage: en
      languages: [en, es]
      catalogs: [Localizations]
      targets:
        App: {table: App}
      """,
      to: "Project/.xcstrings.yml"
    )
    try home.write("machine example.com login secret-word password p", to: "netrc")
  }

  private var project: Shell { Shell(in: shell.folder, below: "Project") }

  private func makePipe(_ name: String) throws {
    let made = try BuiltProgram(at: "/usr/bin/env")
      .run(
        ["mkfifo", name],
        environment: ["PATH": "/usr/bin:/bin"],
        in: shell.folder.path("Project")
      )
    #expect(made.status == 0)
  }

  // MARK: Special files

  @Test func `pipes and devices are skipped, and keys are kept`() async throws {
    try shell.folder.write("", to: "Project/Sources/App/App.swift")
    try makePipe("Sources/App/Pipe.swift")
    try makePipe("Localizations/Pipe.xcstrings")
    try shell.folder.link("Project/Sources/App/Zero.swift", to: "/dev/zero")
    try shell.folder.link("Project/Sources/App/Zero.m", to: "/dev/zero")
    try shell.folder.link("Project/Sources/App/Input.swift", to: "/dev/stdin")
    let before = try shell.folder.text(of: "Project/Localizations/App.xcstrings")
    for command in ["sync", "extract", "validate --sources", "coverage", "export", "config"] {
      let run = try await project.run(command)
      #expect(run.status < 64, "\(command): \(run.errors)")
      let isReadingSources = ["sync", "extract", "validate --sources"].contains(command)
      for name in ["Pipe.swift", "Zero.swift", "Zero.m", "Input.swift"] where isReadingSources {
        let warning = "Sources/App/\(name):1:1: warning: this is not a regular file"
        #expect(run.errors.components(separatedBy: warning).count == 2, "\(command) \(name)")
      }
      if command != "config", command != "extract" {
        #expect(
          run.errors.components(separatedBy: "Pipe.xcstrings:1:1: warning: this is not").count == 2,
          "\(command): \(run.errors)"
        )
      }
    }
    #expect(try shell.folder.text(of: "Project/Localizations/App.xcstrings") == before)
  }

  @Test func `pipes in language folders and projects are skipped`() async throws {
    try shell.folder.remove("Project/.xcstrings.yml")
    try shell.folder.write(#""a" = "b";"#, to: "Project/App/en.lproj/L.strings")
    try FileManager.default.createDirectory(
      atPath: shell.folder.path("Project/App/es.lproj"),
      withIntermediateDirectories: true
    )
    try FileManager.default.createDirectory(
      atPath: shell.folder.path("Project/App.xcodeproj"),
      withIntermediateDirectories: true
    )
    try makePipe("App/es.lproj/L.strings")
    try makePipe("App.xcodeproj/project.pbxproj")
    let run = try await project.run("migrate --source-language en")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("App/es.lproj/L.strings:1:1: warning: this is not a regular file"))
    #expect(shell.folder.exists("Project/App/L.xcstrings"))
    let sync = try await project.run("sync --check Localizations/App.xcstrings")
    #expect(sync.errors.contains("project.pbxproj:1:1: warning: this is not a regular file"))
    #expect(!sync.output.contains("removed"))
    #expect(!sync.output.contains("stale"))
  }

  @Test func `files are not read beyond a limit`() async throws {
    let path = try shell.folder.write("", to: "Project/Sources/App/Large.swift")
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 3 << 30)
    try file.close()
    let run = try await project.run("sync --check")
    let error =
      "Large.swift:1:1: error: the file has 3,072 MiB, but files of this kind are read up to 4"
    #expect(run.errors.components(separatedBy: error).count == 2, "\(run.errors)")
    #expect(run.status == 65)
  }

  @Test func `a list of files may come from a pipe`() async throws {
    let run = try BuiltProgram(at: "/usr/bin/env")
      .run(
        [
          "bash", "-c",
          "exec \"$0\" extract --format json --file-list <(echo Sources/App/App.swift)",
          BuiltProgram("xcstrings").path,
        ],
        environment: ["PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "HOME": shell.folder.path],
        in: shell.folder.path("Project")
      )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("App.swift"))
  }

  // MARK: Boundary

  @Test func `links out of the project are skipped, and keys are kept`() async throws {
    try shell.folder.write("let a = String(localized: \"Outside\")\n", to: "Other/a.swift")
    try shell.folder.write("let b = String(localized: \"Inside\")\n", to: "Project/Shared/b.swift")
    try shell.folder.write("", to: "Project/Sources/App/App.swift")
    try shell.folder.link("Project/Sources/App/a.swift", to: shell.folder.path("Other/a.swift"))
    try shell.folder.link("Project/Sources/App/b.swift", to: "../../Shared/b.swift")
    let run = try await project.run("sync --dry-run")
    #expect(run.status == 0)
    #expect(run.errors.contains("warning: 1 file is outside of the project and is skipped"))
    #expect(run.output.contains("\"Inside\""))
    #expect(!(run.output + run.errors).contains("\"Outside\""))
    #expect(!run.output.contains("removed"))
    let permitted = try await project.run("sync --dry-run --allow-outside")
    #expect(permitted.output.contains("\"Outside\""))
    #expect(!permitted.errors.contains("outside of the project"))
    #expect(try await !project.run("sync --dry-run").output.contains("\"Outside\""))
  }

  @Test(arguments: ["x.csv", "x.po", "x.xliff"])
  func `the content of files outside is never quoted`(name: String) async throws {
    try shell.folder.link("Project/Translations/\(name)", to: "../../netrc", creatingFolder: true)
    try shell.folder.link("Project/Localizations/Secret.xcstrings", to: "../../netrc")
    for line in ["import", "import Translations/\(name)", "validate", "coverage", "sync --check"] {
      let run = try await project.run(line)
      #expect((run.output + run.errors).contains("outside of the project"), "\(line)")
      #expect(!(run.output + run.errors).contains("secret-word"), "\(line)")
      #expect(!(run.output + run.errors).contains("machine"), "\(line)")
    }
  }

  @Test func `results are not written through links out of the project`() async throws {
    try shell.folder.link("Project/Translations/es.xliff", to: "../../netrc", creatingFolder: true)
    try shell.folder.link("Project/junit.xml", to: "../netrc")
    try shell.folder.link("Project/base.json", to: "../netrc")
    try shell.folder.link("Project/Out", to: "..")
    for line in [
      "export", "export -o Translations", "export -o Translations/es.xliff", "export -o Out/Sub",
      "validate --report junit -o junit.xml", "coverage --report html -o junit.xml",
      "compile -o Out/Sub", "extract --output Out/Sub",
      "extract --format stringsdata --output Out/Sub",
      "generate-symbols -o Out/Sub",
    ] {
      let run = try await project.run(line)
      #expect(run.status == 65, "\(line): \(run.errors)")
      #expect(run.errors.contains("is outside of the project"), "\(line): \(run.errors)")
      #expect(run.errors.contains("--allow-outside"), "\(line)")
      #expect(!run.errors.contains("secret-word"))
    }
    #expect(try shell.folder.text(of: "netrc").hasPrefix("machine"))
    #expect(try shell.folder.names() == ["Project", "netrc"])
  }

  @Test func `links inside of the project are kept`() async throws {
    try shell.folder.write("", to: "Project/Reports/real.xml")
    try shell.folder.link("Project/junit.xml", to: "Reports/real.xml")
    _ = try await project.run("validate --report junit -o junit.xml")
    #expect(try shell.folder.text(of: "Project/Reports/real.xml").contains("<testsuites"))
  }

  @Test func `git attributes are not written through a link out of the project`() async throws {
    let repository = try GitRepository()
    try repository.home.write("secret-word", to: "netrc")
    try repository.home.link("it's a repository/.gitattributes", to: "../netrc")
    let inside = Shell(in: repository.home, below: "it's a repository")
    let run = try await inside.run("install-git-drivers")
    #expect(run.status == 65, "\(run.errors)")
    #expect(try repository.home.text(of: "netrc") == "secret-word")
  }

  @Test func `a configuration above the repository is not used`() async throws {
    try shell.folder.remove("Project/.xcstrings.yml")
    try shell.folder.write("unknown: 1\n", to: ".xcstrings.yml")
    #expect(try await project.run("validate Localizations").status == 0)
    try shell.folder.remove("Project/.git")
    #expect(try await project.run("validate Localizations").status == 65)
  }

  // MARK: Cache

  @Test func `folders outside of the project are not listed`() async throws {
    try shell.folder.write(Samples.source, to: "Other/Other.swift")
    try shell.folder.write(
      """
      sourceLanguage: en
      languages: [en, es]
      catalogs: [Localizations, ../Other]
      declarations: [/]
      targets:
        App: {table: App, sources: [Sources/App, ../Other]}
      """,
      to: "Project/.xcstrings.yml"
    )
    let config = try await project.run("config")
    #expect(
      config.errors == """
        .xcstrings.yml:1:1: warning: the path '../Other' is outside of the project and is skipped; to use it, pass --allow-outside [configuration-path-outside]
        .xcstrings.yml:1:1: warning: the path '/' is outside of the project and is skipped; to use it, pass --allow-outside [configuration-path-outside]
        .xcstrings.yml:6:44: warning: the path '../Other' is outside of the project and is skipped; to use it, pass --allow-outside [configuration-path-outside]

        """
    )
    let sync = try await project.run("sync --check --no-cache")
    #expect(sync.status == 0, "\(sync)")
    #expect(sync.errors.contains("[file-outside-project]"))
  }

  @Test func `a cache in a linked folder is not used`() async throws {
    let home = shell.folder
    for number in 0..<30 { try home.write("x", to: "Pictures/holiday.image\(number).jpg") }
    try home.link("Project/.build/xcstrings", to: home.path("Pictures"), creatingFolder: true)
    let before = try home.names(in: "Pictures")
    for command in [
      "sync --check", "validate --sources", "extract", "extract --cache .build/xcstrings",
    ] {
      #expect(try await project.run(command).status < 64)
      #expect(try home.names(in: "Pictures") == before)
    }
  }

  @Test func `the cache removes only its own files`() async throws {
    let home = shell.folder
    for number in 0..<30 { try home.write("x", to: "Project/.build/xcstrings/my.image\(number)") }
    for number in 10..<40 {
      try home.write("x", to: "Project/.build/xcstrings/01234567890123\(number).image")
    }
    try home.write("mine", to: "Project/.build/xcstrings/.gitignore")
    #expect(try await project.run("sync --dry-run").status == 0)
    let names = try home.names(in: "Project/.build/xcstrings")
    #expect(names.count { $0.hasPrefix("my.image") } == 30)
    #expect(names.count { $0.hasSuffix(".image") } == 16)
    #expect(try home.text(of: "Project/.build/xcstrings/.gitignore") == "mine")
  }

  // MARK: Watching

  @Test func `a watch with a pipe ends on Ctrl-C`() async throws {
    let watched = try Shell()
    try watched.writeProject(source: Samples.source)
    let made = try BuiltProgram(at: "/usr/bin/env")
      .run(
        ["mkfifo", "Sources/App/P.swift"],
        environment: ["PATH": "/usr/bin:/bin"],
        in: watched.folder.path
      )
    #expect(made.status == 0)
    try watched.folder.link("Sources/App/Z.swift", to: "/dev/zero")
    let watching = try WatchingShell(watched)
    #expect(try await watching.start())
    #expect(try await watching.interrupt() == 0)
  }
}

extension TemporaryFolder {
  /// Creates a symbolic link, and its parent folder.
  fileprivate func link(_ name: String, to target: String, creatingFolder: Bool) throws {
    let folder = String(path(name).prefix(upTo: path(name).lastIndex(of: "/") ?? name.startIndex))
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try link(name, to: target)
  }
}
