import CommandSupport
import Diagnostics
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightExchange

/// A reader of weight files that prompts the user for ambiguous values.
struct WeightFileReader {
  let console: Console
  /// Whether the user may be prompted.
  let mayAsk: Bool

  /// Reads a file or standard input.
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
        "Progress on one line of the terminal: the path of a file, and the number of rows read"
    )
  }

  /// Prompts the user, and stores the answer in the options.
  private func answer(
    _ question: ImportQuestion,
    in options: inout ImportOptions
  ) throws(CommandFailure) {
    guard mayAsk, console.isInputTerminal else { throw .openQuestion(question) }
    while let answer = console.ask(question.prompt) {
      if options.apply(answer.lowercased(), to: question.subject) { return }
    }
    throw .openQuestion(question)
  }
}

extension ImportOptions {
  /// Applies the answer to a question, and returns whether it is valid.
  fileprivate mutating func apply(_ answer: String, to subject: ImportQuestion.Subject) -> Bool {
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

/// A parsed file of weights.
struct ReadWeightFile {
  /// The path as the user typed it.
  let file: String
  /// The contents, or `nil` if the file contains no weights.
  let weights: ImportedWeights?
  /// The problems of the file.
  let diagnostics: [Diagnostic]
}

/// An archive with all user data of an app.
enum WeightArchive {
  /// The maximum size in bytes; years of weigh-ins need a hundredth of it.
  private static let greatestSize = 1 << 26

  /// Returns whether a file with these first bytes is an archive.
  static func begins(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("PK\u{3}\u{4}".utf8))
  }

  /// Returns the table of weights in an archive, which Withings names `weight.csv`.
  ///
  /// - Returns: `nil` if there is none, if there are several, or if it cannot be read.
  static func table(in path: String) -> (name: String, bytes: [UInt8])? {
    guard let file = try? OpenFile(path) else { return nil }
    var tables: [(name: String, bytes: [UInt8])] = []
    do throws(ArchiveError) {
      let archive = try ArchiveReader(file.descriptor, .byDirectory)
      while let entry = try archive.next() {
        guard entry.path.split(separator: "/").last?.lowercased() == "weight.csv" else { continue }
        guard let bytes = try content(of: archive) else { return nil }
        tables.append((entry.path, bytes))
      }
    } catch {
      return nil
    }
    return tables.count == 1 ? tables.first : nil
  }

  private static func content(of archive: ArchiveReader) throws(ArchiveError) -> [UInt8]? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    var bytes: [UInt8] = []
    while case let count = try archive.read(into: buffer), count > 0 {
      bytes += buffer[..<count]
      guard bytes.count <= greatestSize else { return nil }
    }
    return bytes
  }
}
