import SystemPackage

/// The keys that a user presses on the terminal of a command, without the Return key.
///
/// While the value exists, the terminal does not display what the user types. Ctrl-C and termination
/// signals become a key, so that the command can finish its work.
package struct TerminalKeys: ~Copyable {
  /// A key.
  package enum Key: Hashable, Sendable {
    /// A character.
    case character(Character)
    /// An arrow key.
    case left, right
    /// An arrow key that moves by a word, with the Control or Alt key.
    case wordLeft, wordRight
    /// A key that moves to the start or the end.
    case home, end
    /// The key that deletes the character after the cursor.
    case deleteForward
    /// The Escape key.
    case escape
    /// Another key without a character.
    case other
    /// The end of the input (Ctrl-D), or a terminal that was closed.
    case endOfInput
    /// Ctrl-C or a termination signal.
    case interrupted
  }

  private let interruption: InterruptSignal
  private var mode: TerminalMode?
  private var pending: [UInt8] = []

  /// Prepares the terminal; `nil` if standard input is not one.
  package init?() {
    guard Terminal.isTerminal(.standardInput), let interruption = InterruptSignal() else {
      return nil
    }
    self.interruption = interruption
    mode = SystemCalls.readCharacters(from: .standardInput)
  }

  deinit {
    if let mode { SystemCalls.setMode(mode, of: .standardInput) }
  }

  /// Waits for the next key.
  package mutating func next() -> Key {
    while true {
      if let key = takeKey() { return key }
      let input = SystemCalls.waitForInput(
        of: [interruption.descriptor, .standardInput],
        milliseconds: -1
      )
      if input.isReady[0] { return .interrupted }
      guard input.isReady[1] else {
        // A shell that continues a stopped command has changed the mode.
        _ = SystemCalls.readCharacters(from: .standardInput)
        continue
      }
      guard let bytes = Self.readAvailable(), !bytes.isEmpty else { return .endOfInput }
      pending += bytes
    }
  }

  private static func readAvailable() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = try? bytes.withUnsafeMutableBytes {
      try FileDescriptor.standardInput.read(into: $0)
    }
    return count.map { Array(bytes[..<$0]) }
  }

  /// Runs a function with the terminal in its usual mode, for another program.
  package mutating func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
    if let mode { SystemCalls.setMode(mode, of: .standardInput) }
    defer { _ = SystemCalls.readCharacters(from: .standardInput) }
    return try body()
  }

  private static let escape: UInt8 = 0x1B
  private static let endOfTransmission: UInt8 = 0x04

  /// Removes the first complete key from the bytes that were read.
  private mutating func takeKey() -> Key? {
    guard let first = pending.first else { return nil }
    if first == Self.endOfTransmission {
      pending.removeFirst()
      return .endOfInput
    }
    if first == Self.escape {
      readRestOfSequence()
      return takeControlSequence()
    }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard pending.count >= length else { return nil }
    let text = String(decoding: pending.prefix(length), as: UTF8.self)
    pending.removeFirst(length)
    return text.first.map { .character($0) }
  }

  /// The time after which the Escape key is not the start of a sequence, as on slow connections.
  private static let sequencePause: Int32 = 50

  /// Reads what follows an Escape character, so that the rest of a sequence is not read as a key.
  private mutating func readRestOfSequence() {
    guard pending.count == 1 else { return }
    let input = SystemCalls.waitForInput(
      of: [.standardInput],
      milliseconds: Self.sequencePause
    )
    if input.isReady[0], let bytes = Self.readAvailable() { pending += bytes }
  }

  /// Removes an escape sequence: `ESC [` or `ESC O` with its parameters and final byte (ECMA-48).
  ///
  /// - Returns: The key for which xterm and the Linux console send the sequence.
  private mutating func takeControlSequence() -> Key {
    pending.removeFirst()
    guard let kind = pending.first, kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else {
      guard !pending.isEmpty else { return .escape }
      // The Alt key sends Escape and the character, which is not pressed alone.
      _ = takeKey()
      return .other
    }
    pending.removeFirst()
    let length = pending.firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
    let sequence = String(decoding: pending.prefix(length ?? pending.count), as: UTF8.self)
    pending.removeFirst(length ?? pending.count)
    // A modifier is the second parameter.
    let isModified = sequence.contains(";")
    switch (sequence.last, sequence.first) {
    case ("C", _): return isModified ? .wordRight : .right
    case ("D", _): return isModified ? .wordLeft : .left
    case ("H", _), ("~", "1"), ("~", "7"): return .home
    case ("F", _), ("~", "4"), ("~", "8"): return .end
    case ("~", "3"): return .deleteForward
    default: return .other
    }
  }
}
