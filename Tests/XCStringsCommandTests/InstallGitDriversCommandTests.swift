import TestSupport
import Testing

@Suite struct `xcstrings install-git-drivers` {
  private static let catalogs = "*.xcstrings merge=xcstrings diff=xcstrings"
  private static let records = "**/.xcstrings/review.jsonl merge=xcstrings"
  private static let line = "\(catalogs)\n\(records)"
  let repository: GitRepository

  init() throws {
    repository = try GitRepository()
  }

  @Test func `sets the drivers once`() throws {
    let first = try repository.run("install-git-drivers")
    #expect(first.status == 0)
    #expect(
      first.output.hasPrefix("Git now merges and compares catalogs string by string.\n")
    )
    #expect(try repository.text(of: ".gitattributes") == Self.line + "\n")
    let driver = try repository.git("config", "merge.xcstrings.driver").output
    #expect(driver.hasSuffix("/xcstrings merge --driver=%P -- %O %A %B\n"))
    let second = try repository.run("install-git-drivers")
    #expect(second.output.isEmpty)
    #expect(second.errors == "The drivers are already installed.\n")
    #expect(try repository.text(of: ".gitattributes") == Self.line + "\n")
  }

  @Test func `changes nothing in a dry run`() throws {
    let run = try repository.run("install-git-drivers --dry-run")
    #expect(run.status == 0)
    #expect(run.output.contains("+ merge.xcstrings.driver = "))
    for line in [Self.catalogs, Self.records] {
      #expect(run.output.contains("/.gitattributes: \(line)\n"))
    }
    #expect(try repository.git("config", "merge.xcstrings.driver").status == 1)
    #expect(try repository.git("status", "--porcelain").output == "?? README\n")
  }

  @Test(arguments: [
    ("*.swift text\n", "*.swift text\n\(line)\n"),
    ("*.swift text", "*.swift text\n\(line)"),
    ("*.swift text\r\n", "*.swift text\r\n\(catalogs)\r\n\(records)\r\n"),
    ("*.xcstrings text eol=lf\n", "*.xcstrings text eol=lf\n\(line)\n"),
    ("# *.xcstrings merge=union\n", "# *.xcstrings merge=union\n\(line)\n"),
    (
      "*.xcstrings   merge=xcstrings\tdiff=xcstrings\n",
      "*.xcstrings   merge=xcstrings\tdiff=xcstrings\n\(records)\n"
    ),
  ])
  func `keeps the other lines of the attributes`(_ before: String, _ after: String) throws {
    try repository.write(before, to: ".gitattributes")
    #expect(try repository.run("install-git-drivers").status == 0)
    #expect(Array(try repository.text(of: ".gitattributes").utf8) == Array(after.utf8))
    #expect(try repository.run("install-git-drivers --uninstall").status == 0)
    let left = try repository.text(of: ".gitattributes")
    #expect(!left.contains("diff=xcstrings"))
    #expect(before.hasPrefix("*.xcstrings  ") || left.trimmed == before.trimmed)
    #expect(try repository.git("config", "--get-regexp", "xcstrings").output.isEmpty)
  }

  @Test(arguments: ["*.xcstrings merge=union", "*.xcstrings -diff", "*.xcstrings binary"])
  func `fails if another driver is set`(_ line: String) throws {
    try repository.write("*.swift text\n\(line)\n", to: ".gitattributes")
    let run = try repository.run("install-git-drivers")
    #expect(run.status == 65)
    #expect(
      run.errors.contains(
        "/.gitattributes already sets another driver for catalogs on line 2: \(line)\n"
      )
    )
    #expect(try repository.text(of: ".gitattributes") == "*.swift text\n\(line)\n")
    #expect(try repository.git("config", "merge.xcstrings.driver").status == 1)
  }

  @Test func `sets the drivers for all repositories`() throws {
    #expect(
      try repository.run("install-git-drivers --global", in: repository.home.path).status == 0
    )
    #expect(try repository.home.text(of: ".config/git/attributes") == Self.line + "\n")
    #expect(try repository.home.text(of: "gitconfig").contains("[merge \"xcstrings\"]"))
    let attribute = try repository.git("check-attr", "merge", "A.xcstrings").output
    #expect(attribute == "A.xcstrings: merge: xcstrings\n")
    #expect(try repository.run("install-git-drivers --global --uninstall").status == 0)
    #expect(!(try repository.home.text(of: "gitconfig")).contains("xcstrings"))
  }

  @Test func `works from a subfolder of the repository`() throws {
    try repository.write("", to: "inner/file")
    let run = try repository.run("install-git-drivers", in: repository.folder + "/inner")
    #expect(run.status == 0)
    #expect(try repository.text(of: ".gitattributes") == Self.line + "\n")
  }

  @Test func `reports that there is no repository`() throws {
    let run = try repository.run("install-git-drivers", in: repository.home.path)
    #expect(run.status == 66)
    #expect(run.errors.hasPrefix("Error: This folder is not in a git repository.\n"))
  }

  @Test func `prints in Spanish`() throws {
    let spanish = try GitRepository(language: "es_ES.UTF-8")
    let run = try spanish.run("install-git-drivers --uninstall")
    #expect(run.errors == "Los controladores no están instalados.\n")
  }

  @Test func `reports as JSON`() throws {
    let run = try repository.run("install-git-drivers --json")
    #expect(run.status == 0)
    #expect(run.output.contains(#""setting" : "diff.xcstrings.textconv""#))
    #expect(run.output.contains(#""changesAttributes" : true"#))
  }
}

extension String {
  fileprivate var trimmed: Substring {
    let end = lastIndex { !$0.isNewline }
    return end.map { self[...$0] } ?? ""
  }
}
