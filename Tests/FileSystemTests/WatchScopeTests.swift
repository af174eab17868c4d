import FileSystem
import TestSupport
import Testing

@Suite struct `Watched files` {
  let folder: TemporaryFolder
  let scope: WatchScope

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("1", to: "Project/A.swift")
    try folder.write("1", to: "Project/Inner/B.swift")
    try folder.write("1", to: "Project/Pods/Foreign.swift")
    try folder.write("1", to: "Project/.build/Hidden.swift")
    try folder.write("1", to: "Project/notes.txt")
    scope = WatchScope(
      roots: [folder.path("Project"), folder.path("Project/.settings")],
      skipping: ["Pods"],
      suffixes: [".swift"]
    )
  }

  @Test func `have the right suffix and are not in hidden or skipped folders`() {
    #expect(scope.snapshot().count == 2)
  }

  /// A path that is written, and whether that is relevant.
  @Test(
    arguments: [
      ("Project/A.swift", true), ("Project/Inner/B.swift", true), ("Project/Inner/C.swift", true),
      ("Project/New/Folder/D.swift", true), ("Project/.settings", true),
      ("Project/notes.txt", false), ("Project/Pods/Foreign.swift", false),
      ("Project/.build/Hidden.swift", false), ("Elsewhere/E.swift", false),
    ]
  )
  func `differ after one was written`(path: String, matters: Bool) throws {
    let before = scope.snapshot()
    #expect(scope.snapshot() == before)
    try folder.write("22", to: path)
    #expect((scope.snapshot() != before) == matters)
  }

  @Test func `differ after a folder was deleted`() throws {
    let before = scope.snapshot()
    try folder.remove("Project")
    #expect(scope.snapshot() != before)
    try folder.write("1", to: "Project/A.swift")
    #expect(scope.snapshot() != before)
  }

  @Test func `are found in folders that are entered before they are read`() {
    var entered: [String] = []
    _ = scope.snapshot { entered.append($0) }
    #expect(Set(entered) == Set(["Project", "Project/Inner"].map(folder.path)))
  }
}
