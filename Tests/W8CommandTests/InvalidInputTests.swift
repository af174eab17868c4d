import Foundation
import TestSupport
import Testing

@Suite struct InvalidInputTests {
  private static let languages = ["es_ES", "en_US"]
  private static let folder = TestUser.logFolder

  @Test(arguments: InvalidInput.all, languages)
  func `invalid input is reported in one sentence, and changes nothing`(
    input: InvalidInput,
    language: String
  ) throws {
    let home = try Self.sample(language)
    let before = try Data(contentsOf: URL(filePath: home.store))
    let run = try home.w8(input.arguments(in: language))
    #expect(run.status == input.status)
    #expect(run.errors.split(separator: "\n").first.map(String.init) == input.error(in: language))
    #expect(run.output.isEmpty)
    #expect(try Data(contentsOf: URL(filePath: home.store)) == before)
    #expect(try home.folder.names(in: Self.folder) == ["default.store"])
  }

  @Test func `there are more than forty kinds`() {
    #expect(InvalidInput.all.count > 40)
  }

  @Test(arguments: languages)
  func `an empty note is removed, and emoji are allowed`(language: String) throws {
    let home = try TestUser("LANG=\(language)")
    _ = try home.lines("log", "72 kg", "--note", "")
    _ = try home.lines("log", "73 kg", "--note", "🎉👩🏽‍⚕️ e\u{301}")
    #expect(try home.log().entries.map(\.note) == ["🎉👩🏽‍⚕️ e\u{301}", nil])
  }

  /// Returns a log with three entries on two days, which is created once and copied.
  private static func sample(_ language: String) throws -> TestUser {
    let home = try TestUser("LANG=\(language)")
    let path = home.folder.path(folder)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    chmod(path, 0o700)
    try template.get().write(to: URL(filePath: home.store))
    chmod(home.store, 0o600)
    return home
  }

  private static let template = Result {
    let home = try TestUser("LANG=en_US")
    for day in ["2026-03-01T08:00", "2026-03-02T08:00", "2026-03-02T20:00"] {
      _ = try home.lines("log", "80 kg", "--date", day)
    }
    return try Data(contentsOf: URL(filePath: home.store))
  }
}
