import Foundation
import SystemPackage
import TestSupport
import Testing
import WeightExchange

@Suite struct FileDigestTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]
  )
  func `a file is digested in parallel`(text: String, digest: String) throws {
    let folder = try TemporaryFolder()
    let file = try FileHandle(
      forReadingFrom: URL(filePath: try folder.write(text, to: "file"))
    )
    #expect(FileDigest(FileDescriptor(rawValue: file.fileDescriptor)).wait() == digest)
  }

  @Test
  func `a canceled digest and one of an unreadable file are nil`() {
    let digest = FileDigest(FileDescriptor(rawValue: -1))
    digest.cancel()
    #expect(digest.wait() == nil)
  }
}
