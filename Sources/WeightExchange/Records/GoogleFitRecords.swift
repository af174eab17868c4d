import Diagnostics
import JSONSyntax

/// The weights of Google Fit: the files `raw_com.google.weight_….json` of Google Takeout, and the
/// answers of the REST API.
///
/// The form is published in the reference of the REST API (`Users.dataSources.datasets`, data type
/// `com.google.weight`: one floating-point value in kilograms). Takeout writes `Data Points` and
/// `fitValue` where the API writes `point` and `value`.
///
/// ```json
/// {"Data Points": [{"fitValue": [{"value": {"fpVal": 77.2}}], "endTimeNanos": 1651252273094000000}]}
/// ```
extension JSONRecords {
  static func googleFit(_ root: JSONElement) -> JSONRecords? {
    guard let points = root.member("Data Points") ?? root.member("point"), points.isArray else {
      return nil
    }
    let source = root.member("Data Source") ?? root.member("dataSourceId")
    let first = points.elements.first { _ in true }
    // Heart rates and heights have the same form.
    let isWeight = [source?.string, first?.member("dataTypeName")?.string]
      .contains { $0?.contains("com.google.weight") ?? false }
    guard isWeight else { return nil }
    return JSONRecords(.googleFitJSON, [List(elements: points.elements, record: googleFitRecord)])
  }

  private static func googleFitRecord(_ point: JSONElement) -> WeightRecord {
    var record = WeightRecord(at: point.location)
    record.date = point.field("startTimeNanos") ?? point.field("endTimeNanos")
    let values = point.member("fitValue") ?? point.member("value")
    let value = values?.elements.first { _ in true }
    let number = (value?.member("value") ?? value)?.member("fpVal")
    record.weight = number.flatMap { RecordField($0.singlePrecision, at: $0.location) }
    return record
  }
}

extension JSONElement {
  /// The digits of a number that the program stores with single precision.
  ///
  /// It writes the digits of the double that is nearest to it: 77.19999694824219 instead of 77.2.
  fileprivate var singlePrecision: String {
    guard let digits, digits.utf8.allSatisfy({ $0 != UInt8(ascii: "e") }),
      let number = Double(digits)
    else { return spelling }
    let text = "\(Float(number))"
    return text.utf8.contains(UInt8(ascii: "e")) ? digits : text
  }
}
