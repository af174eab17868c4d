import StringExtraction
import Testing

@Suite struct `Names of files of extracted strings` {
  @Test(arguments: [
    ("View.swift", "View.stringsdata"),
    ("Sources/App/View+Layout.swift", "Sources=App=View+Layout.stringsdata"),
    ("A/View.swift", "A=View.stringsdata"),
    ("B/View.swift", "B=View.stringsdata"),
    ("A=View.swift", "A%3DView.stringsdata"),
    ("100%.swift", "100%25.stringsdata"),
    ("../Shared/View.swift", "%2E.=Shared=View.stringsdata"),
    (".hidden/View.swift", "%2Ehidden=View.stringsdata"),
    ("/App/View.swift", "=App=View.stringsdata"),
    ("Über/日本語.swift", "Über=日本語.stringsdata"),
    ("View", "View.stringsdata"),
  ])
  func `contain the path`(_ path: String, _ name: String) {
    #expect(StringsData.fileName(ofSourceAt: path) == name)
  }

  @Test func `are different for different paths`() {
    let pieces = ["a", "/", "=", "%", ".", "3D", "2F"]
    var paths = [""]
    for _ in 1...4 { paths += paths.flatMap { path in pieces.map { path + $0 } } }
    let distinct = Set(paths)
    let names = Set(distinct.map { StringsData.fileName(ofSourceAt: "\($0).swift") })
    #expect(names.count == distinct.count)
    #expect(!names.contains { $0.hasPrefix(".") && $0 != ".stringsdata" || $0.contains("/") })
  }

  @Test func `are short enough for all file systems`() {
    let folder = String(repeating: "Ordner-mit-Umlauten-äöü/", count: 40)
    let first = StringsData.fileName(ofSourceAt: "\(folder)View.swift")
    let second = StringsData.fileName(ofSourceAt: "x\(folder)View.swift")
    #expect(first.utf8.count <= 240)
    #expect(first.hasSuffix("=View.stringsdata"))
    #expect(first != second)
    #expect(!first.contains("\u{FFFD}"))
  }
}
