import ArgumentParser
import TestSupport
import Testing

@testable import CommandSupport

/// Each row causes one error of ArgumentParser.
///
/// ArgumentParser reports errors only in English, and they are identified by their messages. If a
/// new version changes a message, the row fails.
@Suite struct `Command-line errors` {
  struct Row: Sendable, CustomTestStringConvertible {
    var line: String
    var error: UsageError
    var english: String
    var spanish: String
    var testDescription: String { line }
  }

  static let rows: [Row] = [
    Row(
      line: "paint north --wiat",
      error: .unknownOption("--wiat"),
      english: "Unknown option '--wiat'. Did you mean '--wait'?",
      spanish: "Opción desconocida: «--wiat». ¿Querías decir «--wait»?"
    ),
    Row(
      line: "paint north --frobnicate",
      error: .unknownOption("--frobnicate"),
      english: "Unknown option '--frobnicate'.",
      spanish: "Opción desconocida: «--frobnicate»."
    ),
    Row(
      line: "paint north -x",
      error: .unknownOption("-x"),
      english: "Unknown option '-x'.",
      spanish: "Opción desconocida: «-x»."
    ),
    Row(
      line: "--loud paint",
      error: .unknownOption("--loud"),
      english: "Unknown option '--loud'.",
      spanish: "Opción desconocida: «--loud»."
    ),
    Row(
      line: "paint north --colour",
      error: .missingValue(option: "--colour <colour>"),
      english: "The value of '--colour <colour>' is missing.",
      spanish: "Falta el valor de «--colour <colour>»."
    ),
    Row(
      line: "paint north -cw",
      error: .unknownOptionOrMissingValue(word: "-cw", option: "-c <colour>"),
      english: "Unknown option '-cw'. The value of '-c <colour>' is missing.",
      spanish: "Opción desconocida: «-cw». Falta el valor de «-c <colour>»."
    ),
    Row(
      line: "paint north --wait=yes",
      error: .unexpectedValue(option: "--wait", value: "yes"),
      english: "The option '--wait' takes no value, but 'yes' was specified.",
      spanish: "La opción «--wait» no admite ningún valor, pero se ha indicado «yes»."
    ),
    Row(
      line: "paint north 2 more",
      error: .unexpectedArguments(["more"]),
      english: "Unexpected argument 'more'.",
      spanish: "Argumento inesperado: «more»."
    ),
    Row(
      line: "paint north 2 more words",
      error: .unexpectedArguments(["more", "words"]),
      english: "2 unexpected arguments: 'more', 'words'.",
      spanish: "2 argumentos inesperados: «more», «words»."
    ),
    Row(
      line: "pianit north",
      error: .unexpectedArguments(["pianit", "north"]),
      english: "Unknown command 'pianit'. Did you mean 'paint'?",
      spanish: "Comando desconocido: «pianit». ¿Querías decir «paint»?"
    ),
    Row(
      line: "wallpaper",
      error: .unexpectedArguments(["wallpaper"]),
      english: "Unknown command 'wallpaper'.",
      spanish: "Comando desconocido: «wallpaper»."
    ),
    Row(
      line: "paint north --air --no-air",
      error: .conflictingFlags("--air", "--no-air"),
      english: "'--air' and '--no-air' cannot be combined.",
      spanish: "«--air» y «--no-air» no se pueden combinar."
    ),
    Row(
      line: "paint",
      error: .missingArgument("<wall>"),
      english: "The argument '<wall>' is missing.",
      spanish: "Falta el argumento «<wall>»."
    ),
    Row(
      line: "mix --slow",
      error: .missingArgument("--pot <pot>"),
      english: "The argument '--pot <pot>' is missing.",
      spanish: "Falta el argumento «--pot <pot>»."
    ),
    Row(
      line: "mix --pot blue",
      error: .missingOneOf(["--slow", "--fast"]),
      english: "One of these arguments is missing: '--slow', '--fast'.",
      spanish: "Falta uno de estos argumentos: «--slow», «--fast»."
    ),
    Row(
      line: "paint north --colour pink",
      error: .invalidValue(
        "pink",
        argument: "--colour <colour>",
        .oneOf(["red", "green", "blue"])
      ),
      english:
        "The value 'pink' is invalid for '--colour <colour>'. Possible values: 'red', 'green', 'blue'.",
      spanish:
        "El valor «pink» no es válido para «--colour <colour>». Valores posibles: «red», «green», «blue»."
    ),
    Row(
      line: "paint north --tone seven",
      error: .invalidValue(
        "seven",
        argument: "--tone <tone>",
        .oneOf(["one", "two", "three", "four", "five", "six"])
      ),
      english:
        "The value 'seven' is invalid for '--tone <tone>'. Possible values: 'one', 'two', 'three', 'four', 'five', 'six'.",
      spanish:
        "El valor «seven» no es válido para «--tone <tone>». Valores posibles: «one», «two», «three», «four», «five», «six»."
    ),
    Row(
      line: "paint north much",
      error: .invalidValue("much", argument: "<litres>", .unknown),
      english: "The value 'much' is invalid for '<litres>'. How much paint.",
      spanish: "El valor «much» no es válido para «<litres>». How much paint."
    ),
    Row(
      line: "paint north --times 0",
      error: .invalidValue("0", argument: "--times <times>", .explained("That is too few.")),
      english: "The value '0' is invalid for '--times <times>'. That is too few.",
      spanish: "El valor «0» no es válido para «--times <times>». That is too few."
    ),
    Row(
      line: "paint ---north",
      error: .invalidOption("---north"),
      english: "'---north' is not an option.",
      spanish: "«---north» no es una opción."
    ),
    Row(
      line: "--generate-completion-script tcsh",
      error: .unsupportedShell("tcsh", supported: ["zsh", "bash", "fish"]),
      english: "There are no completion scripts for 'tcsh'. Choose one of these: zsh, bash, fish.",
      spanish:
        "No hay scripts de autocompletado para «tcsh». Elige uno de estos: zsh, bash, fish."
    ),
  ]

