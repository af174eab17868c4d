import Diagnostics
import JSONSyntax

/// The weights of Garmin: the file `…userBioMetrics.json` of the account data that Garmin sends on
/// request, and the answers of Garmin Connect.
///
/// There is no official description. The form follows public programs that read the files
/// (python-garminconnect, garmin-babel): grams, and times in UTC as text or in milliseconds.
///
/// ```json
/// [{"weight": {"weight": 80400.0, "bodyFat": 20.1, "timestampGMT": "2019-05-01T06:10:00.0"}}]
/// ```
extension JSONRecords {
  static func garmin(_ root: JSONElement) -> JSONRecords? {
    if root.isArray {
      let isBiometric = root.elements.contains { $0.member("weight")?.member("weight") != nil }
      guard isBiometric else { return nil }
      return JSONRecords(
        .garminJSON,
        [List(elements: root.elements) { garminRecord($0.member("weight"), in: $0) }]
      )
    }
    if let list = root.member("dateWeightList"), list.isArray {
      return JSONRecords(.garminJSON, [List(elements: list.elements) { garminRecord($0, in: $0) }])
    }
    guard let days = root.member("dailyWeightSummaries"), days.isArray else { return nil }
    let lists = days.elements.compactMap { $0.member("allWeightMetrics") }
    return JSONRecords(
      .garminJSON,
      lists.map { list in List(elements: list.elements) { garminRecord($0, in: $0) } }
    )
  }

  private static func garminRecord(_ weight: JSONElement?, in element: JSONElement) -> WeightRecord
  {
    var record = WeightRecord(at: element.location)
    record.weight = weight?.field("weight")
    guard let weight, record.weight != nil else {
      // The list also has heights, pulses and other measurements.
      record.kind = .other
      return record
    }
    record.bodyFat = weight.field("bodyFat")
    record.date = weight.field("timestampGMT") ?? day(of: weight) ?? day(of: element)
    return record
  }

  /// Returns the local day, which may be written with the time midnight.
  private static func day(of element: JSONElement) -> RecordField? {
    let field = element.field("calendarDate") ?? element.member("metaData")?.field("calendarDate")
    return field.flatMap { RecordField(String($0.text.prefix(10)), at: $0.location) }
  }
}
