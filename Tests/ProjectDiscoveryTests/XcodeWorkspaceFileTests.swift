import TestSupport
import Testing

@testable import ProjectDiscovery

@Suite struct `An Xcode workspace` {
  private let tree = FileTree([
    "Work/All.xcworkspace/contents.xcworkspacedata", "Work/App/App.xcodeproj/project.pbxproj",
    "Work/Kit/Package.swift", "Work/Notes.md", "Work/Pods/Pods.xcodeproj/project.pbxproj",
  ])

  private func read(_ text: String) -> XcodeWorkspaceFile {
    XcodeWorkspaceFile(Array(text.utf8), of: "Work/All.xcworkspace", in: tree)
  }

  @Test func `lists projects and packages in groups`() {
    let workspace = read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version="1.0">
        <FileRef location="group:Notes.md"/>
        <FileRef location="container:Kit"/>
        <Group location="group:app" name="Apps">
          <FileRef location="group:App.xcodeproj"/>
          <FileRef location="group:../Pods/Pods.xcodeproj"/>
        </Group>
        <FileRef location="absolute:/Elsewhere/Other.xcodeproj"/>
        <FileRef location="developer:Tools.xcodeproj"/>
        <FileRef/>
      </Workspace>
      """
    )
    #expect(
      workspace.members == [
        "Work/Kit", "Work/App/App.xcodeproj", "Work/Pods/Pods.xcodeproj",
        "Elsewhere/Other.xcodeproj",
      ]
    )
    #expect(workspace.nameDifferences.map(\.named) == ["Work/app"])
    #expect(workspace.damage == nil)
  }

  @Test func `that is damaged lists what precedes the damage`() {
    let workspace = read("<Workspace>\n<FileRef location=\"container:Kit\"/>\n<FileRef location=")
    #expect(workspace.damage != nil)
  }

  @Test func `neither traps nor hangs if it is mutated`() {
    let text = """
      <Workspace><Group location="group:app"><FileRef location="group:App.xcodeproj"/></Group>
      <FileRef location="container:Kit"/></Workspace>
      """
    let pieces = ["<Group", "location=", "group:", "../..", "</Group>", "&amp;"]
    let mutator = Mutator(tellingPieces: pieces.map { Array($0.utf8) })
    let bytes = Array(text.utf8)
    var generator = SeededGenerator(seed: 30)
    for _ in 0..<1_000 {
      let damaged = mutator.mutate(bytes, mixing: bytes.reversed(), using: &generator)
      let workspace = XcodeWorkspaceFile(damaged, of: "Work/All.xcworkspace", in: tree)
      #expect(workspace.members.allSatisfy { !$0.split(separator: "/").contains("..") })
    }
  }
}
