import Foundation
import TestSupport
import Testing

@Suite struct PersonTests {
  @Test func `each person has a log`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "72,5")
    let lines = try home.lines("log", "61", "--person", "Ana")
    #expect(lines[0] == "Se ha creado un registro nuevo para «Ana».")
    #expect(lines[1].hasPrefix("Anotado: 61,0 kg el "))
    _ = try home.lines("goal", "58", "--person=Ana")
    #expect(try home.log().entries.map(\.kilograms) == [72.5])
    #expect(try home.lines("goal").first != home.lines("goal", "--person", "Ana").first)
    #expect(home.folder.exists(".local/share/w8/people/Ana/shared/default.store"))
    // The name is not case-sensitive, and the variable has the same effect.
    let ana = home.with(["LANG": "es_ES", "W8_PERSON": "ANA"])
    #expect(try ana.log().entries.map(\.kilograms) == [61])
    #expect(try home.lines("people").count == 1)
    #expect(try home.lines("people")[0].hasPrefix("Ana: 1 entrada, del "))
    _ = try home.lines("forget", "--yes", "--person", "Ana")
    #expect(try home.lines("people")[0].hasPrefix("No hay registros de otras personas."))
    #expect(try home.log().total == 1)
  }

  @Test(arguments: ["", "../x", "a/b", ".x", "-x", "\u{1B}[31m", String(repeating: "x", count: 65)])
  func `a name that is not that of a folder is rejected`(name: String) throws {
    let home = try TestUser("LANG=en_US")
    for command in [["log", "160"], ["list"], ["forget", "--yes"]] {
      let run = try home.w8(command + ["--person=\(name)"])
      #expect(run.status == 64)
      #expect(run.errors.contains("cannot be the name of a person."))
      HostileText.expectNone(in: run.errors, name)
    }
    #expect(try home.folder.names().isEmpty)
  }

  @Test func `reading creates no log`() throws {
    let home = try TestUser("LANG=en_US")
    _ = try home.w8("list", "--person", "Ana")
    _ = try home.w8("summary", "--person", "Ana")
    #expect(try home.folder.names().isEmpty)
  }

  @Test func `the units of each person have another name`() throws {
    let home = try TestUser("LANG=en_US")
    _ = try home.lines("log", "130", "--person", "María José")
    _ = try home.lines("reminders", "7:30", "--person", "María José")
    _ = try home.lines("reminders", "--systemd", "-o", "units", "--person", "María José")
    let name = "w8-remind-Mar_c3_ada_20Jos_c3_a9"
    #expect(try home.folder.names(in: "units").sorted() == ["\(name).service", "\(name).timer"])
    let unit = try home.folder.text(of: "units/\(name).service")
    #expect(unit.contains("\"--person\" \"María José\""))
  }
}
