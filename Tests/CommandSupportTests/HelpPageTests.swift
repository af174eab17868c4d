import ArgumentParser
import TestSupport
import Testing

@testable import CommandSupport

@Suite struct `Help pages` {
  @Test(arguments: Language.allCases, ["", "paint", "mix", "stack", "stack push"])
  func `match the golden file`(_ language: Language, _ command: String) throws {
    let text = try page("help " + command, language: language)
    let name = (["help"] + command.split(separator: " ").map(String.init) + [language.rawValue])
      .joined(separator: "-")
    try GoldenFile(name + ".txt").expect(text + "\n")
  }

  @Test(arguments: ["paint --help", "paint -h", "help paint", "p -h", "paint --help --colour"])
  func `are the same for every way to request help`(_ arguments: String) throws {
    #expect(try page(arguments) == page("help paint"))
  }

  @Test(arguments: ["", "-h", "--help", "help"])
  func `show the root command by default`(_ arguments: String) throws {
    #expect(try page(arguments).hasPrefix("A tool for tests."))
  }

  @Test(arguments: [
    ("help pant", "Error: Unknown command 'pant'. Did you mean 'paint'?"),
    ("pant --help", "Error: Unknown command 'pant'. Did you mean 'paint'?"),
    ("help drill", "Error: Unknown command 'drill'."),
    ("help DRAW", "Error: Unknown command 'DRAW'. Did you mean 'paint'?"),
    ("draw", "Error: Unknown command 'draw'. Did you mean 'paint'?"),
    ("version", "Error: Unknown command 'version'. Did you mean '--version'?"),
  ])
  func `are an error for unknown commands`(_ line: String, _ sentence: String) throws {
    #expect(try page(line).hasPrefix(sentence + "\nUsage: sample"))
  }

  @Test func `list commands in groups before the options`() throws {
    struct Tool: ParsableCommand {
      static var configuration: CommandConfiguration {
        CommandConfiguration(
          commandName: "tool",
          subcommands: [SampleTool.Stack.self],
          groupedSubcommands: [CommandGroup(name: "Walls", subcommands: [SampleTool.Paint.self])]
        )
      }
    }
    let info = try CommandInfo(describing: Tool.self)
    let page = HelpPage(path: [info], locale: Language.english.locale, width: 80).text
    let places = ["WALLS:\n  paint, p ", "SUBCOMMANDS:\n  stack ", "OPTIONS:\n"]
      .map { page.firstRange(of: $0)?.lowerBound }
    #expect(
      !places.contains(nil) && places.compactMap(\.self) == places.compactMap(\.self).sorted()
    )
  }

  @Test func `show a flag and its negation in one row`() throws {
    #expect(try page("help paint").contains("  --air/--no-air "))
  }

  @Test func `show hidden arguments only on request`() throws {
    #expect(try !page("--help").contains("secret"))
    #expect(try page("--help-hidden").contains("Says nothing."))
  }

  @Test(arguments: [40, 57, 80, 100])
  func `fit the width`(_ width: Int) throws {
    for command in ["", "paint", "mix"] {
      for line in try page("help " + command, width: width).split(separator: "\n") {
        #expect(line.count <= max(width, 46), "\(line)")
      }
    }
  }

  @Test func `include the version`() throws {
    #expect(try page("--version") == "1.2.3")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `do not affect completion scripts`(_ shell: String) throws {
    #expect(try page("--generate-completion-script \(shell)").contains("paint"))
  }

  private func page(
    _ line: String,
    language: Language = .english,
    width: Int = 80
  ) throws -> String {
    let interpreter = CommandLineInterpreter(
      root: SampleTool.self,
      locale: language.locale,
      width: width
    )
    let arguments = line.split(separator: " ").map(String.init)
    switch interpreter.interpret(arguments) {
    case .answer(let text): return text
    case .refusal(let text): return text
    case .command(var command):
      let error = #expect(throws: (any Error).self) { try command.run() }
      guard let error, case .answer(let text) = interpreter.interpret(error, thrownFor: arguments)
      else {
        Issue.record("no answer")
        return ""
      }
      return text
    }
  }
}
