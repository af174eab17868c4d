extension Extraction {
  /// Returns what makes what the next extraction starts from.
  func image(
    of states: [FileState],
    _ update: DeclarationUpdate,
    since old: ExtractionImage?
  ) -> (@Sendable () -> [UInt8])? {
    guard makesImage else { return nil }
    return { [identity] in
      ExtractionImage.bytes(
        keeping: states.map { ExtractionImage.File($0, since: old) },
        update.places,
        identity: identity,
        from: old?.bytes ?? .none
      )
    }
  }
}

extension ExtractionImage {
  /// Returns what the image has of a file, to keep it.
  fileprivate func kept(_ record: FileRecord, as request: FileRequest) -> File {
    File(
      path: request.path,
      stamp: request.stamp,
      content: record.content,
      traits: record.traits,
      findings: .kept(range(record.findings, in: .findings)),
      declarations: .kept(range(record.declarations, in: .declarations)),
      dependencies: .kept(range(record.dependencies, in: .dependencies))
    )
  }
}

extension ExtractionImage.File {
  /// What is kept of a file of the project.
  fileprivate init(_ state: FileState, since old: ExtractionImage?) {
    if state.read == nil, let old, let record = state.record {
      self = old.kept(old.files[record], as: state.request)
      return
    }
    var findings = ImageWriter()
    (state.findings ?? FileFindings()).encode(into: &findings, path: state.request.path)
    var traits: ExtractionImage.Traits = []
    if state.request.isWanted { traits.insert(.isWanted) }
    if state.read?.declarations.isDoubtful ?? false { traits.insert(.isDoubtful) }
    self.init(
      path: state.request.path,
      stamp: state.request.stamp,
      content: state.read?.content ?? .start,
      traits: traits,
      findings: .made(findings.bytes),
      declarations: .made(state.read?.encoded ?? []),
      dependencies: .made(state.dependencies.withUnsafeBytes { Array($0) })
    )
  }
}
