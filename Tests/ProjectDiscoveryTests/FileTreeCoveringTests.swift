import ProjectDiscovery
import Testing

@Suite struct `Folders that contain only some files` {
  private let tree = FileTree([
    "Package.swift", "Sources/App/A.swift", "Sources/App/Views/B.swift",
    "Sources/App/Views/C.swift",
    "Sources/Kit/K.swift", "Tests/T.swift",
  ])

  @Test(
    arguments: [
      (
        ["Sources/App/A.swift", "Sources/App/Views/B.swift", "Sources/App/Views/C.swift"], nil,
        ["Sources/App"]
      ),
      (["Sources/App/Views/B.swift", "Sources/App/Views/C.swift"], "App", ["Sources/App/Views"]),
      (
        ["Sources/App/A.swift", "Sources/App/Views/B.swift"], "App",
        ["Sources/App/A.swift", "Sources/App/Views/B.swift"]
      ),
      (["Sources/Kit/K.swift"], "Kit", ["Sources/Kit"]),
      (["Sources/Kit/K.swift", "Tests/T.swift"], nil, ["Sources/Kit", "Tests"]),
      (["Package.swift"], nil, ["Package.swift"]),
      (["Gone.swift"], nil, []),
    ] as [([String], String?, [String])]
  )
  func `are as large as possible`(_ members: [String], _ name: String?, _ folders: [String]) {
    #expect(tree.covering(Set(members), named: name) == folders)
  }
}
