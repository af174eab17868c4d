/// A bracket that is open.
struct Frame {
  /// The opening bracket.
  let opening: UInt8
  /// The call whose arguments stand in the bracket, if it is that of a call.
  var call: OpenCall?
  /// The position of the frame whose call takes the tokens that stand here as its own; `nil` if what
  /// stands here is no part of a literal.
  let receiver: Int?
  /// The position of the frame of the innermost call that is around it in the same statement.
  let owner: Int?
}

/// The brackets that are open, the innermost one last.
struct FrameStack {
  private(set) var frames: [Frame] = []
  private var counts: [UInt8: Int] = [:]

  /// How many brackets are open.
  var count: Int { frames.count }
  /// The innermost bracket.
  var last: Frame? { frames.last }

  /// Returns the frame at a position.
  subscript(position: Int) -> Frame {
    get { frames[position] }
    _modify { yield &frames[position] }
  }

  /// Returns whether a bracket of a kind is open.
  func hasOpen(_ opening: UInt8) -> Bool {
    (counts[opening] ?? 0) > 0
  }

  /// Opens a bracket.
  ///
  /// - Parameters:
  ///   - opening: The bracket.
  ///   - call: The call whose arguments stand in it.
  ///   - isTransparent: Whether what stands in it is as good as if it stood without.
  mutating func open(_ opening: UInt8, call: OpenCall? = nil, isTransparent: Bool = false) {
    let isCall = call != nil
    // A block holds statements of its own.
    let outer = opening == UInt8(ascii: "{") ? nil : frames.last?.owner
    frames.append(
      Frame(
        opening: opening,
        call: call,
        receiver: isCall ? frames.count : isTransparent ? frames.last?.receiver : nil,
        owner: isCall ? frames.count : outer
      )
    )
    counts[opening, default: 0] += 1
  }

  /// Closes the innermost bracket.
  mutating func close() -> Frame? {
    guard let frame = frames.popLast() else { return nil }
    counts[frame.opening, default: 1] -= 1
    return frame
  }
}
