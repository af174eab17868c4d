import Diagnostics
import TestSupport
import Testing

@testable import ProjectDiscovery

@Suite struct `Files that a project names` {
  private let tree = FileTree([
    "App/Some+transition.swift", "App/Views/Cafe\u{301}.swift", "App/views/List.swift",
    "App/Twin.swift", "App/twin.swift", "App/Case/A.swift",
  ])

  @Test(arguments: [
    ("App/Some+transition.swift", "App/Some+transition.swift", []),
    ("App/Some+Transition.swift", "App/Some+transition.swift", ["App/Some+Transition.swift"]),
    (
      "app/some+Transition.swift", "App/Some+transition.swift",
      ["app", "App/some+Transition.swift"]
    ),
    ("App/Views/Caf\u{E9}.swift", "App/Views/Cafe\u{301}.swift", ["App/Views/Caf\u{E9}.swift"]),
    ("App/Twin.swift", "App/Twin.swift", []),
    ("App/TWIN.swift", "App/TWIN.swift", ["App/TWIN.swift"]),
    ("App/Missing.swift", "App/Missing.swift", []),
  ])
  func `are found as on macOS`(_ named: String, _ path: String, _ differing: [String]) {
    let files = ReferencedFiles(tree)
    let found = files.file(named)
    #expect(found.utf8.elementsEqual(path.utf8))
    #expect(files.differences.map(\.named) == differing)
    _ = files.file(named)
    #expect(files.differences.count == differing.count)
  }

  @Test func `are ambiguous if several files match`() {
    let files = ReferencedFiles(tree)
    _ = files.file("App/TWIN.swift")
    #expect(files.differences.map(\.existing) == [["App/Twin.swift", "App/twin.swift"]])
  }

  @Test func `are in every folder that is the same one on macOS`() {
    let files = ReferencedFiles(tree)
    #expect(files.folders("App/Views") == ["App/Views", "App/views"])
    #expect(
      files.files(below: "App/Views") == ["App/Views/Cafe\u{301}.swift", "App/views/List.swift"]
    )
    #expect(files.differences.map(\.existing) == [["App/views"]])
    #expect(files.folders("Other") == ["Other"])
  }

  @Test func `stay apart if they differ only in normalization`() {
    let names = ["Caf\u{E9}.swift", "Cafe\u{301}.swift", "Caf\u{E9}.swift"]
    let tree = FileTree(names)
    #expect(tree.paths.count == 2)
    #expect(names.allSatisfy { ReferencedFiles(tree).file($0).utf8.elementsEqual($0.utf8) })
  }
}

@Suite struct `A project made on macOS` {
  private static let paths = [
    "App/Shop.xcodeproj/project.pbxproj", "App/Release.xcconfig", "App/Sources/Basket.swift",
    "App/Sources/BasketTests.swift", "App/Sources/Localizable.xcstrings",
    "App/Sources/mul.lproj/Main.xcstrings",
    "Common Code/Shared.swift", "App/Interface/Shop.swift", "App/Interface/Views/Price.swift",
    "App/Interface/Views/Unused.swift", "App/Interface/Old/Price.swift",
    "App/Interface/Older/Price.swift", "App/Interface/Templates/Cell.swift",
    "App/Interface/Widget.xcstrings", "App/Interface/Inner/Package.swift",
    "App/Interface/Inner/Sources/Inner/A.swift", "Packages/Kit/Package.swift",
  ]

  private func project(
    _ tree: FileTree,
    _ settings: [String: String] = [:]
  ) throws -> XcodeProject {
    let bytes = try Fixtures(shared: "Projects").bytes(of: "Shop.pbxproj")
    let file = "App/Shop.xcodeproj/project.pbxproj"
    let parsed = XcodeProject.parse(bytes, file: file, in: tree) {
      settings[$0].map { Array($0.utf8) }
    }
    return parsed.value
  }

  /// Returns a path whose file or folder names have the other letter case.
  private static func flipped(_ path: String) -> String {
    guard !path.hasSuffix("project.pbxproj") else { return path }
    let names = path.split(separator: "/").enumerated()
      .map { depth, name in
        depth == 0 && name == "App" || name.hasSuffix(".lproj") || name == "Package.swift"
          ? String(name) : flippedName(String(name))
      }
    return names.joined(separator: "/")
  }

