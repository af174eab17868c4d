package import WeightCore

/// The style in which a phone writes an Apple Health export.
package struct HealthExportStyle: Hashable, Sendable {
  /// The language and region of the phone: `en_US`.
  package var locale = "en_US"
  /// The version of the format, from 11 to 14.
  ///
  /// In version 12, the document type is malformed.
  package var version = 14
  /// The time of the export, with the UTC offset of the phone.
  ///
  /// All dates are written with this offset.
  package var exported: Timestamp
  /// The unit of the phone for masses.
  package var unit = "kg"
  /// The line end.
  package var lineBreak = "\n"
  /// Whether the file begins with a byte order mark.
  package var hasByteOrderMark = false

  /// Creates the style of an English phone.
  package init(exported: Timestamp = .healthExport) {
    self.exported = exported
  }

  /// Returns the style of a phone in Spain.
  package static func spanish(exported: Timestamp = .healthExport) -> HealthExportStyle {
    var style = HealthExportStyle(exported: exported)
    style.locale = "es_ES"
    return style
  }

  /// The micrograms of the unit, times 16, because an ounce is not a whole number of micrograms.
  var sixteenthsOfMicrograms: Int64 {
    switch unit {
    case "lb": 16 * WeightUnit.pound.micrograms
    case "st": 16 * WeightUnit.stone.micrograms
    case "oz": WeightUnit.pound.micrograms
    case "g": 16 * 1_000_000
    default: 16 * WeightUnit.kilogram.micrograms
    }
  }
}

extension Timestamp {
  /// The default time of exports in tests: noon on 1 March 2026 in Madrid.
  package static var healthExport: Timestamp {
    guard let moment = Timestamp(secondsSince1970: 1_772_362_800, utcOffset: 3_600) else {
      preconditionFailure("2026 is a year from 1 to 9999")
    }
    return moment
  }
}
