/// The macros and functions that look keys up: those of Foundation, and those of a project.
struct LocalizationMacros {
  private let macros: [String: LocalizationMacro]
  /// The lengths that names have, in bytes, to sort most words out without a look at them.
  private let lengths: Set<Int>

  /// Creates the macros of a project.
  ///
  /// - Parameter names: Further names, each with its forms: `Localized`, `LocalizedFromTable` and so
  ///   on.
  init(_ names: [String]) {
    var macros: [String: LocalizationMacro] = [:]
    // A name that is a form of another one keeps that meaning.
    for (suffix, macro) in LocalizationMacro.forms {
      for name in LocalizationMacro.names + names { macros[name + suffix] = macro }
    }
    self.macros = macros
    lengths = Set(macros.keys.map(\.utf8.count))
  }

  /// Returns the macro of a name; `nil` if it is none.
  subscript(name: ArraySlice<UInt8>) -> LocalizationMacro? {
    guard lengths.contains(name.count) else { return nil }
    return macros[String(decoding: name, as: UTF8.self)]
  }
}
