import TestSupport
import Testing

@Suite struct DemoCommandTests {
  @Test func `sample entries are separate from the log`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "72")
    let lines = try home.lines("demo")
    let folder = home.folder.path(".local/share/w8/demo")
    #expect(
      lines[0].hasSuffix("entradas de muestra en «\(folder)», aparte de tu propio registro.")
    )
    #expect(lines[2] == "  W8_HOME=\(folder) w8 summary")
    #expect(try home.log().total == 1)
    let demo = home.with(["LANG": "es_ES", "W8_HOME": folder])
    #expect(try demo.log().total > 60)
    #expect(try demo.lines("goal")[0].hasPrefix("Tu objetivo es 72,0 kg;"))
    _ = try home.lines("demo", "--remove")
    #expect(try demo.log().total == 0)
    #expect(try home.log().total == 1)
    #expect(try home.lines("undo")[0] == "Esta entrada ya no está en el registro:")
  }

  @Test(arguments: [0, 7, 14, 21, 90, 180, 330, 548])
  func `each sample has its length and is created again each time`(days: Int) throws {
    let home = try TestUser("LANG=en_US")
    for _ in 0..<2 { _ = try home.lines("demo", "\(days)") }
    let demo = home.with(["LANG": "en_US", "W8_HOME": home.folder.path(".local/share/w8/demo")])
    let total = try demo.log().total
    #expect(days == 14 ? total == 14 : total <= days * 2 && total >= days / 2)
  }

  @Test func `a dry run creates nothing`() throws {
    let home = try TestUser("LANG=en_US")
    #expect(try home.lines("demo", "14", "-n")[0].hasPrefix("Would create 14 sample entries in '"))
    #expect(try home.w8("demo", "14", "-n", "--json").output.contains("\"entries\" : 14"))
    #expect(try home.folder.names().isEmpty)
    #expect(try home.w8("demo", "13").status == 64)
  }

  @Test func `the suggested command lines are valid`() throws {
    let home = try TestUser("LANG=en_US")
    let other = home.with(["LANG": "en_US", "W8_HOME": home.folder.path("it's mine")])
    let line = try other.lines("demo", "7")[2]
    #expect(line == "  W8_HOME='\(home.folder.path)/it'\\''s mine/demo' w8 summary")
  }
}
