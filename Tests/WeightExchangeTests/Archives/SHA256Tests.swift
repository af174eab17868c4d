import Testing
import WeightExchange

@Suite struct SHA256Tests {
  /// The examples of NIST for FIPS 180-4 (one block, two blocks, a million letters), and an empty
  /// message.
  @Test(arguments: [
    ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func `a digest matches the standard`(text: String, times: Int, digits: String) {
    var digest = SHA256()
    for _ in 0..<times { digest.update(text.utf8) }
    #expect(digest.hexadecimal == digits)
  }

  @Test func `an intermediate digest does not change the final one`() {
    var digest = SHA256()
    digest.update("ab".utf8)
    let beginning = digest.hexadecimal
    #expect(beginning == digest.hexadecimal)
    digest.update("c".utf8)
    #expect(
      digest.hexadecimal == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
  }
}
