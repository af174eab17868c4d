import Diagnostics
import JSONSyntax

/// The records of the lists in a JSON file.
struct JSONRecords: WeightRecords {
  var format: WeightFileFormat
  let weightUnit: FileUnit? = nil
  let fatUnit: FileUnit? = nil
  let likelyDecimalMark: DecimalSeparator? = .point

  private let lists: [List]

  /// A list of records.
  struct List {
    /// The elements.
    let elements: JSONElement.Elements
    /// Returns the record of an element.
    let record: (JSONElement) -> WeightRecord
  }

  /// Creates the records of lists.
  init(_ format: WeightFileFormat, _ lists: [List]) {
    self.format = format
    self.lists = lists
  }

  /// Finds the dates and weights in a JSON file.
  ///
  /// - Returns: `nil` if there are none.
  static func recognize(_ root: JSONElement) -> JSONRecords? {
    log(root) ?? googleFit(root) ?? healthAutoExport(root) ?? garmin(root) ?? fitbit(root)
  }

  func makeIterator() -> AnyIterator<WeightRecord> {
    AnyIterator(lists.lazy.flatMap { list in list.elements.lazy.map(list.record) }.makeIterator())
  }
}

// MARK: - Logs

extension JSONRecords {
  private static func log(_ root: JSONElement) -> JSONRecords? {
    guard let entries = root.member("entries"), entries.isArray else { return nil }
    if root.member("format")?.string == "w8" { return JSONRecords(entries, format: .w8JSON) }
    guard root.member("entryCount") != nil || root.member("appVersion") != nil else { return nil }
    return JSONRecords(entries, format: .w8TrackerJSON)
  }

  private static func fitbit(_ root: JSONElement) -> JSONRecords? {
    // The archive contains only the list; the API returns it as a member of an object.
    guard let list = root.isArray ? root : root.member("weight"), list.isArray else { return nil }
    guard let first = list.elements.first(where: { _ in true }) else { return nil }
    let isLog = first.member("date") != nil && first.member("weight") != nil
    return isLog ? JSONRecords(list, format: .fitbitJSON) : nil
  }

  private init(_ list: JSONElement, format: WeightFileFormat) {
    self.init(
      format,
      [List(elements: list.elements) { Self.record(of: $0, format: format) }]
    )
  }

  /// Returns the record of a JSON object.
  static func record(of element: JSONElement, format: WeightFileFormat) -> WeightRecord {
    var record = WeightRecord(at: element.location)
    for member in element.members where !member.value.isNull {
      let value = member.value
      let field = value.field
      switch member.name {
      case "date": record.date = field
      case "time": record.time = field
      case "weight": record.weight = field
      case "kilograms": record.kilograms = field
      case "unit": record.unit = field
      case "bodyFat", "bodyFatPercentage", "fat": record.bodyFat = field
      case "leanKilograms": record.leanKilograms = field
      case "waistCentimetres": record.waistCentimetres = field
      case "note":
        record.note = value.string
        record.notePlace = value.location
      case "source" where format.isOwn: record.source = field
      case "sourceName": record.sourceName = field
      case "id" where format.isOwn: record.revision = field
      default: break
      }
    }
    return record
  }
}

extension JSONElement {
  /// The text of a string or a number, or `nil` if it is empty.
  var field: RecordField? { RecordField(string ?? spelling, at: location) }

  /// Returns the text of a member that is not `null`.
  func field(_ name: String) -> RecordField? {
    member(name).flatMap { $0.isNull ? nil : $0.field }
  }
}
