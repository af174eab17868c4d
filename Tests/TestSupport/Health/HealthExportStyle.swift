package import WeightCore

/// How a phone writes an export of Apple Health.
package struct HealthExportStyle: Hashable, Sendable {
  /// The language and region of the phone: `en_US`.
  package var locale = "en_US"
  /// The version of the form, from 11 to 14.
  ///
  /// In version 12 the document type is broken.
  package var version = 14
  /// When the export is written, with the offset of the zone that the phone is in.
  ///
  /// All dates are written with this offset.
  package var exported: Moment
  /// The unit in which the phone shows masses.
  package var unit = "kg"
  /// What ends a line.
  package var lineBreak = "\n"
  /// Whether a byte order mark comes first.
  package var hasByteOrderMark = false

  /// Creates the style of an English phone.
  package init(exported: Moment = .healthExport) {
    self.exported = exported
  }

  /// The style of a phone in Spain.
  package static func spanish(exported: Moment = .healthExport) -> HealthExportStyle {
    var style = HealthExportStyle(exported: exported)
    style.locale = "es_ES"
    return style
  }

  /// How many micrograms the unit has, times 16, as an ounce has an odd number of them.
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

extension Moment {
  /// When exports of tests are written, unless they say otherwise: the noon of 1 March 2026 in Madrid.
  package static var healthExport: Moment {
    guard let moment = Moment(secondsSince1970: 1_772_362_800, utcOffset: 3_600) else {
      preconditionFailure("2026 is a year from 1 to 9999")
    }
    return moment
  }
}
