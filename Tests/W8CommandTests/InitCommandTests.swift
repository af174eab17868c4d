import Foundation
import TestSupport
import Testing

@Suite struct InitCommandTests {
  @Test func `the three answers create a log`() throws {
    let home = try TestUser("LANG=es_ES")
    let run = try home.w8(["init"], input: "kg\n80,5\n72\n")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        Tres preguntas para empezar. Deja en blanco las que quieras saltarte.
        ¿Qué unidad usas: kg, lb o st? (Intro: kg)
        ¿Cuánto pesas ahora, por ejemplo 72,5?
        ¿Qué peso te gustaría alcanzar, por ejemplo 72,5?

        """
    )
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[1].hasPrefix("  unit    kg "))
    #expect(lines[2].hasPrefix("Anotado: 80,5 kg el "))
    #expect(lines[3] == "El objetivo es 72,0 kg.")
    #expect(lines[4].contains("mira cómo vas con «w8 summary»"))
    #expect(try home.lines("goal")[0].hasSuffix("cuando pesabas 80,5 kg."))
    for _ in 0..<3 { _ = try home.lines("undo") }
    #expect(try home.lines("undo") == ["No hay nada que deshacer."])
  }

  @Test(arguments: ["", "\n\n\n", "\n", "   \n\n"])
  func `skipping all prompts creates no log`(input: String) throws {
    let home = try TestUser("LANG=en_US")
    let run = try home.w8(["init"], input: input)
    #expect(run.status == 0)
    #expect(run.output == "Nothing was saved. To start later, run: w8 log 160.5\n")
    #expect(try home.folder.names().isEmpty)
  }

  @Test func `an invalid answer is explained, and the prompt is repeated`() throws {
    let home = try TestUser("LANG=en_US")
    let run = try home.w8(["init"], input: "grams\nKG\n80,5555\n0\n80.5\n500\n35\n")
    #expect(run.status == 0)
    for sentence in [
      "'grams' is not a valid value for 'unit'.", "'80,5555' is not a weight.",
      "Use a point as the decimal separator: 80.5555", "'0' cannot be logged",
      "'500' cannot be a goal", "talk about it with your doctor first.",
    ] {
      #expect(run.errors.contains(sentence), "\(sentence)")
    }
    #expect(try home.log().entries.map(\.kilograms.description) == ["80.5"])
    #expect(run.output.contains("The goal is 35.0 kg.\n"))
  }

  @Test func `answers before the end of the input are stored`() throws {
    let home = try TestUser("LANG=en_GB")
    let run = try home.w8(["init", "--json"], input: "lb\n160")
    #expect(run.status == 0)
    #expect(run.output.contains("\"goalKilograms\" : null"))
    #expect(run.output.contains("\"kilograms\" : 72.5747792"))
    #expect(run.output.contains("\"unit\" : \"lb\""))
    #expect(try home.lines("list")[1].hasSuffix("160.0 lb"))
  }

  @Test func `a dry run prompts, but stores nothing`() throws {
    let home = try TestUser("LANG=en_US")
    let run = try home.w8(["init", "-n"], input: "kg\n80.5\n72\n")
    #expect(run.output.hasPrefix("These settings would be saved:\n  unit     kg "))
    #expect(run.output.contains("Would log 80.5 kg ("))
    #expect(run.output.hasSuffix("The goal would be 72.0 kg.\n"))
    #expect(try home.folder.names().isEmpty)
  }
}
