import CommandSupport
import Diagnostics
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightExchange

/// A reader of weight files that prompts the user for ambiguous values.
struct WeightFileReader {
  /// The maximum size in bytes of standard input, pipes and devices, which are read as a whole.
  private static let greatestSizeOfPipe = 8 << 20

  let console: Console
  /// Whether the user may be prompted.
  let mayAsk: Bool
  /// Returns the weigh-ins of the log, oldest first.
  let log: () throws -> [WeighIn]

  /// Reads a file or standard input.
  ///
  /// - Parameters:
  ///   - path: The path, or `-`.
  ///   - options: The values that the user specifies.
  /// - Returns: The contents; those of an archive by format.
  /// - Throws: ``CommandFailure`` if the file cannot be read, or if the user must specify a value.
  func read(_ path: String, _ options: ImportOptions) throws(CommandFailure) -> [ReadWeightFile] {
    var options = options
    guard path != "-", FileSystem.kind(of: path) != .special else {
      let file = WeightFile(try Self.bytes(ofPipe: path), path: path)
      return [try read(file, of: path, &options)]
    }
    let file = try Self.open(path)
    guard WeightArchive.isArchive(file) else {
      return [try read(WeightFile(file), of: path, &options)]
    }
    switch WeightArchive.content(of: file) {
    case .weights(let files):
      var read: [ReadWeightFile] = []
      for file in files { read.append(try self.read(file, of: path, &options)) }
      return ReadWeightFile.combined(read)
    case .health: return [ReadWeightFile(refusing: path, .weightsInHealthExport)]
    case .other: return [ReadWeightFile(refusing: path, .weightsInArchive)]
    }
  }

  private static func bytes(ofPipe path: String) throws(CommandFailure) -> [UInt8] {
    do {
      return path == "-"
        ? try FileSystem.standardInput.readToEnd(limit: greatestSizeOfPipe)
        : try FileSystem.read(path, limit: greatestSizeOfPipe)
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func open(_ path: String) throws(CommandFailure) -> OpenFile {
    do throws(FileError) {
      guard FileSystem.kind(of: path) != .folder else {
        throw FileError(.isFolder, .read, path: path)
      }
      return try OpenFile(path)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func read(
    _ file: WeightFile,
    of path: String,
    _ options: inout ImportOptions
  ) throws(CommandFailure) -> ReadWeightFile {
    let progress = console.progressLine
    defer { progress?.clear() }
    while true {
      do {
        let parsed = try ImportedWeights.read(file, options) { count in
          progress?.show(Self.progressText(count, path))
        }
        if let error = file.error { throw CommandFailure(error) }
        return ReadWeightFile(
          file: path,
          weights: parsed.value,
          diagnostics: parsed.diagnostics
        )
      } catch let question as ImportQuestion {
        progress?.clear()
        guard question.subject == .unit, let unit = inferredUnit(of: file, options) else {
          try answer(question, in: &options)
          continue
        }
        options.unit = unit
        console.printStatus(Self.text(of: unit, path))
      } catch let failure as CommandFailure {
        throw failure
      } catch {
        preconditionFailure("reading throws nothing else: \(error)")
      }
    }
  }

  /// Returns the unit in which the weights of a file fit the log, if there is only one.
  private func inferredUnit(of file: WeightFile, _ options: ImportOptions) -> WeightUnit? {
    guard let weighIns = try? log(), !weighIns.isEmpty else { return nil }
    let units = WeightUnit.allCases.filter { unit in
      var options = options
      options.unit = unit
      let weights = try? ImportedWeights.read(file, options).value
      return PlausibleWeights.fit(weights?.candidates.map(\.draft) ?? [], into: weighIns)
    }
    return units.count == 1 ? units[0] : nil
  }

  private static func text(of unit: WeightUnit, _ path: String) -> String {
    String(
      localized:
        "The weights of '\(path)' are imported in \(unit.rawValue), because only this unit fits the log. If it is wrong, use '--unit'.",
      comment:
        "During 'w8 import': the path of a file, and kg, lb or st. Do not translate the option"
    )
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
  private(set) var weights: ImportedWeights?
  /// The problems of the file.
  private(set) var diagnostics: [Diagnostic]

  init(file: String, weights: ImportedWeights?, diagnostics: [Diagnostic]) {
    self.file = file
    self.weights = weights
    self.diagnostics = diagnostics
  }

  /// Creates a file from which nothing is imported.
  init(refusing file: String, _ message: Diagnostic.Message) {
    let location = Location(file: file, utf8Range: 0..<0, line: 1, column: 1)
    self.init(file: file, weights: nil, diagnostics: [Diagnostic(message, .error, at: location)])
  }
}

// MARK: - Archives

extension ReadWeightFile {
  /// Combines the files of an archive, so that there is one for each format.
  ///
  /// Files without weights, such as the list of a month without weigh-ins, do not matter if others
  /// have some. Damaged files do.
  static func combined(_ files: [ReadWeightFile]) -> [ReadWeightFile] {
    var combined: [ReadWeightFile] = []
    for file in files {
      guard let weights = file.weights else {
        if !file.isWithoutWeights { return [file] }
        continue
      }
      guard let place = combined.firstIndex(where: { $0.weights?.format == weights.format }) else {
        combined.append(file)
        continue
      }
      guard combined[place].weights?.append(weights) == true else {
        return [ReadWeightFile(refusing: file.file, .weightsTooMany(ImportedWeights.greatestCount))]
      }
      combined[place].diagnostics += file.diagnostics
    }
    return combined.isEmpty ? Array(files.prefix(1)) : combined
  }

  private var isWithoutWeights: Bool {
    diagnostics.allSatisfy { $0.id == Diagnostic.Message.weightsNotRecognized.id }
  }
}
