import SystemPackage

/// A request of the program itself to stop long-running work.
package final class StopRequest: Sendable {
  /// The signal to wait for.
  ///
  /// It is valid as long as the request exists.
  package let signal: InterruptSignal
  private let readEnd: FileDescriptor
  private let writeEnd: FileDescriptor

  /// Creates a request that was not made yet.
  ///
  /// - Throws: `FileError` if no pipe can be created.
  package init() throws(FileError) {
    (readEnd, writeEnd) = try withFileError(.write, "pipe") { try SystemCalls.makePipe() }
    signal = InterruptSignal(descriptor: readEnd)
  }

  deinit {
    try? readEnd.close()
    try? writeEnd.close()
  }

  /// Makes the request.
  package func send() {
    _ = try? writeEnd.writeAll([0])
  }
}
