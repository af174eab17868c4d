import FileSystem
import SystemPackage
import Testing

@testable import CommandSupport

@Suite struct `File errors` {
  @Test(arguments: [
    (FileError.Code.notFound, FileError.Operation.read, CommandSupport.ExitStatus.noInput),
    (.isFolder, .read, .data),
    (.changed, .write, .data),
    (.system(.permissionDenied), .read, .inputOutput),
    (.system(.notPermitted), .write, .inputOutput),
    (.notFound, .write, .inputOutput),
    (.system(.noSpace), .write, .inputOutput),
    (.system(.readOnlyFileSystem), .write, .inputOutput),
    (.system(.ioError), .read, .inputOutput),
    (.system(.ioError), .write, .inputOutput),
  ])
  func `end a command with a status and a message`(
    _ code: FileError.Code,
    _ operation: FileError.Operation,
    _ status: CommandSupport.ExitStatus
  ) {
    let error = FileError(code, operation, path: "a/b")
    let english = CommandFailure(error, locale: .english)
    let spanish = CommandFailure(error, locale: .spanish)
    #expect(english.status == status)
    #expect(english.message.contains("'a/b'"))
    #expect(spanish.message.contains("«a/b»"))
    #expect(english.message != spanish.message)
  }
}
