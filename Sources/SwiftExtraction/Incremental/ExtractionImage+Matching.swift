extension ExtractionImage {
  /// Whether the sections are intact that are needed where something has changed.
  var isIntactForChanges: Bool {
    [.declarations, .dependencies, .rows, .doubtfulRows].allSatisfy { isIntact($0) }
  }

  /// Returns the files of an extraction with what the image has of them.
  func matched(with requests: [FileRequest]) -> [FileState] {
    var states = requests.map { FileState($0) }
    let isInOrder =
      files.count == requests.count
      && requests.indices.allSatisfy { path(of: files[$0], is: requests[$0].path) }
    if isInOrder {
      for index in states.indices { states[index].former = index }
    } else {
      var numbers: [String: Int] = [:]
      for number in files.indices { numbers[path(of: files[number])] = number }
      for index in states.indices { states[index].former = numbers[requests[index].path] }
    }
    for index in states.indices { states[index].isUnchanged = showsUnchanged(states[index]) }
    return states
  }

  /// Returns whether the stamp of a file tells that it is as it was, and as much is wanted of it.
  private func showsUnchanged(_ state: FileState) -> Bool {
    guard let former = state.former, let stamp = state.request.stamp else { return false }
    let record = files[former]
    return record.traits.contains(.hasStamp) && record.stamp == stamp
      && record.traits.contains(.isWanted) == state.request.isWanted
  }

  /// Returns the result where no file has changed; `nil` if one did, or one came or went.
  func unchangedRun(_ states: [FileState]) -> ExtractionRun? {
    guard files.count == states.count, states.enumerated().allSatisfy({ $1.record == $0 })
    else { return nil }
    let hasNewStamps = states.enumerated()
      .contains { index, state in
        guard let stamp = state.request.stamp else { return false }
        let record = files[index]
        return !record.traits.contains(.hasStamp) || record.stamp != stamp
      }
    var states = states
    // New stamps make an image that is worth writing, though all else is as it was.
    guard !hasNewStamps, completeFindings(of: &states) else { return nil }
    return ExtractionRun(states, image: nil)
  }

  /// Gives the files that were not checked the findings of the image.
  ///
  /// - Returns: Whether these could be read.
  func completeFindings(of states: inout [FileState]) -> Bool {
    for index in states.indices where states[index].findings == nil {
      guard states[index].request.isWanted else { continue }
      guard let record = states[index].record,
        let findings = findings(of: files[record], path: states[index].request.path)
      else { return false }
      states[index].findings = findings
    }
    return true
  }

  /// Returns the unchanged files that were not read yet whose findings depend on one of `keys`.
  func files(of states: [FileState], dependingOn keys: Set<DeclarationKey>) -> [Int] {
    guard !keys.isEmpty else { return [] }
    let keys = Set(keys.map(\.shortened))
    // Most names are told apart by two bytes, without the work of a look-up.
    var filter = [Bool](repeating: false, count: 1 << 16)
    for key in keys { filter[Int(key & 0xFFFF)] = true }
    return states.indices.filter { index in
      guard states[index].read == nil, states[index].request.isWanted,
        let record = states[index].record
      else { return false }
      return bytes.withBytes(range(files[record].dependencies, in: .dependencies)) { bytes in
        for offset in stride(from: 0, to: bytes.count & ~3, by: 4) {
          let key = bytes.loadUnaligned(fromByteOffset: offset, as: ShortDeclarationKey.self)
          if filter[Int(key & 0xFFFF)], keys.contains(key) { return true }
        }
        return false
      }
    }
  }
}
