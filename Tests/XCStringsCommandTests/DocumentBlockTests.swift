import Foundation
import TestSupport
import Testing
import Yams

/// The YAML and the command lines in the documents, also those that nothing runs.
@Suite struct `The documents` {
  /// A block of code, or a piece of code in a sentence.
  private struct Code {
    var document: String
    var line: Int
    /// The language of a block; `nil` in a sentence.
    var language: String?
    var text: String
  }

  private static func documents() throws -> [String] {
    let folders =
      ["Documentation", "."] + (try names(in: "Sources").map { "Sources/\($0)/\($0).docc" })
    return try folders.flatMap { folder in
      try names(in: folder).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    }
  }

  private static func names(in folder: String) throws -> [String] {
    let path = "\(packageFolder)/\(folder)"
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  private static func code() throws -> [Code] {
    try documents().filter { !$0.hasSuffix("CHANGELOG.md") }
      .flatMap { document in
        let text = try String(
          contentsOf: URL(filePath: "\(packageFolder)/\(document)"),
          encoding: .utf8
        )
        var found: [Code] = []
        var block: Code?
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
          let trimmed = line.trimmingCharacters(in: .whitespaces)
          if trimmed.hasPrefix("```") {
            if let finished = block { found.append(finished) }
            let language = String(trimmed.dropFirst(3))
            block =
              block == nil
              ? Code(document: document, line: index + 2, language: language, text: "") : nil
          } else if block != nil {
            block?.text += line + "\n"
          } else {
            for (number, part) in line.components(separatedBy: "`").enumerated()
            where number % 2 == 1 {
              found.append(Code(document: document, line: index + 1, language: nil, text: part))
            }
          }
        }
        return found
      }
  }

  @Test func `contain only valid YAML`() throws {
    let blocks = try Self.code().filter { $0.language == "yaml" }
    #expect(blocks.count >= 11)
    for block in blocks {
      #expect(throws: Never.self, "\(block.document):\(block.line)") {
        _ = try Yams.load(yaml: block.text)
      }
    }
  }

  @Test(arguments: ["xcstrings", "w8"])
  func `name only commands and options that exist`(_ program: String) throws {
    let commands = try CommandNames(of: program)
    var count = 0
    for code in try Self.code() where Self.isShell(code) {
      for words in Self.commandLines(in: code.text) where words.first == program {
        count += 1
        if let problem = commands.problem(of: Array(words.dropFirst())) {
          Issue.record("\(code.document):\(code.line): \(words.joined(separator: " ")): \(problem)")
        }
      }
    }
    #expect(count > (program == "w8" ? 40 : 200))
  }

  private static func isShell(_ code: Code) -> Bool {
    switch code.language {
    case nil, "console", "sh", "text", "yaml": true
    default: false
    }
  }

  /// Returns the words of the commands in a text, without redirections and comments.
  private static func commandLines(in text: String) -> [[String]] {
    var commands: [[String]] = []
    for line in text.components(separatedBy: "\n") {
      var line = line.trimmingCharacters(in: .whitespaces)
      for prefix in ["- run: ", "- ", "$ ", "command: ", "run: "] where line.hasPrefix(prefix) {
        line.removeFirst(prefix.count)
      }
      var words: [String] = []
      var word = ""
      var quote: Character?
      var isWord = false
      func end() {
        if isWord { words.append(word) }
        (word, isWord) = ("", false)
      }
      scan: for character in line + " " {
        switch (quote, character) {
        case (let open?, _) where character == open: quote = nil
        case (.some, _): word.append(character)
        case (nil, "\""), (nil, "'"): (quote, isWord) = (character, true)
        case (nil, " "): end()
        case (nil, "|"), (nil, "&"), (nil, ";"), (nil, ")"):
          end()
          if !words.isEmpty { commands.append(words) }
          words = []
        case (nil, ">"), (nil, "<"):
          // What follows is a file.
          if word != "2" { end() } else { (word, isWord) = ("", false) }
          break scan
        case (nil, "#") where !isWord: break scan
        default:
          word.append(character)
          isWord = true
        }
      }
      if !words.isEmpty { commands.append(words) }
    }
    return commands
  }
}

/// The commands of a program with their options, as the program describes them.
private struct CommandNames {
  private struct Dump: Decodable {
    var command: Command
  }
  private struct Command: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
      }
      var kind: String
      var names: [Name]?
    }
    var commandName: String
    var arguments: [Argument]?
    var subcommands: [Command]?
  }

  private let root: Command

  init(of program: String) throws {
    let run = try BuiltProgram(program)
      .run(["--experimental-dump-help"], environment: [:], in: packageFolder)
    root = try JSONDecoder().decode(Dump.self, from: Data(run.output.utf8)).command
  }

  /// Returns the error in the words of a command line; `nil` if there is none.
  func problem(of words: [String]) -> String? {
    var command = root
    var options = Self.options(of: root)
    var words = words[...]
    while let name = words.first,
      let next = command.subcommands?.first(where: { $0.commandName == name })
    {
      command = next
      options.formUnion(Self.options(of: next))
      words.removeFirst()
    }
    let isGroup = !(command.subcommands ?? []).isEmpty
    let takesArguments = command.arguments?.contains { $0.kind == "positional" } ?? false
    if isGroup, !takesArguments, let name = words.first, !name.hasPrefix("-"),
      name.first?.isLowercase == true
    {
      return "there is no command '\(name)'"
    }
    for word in words {
      if word == "--" { return nil }
      guard word.hasPrefix("-"), word.count > 1, word.dropFirst().first?.isNumber == false else {
        continue
      }
      let name = word.prefix { $0 != "=" }
      guard !options.contains(String(name)) else { continue }
      // Short flags may be joined: -qn.
      if !name.hasPrefix("--"), name.dropFirst().allSatisfy({ options.contains("-\($0)") }) {
        continue
      }
      return "there is no option '\(name)'"
    }
    return nil
  }

  private static func options(of command: Command) -> Set<String> {
    Set(
      (command.arguments ?? []).flatMap { $0.names ?? [] }
        .map { $0.kind == "long" ? "--\($0.name)" : "-\($0.name)" }
    )
  }
}