  private static func flippedName(_ name: String) -> String {
    let stem = name.prefix { $0 != "." }
    let other = stem.map { $0.isLowercase ? $0.uppercased() : $0.lowercased() }.joined()
    return other + name.dropFirst(stem.count)
  }

  @Test func `has the same files if all names differ in letter case`() throws {
    let plain = try project(FileTree(Self.paths))
    let other = try project(FileTree(Self.paths.map(Self.flipped)))
    #expect(plain.nameDifferences.isEmpty)
    #expect(
      other.targets.map(\.sources) == plain.targets.map { $0.sources.map(Self.flipped).sorted() }
    )
    #expect(
      other.targets.map(\.catalogs) == plain.targets.map { $0.catalogs.map(Self.flipped).sorted() }
    )
    #expect(other.localPackages == ["pACKAGES/kIT"])
    let shared = other.nameDifferences.first { $0.existing == ["cOMMON cODE"] }
    #expect(shared?.location?.line == 22)
  }

  @Test func `reads each settings file once, however often it is included`() throws {
    let chain = (0..<30)
      .map { ("App/S\($0).xcconfig", "#include \"S\($0 + 1).xcconfig\"\n") }
      .map { ($0.0, $0.1 + $0.1 + "#include \"S0.xcconfig\"\n") }
    var files = Dictionary(uniqueKeysWithValues: chain)
    files["App/S30.xcconfig"] = "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEEP"
    files["App/Release.xcconfig"] = "#include \"S0.xcconfig\"\n#include? \"Secret.xcconfig\"\n"
    let project = try project(FileTree(Self.paths), files)
    #expect(project.targets[0].compilationConditions == ["DEEP"])
    #expect(project.missingConfigurations.isEmpty)
  }

  @Test func `knows the condition in the missing settings of CocoaPods, however often used`() throws
  {
    let pods = "Pods/Target Support Files/Pods-Shop/Pods-Shop.release.xcconfig"
    let include = "#include \"\(pods)\"\n"
    let project = try project(
      FileTree(Self.paths),
      [
        "App/Release.xcconfig": "#include \"One.xcconfig\"\n" + include,
        "App/One.xcconfig": include,
      ]
    )
    #expect(project.targets[0].compilationConditions == ["COCOAPODS"])
    #expect(project.missingConfigurations.isEmpty)
  }

  @Test func `reports a settings file that does not exist`() throws {
    let files = ["App/Release.xcconfig": "#include \"Secret.xcconfig\""]
    let project = try project(FileTree(Self.paths), files)
    #expect(project.missingConfigurations == ["App/Secret.xcconfig"])
  }
}

@Suite struct `A package made on macOS` {
  @Test func `has the folders, sources and exclusions of other letter case`() {
    let manifest = PackageManifest(
      name: "Kit",
      targets: [
        PackageManifest.Target(name: "Kit", exclude: ["Old.swift", "templates"]),
        PackageManifest.Target(name: "Tool", path: "Tools/Tool", sources: ["Main"]),
      ]
    )
    let tree = FileTree([
      "Kit/sources/kit/A.swift", "Kit/sources/kit/old.swift", "Kit/sources/kit/Templates/T.swift",
      "Kit/Tools/tool/main/M.swift", "Kit/Tools/tool/Other.swift",
    ])
    let files = ReferencedFiles(tree)
    let targets = manifest.buildTargets(of: "Kit/Package.swift", in: files)
    #expect(
      targets.map(\.sources) == [["Kit/sources/kit/A.swift"], ["Kit/Tools/tool/main/M.swift"]]
    )
    #expect(
      Set(files.differences.map(\.named)) == [
        "Kit/Sources", "Kit/sources/Kit", "Kit/sources/kit/Old.swift",
        "Kit/sources/kit/templates", "Kit/Tools/Tool", "Kit/Tools/tool/Main",
      ]
    )
  }
}
