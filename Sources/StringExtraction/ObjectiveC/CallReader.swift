import Diagnostics
import StringCatalog
import SwiftTypeChecker

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
        Diagnostic(.localizationTableNotLiteral(ofKey: key), .note, at: place)
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

/// A call of a macro that looks a key up, as far as it was read.
struct OpenCall {
  let macro: LocalizationMacro
  /// The offsets of the name.
  let name: Range<Int>
  /// Whether it may be the declaration of a function, or hand the parameter of a macro on.
  let isQuiet: Bool
  /// Whether it is compiled only with `DEBUG`.
  let isDebugOnly: Bool
  /// The arguments that are complete, those only that have a role.
  private(set) var arguments: [Argument] = []
  /// The argument that is being read.
  var argument = Argument()
  /// How many branches of conditions among the arguments were read.
  private(set) var variantCount = 0

  init(_ macro: LocalizationMacro, name: Range<Int>, isQuiet: Bool, isDebugOnly: Bool) {
    self.macro = macro
    self.name = name
    self.isQuiet = isQuiet
    self.isDebugOnly = isDebugOnly
  }

  /// Whether the argument that is being read is a bundle.
  var isAtBundle: Bool {
    macro.roles.indices.contains(arguments.count) && macro.roles[arguments.count] == .bundle
  }

  /// Whether the key was read to its end.
  var hasKey: Bool { !arguments.isEmpty }

  /// Ends the argument that is being read.
  mutating func endArgument() {
    if arguments.count < macro.roles.count { arguments.append(argument) }
    argument = Argument()
  }

  /// Goes back to what was read before a condition, for what stands in its other branch.
  mutating func restart(from former: OpenCall) {
    let count = variantCount
    self = former
    variantCount = count + 1
  }

  /// Returns the argument of a role; `nil` if there is none.
  func argument(_ role: LocalizationMacro.Role) -> Argument? {
    zip(macro.roles, arguments).first { $0.0 == role }?.1
  }
}
