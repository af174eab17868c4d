import FileFormats
import JSONSyntax
package import WeightCore

/// The log as a file that is independent of the language and can be imported without loss.
///
/// Dates are in ISO 8601 with their offset, and numbers have a decimal point. In addition to the
/// rounded weight in a unit, the file contains the exact number of kilograms. Only the exact number
/// is imported. The last column identifies the entry and its version, so that an edited file changes
/// entries instead of adding them again.
package struct WeightExport: Sendable {
  /// The format of the file.
  package let format: ExportFormat
  /// The unit of the rounded weight.
  package let unit: WeightUnit
  /// Whether strings are escaped to prevent spreadsheets from interpreting them as formulas.
  package let guardsFormulas: Bool
  /// The identifiers of the entries.
  private let identifiers: [WeightEntry.ID: EntryIdentifier]

  /// Creates an export.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - unit: The unit of the rounded weights.
  ///   - guardsFormulas: Whether strings are escaped for spreadsheets.
  ///   - identifiers: The identifiers of the entries. Those without one have an empty column.
  package init(
    _ format: ExportFormat,
    unit: WeightUnit,
    guardsFormulas: Bool = true,
    identifiers: [WeightEntry.ID: EntryIdentifier] = [:]
  ) {
    self.format = format
    self.unit = unit
    self.guardsFormulas = guardsFormulas
    self.identifiers = identifiers
  }

  /// Returns the content of the file, in the order of the entries.
  package func bytes(of entries: some Sequence<WeightEntry>) -> [UInt8] {
    switch format {
    case .csv: csv(entries)
    case .json: json(entries)
    }
  }
}

// MARK: - CSV

extension WeightExport {
  private func csv(_ entries: some Sequence<WeightEntry>) -> [UInt8] {
    let printer = DelimitedPrinter()
    var bytes: [UInt8] = []
    printer.print(Self.header, into: &bytes)
    for entry in entries { printer.print(row(entry), into: &bytes) }
    return bytes
  }

  private static let header = [
    "date", "weight", "unit", "kilograms", "bodyFat", "leanKilograms", "waistCentimetres", "note",
    "source", "sourceName", "id",
  ]

  private func row(_ entry: WeightEntry) -> [String] {
    [
      entry.moment.iso8601,
      entry.mass.roundedText(in: unit),
      unit.rawValue,
      entry.mass.kilogramText,
      entry.bodyFat?.percentText ?? "",
      entry.leanMass?.kilogramText ?? "",
      entry.waist?.centimetreText ?? "",
      guarded(entry.note?.text ?? ""),
      entry.source.kind.rawValue,
      guarded(entry.source.name ?? ""),
      revision(of: entry) ?? "",
    ]
  }

  private func revision(of entry: WeightEntry) -> String? {
    identifiers[entry.id].map { EntryRevision($0, version: entry.syncVersion).text }
  }

  private func guarded(_ text: String) -> String {
    FormulaEscaping.appliedToFormulas(in: text, isGuarded: guardsFormulas)
  }
}

// MARK: - JSON

extension WeightExport {
  /// The version of the file format.
  private static let version = "1"

  private func json(_ entries: some Sequence<WeightEntry>) -> [UInt8] {
    JSONValue.object([
      JSONValue.Member("format", .string("w8")),
      JSONValue.Member("version", .number(Self.version)),
      JSONValue.Member("entries", .array(entries.map(object))),
    ])
    .printed() + Array("\n".utf8)
  }

  private func object(_ entry: WeightEntry) -> JSONValue {
    .object([
      JSONValue.Member("date", .string(entry.moment.iso8601)),
      JSONValue.Member("weight", .number(entry.mass.roundedText(in: unit))),
      JSONValue.Member("unit", .string(unit.rawValue)),
      JSONValue.Member("kilograms", .number(entry.mass.kilogramText)),
      JSONValue.Member("bodyFat", entry.bodyFat.map { .number($0.percentText) } ?? .null),
      JSONValue.Member("leanKilograms", entry.leanMass.map { .number($0.kilogramText) } ?? .null),
      JSONValue.Member("waistCentimetres", entry.waist.map { .number($0.centimetreText) } ?? .null),
      JSONValue.Member("note", entry.note.map { .string($0.text) } ?? .null),
      JSONValue.Member("source", .string(entry.source.kind.rawValue)),
      JSONValue.Member("sourceName", entry.source.name.map { .string($0) } ?? .null),
      JSONValue.Member("id", revision(of: entry).map { .string($0) } ?? .null),
    ])
  }
}

/// The export format of a log.
package enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  /// A table for spreadsheets.
  case csv
  /// A list for programs.
  case json
}

extension Mass {
  /// Returns the mass in a unit with at most two decimals, such as `72.57`, and a decimal point.
  func roundedText(in unit: WeightUnit) -> String {
    let hundredths =
      (Int128(micrograms) * 100 + Int128(unit.micrograms) / 2) / Int128(unit.micrograms)
    return decimalText(hundredths, decimals: 2)
  }
}

extension Mass {
  /// Returns the mass in a unit with at most four decimals, such as `72.5748`, and a decimal point.
  func preciseText(in unit: WeightUnit) -> String {
    let parts =
      (Int128(micrograms) * 10_000 + Int128(unit.micrograms) / 2) / Int128(unit.micrograms)
    return decimalText(parts, decimals: 4)
  }
}

extension BodyFat {
  /// The percentage with all its decimals, such as `20.5`.
  var percentText: String {
    decimalText(Int128(partsPerMillion), decimals: 4)
  }

  /// The fraction with all its decimals, such as `0.205`.
  var fractionText: String {
    decimalText(Int128(partsPerMillion), decimals: 6)
  }
}

extension Waist {
  /// The number of centimetres with all its decimals, such as `83.82`.
  var centimetreText: String {
    decimalText(Int128(micrometres), decimals: 4)
  }

  /// The number of inches with at most two decimals, such as `33.07`.
  var inchText: String {
    let inch = Int128(Self.micrometresInInch)
    return decimalText((Int128(micrometres) * 100 + inch / 2) / inch, decimals: 2)
  }
}

/// Returns a non-negative decimal number without trailing zeros.
private func decimalText(_ count: Int128, decimals: Int) -> String {
  let one = (0..<decimals).reduce(Int128(1)) { power, _ in power * 10 }
  let (whole, fraction) = count.quotientAndRemainder(dividingBy: one)
  guard fraction > 0 else { return "\(whole)" }
  // Adding one preserves the leading zeros of the fraction.
  var digits = "\(fraction + one)".dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return "\(whole).\(digits)"
}
