import Diagnostics
import FoundationEssentials
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

/// Tests that the rules report defects that are inserted in clean catalogs.
///
/// Each kind of ``Defect`` is inserted in random texts: plain ones, and those of devices, plural
/// forms and substitutions. Its rule must report it, with the right severity and line, and no other
/// findings are allowed except consequences.
///
/// The environment variable `DEFECT_RUNS` sets the number of defects. `DEFECT_CATALOGS` is a folder
/// of other catalogs whose clean entries are used. 5,000 defects in a hundred catalogs take some
/// minutes, and the test then prints a line for each kind.
@Suite struct SeededDefectTests {
  private static let folder = ProcessInfo.processInfo.environment["DEFECT_CATALOGS"]
  private static let runs =
    ProcessInfo.processInfo.environment["DEFECT_RUNS"].flatMap { Int($0) } ?? 600
  private static let planting = Result { try SeededDefects(catalogs(), most: 60) }

  @Test(arguments: Defect.all) func `each kind is reported on its line`(_ defect: Defect) throws {
    let count = (Self.runs + Defect.all.count - 1) / Defect.all.count
    let results = try Self.planting.get().plant(defect, count: count)
    for (outcome, site) in results {
      #expect(outcome == .found, "\(site.language) \(site.path): \(site.text)")
    }
    #expect(!results.isEmpty, "No text lends itself to it.")
    if Self.folder != nil {
      let found = results.count { $0.outcome == .found }
      print("\(defect.rule.rawValue): \(defect.name): \(found) of \(results.count) found")
    }
  }

  @Test func `there are many kinds for nearly every rule`() {
    #expect(Set(Defect.all.map(\.name)).count == Defect.all.count)
    #expect(Set(Defect.all.map(\.rule)).count > 25)
  }

  private static func catalogs() throws -> [StringCatalog] {
    guard let folder else {
      let fixtures = Fixtures(shared: "Clean")
      return try fixtures.names(endingIn: ".xcstrings")
        .compactMap { StringCatalog.parse(try fixtures.bytes(of: $0), file: $0).value }
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return try files.filter { $0.hasSuffix(".xcstrings") }.sorted()
      .compactMap { name in
        let bytes = Array(try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
        return StringCatalog.parse(bytes, file: name).value
      }
  }
}

extension Defect: CustomTestStringConvertible {
  var testDescription: String { name }
}
