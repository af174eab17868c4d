import Diagnostics
import StringCatalog
import SwiftTypeChecker

/// Creates strings from calls.
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

  /// Adds the string of a call, or a diagnostic if the string is not known.
  mutating func read(_ call: OpenCall) {
    // Without a key there is nothing to look up. Xcode skips empty keys as well.
    guard let key = call.argument(.key), let range = key.range,
      !(call.argument(.bundle)?.isPlatformBundle ?? false)
    else { return }
    let location = lineIndex.location(of: range, in: path)
    switch key.form {
    case .literal where !key.text.isEmpty:
      guard let text = key.text.text else {
        warnings.append(Diagnostic(.localizationKeyNotUnicode, .warning, at: location))
        return
      }
      add(text, at: location, of: call)
    case .other where !call.isQuiet:
      notes.append(Diagnostic(.localizationKeyNotLiteral, .note, at: location))
    default: return
    }
  }

  private mutating func add(_ key: String, at location: Location, of call: OpenCall) {
    guard !call.hasUnknownTable else {
      notes.append(
        Diagnostic(.localizationTableNotLiteral(ofKey: key), .note, at: location)
      )
      return
    }
    strings.append(
      ExtractedString(
        key: key,
        table: call.argument(.table)?.literalText,
        defaultValue: call.argument(.value)?.literalText,
        comment: call.argument(.comment)?.literalText,
        location: location,
        isDebugOnly: call.isDebugOnly
      )
    )
  }

  /// Returns the strings of all calls.
  ///
  /// - Parameter fault: The first literal or comment that is not terminated.
  /// - Returns: The strings in the order of their locations, and the problems.
  func result(fault: Range<Int>?) -> ParseResult<[ExtractedString]> {
    let faults = fault.map {
      [Diagnostic(.sourceSyntax, .warning, at: lineIndex.location(of: $0, in: path))]
    }
    return ParseResult(
      strings.sorted { $0.location < $1.location },
      diagnostics: (faults ?? []) + warnings.all + notes.all
    )
  }
}

extension OpenCall {
  /// Whether the table is only known at run time, and with it the catalog of the key.
  var hasUnknownTable: Bool { argument(.table)?.form == .other }
}

extension Argument {
  /// The string of a literal; `nil` if the argument is not a literal.
  fileprivate var literalText: String? {
    guard form == .literal, !text.isEmpty else { return nil }
    return text.text ?? text.repairedText
  }
}

/// A call of a macro that looks up a key, as far as it was read.
struct OpenCall {
  let macro: LocalizationMacro
  /// The offsets of the name.
  let name: Range<Int>
  /// Whether the call may be the declaration of a function, or passes on the parameter of a macro.
  let isQuiet: Bool
  /// Whether the call is only compiled with `DEBUG`.
  let isDebugOnly: Bool
  /// The complete arguments that have a role.
  private(set) var arguments: [Argument] = []
  /// The argument that is being read.
  var argument = Argument()
  /// The number of conditional branches among the arguments that were read.
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

  /// Returns to the state before a condition, to read another branch.
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