  @Test(arguments: rows)
  func `are identified by their message`(_ row: Row) throws {
    let error = try #require(throws: (any Error).self) {
      var command = try SampleTool.parseAsRoot(row.line.split(separator: " ").map(String.init))
      try command.run()
    }
    #expect(UsageError(parsing: SampleTool.message(for: error)) == row.error)
  }

  @Test(arguments: rows)
  func `are reported in English`(_ row: Row) {
    #expect(firstLine(row.line, .english, width: 400) == "Error: " + row.english)
  }

  @Test(arguments: rows)
  func `are reported in Spanish`(_ row: Row) {
    #expect(firstLine(row.line, .spanish, width: 400) == "Error: " + row.spanish)
  }

  @Test(arguments: Language.allCases)
  func `include the usage`(_ language: Language) throws {
    let text = refusal("paint --wiat", language, width: 60)
    try GoldenFile("refusal-\(language.rawValue).txt").expect(text + "\n")
  }

  @Test func `preserve a message that is not from ArgumentParser`() {
    #expect(UsageError(parsing: "The paint is empty.") == nil)
    #expect(UsageError(parsing: "Unknown option") == nil)
    #expect(UsageError(parsing: "several unexpected arguments: 'a'") == nil)
  }

  private func firstLine(_ line: String, _ language: Language, width: Int) -> String {
    String(refusal(line, language, width: width).prefix { $0 != "\n" })
  }

  private func refusal(_ line: String, _ language: Language, width: Int) -> String {
    let interpreter = CommandLineInterpreter(
      root: SampleTool.self,
      locale: language.locale,
      width: width
    )
    let arguments = line.split(separator: " ").map(String.init)
    guard case .refusal(let text) = interpreter.interpret(arguments) else { return "no refusal" }
    return text
  }
}
