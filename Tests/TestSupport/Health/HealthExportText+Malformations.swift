package import WeightCore

extension HealthExportText {
  /// Adds a body mass sample with an error or a peculiarity.
  ///
  /// - Parameters:
  ///   - malformation: The error or peculiarity.
  ///   - sample: A sample with a source of plain text, and with equal start and end dates.
  ///   - truth: The expected result so far, to which this record is added.
  package mutating func add(
    _ malformation: HealthMalformation,
    of sample: HealthSample,
    to truth: inout ExpectedExport
  ) {
    switch malformation {
    case .inComment, .inCharacterData, .inCorrelation, .metadataTwice, .elementUnclosed, .tooLong,
      .timeZoneUnknown:
      addElements(malformation, of: sample, to: &truth)
    case .recordOfIOS8: addRecordOfIOS8(sample, to: &truth)
    case .bodyFatInPercent, .bodyFatAboveAll: addBodyFat(malformation, of: sample, to: &truth)
    default:
      var sample = sample
      var pieces = attributes(of: sample).map { " \($0.name)=\"\(Self.escapedText($0.value))\"" }
      let isTaken = change(&pieces, malformation, &sample)
      bytes += " <Record\(pieces.joined())".utf8
      if malformation == .invalidUTF8 {
        // The parser ignores this attribute, so the source name stays valid UTF-8.
        bytes += " vendor=\"".utf8 + [0xC3, 0x28, 0xFF] + "\"".utf8
      }
      if malformation == .quoteUnclosed { bytes += " vendor=\"none".utf8 }
      line("/>")
      if isTaken {
        truth.take(sample, mending: malformation.problem)
      } else {
        truth.leaveOut(malformation.problem ?? "")
      }
    }
  }

  /// Changes the attributes of a record, and the expected sample.
  ///
  /// - Returns: Whether the record is valid.
  private func change(
    _ pieces: inout [String],
    _ malformation: HealthMalformation,
    _ sample: inout HealthSample
  ) -> Bool {
    func replace(_ name: String, _ piece: String) {
      pieces = pieces.map { $0.hasPrefix(" \(name)=") ? piece : $0 }
    }
    let value = massText(sample.value)
    let source = Self.escapedText(sample.source)
    switch malformation {
    case .controlByte:
      replace("sourceName", " sourceName=\"\(source)\u{0B}\"")
      sample = sample.from(sample.source + "\u{FFFD}")
    case .controlReference:
      replace("sourceName", " sourceName=\"\(source)&#x0B;\"")
      sample = sample.from(sample.source + "\u{FFFD}")
    case .duplicateAttribute: replace("value", " value=\"\(value)\" value=\"1\"")
    case .attributeWithoutValue: replace("sourceVersion", " HKWasUserEntered")
    case .attributeWithoutQuotes: replace("value", " value=\(value)")
    case .unknownReference:
      replace("sourceName", " sourceName=\"\(source) &nbsp; & Co\"")
      sample = sample.from(sample.source + " &nbsp; & Co")
    case .bareAngleBrackets: replace("device", " device=\"<<HKDevice: 0x28>, name:Scale>\"")
    case .unitUnknown: replace("unit", " unit=\"stein\"")
    case .doubledReference:
      replace("sourceName", " sourceName=\"A &amp;amp; B\"")
      sample = sample.from("A &amp; B")
    case .numericReference:
      let first = value.utf8.first ?? 0x30
      replace("value", " value=\"&#\(first);\(value.dropFirst())\"")
    case .singleQuotes: replace("value", " value = '\(value)'")
    case .otherOrder: pieces.reverse()
    case .quotedAngleBracket: replace("device", " device=\"a > b /> c\"")
    case .otherUnit:
      replace("unit", " unit=\"st\"")
      replace("value", " value=\"11.5\"")
      sample = sample.weighing(115 * WeightUnit.stone.micrograms / 10)
    case .endMissing: replace("endDate", "")
    case .invalidUTF8, .quoteUnclosed: break
    default: replaceValues(replace, malformation, sample)
    }
    return ![
      .quoteUnclosed, .unitUnknown, .valueMissing, .valueNotANumber, .valueWithComma, .valueHuge,
      .valueNegative, .unitMissing, .dateMissing, .dateImpossible, .endBeforeStart,
      .sourceMissing,
    ]
    .contains(malformation)
  }

