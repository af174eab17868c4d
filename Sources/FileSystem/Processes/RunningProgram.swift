/// The program that is running.
package enum RunningProgram {
  /// The path of its file, symbolic links followed; `nil` if the system does not tell.
  package static var path: String? {
    try? SystemCalls.programPath()
  }

  /// Ends the process.
  package static func exit(_ status: Int32) -> Never {
    SystemCalls.endProcess(status: status)
  }

  /// Makes a write to a pipe without a reader, or beyond the size that files may have, an error instead
  /// of the end of the process.
  package static func ignoreSignalsOfWriting() {
    SystemCalls.ignoreSignalsOfWriting()
  }

  /// Returns whether a process with a number exists.
  package static func isRunning(_ process: Int32) -> Bool {
    process > 0 && SystemCalls.hasProcess(process)
  }

  /// Returns the words with which a shell finds this program: its name if that leads to it on the
  /// search path, its quoted path if not.
  ///
  /// - Parameters:
  ///   - name: The name under which the program is installed.
  ///   - searchPath: The value of `PATH`.
  /// - Returns: One word.
  package static func shellCommand(name: String, searchPath: String) -> String {
    guard let path else { return name }
    let first = find(name, searchPath: searchPath)
    return first.flatMap(FileSystem.realPath) == path ? name : ShellWord.quoted(path)
  }

  /// Returns the path of a program; `nil` if there is none with the name.
  ///
  /// - Parameters:
  ///   - name: A name on the search path, or a path.
  ///   - searchPath: The value of `PATH`.
  /// - Returns: The first file that has the name.
  static func find(_ name: String, searchPath: String) -> String? {
    let folders = name.contains("/") ? [""] : searchPath.split(separator: ":").map(String.init)
    return folders.map { FileSystem.join($0, name) }.first { FileSystem.kind(of: $0) == .file }
  }
}

/// A word of a command line as a POSIX shell reads it.
package enum ShellWord {
  /// Returns a text so that a shell takes it for one word, whatever is in it.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ","):
        true
      default: false
      }
    }
    return isPlain && !text.isEmpty ? text : "'\(text.replacing("'", with: #"'\''"#))'"
  }
}
