/// The digest of some bytes, by which a page tells the browser which script is its own.
///
/// Source: FIPS PUB 180-4, Secure Hash Standard, August 2015, sections 4.1.2, 5.1.1 and 6.2.
struct SHA256 {
  /// The 32 bytes of the digest.
  let bytes: [UInt8]

  /// Computes the digest.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(of message: [UInt8]) {
    var state = Self.initialState
    let padded = Self.padded(message)
    for start in stride(from: 0, to: padded.count, by: Self.blockSize) {
      Self.compress(padded[start..<start + Self.blockSize], into: &state)
    }
    bytes = state.flatMap(Self.bigEndianBytes)
  }

  private static let blockSize = 64

  /// The message, a bit, zeros, and the length in bits: a whole number of blocks.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let zeros = (2 * blockSize - 9 - message.count % blockSize) % blockSize
    return message + [0x80] + Array(repeating: 0, count: zeros)
      + bigEndianBytes(UInt64(message.count) * 8)
  }

  private static func bigEndianBytes(_ word: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: word.bigEndian) { Array($0) }
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    let schedule = schedule(of: block)
    var words = state
    for (constant, word) in zip(constants, schedule) {
      let (a, e) = (words[0], words[4])
      let choice = (e & words[5]) ^ (~e & words[6])
      let first = words[7] &+ e.rotated(6, 11, 25) &+ choice &+ constant &+ word
      let majority = (a & words[1]) ^ (a & words[2]) ^ (words[1] & words[2])
      let second = a.rotated(2, 13, 22) &+ majority
      words = [first &+ second] + words[0..<7]
      words[4] &+= first
    }
    for index in state.indices { state[index] &+= words[index] }
  }

  private static func schedule(of block: ArraySlice<UInt8>) -> [UInt32] {
    var schedule = stride(from: block.startIndex, to: block.endIndex, by: 4)
      .map { start in block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) } }
    for index in 16..<constants.count {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      schedule.append(
        schedule[index - 16] &+ (early.rotated(7, 18) ^ early >> 3) &+ schedule[index - 7]
          &+ (late.rotated(17, 19) ^ late >> 10)
      )
    }
    return schedule
  }

  private static let initialState: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

extension UInt32 {
  /// The word rotated to the right by each of some numbers of bits, all combined.
  fileprivate func rotated(_ counts: UInt32...) -> UInt32 {
    counts.reduce(0) { $0 ^ (self >> $1 | self << (32 - $1)) }
  }
}
