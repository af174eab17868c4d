import ArgumentParser
import Testing

@testable import CommandSupport

@Suite struct `Negative numbers` {
  @Test(arguments: [
    ("stack push -5", [-5.0], 0.0),
    ("stack push -.5 7", [-0.5, 7], 0),
    ("stack push 1 -5 2 --loud", [1, -5, 2], 0),
    ("stack push -5 --base -3", [-5], -3),
    ("stack push -b -3 1", [1], -3),
    ("stack push --base=-3 -- -1 -2", [-1, -2], -3),
    ("stack push -1 -- -2", [-1, -2], 0),
    ("stack -5", [-5], 0),
    ("stack 2 -5", [2, -5], 0),
  ])
  func `are parsed as values`(_ line: String, _ numbers: [Double], _ base: Double) throws {
    let command = try #require(interpret(line) as? SampleTool.Stack.Push)
    #expect(command.numbers == numbers)
    #expect(command.base == base)
  }

  @Test(arguments: ["-5 stack push", "mix -5 --slow --pot a", "paint north 2 -5"])
  func `are rejected if no value is expected`(_ line: String) {
    #expect(interpret(line) == nil)
  }

  @Test(arguments: ["-5", "-5,5", "-.5", "-,5", "-5kg"])
  func `begin with a dash and a digit`(_ text: String) {
    #expect(CommandPathResolver.isNegativeNumber(text))
  }

  @Test(arguments: ["", "-", "--", "5", "-a", "-.", "--5", "-.a"])
  func `differ from other words with a dash`(_ text: String) {
    #expect(!CommandPathResolver.isNegativeNumber(text))
  }

  private func interpret(_ line: String) -> (any ParsableCommand)? {
    let interpreter = CommandLineInterpreter(root: SampleTool.self, locale: .english, width: 80)
    let arguments = line.split(separator: " ").map(String.init)
    guard case .command(let command) = interpreter.interpret(arguments) else { return nil }
    return command
  }
}
