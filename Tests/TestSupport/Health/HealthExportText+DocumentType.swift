extension HealthExportText {
  /// Returns the document type that phones write at the beginning of each export, shortened a little.
  ///
  /// That of version 12 is broken as that of iOS 16 was: a list is not closed, two elements stand in
  /// it, and there is an angle bracket too many before the end.
  static func documentType(version: Int) -> [String] {
    let vision =
      version == 12
      ? [
        "<!ATTLIST VisionPrescription", "  type CDATA #REQUIRED",
        "  dateIssued CDATA #REQUIRED", "  expirationDate CDATA #IMPLIED",
        "<!ELEMENT RightEye EMPTY>", "<!ATTLIST RightEye", "  sphere CDATA #IMPLIED",
        "<!ELEMENT LeftEye EMPTY>", "<!ATTLIST LeftEye", "  sphere CDATA #IMPLIED", ">", ">",
      ]
      : ["<!ELEMENT VisionPrescription (MetadataEntry*)>"]
    return [
      "<!DOCTYPE HealthData [", "<!-- HealthKit Export Version: \(version) -->",
      "<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary)*)>",
      "<!ATTLIST HealthData", "  locale CDATA #REQUIRED", ">", "<!ELEMENT ExportDate EMPTY>",
      "<!ATTLIST ExportDate", "  value CDATA #REQUIRED", ">",
      "<!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>",
      "<!ATTLIST Record", "  type          CDATA #REQUIRED", "  unit          CDATA #IMPLIED",
      "  value         CDATA #IMPLIED", "  sourceName    CDATA #REQUIRED",
      "  startDate     CDATA #REQUIRED", "  endDate       CDATA #REQUIRED", ">",
      "<!-- Note: Any Records that appear as children of a correlation also appear as top-level"
        + " records in this document. -->",
      "<!ELEMENT Correlation ((MetadataEntry|Record)*)>",
    ] + vision + ["]>"]
  }
}
