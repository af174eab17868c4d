package import SystemPackage

/// Why a file could not be read or written.
package struct FileError: Error, Hashable, Sendable {
  /// What went wrong.
  package enum Code: Hashable, Sendable {
    /// The operating system refused.
    case system(Errno)
    /// The file is another than the one that was read.
    case changed
    /// A pipe, a device or the like is where a file is needed.
    case notRegularFile
  }

  /// What was tried.
  package enum Operation: Hashable, Sendable {
    case read
    case write
  }

  /// What went wrong.
  package var code: Code
  /// What was tried.
  package var operation: Operation
  /// The path as the user gave it.
  package var path: String

  /// Creates an error.
  package init(_ code: Code, _ operation: Operation, path: String) {
    self.code = code
    self.operation = operation
    self.path = path
  }

  /// The error of the operating system; `nil` if it is none of these.
  package var errno: Errno? {
    if case .system(let errno) = code { errno } else { nil }
  }
}

extension FileError.Code {
  /// There is no such file or folder.
  package static let notFound = Self.system(.noSuchFileOrDirectory)
  /// A folder is where a file is needed.
  package static let isFolder = Self.system(.isDirectory)
  /// A file is where a folder is needed.
  package static let isNotFolder = Self.system(.notDirectory)
}

/// Does something, and throws the operating system's error with the path that it is about.
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
