package import SystemPackage

/// An error of a file operation.
package struct FileError: Error, Hashable, Sendable {
  /// The reason for a file error.
  package enum Code: Hashable, Sendable {
    /// The operating system returned an error.
    case system(Errno)
    /// The file differs from the one that was read.
    case changed
    /// The path is a pipe, a device or another special file, but a regular file is required.
    case notRegularFile
    /// The file has more bytes than commands read.
    case tooLarge(maximum: Int64, size: Int64? = nil)
    /// The file is outside of the folders of the project and of the paths that the user named.
    case outsideProject
    /// The file belongs to another user, who must not change the behavior of commands.
    case ofOtherUser
    /// The file is in a `.git` folder, in which only git writes.
    case inGitFolder
    /// The file is a program, which a result must not replace.
    case isProgram
  }

  /// The operation that failed.
  package enum Operation: Hashable, Sendable {
    case read
    case write
  }

  /// The reason for the error.
  package var code: Code
  /// The operation that failed.
  package var operation: Operation
  /// The path, as the user specified it.
  package var path: String

  /// Creates an error.
  package init(_ code: Code, _ operation: Operation, path: String) {
    self.code = code
    self.operation = operation
    self.path = path
  }

  /// The error of the operating system, or `nil` for other reasons.
  package var errno: Errno? {
    if case .system(let errno) = code { errno } else { nil }
  }
}

extension FileError.Code {
  /// The file or folder does not exist.
  package static let notFound = Self.system(.noSuchFileOrDirectory)
  /// The path is a folder, but a file is required.
  package static let isFolder = Self.system(.isDirectory)
  /// The path is a file, but a folder is required.
  package static let isNotFolder = Self.system(.notDirectory)
}

/// Runs a function, and converts the error of the operating system to one with the path.
func withFileError<Value>(
  _ operation: FileError.Operation,
  _ path: String,
  _ body: () throws -> Value
) throws(FileError) -> Value {
  do {
    return try body()
  } catch let error as FileError {
    throw error
  } catch let error as Errno {
    throw FileError(.system(error), operation, path: path)
  } catch {
    preconditionFailure("swift-system throws nothing but an Errno: \(error)")
  }
}
