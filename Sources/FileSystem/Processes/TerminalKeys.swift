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
    /// A text that the terminal has pasted, with `\n` for line breaks.
    case pasted(String)
    /// Another key without a character.
    case other
    /// The end of the input (Ctrl-D), or a terminal that was closed.
    case endOfInput
    /// Ctrl-C or a termination signal.
    case interrupted
  }

  /// The request to stop; `nil` for keys that are not read from a terminal.
  private let interruption: InterruptSignal?
  /// Makes the terminal mark pasted texts, or not any longer.
  private let markPastes: (@Sendable (Bool) -> Void)?
  private var mode: TerminalMode?
  private var pending: [UInt8] = []
  /// Whether the Escape key was read alone, which may be the start of a sequence.
  private var hasEscape = false
  /// The start of a pasted text; `nil` outside of one.
  private var paste: [UInt8]?

  /// Prepares the terminal; `nil` if standard input is not one.
  ///
  /// - Parameter markPastes: Turns the bracketed paste mode of xterm on or off, which most terminals
  ///   have; `nil` if the terminal interprets no escape sequences.
  package init?(markPastes: (@Sendable (Bool) -> Void)?) {
    guard Terminal.isTerminal(.standardInput), let interruption = InterruptSignal() else {
      return nil
    }
    self.interruption = interruption
    self.markPastes = markPastes
    mode = SystemCalls.readCharacters(from: .standardInput)
    markPastes?(true)
  }

  /// Creates keys that a person has pressed before.
  ///
  /// - Parameter bytes: What a terminal sends for them.
  package init(pressed bytes: [UInt8]) {
    interruption = nil
    markPastes = nil
    pending = bytes
  }

  deinit {
    markPastes?(false)
    if let mode { SystemCalls.setMode(mode, of: .standardInput) }
  }

  /// Waits for the next key.
  package mutating func next() -> Key {
    while true {
      if let key = takeKey() { return key }
      guard let interruption else { return .endOfInput }
      let input = SystemCalls.waitForInput(
        of: [interruption.descriptor, .standardInput],
        milliseconds: -1
      )
      if input.isReady[0] { return .interrupted }
      guard input.isReady[1] else {
        // A shell that continues a stopped command has changed the mode.
        resume()
        continue
      }
      guard let bytes = Self.readAvailable(), !bytes.isEmpty else { return .endOfInput }
      pending += bytes
    }
  }

  private static func readAvailable() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = try? bytes.withUnsafeMutableBytes {
      try FileDescriptor.standardInput.read(into: $0)
    }
    return count.map { Array(bytes[..<$0]) }
  }

  /// Runs a function with the terminal in its usual mode, for another program.
  package mutating func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
    markPastes?(false)
    if let mode { SystemCalls.setMode(mode, of: .standardInput) }
    defer { resume() }
    return try body()
  }

  private func resume() {
    guard interruption != nil else { return }
    _ = SystemCalls.readCharacters(from: .standardInput)
    markPastes?(true)
  }

  private static let escape: UInt8 = 0x1B
  private static let endOfTransmission: UInt8 = 0x04
  private static let suspension: UInt8 = 0x1A

  /// Removes the first complete key from the bytes that were read.
  private mutating func takeKey() -> Key? {
    if paste != nil { return takePaste() }
    guard let first = pending.first else { return nil }
    if hasEscape {
      hasEscape = false
      // A sequence may be divided by more than the pause after which Escape counts as a key.
      if Self.sequenceStarts.contains(first) { pending.insert(Self.escape, at: 0) }
    }
    switch pending[0] {
    case Self.endOfTransmission:
      pending.removeFirst()
      return .endOfInput
    case Self.suspension where interruption != nil:
      pending.removeFirst()
      suspended { SystemCalls.stopGroup() }
      return .other
    case Self.escape:
      readRestOfSequence()
      return takeControlSequence()
    default: break
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
    guard pending.count == 1, interruption != nil else { return }
    let input = SystemCalls.waitForInput(
      of: [.standardInput],
      milliseconds: Self.sequencePause
    )
    if input.isReady[0], let bytes = Self.readAvailable() { pending += bytes }
  }

  private static let sequenceStarts = "[O".utf8

  /// Removes an escape sequence: `ESC [` or `ESC O` with its parameters and final byte (ECMA-48).
  ///
  /// - Returns: The key for which xterm and the Linux console send the sequence; `nil` if its end was
  ///   not read yet.
  private mutating func takeControlSequence() -> Key? {
    guard pending.count > 1 else {
      pending = []
      hasEscape = true
      return .escape
    }
    guard Self.sequenceStarts.contains(pending[1]) else {
      pending.removeFirst()
      // The Alt key sends Escape and the character, which is not pressed alone.
      _ = takeKey()
      return .other
    }
    guard let end = pending.dropFirst(2).firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return nil
    }
    let isComplete = (0x40...0x7E).contains(pending[end])
    let sequence = String(decoding: pending[2...end], as: UTF8.self)
    pending.removeFirst(isComplete ? end + 1 : end)
    guard isComplete else { return .other }
    if sequence == Self.pasteStart {
      paste = []
      return takePaste()
    }
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

  private static let pasteStart = "200~"
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// The maximum size of a pasted text, in bytes; a longer one is ignored.
  private static let pasteLimit = 1 << 20

  /// Removes a pasted text; `nil` if its end was not read yet.
  private mutating func takePaste() -> Key? {
    guard var text = paste else { return nil }
    let end = pending.firstRange(of: Self.pasteEnd)
    let count = end?.lowerBound ?? max(pending.count - Self.pasteEnd.count + 1, 0)
    if text.count <= Self.pasteLimit { text += pending.prefix(count) }
    pending.removeFirst(end?.upperBound ?? count)
    paste = end == nil ? text : nil
    guard end != nil else { return nil }
    guard text.count <= Self.pasteLimit else { return .other }
    let lines = String(decoding: text, as: UTF8.self)
    return .pasted(String(lines.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 }))
  }
}
