import TestSupport
import Testing

/// Files at paths from the user are not overwritten without confirmation.
@Suite struct OverwriteTests {
  private static let commands = [
    ["export", "-o", "mine.csv"], ["export", "--format", "json", "-o", "mine.json"],
    ["export", "--format", "health", "-o", "mine.xml"], ["chart", "-o", "mine.svg"],
    ["share", "-o", "mine.svg"], ["widget", "-o", "mine.svg"], ["widget", "-o", "mine.json"],
    ["reminders", "--ics", "-o", "mine.ics"],
  ]

  private func home(_ variables: String) throws -> TestUser {
    let home = try TestUser(variables)
    for day in 1...8 { _ = try home.lines("log", "\(80 - day) kg", "--date", "2026-03-0\(day)") }
    _ = try home.lines("goal", "70 kg")
    return home
  }

  @Test(arguments: [
    ("es_ES", "«NAME» ya existe y no se ha cambiado.", "Usa «--force» para sobrescribirlo."),
    ("en_US", "'NAME' already exists and was not changed.", "Use '--force' to overwrite it."),
  ])
  func `without a terminal to ask for confirmation, a file is not overwritten`(
    language: String,
    sentence: String,
    hint: String
  ) throws {
    let home = try home("LANG=\(language)")
    for command in Self.commands {
      let name = try #require(command.last)
      try home.folder.write("something else", to: name)
      let run = try home.w8(command)
      #expect(run.status == 1, "\(command)")
      #expect(run.output.isEmpty, "\(command)")
      #expect(run.errors == "Error: \(sentence.replacing("NAME", with: name))\n\(hint)\n")
      #expect(try home.folder.text(of: name) == "something else", "\(command)")
      #expect(try home.w8(command + ["--dry-run"]).status == 0, "\(command)")
      #expect(try home.folder.text(of: name) == "something else", "\(command)")
      #expect(try home.w8(command + ["--force"]).status == 0, "\(command)")
      #expect(try home.folder.text(of: name) != "something else", "\(command)")
    }
  }

  @Test func `an empty file, a device and a new file are written without confirmation`() throws {
    let home = try home("LANG=en_US")
    for command in Self.commands {
      let name = try #require(command.last)
      try home.folder.write("", to: name)
      #expect(try home.w8(command).status == 0, "\(command)")
      #expect(try !home.folder.text(of: name).isEmpty, "\(command)")
    }
    #expect(try home.w8("export", "-o", "/dev/null").status == 0)
    #expect(try home.w8("reminders", "--ics", "-o", "/dev/null").status == 0)
    #expect(try home.w8("export", "-o", "new.csv").status == 0)
  }

  @Test func `units with former times are overwritten, but edited ones are not`() throws {
    let home = try home("LANG=en_US")
    let command = ["reminders", "--systemd", "-o", "units"]
    _ = try home.lines("reminders", "7:30")
    #expect(try home.w8(command).status == 0)
    #expect(try home.w8(command).status == 0)
    _ = try home.lines("reminders", "8:30")
    #expect(try home.w8(command).status == 0)
    let timer = "units/w8-remind.timer"
    let edited = try home.folder.text(of: timer).replacing("08:30", with: "07:30") + "# Mine\n"
    try home.folder.write(edited, to: timer)
    let run = try home.w8(command)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("Error: 'units/w8-remind.timer' already exists"))
    #expect(try home.folder.text(of: timer) == edited)
    #expect(try home.w8(command + ["--force"]).status == 0)
    #expect(try home.folder.text(of: timer).contains("08:30"))
  }
}
