import Diagnostics
import ExtractedStrings

/// Makes strings of calls.
struct CallReader {
  private let lineIndex: LineIndex
  private let path: String
  private var strings: [ExtractedString] = []
  private var warnings = DiagnosticList(.warning)
  private var notes = DiagnosticList(.note)

  /// Creates a reader of the calls of a source.
  init(lineIndex: LineIndex, path: String) {
    self.lineIndex = lineIndex
    self.path = path
  }

  /// Adds the string that a call asks for, or says why there is none.
  mutating func read(_ call: OpenCall) {
    // Without a key there is nothing to look up; Xcode leaves empty ones out, too.
    guard let key = call.argument(.key), let range = key.range,
      !(call.argument(.bundle)?.isPlatformBundle ?? false)
    else { return }
    let place = lineIndex.place(of: range, in: path)
    switch key.form {
    case .literal where !key.text.isEmpty:
      guard let text = key.text.text else {
        warnings.append(Diagnostic(.localizationKeyNotUnicode, .warning, at: place))
        return
      }
      add(text, at: place, of: call)
    case .other where !call.isQuiet:
      notes.append(Diagnostic(.localizationKeyNotLiteral, .note, at: place))
    default: return
    }
  }

  private mutating func add(_ key: String, at place: Place, of call: OpenCall) {
    guard !call.hasUnknownTable else {
      notes.append(
        Diagnostic(.localizationTableNotLiteral, .note, at: place, arguments: [.text(key)])
      )
      return
    }
    strings.append(
      ExtractedString(
        key: key,
        table: call.argument(.table)?.literalText,
        defaultValue: call.argument(.value)?.literalText,
        comment: call.argument(.comment)?.literalText,
        place: place,
        isDebugOnly: call.isDebugOnly
      )
    )
  }

  /// Returns what was made of all calls.
  ///
  /// - Parameter fault: The first place at which the source is not what it should be.
  /// - Returns: The strings in the order of their places, and what could not be understood.
  func result(fault: Range<Int>?) -> Parsed<[ExtractedString]> {
    let faults = fault.map {
      [Diagnostic(.sourceSyntax, .warning, at: lineIndex.place(of: $0, in: path))]
    }
    return Parsed(
      strings.sorted { $0.place < $1.place },
      diagnostics: (faults ?? []) + warnings.all + notes.all
    )
  }
}

extension OpenCall {
  /// Whether the table is made while the program runs, so that nobody can tell whose key it is.
  var hasUnknownTable: Bool { argument(.table)?.form == .other }
}

extension Argument {
  /// The text of a literal; `nil` if it has none.
  fileprivate var literalText: String? {
    guard form == .literal, !text.isEmpty else { return nil }
    return text.text ?? text.repairedText
  }
}
