#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The program that is running.
package enum RunningProgram {
  /// The path of its file, symbolic links followed; `nil` if the system does not tell.
  package static var path: String? {
    #if canImport(Darwin)
    var size: UInt32 = 0
    _NSGetExecutablePath(nil, &size)
    var buffer = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
    return FileSystem.realPath(String(cString: buffer))
    #else
    return FileSystem.realPath("/proc/self/exe")
    #endif
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
    let first = searchPath.split(separator: ":").map { FileSystem.join(String($0), name) }
      .first { FileSystem.kind(of: $0) == .file }
    return first.flatMap(FileSystem.realPath) == path ? name : ShellWord.quoted(path)
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
