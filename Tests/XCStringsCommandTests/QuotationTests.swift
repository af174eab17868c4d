import TestSupport
import Testing

@testable import xcstrings

@Suite struct `Files that are not what they should be` {
  private static let secret = "SECRETWORD"

  /// Files with secrets, as other programs write them.
  static let files: [(name: String, content: String)] = [
    ("environment", "TOKEN=\(secret)\nOTHER=\(secret)\n"),
    ("git configuration", "[remote \"\(secret)\"]\n\turl = https://\(secret)@example.com\n"),
    ("credentials", #"{"token": "\#(secret)", "\#(secret)": {"a": ["\#(secret)"]}}"#),
    ("unusual credentials", #"{"sourceLanguage": "\#(secret)", "strings": ["\#(secret)"]}"#),
    ("key", "-----BEGIN \(secret)-----\n\(secret)\n-----END-----\n"),
    ("YAML", "password: \(secret)\n\(secret): [a, \(secret)]\n"),
    ("XML", "<settings a=\"\(secret)\">\(secret)<b c=\"\(secret)\"/></settings>\n"),
    ("XML of another name", "<\(secret)>\(secret)</\(secret)>"),
    ("damaged XML", "<a b=\"\(secret)\">&\(secret);</a>\n"),
    ("property list", "<plist><dict><key>\(secret)</key><string>\(secret)</string></dict></plist>"),
    ("binary property list", "bplist00\u{1}\u{2}Z\(secret)\u{8}\u{B}\0\0"),
    ("text", "some \(secret) text, \"\(secret)\" = \"\(secret)\n\(secret)"),
    ("words", "machine \(secret) login \(secret)\n"),
    ("table", "\(secret);\(secret)\n\(secret);\(secret)\n"),
    ("assignments", "\"\(secret)\" = \(secret);\n\(secret)"),
    ("script", "#!/bin/sh\nexport TOKEN='\(secret)'\n"),
  ]

  /// The commands that read a file, with the extension by which they recognize it.
  private static let uses: [PathUse] =
    OutsideLinkTests.readers.filter { use in
      // Findings show the texts of sources, and one function reads the catalogs of all commands.
      !["swift", "xcstrings", nil].contains(use.fileExtension)
    }
    + PathUse.files(
      "xcstrings",
      "validate @",
      "sync --check @",
      "diff @ Localizable.xcstrings",
      "merge Localizable.xcstrings Localizable.xcstrings @ -o New.xcstrings",
      "merge --from-markers @ --dry-run",
      "format --repair --dry-run @"
    )
    + PathUse.files("tmx", "import @") + PathUse.files("json", "import @")
    + PathUse.files("txt", "import @", "migrate @ --dry-run")

  @Test(arguments: uses)
  func `are not quoted`(_ use: PathUse) async throws {
    let shell = try Shell()
    let home = shell.folder
    try OutsideLinkTests.writeProject(in: home, inGit: true)
    let project = Shell(in: home, below: "Project")
    let name = "file.\(use.fileExtension ?? "")"
    for (number, file) in Self.files.enumerated() {
      try home.write(file.content, to: "Project/\(name)")
      let report = number.isMultiple(of: 3) ? " --json" : ""
      let run = try await project.run(use.line.replacing("@", with: name) + report)
      #expect(!(run.output + run.errors).contains(Self.secret), "\(file.name): \(run)")
    }
  }

  @Test(arguments: ["xliff", "xcloc", "csv", "po", "tmx", "tbx"])
  func `are not quoted to agents`(format: String) async throws {
    let sample = try AgentSample()
    try sample.useGlossaryFile("source,language,target\ndoor,es,puerta\n")
    for file in Self.files {
      for name in [".env", "file.\(format)"] {
        try sample.shell.folder.write(file.content, to: name)
        let arguments = #"{"direction":"import","format":"\#(format)","path":"\#(name)"}"#
        let answer: String
        do {
          answer = "\(try await sample.call(ExchangeTool.self, arguments))"
        } catch {
          answer = "\(error) \(ToolFailure(error).json)"
        }
        #expect(!answer.contains(Self.secret), "\(file.name): \(answer)")
      }
    }
  }

  @Test func `are quoted if they are what they should be`() async throws {
    let shell = try Shell()
    try shell.writeProject(source: "")
    try shell.folder.write("key,word,translation (es)\nOpen,x,Abrir\n", to: "a.csv")
    let run = try await shell.run("import a.csv --dry-run")
    #expect((run.output + run.errors).contains("'word'"), "\(run)")
    try shell.folder.write("state,word\nnew,x\n", to: "b.csv")
    let other = try await shell.run("import b.csv --dry-run")
    #expect((other.output + other.errors).contains("'word'"), "\(other)")
  }
}
