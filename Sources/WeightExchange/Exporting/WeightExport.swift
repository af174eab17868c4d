import FileFormats
import JSONSyntax
package import WeightCore

/// A log as a file that is created in parts.
///
/// A log of many years is never in memory as a whole.
///
/// ```swift
/// try store.forEachPage { page in write(file.part(of: page)) }
/// write(file.end())
/// ```
package protocol LogFile: Sendable {
  /// Returns the next part of the file, with the entries of a page, which is not empty.
  mutating func part(of page: [IdentifiedEntry]) -> [UInt8]
  /// Returns the last part of the file.
  mutating func end() -> [UInt8]
}

/// The log as a file that is independent of the language and can be imported without loss.
///
/// Dates are in ISO 8601 with their offset, and numbers have a decimal point. In addition to the
/// rounded weight in a unit, the file contains the exact number of kilograms. Only the exact number
/// is imported. The last column identifies the entry and its version, so that an edited file changes
/// entries instead of adding them again.
package struct WeightExport: LogFile {
  /// The format of the file.
  package let format: ExportFormat
  /// The unit of the rounded weight.
  package let unit: WeightUnit
  /// Whether strings are escaped to prevent spreadsheets from interpreting them as formulas.
  package let guardsFormulas: Bool
  /// Whether an entry has been written.
  private var isBegun = false

  /// Creates an export.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - unit: The unit of the rounded weights.
  ///   - guardsFormulas: Whether strings are escaped for spreadsheets.
  package init(_ format: ExportFormat, unit: WeightUnit, guardsFormulas: Bool = true) {
    self.format = format
    self.unit = unit
    self.guardsFormulas = guardsFormulas
  }

  package mutating func part(of page: [IdentifiedEntry]) -> [UInt8] {
    defer { isBegun = true }
    switch format {
    case .csv: return csv(page)
    case .json: return json(page)
    }
  }

  package func end() -> [UInt8] {
    switch format {
    case .csv: isBegun ? [] : csv([])
    case .json: Self.document(isBegun ? [.null] : [], isBegun ? .end : nil)
    }
  }
}

// MARK: - CSV

extension WeightExport {
  private func csv(_ page: [IdentifiedEntry]) -> [UInt8] {
    let printer = DelimitedPrinter()
    var bytes: [UInt8] = []
    if !isBegun { printer.print(Self.header, into: &bytes) }
    for entry in page { printer.print(row(entry.entry, entry.revision), into: &bytes) }
    return bytes
  }

  private static let header = [
    "date", "weight", "unit", "kilograms", "bodyFat", "leanKilograms", "waistCentimetres", "note",
    "source", "sourceName", "id",
  ]

  private func row(_ entry: WeightEntry, _ revision: EntryRevision?) -> [String] {
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
      revision?.text ?? "",
    ]
  }

  private func guarded(_ text: String) -> String {
    FormulaEscaping.appliedToFormulas(in: text, isGuarded: guardsFormulas)
  }
}

// MARK: - JSON

extension WeightExport {
  /// The version of the file format.
  private static let version = "1"

  private func json(_ page: [IdentifiedEntry]) -> [UInt8] {
    var writer = JSONWriter(layout: .xcode)
    for entry in page {
      let isFirst = !isBegun && writer.output.isEmpty
      writer.output += isFirst ? Self.document([.null], .start) : Self.gap
      writer.write(object(entry.entry, entry.revision), indent: Self.indent)
    }
    return writer.output
  }

  /// The indentation of the entries, and the text between two of them.
  private static let indent = Array("    ".utf8)
  private static let gap = Array(",\n".utf8) + indent

  private enum Half { case start, end }

  /// Returns the document with a list, or the half of it before or after its only element.
  private static func document(_ entries: [JSONValue], _ half: Half?) -> [UInt8] {
    let bytes =
      JSONValue.object([
        JSONValue.Member("format", .string("w8")),
        JSONValue.Member("version", .number(version)),
        JSONValue.Member("entries", .array(entries)),
      ])
      .printed() + Array("\n".utf8)
    guard let half, let place = bytes.firstRange(of: Array("null".utf8)) else { return bytes }
    return Array(half == .start ? bytes[..<place.lowerBound] : bytes[place.upperBound...])
  }

  private func object(_ entry: WeightEntry, _ revision: EntryRevision?) -> JSONValue {
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
      JSONValue.Member("id", revision.map { .string($0.text) } ?? .null),
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
  let one = (0..<decimals).reduce(1) { power, _ in power * 10 }
  let (whole, fraction) = Int(clamping: count).quotientAndRemainder(dividingBy: one)
  guard fraction > 0 else { return "\(whole)" }
  // Adding one preserves the leading zeros of the fraction.
  var digits = "\(fraction + one)".dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return "\(whole).\(digits)"
}
