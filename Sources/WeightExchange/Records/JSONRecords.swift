import Diagnostics
import JSONSyntax

/// The records of a list in a JSON file.
struct JSONRecords: WeightRecords, IteratorProtocol {
  var format: WeightFileFormat
  let weightUnit: FileUnit? = nil
  let fatUnit: FileUnit? = nil
  let likelyDecimalMark: DecimalSeparator? = .point

  private var elements: JSONElement.Elements

  private init(_ list: JSONElement, format: WeightFileFormat) {
    elements = list.elements
    self.format = format
  }

  /// Finds the dates and weights in a JSON file.
  ///
  /// - Returns: `nil` if there are none.
  static func recognize(_ root: JSONElement) -> JSONRecords? {
    if let entries = root.member("entries"), entries.isArray {
      if root.member("format")?.string == "w8" { return JSONRecords(entries, format: .w8JSON) }
      guard root.member("entryCount") != nil || root.member("appVersion") != nil else { return nil }
      return JSONRecords(entries, format: .w8TrackerJSON)
    }
    // The archive contains only the list; the API returns it as a member of an object.
    guard let list = root.isArray ? root : root.member("weight"), list.isArray else { return nil }
    guard let first = list.elements.first(where: { _ in true }) else { return nil }
    let isLog = first.member("date") != nil && first.member("weight") != nil
    return isLog ? JSONRecords(list, format: .fitbitJSON) : nil
  }

  mutating func next() -> WeightRecord? {
    elements.next().map { Self.record(of: $0, format: format) }
  }

  /// Returns the record of a JSON object.
  static func record(of element: JSONElement, format: WeightFileFormat) -> WeightRecord {
    var record = WeightRecord(at: element.location)
    for member in element.members where !member.value.isNull {
      let value = member.value
      let field = RecordField(value.string ?? value.spelling, at: value.location)
      switch member.name {
      case "date": record.date = field
      case "time": record.time = field
      case "weight": record.weight = field
      case "kilograms": record.kilograms = field
      case "unit": record.unit = field
      case "bodyFat", "bodyFatPercentage", "fat": record.bodyFat = field
      case "note":
        record.note = value.string
        record.notePlace = value.location
      case "source" where format.isOwn: record.source = field
      case "sourceName": record.sourceName = field
      default: break
      }
    }
    return record
  }
}
