import ArgumentParser

/// How a command tells of what is wrong with catalogs.
enum DiagnosticStyle: String, CaseIterable, ExpressibleByArgument {
  /// As all commands do: with line, column and rule, in the language of the user.
  case plain
  /// As Apple's tool does and build systems read it: with the language and the key, in English.
  case xcode

  /// The style where none is asked for: that of Apple's tool for whoever calls this program by its name.
  static var standard: DiagnosticStyle {
    let name = CommandLine.arguments.first?.split(separator: "/").last
    return name == "xcstringstool" ? .xcode : .plain
  }
}
