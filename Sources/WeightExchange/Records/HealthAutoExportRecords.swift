import Diagnostics
import JSONSyntax

/// The weights of the iPhone app Health Auto Export, in its JSON format.
///
/// The form is published in the documentation of the app (`data.metrics`, each with `name`, `units`
/// and a list `data` of `date`, `qty` and `source`).
///
/// ```json
/// {"data": {"metrics": [{"name": "weight_body_mass", "units": "kg",
///   "data": [{"date": "2026-08-10 06:10:00 -0500", "qty": 80.4, "source": "Scale"}]}]}}
/// ```
extension JSONRecords {
  static func healthAutoExport(_ root: JSONElement) -> JSONRecords? {
    guard let metrics = (root.member("data") ?? root).member("metrics"), metrics.isArray else {
      return nil
    }
    let lists = metrics.elements.compactMap(list)
    return lists.isEmpty ? nil : JSONRecords(.healthAutoExportJSON, lists)
  }

  private static func list(_ metric: JSONElement) -> List? {
    guard let data = metric.member("data"), data.isArray else { return nil }
    switch metric.member("name")?.string {
    case "weight_body_mass":
      let unit = metric.field("units")
      return List(elements: data.elements) { element in
        var record = record(of: element)
        record.weight = element.field("qty")
        record.unit = unit
        return record
      }
    case "body_fat_percentage":
      return List(elements: data.elements) { element in
        var record = record(of: element)
        record.kind = .addition
        record.bodyFat = element.field("qty")
        return record
      }
    case "lean_body_mass":
      let unit = metric.field("units").flatMap { FileUnit($0.text) }
      return List(elements: data.elements) { element in
        var record = record(of: element)
        record.kind = .addition
        record.leanMass = element.field("qty")
        record.leanUnit = unit
        return record
      }
    case "waist_circumference":
      let unit = metric.field("units").flatMap { FileLengthUnit($0.text) }
      return List(elements: data.elements) { element in
        var record = record(of: element)
        record.kind = .addition
        record.waist = element.field("qty")
        record.waistUnit = unit
        return record
      }
    default: return nil
    }
  }

  private static func record(of element: JSONElement) -> WeightRecord {
    var record = WeightRecord(at: element.location)
    record.date = element.field("date")
    record.sourceName = element.field("source")
    return record
  }
}
