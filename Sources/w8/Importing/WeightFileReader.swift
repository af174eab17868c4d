import CommandSupport
import Diagnostics
import Localization
import WeightCore
import WeightExchange

/// Reads files of weights, and asks the user what they leave open.
struct WeightFileReader {
  let console: Console
  /// Whether questions may be asked at all.
  let mayAsk: Bool

  /// Reads a file, or standard input.
  func read(_ file: String, _ options: ImportOptions) throws(CommandFailure) -> ReadWeightFile {
    var (bytes, name): ([UInt8], String) = ([], file)
    do {
      bytes = file == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(file)
    } catch {
      throw CommandFailure(error)
    }
    if WeightArchive.begins(bytes), let table = WeightArchive.table(in: file) {
      bytes = table.bytes
      name = "\(file)/\(table.name)"
    }
    let progress = console.progressLine
    defer { progress?.clear() }
    var options = options
    while true {
      do {
        let parsed = try ImportedWeights.read(bytes, file: name, options) { count in
          progress?.show(Self.progressText(count, file))
        }
        return ReadWeightFile(
          file: file,
          weights: parsed.value,
          diagnostics: parsed.diagnostics
        )
      } catch {
        progress?.clear()
        try answer(error, in: &options)
      }
    }
  }

  private static func progressText(_ count: Int, _ file: String) -> String {
    String(
      localized: "Reading '\(file)': \(count) rows",
      comment:
        "Progress on one line of the terminal: the path of a file, and how many rows were read"
    )
  }

  /// Asks the user, and puts the answer among the options.
  private func answer(
    _ question: ImportQuestion,
    in options: inout ImportOptions
  ) throws(CommandFailure) {
    guard mayAsk, console.isInputTerminal else { throw .openQuestion(question) }
    while let answer = console.ask(question.prompt) {
      if options.take(answer.lowercased(), to: question.subject) { return }
    }
    throw .openQuestion(question)
  }
}

extension ImportOptions {
  /// Takes the answer to a question; `false` if it is none.
  fileprivate mutating func take(_ answer: String, to subject: ImportQuestion.Subject) -> Bool {
    switch subject {
    case .unit:
      unit = .init(rawValue: answer)
      return unit != nil
    case .decimalMark:
      decimalMark = .init(rawValue: answer)
      return decimalMark != nil
    case .dateOrder:
      dateOrder = .init(rawValue: answer)
      return dateOrder != nil
    }
  }
}