  private func replaceValues(
    _ replace: (String, String) -> Void,
    _ malformation: HealthMalformation,
    _ sample: HealthSample
  ) {
    switch malformation {
    case .valueMissing: replace("value", "")
    case .valueNotANumber: replace("value", " value=\"nan\"")
    case .valueWithComma: replace("value", " value=\"72,5\"")
    case .valueHuge: replace("value", " value=\"7.25e999\"")
    case .valueNegative: replace("value", " value=\"-72.5\"")
    case .unitMissing: replace("unit", "")
    case .dateMissing: replace("startDate", "")
    case .dateImpossible: replace("startDate", " startDate=\"2024-02-30 08:00:00 +0100\"")
    case .endBeforeStart: replace("endDate", " endDate=\"\(date(sample.end - 1))\"")
    case .sourceMissing: replace("sourceName", " sourceName=\"  \"")
    default: break
    }
  }

  static func escapedText(_ text: String) -> String {
    String(decoding: escaped(text), as: UTF8.self)
  }
}

// MARK: - More than attributes

extension HealthExportText {
  private mutating func addElements(
    _ malformation: HealthMalformation,
    of sample: HealthSample,
    to truth: inout ExpectedExport
  ) {
    switch malformation {
    case .inComment:
      line("<!-- > ")
      add(sample)
      line("-->")
    case .inCharacterData:
      line("<![CDATA[ ]> ")
      add(sample)
      line("]]>")
    case .inCorrelation:
      line(" <Correlation type=\"HKCorrelationTypeIdentifierFood\" sourceName=\"a > b\">")
      line("  <MetadataEntry key=\"Meal\" value=\"Lunch\"/>")
      add(sample)
      truth.passOver()
      line(" </Correlation>")
      add(sample)
      truth.take(sample)
    case .metadataTwice:
      add(sample, metadata: [("Vendor key", "1"), ("Vendor key", "2"), ("HKWasUserEntered", "1")])
      truth.take(sample)
    case .timeZoneUnknown:
      add(sample, metadata: [("HKTimeZone", "Mars/Olympus")])
      truth.take(sample, mending: malformation.problem)
    case .tooLong:
      add(sample, metadata: [("Notes", String(repeating: "long ", count: 250_000))])
      truth.leaveOut("too-long")
    default:
      add(sample, metadata: [("HKWasUserEntered", "1")])
      bytes.removeLast(" </Record>".utf8.count + style.lineBreak.utf8.count)
      line(" <ActivitySummary dateComponents=\"2026-01-01\" activeEnergyBurned=\"412\"/>")
      truth.take(sample, mending: malformation.problem)
    }
  }

  /// Adds a record as in 2015, with metadata as attributes regardless of their names.
  private mutating func addRecordOfIOS8(_ sample: HealthSample, to truth: inout ExpectedExport) {
    let digits = { (date: String) in date.filter { $0 != ":" && $0 != " " } }
    let start = digits(date(sample.start.secondsSince1970))
    let compact = start.prefix(10).filter { $0 != "-" } + start.dropFirst(10)
    line(
      " <Record type=\"\(sample.category.typeIdentifier)\" source=\"\(Self.escapedText(sample.source))\""
        + " unit=\"\(style.unit)\" Withings User Identifier=\"1234\" HKWasUserEntered=\"1\""
        + " startDate=\"\(compact)\" endDate=\"\(compact)\" value=\"\(massText(sample.value))\"/>"
    )
    truth.take(sample.created(nil), mending: "malformed-attributes")
  }

  private mutating func addBodyFat(
    _ malformation: HealthMalformation,
    of sample: HealthSample,
    to truth: inout ExpectedExport
  ) {
    let isTaken = malformation == .bodyFatInPercent
    let fat = HealthSample(
      .bodyFat,
      value: 184_000,
      start: sample.start,
      end: sample.end,
      source: sample.source,
      created: sample.created
    )
    var pieces = attributes(of: fat)
    pieces[pieces.count - 1].value = isTaken ? "18.4" : "0.91"
    record(attributes: pieces)
    if isTaken {
      truth.take(fat, mending: malformation.problem)
    } else {
      truth.leaveOut(malformation.problem ?? "")
    }
  }
}

extension HealthSample {
  fileprivate func from(_ source: String) -> HealthSample {
    changed(source: source)
  }

  fileprivate func weighing(_ micrograms: Int64) -> HealthSample {
    changed(value: micrograms)
  }

  fileprivate func created(_ created: Int64?) -> HealthSample {
    HealthSample(category, value: value, start: start, end: end, source: source, created: created)
  }

  private func changed(value: Int64? = nil, source: String? = nil) -> HealthSample {
    HealthSample(
      category,
      value: value ?? self.value,
      start: start,
      end: end,
      source: source ?? self.source,
      externalIdentifier: externalIdentifier,
      syncVersion: syncVersion,
      created: created
    )
  }
}
