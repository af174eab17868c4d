import CatalogWorkspace
import Testing

@Suite struct OutputPathsTests {
  @Test(arguments: [
    [], ["a"], ["a", "b", "a/b", "a/c", "b/c"], ["es.lproj/A.strings", "en.lproj/A.strings"],
    ["a", "a"], ["/x/es.lproj/A.strings", "/x/es.lproj/A.stringsdict", "/x/es.lproj/B.strings"],
  ])
  func `accepts files that differ on every disk`(paths: [String]) {
    #expect(throws: Never.self) { try OutputPaths.check(paths) }
  }

  @Test(arguments: [
    (["a.strings", "b.strings", "A.strings"], "a.strings", "A.strings"),
    (["x/es.lproj/A.strings", "x/ES.lproj/B.strings"], "x/es.lproj", "x/ES.lproj"),
    (["ñ.xliff", "n\u{303}.xliff"], "ñ.xliff", "n\u{303}.xliff"),
    (["Ñ.xliff", "n\u{303}.xliff"], "Ñ.xliff", "n\u{303}.xliff"),
  ])
  func `rejects files that differ only in case or normalization`(
    paths: [String],
    first: String,
    second: String
  ) {
    #expect(throws: WorkspaceError.collidingPaths(first, second)) {
      try OutputPaths.check(paths)
    }
  }
}
